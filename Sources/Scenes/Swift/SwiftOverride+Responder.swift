import ResponderKit

extension SwiftOverride {
  /// Returns the overrides that any responder may have: event methods, `next`, and whether it may
  /// become first responder.
  package static func all(ofResponder responder: UIResponder) -> [SwiftOverride] {
    var found: [SwiftOverride] = []
    let handled = responder.handledMethods
    if !handled.isEmpty {
      found.append(
        SwiftOverride(
          handled.allSatisfy { $0.handling == .handles }
            ? "Handles events instead of passing them on." : "Handles events.", "Handling",
          methods: Array(
            handled.map { Self.handler($0.method, forwards: $0.handling != .handles) }
              .joined(separator: [""]))))
    }
    if let next = responder.overriddenNext {
      found.append(
        SwiftOverride(
          "Passes events on to a responder of its choice.", "Forwarding",
          properties: ["weak var chosenNext: UIResponder?"],
          methods: ["override var next: UIResponder? { chosenNext ?? super.next }"],
          references: [Reference(property: "chosenNext", object: next)]))
    }
    let answers = [
      ("canBecomeFirstResponder", responder.canBecomeFirstResponderOverride),
      ("canResignFirstResponder", responder.canResignFirstResponderOverride),
    ]
    for case (let name, let answer?) in answers {
      found.append(
        SwiftOverride(
          "Decides itself whether it is first responder.", "Responding",
          methods: ["override var \(name): Bool { \(answer) }"]))
    }
    return found
  }

  private static func handler(_ method: EventMethod, forwards: Bool) -> [String] {
    let name = method.rawValue
    let (parameters, arguments): (String, String)
    switch method {
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      parameters = "_ touches: Set<UITouch>, with event: UIEvent?"
      arguments = "touches, with: event"
    case .motionBegan, .motionEnded, .motionCancelled:
      parameters = "_ motion: UIEvent.EventSubtype, with event: UIEvent?"
      arguments = "motion, with: event"
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled:
      parameters = "_ presses: Set<UIPress>, with event: UIPressesEvent?"
      arguments = "presses, with: event"
    case .remoteControlReceived:
      parameters = "with event: UIEvent?"
      arguments = "with: event"
    }
    return Self.method(
      "func \(name)(\(parameters))",
      [forwards ? "super.\(name)(\(arguments))" : "// Handled here; super would pass it on."])
  }
}
