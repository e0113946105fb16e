import Code
import ResponderKit

/// Targets, actions and closures of controls and recognizers.
extension Checker {
  /// Returns the selector that `#selector(name)` means: without labels, that of the method of the name.
  func selector(named name: String, in scope: Scope) -> Selector {
    guard !name.contains(":") else { return Selector(name) }
    var owners: [OwnType] = []
    if let owner = scope.function.owner { owners.append(owner) }
    owners += program.types.values.sorted { $0.name < $1.name }
    owners += program.extensions.values.sorted { $0.name < $1.name }
    for owner in owners {
      let method = owner.methods(named: name).first { !$0.isStatic }
      if let method { return Selector(method.selector) }
    }
    return Selector(name)
  }

  /// Gives a recognizer a target and its action, if both are there.
  static func target(_ recognizer: UIGestureRecognizer, _ values: [CodeValue]) {
    guard values.count == 2, let target = AnySender.from(values[0])?.target,
      let action = Selector.from(values[1])
    else { return }
    recognizer.addTarget(target, action: action)
  }

  /// Checks `UIAction(title: "Buy") { action in … }`.
  func action(
    _ arguments: [CodeArgument], _ expression: CodeExpression, in scope: Scope
  ) throws(CodeFault) -> Checked {
    let (program, type) = (program, ValueType.object("UIAction"))
    // What it looks like in a menu is left out.
    let signature = Signature(
      "init(title:image:identifier:handler:)", ["title", "image", "identifier", "handler"],
      [.string, .any, .any, .function([type], .void)], mayOmit: [true, true, true, false], type)
    let candidate = Candidate(signature: signature, leftOut: .unset) { _, values in
      let title = values.first.flatMap { String.from($0) } ?? ""
      guard case .function(let function)? = values.last else { return .none }
      return .object(
        UIAction(title: title) { [weak program] action in
          program?.asked(function, for: action.sender as? StatefulObject, [.object(action)])
        })
    }
    return try resolved(
      [candidate], "UIAction", arguments, expression, base: { _ in .none }, in: scope)
  }

  /// Returns the initializers of controls that take an action, and those of buttons that take a type.
  ///
  /// - Parameter make: Makes the control.
  func controlInitializers(
    of name: String, _ type: ValueType, _ make: @escaping (CGRect) throws(CodeStop) -> CodeValue
  ) -> [Candidate] {
    guard library.inherits(name, from: "UIControl") else { return [] }
    let action = ValueType.optional(.object("UIAction"))
    var found = [
      Candidate(
        signature: Signature(
          "init(frame:primaryAction:)", ["frame", "primaryAction"], [.value("CGRect"), action], type
        )
      ) { _, values throws(CodeStop) in
        let made = try make(values.first.flatMap { CGRect.from($0) } ?? .zero)
        Self.add(values.last, to: made)
        return made
      }
    ]
    guard library.inherits(name, from: "UIButton") else { return found }
    found.append(
      Candidate(
        signature: Signature(
          "init(type:primaryAction:)", ["type", "primaryAction"],
          [.value("UIButton.ButtonType"), action],
          mayOmit: [true, true], type)
      ) { _, values throws(CodeStop) in
        let made = try make(.zero)
        Self.add(values.last, to: made)
        return made
      })
    return found
  }

  private static func add(_ action: CodeValue?, to control: CodeValue) {
    guard let control = control.object as? UIControl, let action = action?.object as? UIAction
    else { return }
    control.addAction(action, for: .primaryActionTriggered)
    (control as? UIButton)?.setTitle(action.title, for: .normal)
  }

  /// Checks `UIApplication.shared` and `NotificationCenter.default`; nil of anything else.
  func sharedObject(_ name: String, of type: ValueType) -> Checked? {
    let program = program
    switch (type, name) {
    case (.object("UIApplication"), "shared"), (.object("UIApplication"), "sharedApplication"):
      return Checked(type) { _ throws(CodeStop) in
        guard let application = program.application() else { throw CodeStop(.isNil("shared")) }
        return .object(application)
      }
    case (.object("NotificationCenter"), "default"),
      (.object("NotificationCenter"), "defaultCenter"):
      return Checked(type) { _ in .object(program.heap.center) }
    default: return nil
    }
  }
}

extension Signature {
  /// The initializer of a recognizer with a target and its action, which may both be left out.
  static func ofRecognizer(_ type: ValueType) -> Signature {
    Signature(
      "init(target:action:)", ["target", "action"],
      [AnySender.codeType, .optional(.value("Selector"))], mayOmit: [true, true], type)
  }
}
