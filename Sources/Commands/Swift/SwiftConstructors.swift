import Code
import ResponderKit
import Scenes
import Session

/// Statements that make something: `let buy = UIButton(frame: …)`.
extension SwiftReader {
  /// Returns the commands that make what a name is to stand for.
  func declaring(
    _ name: String, at range: Range<Int>, as value: CodeExpression
  ) throws(CommandError) -> SwiftMeaning {
    guard case .call(let callee, let arguments) = value.kind, let type = callee.name else {
      return try declaringVariable(name, as: value, at: range)
    }
    if let made = try making(type, named: name, arguments, at: callee.range) {
      try session.checkName(name, at: range)
      return made
    }
    guard type.hasPrefix("UI") || type.hasPrefix("NS") else {
      return try declaringVariable(name, as: value, at: range)
    }
    throw unknownClass(type, at: callee.range)
  }

  private func unknownClass(_ type: String, at range: Range<Int>) -> CommandError {
    let known =
      scene.classes.all.map(\.name) + scene.gestures.all.map(\.className)
      + ControllerKind.allCases.map(\.className) + ["UIViewController", ViewClass.window.name]
    return CommandError(
      .swift(.unknownClass(type, suggestions: session.suggestions(for: type, in: known))),
      at: range)
  }

  /// Returns the commands that make an object of a class; nil if there is no such class.
  private func making(
    _ type: String, named name: String, _ arguments: [CodeArgument], at range: Range<Int>
  ) throws(CommandError) -> SwiftMeaning? {
    let read = try Arguments(arguments, of: type, self)
    if type == ViewClass.window.name {
      try read.allow("frame")
      return try commands("window \(name)\(read.frame) hidden")
    }
    if let viewClass = scene.classes[type] {
      try read.allow("frame", "type", "style")
      // It is in no view until somebody adds it.
      return try commands("add \(viewClass.name) \(name)\(read.frame)", "detach \(name)")
    }
    if let own = scene.codeBook?.types.first(where: { $0.name == type && $0.isViewClass }) {
      try read.allow("frame")
      return try commands("add \(own.name) \(name)\(read.frame) in nil")
    }
    if let kind = scene.gestures.named(className: type) {
      try read.allow("target", "action")
      let target = try target(of: read)
      return try commands(
        "gesture \(kind.name) \(name) on \(try rootName(at: range))",
        target.map { "target \(name) \($0)" } ?? "", "detach \(name)")
    }
    if type == "UIViewController" {
      try read.allow("nibName", "bundle")
      return try commands("controller \(name)")
    }
    if let kind = ControllerKind.allCases.first(where: { $0.className == type }) {
      try read.allow("rootViewController", "style")
      guard let child = read["rootViewController"] else {
        return try commands("controller \(name) \(kind.rawValue)")
      }
      guard kind == .navigation, case .object(let object as UIViewController) = try value(child)
      else {
        throw CommandError(
          .swift(.wrongArgument(source(of: child), expected: "a view controller")),
          at: child.range)
      }
      let text = try reference(to: object, at: child.range)
      return try commands("controller \(name) \(kind.rawValue) \(text)")
    }
    return nil
  }

  /// The arguments of an initializer, by their labels.
  private struct Arguments {
    private let all: [CodeArgument]
    private let type: String
    /// The rectangle behind a blank, or nothing.
    let frame: String

    init(
      _ arguments: [CodeArgument], of type: String, _ reader: SwiftReader
    ) throws(CommandError) {
      all = arguments
      self.type = type
      guard let frame = arguments.first(where: { $0.label == "frame" })?.value else {
        self.frame = ""
        return
      }
      self.frame = " \(try reader.rect(frame).exactText)"
    }

    subscript(label: String) -> CodeExpression? { all.first { $0.label == label }?.value }

    /// Refuses arguments with other labels.
    func allow(_ labels: String...) throws(CommandError) {
      guard let other = all.first(where: { !labels.contains($0.label ?? "_") }) else { return }
      throw CommandError(
        .swift(.unreadArgument(other.label ?? "_", of: type, reads: labels)),
        at: other.value.range)
    }
  }

  private func rect(_ expression: CodeExpression) throws(CommandError) -> CGRect {
    if let rect = try value(expression, as: .rect)?.as(.rect) { return rect }
    throw CommandError(
      .swift(.wrongArgument(source(of: expression), expected: PropertyType.rect.swiftPhrase)),
      at: expression.range)
  }

  /// Returns `vc.save` for `target: self, action: #selector(save)`; nil for no target.
  private func target(of arguments: Arguments) throws(CommandError) -> String? {
    guard let target = arguments["target"], let action = arguments["action"] else { return nil }
    guard case .object(let object as UIResponder) = try value(target) else { return nil }
    let value = try value(action)
    if case .none = value { return nil }
    guard let name = value.selectorName else {
      throw CommandError(
        .swift(.wrongArgument(source(of: action), expected: SwiftSlot.selector.expected)),
        at: action.range)
    }
    return "\(try reference(to: object, at: target.range)).\(name)"
  }

  /// Returns the name of a view that a new recognizer can be made on.
  private func rootName(at range: Range<Int>) throws(CommandError) -> String {
    guard let root = object(named: "view") ?? scene.mainWindow else {
      throw CommandError(.refused("there is no view to make it on"), at: range)
    }
    return try reference(to: root, at: range)
  }

  /// Returns the command of a variable that stands for a value.
  private func declaringVariable(
    _ name: String, as expression: CodeExpression, at range: Range<Int>
  ) throws(CommandError) -> SwiftMeaning {
    guard case .plain(let value) = try value(expression) else {
      throw CommandError(
        .swift(
          .wrongArgument(
            source(of: expression),
            expected: "something that can get a name: a number, a text, a rectangle, or a new "
              + "object such as UIView()")), at: expression.range)
    }
    if scene.names[name] != nil { throw CommandError(.swift(.notAssignable(name)), at: range) }
    return try commands("let \(name) \(value.scriptText)")
  }
}
