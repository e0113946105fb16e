import ResponderKit

/// The methods of a class of the code that UIKit calls besides those of the hit-test: when the view
/// is laid out, moves in the tree, or gets touches.
final class CodedLife: CodedMethods {
  private let program: CodeProgram
  private let methods: [String: OwnType.Method]
  /// The names of the methods that the class has.
  let names: Set<String>

  init(_ program: CodeProgram, _ methods: [String: OwnType.Method]) {
    (self.program, self.methods) = (program, methods)
    names = Set(methods.keys)
  }

  /// Returns whether it stands for the same methods.
  func isSame(as other: [String: OwnType.Method]) -> Bool {
    methods.count == other.count && methods.allSatisfy { other[$0.key] === $0.value }
  }

  /// Runs the class's method; a failure is kept, as one of the hit-test is.
  func run(_ call: CodedCall, on view: UIView) -> Bool {
    let name = call.name
    guard let method = methods[name],
      !program.machine.isCallingSuper(name, view)
    else { return false }
    if program.machine.depth == 0 { program.machine.beginQuestion() }
    let machine = program.machine
    let (keeps, listener) = (machine.keepsLines, machine.listener)
    (machine.keepsLines, machine.listener) = (true, nil)
    program.ask(method, on: view, call.arguments)
    (machine.keepsLines, machine.listener) = (keeps, listener)
    program.machine.limitLines()
    return true
  }
}

extension CodedCall {
  fileprivate var arguments: [CodeValue] {
    switch self {
    case .layoutSubviews, .didMoveToWindow, .didMoveToSuperview: []
    case .didAddSubview(let view): [.object(view)]
    case .touches(_, let touches, let event): [touches.codeValue, event?.codeValue ?? .none]
    }
  }
}
