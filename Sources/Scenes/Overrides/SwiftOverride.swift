import ResponderKit

/// An override as a developer writes it in Swift in a subclass, for UIKit and ResponderKit alike.
///
/// A ``ViewOverride`` is the same as a value.
package struct SwiftOverride {
  /// A property of the subclass that has to be set to another object of the scene.
  package struct Reference {
    /// The property's name.
    package let property: String
    /// The object that the property is to be set to.
    package let object: StatefulObject

    package init(property: String, object: StatefulObject) {
      self.property = property
      self.object = object
    }
  }

  /// The sentence that says what the override does.
  package let summary: String
  /// A word for a class that has the override: a `RoundButton` takes touches in a circle.
  package let adjective: String
  /// The stored properties that the override needs.
  package let properties: [String]
  /// The methods, without indentation.
  package let methods: [String]
  /// The properties that have to be set, with their objects.
  package let references: [Reference]
  /// The protocols to which the subclass conforms.
  package let protocols: [String]

  package init(
    _ summary: String, _ adjective: String, properties: [String] = [], methods: [String],
    references: [Reference] = [], protocols: [String] = []
  ) {
    (self.summary, self.adjective, self.properties) = (summary, adjective, properties)
    (self.methods, self.references, self.protocols) = (methods, references, protocols)
  }

  /// Returns the overrides that a view has by values, handlers and `next`; empty if the view
  /// behaves as its class.
  ///
  /// Overrides that name only views that are gone do nothing and are left out.
  package static func all(of view: UIView, _ kinds: OverrideRegistry) -> [SwiftOverride] {
    view.viewOverrides.compactMap { kinds.swift(of: $0, on: view) } + all(ofResponder: view)
  }

  /// Returns an override of `hitTest(_:with:)` with a body.
  package static func hitTest(_ body: [String]) -> [String] {
    method("func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?", body)
  }

  /// Returns an override of `point(inside:with:)` with a body.
  package static func pointInside(_ body: [String]) -> [String] {
    method("func point(inside point: CGPoint, with event: UIEvent?) -> Bool", body)
  }

  static func method(_ head: String, _ body: [String]) -> [String] {
    ["override \(head) {"] + body.map { "  " + $0 } + ["}"]
  }

  /// Returns the overrides that any responder may have: event methods, `next`, and whether it may
  /// become first responder or, as a window, key.
  package static func all(ofResponder responder: UIResponder) -> [SwiftOverride] {
    var found: [SwiftOverride] = []
    let handled = responder.handledMethods
    if !handled.isEmpty {
      var receivers: [UIResponder] = []
      for receiver in handled.compactMap({ $0.handling.receiver?.object })
      where !receivers.contains(receiver) { receivers.append(receiver) }
      let names = receivers.indices.map { $0 == 0 ? "receiver" : "receiver\($0 + 1)" }
      let property = Dictionary(uniqueKeysWithValues: zip(receivers, names))
      found.append(
        SwiftOverride(
          handled.allSatisfy { $0.handling == .handles }
            ? "Handles events instead of passing them on." : "Handles events.", "Handling",
          properties: names.map { "weak var \($0): UIResponder?" },
          methods: Array(
            handled.map { method, handling in
              Self.handler(method, handling, handling.receiver?.object.flatMap { property[$0] })
            }.joined(separator: [""])),
          references: zip(names, receivers).map { Reference(property: $0, object: $1) }))
    }
    if let next = responder.chosenNext {
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
    if let answer = (responder as? UIWindow)?.canBecomeKeyOverride {
      found.append(
        SwiftOverride(
          "Decides itself whether a touch makes it the key window.", "Responding",
          methods: ["override var canBecomeKey: Bool { \(answer) }"]))
    }
    return found + Self.answers(of: responder)
  }

  /// Returns the overrides of a responder or recognizer that follow rules.
  package static func answers(of object: StatefulObject) -> [SwiftOverride] {
    object.answersInFull.map { SwiftAnswers.override(of: $0.method, $0.rules, on: object) }
  }

  /// Returns the override of an event method; `receiver` is the property that has the responder to
  /// which it sends the message, too.
  private static func handler(
    _ method: EventMethod, _ handling: EventHandling, _ receiver: String?
  ) -> [String] {
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
    var body = receiver.map { ["\($0)?.\(name)(\(arguments))"] } ?? []
    if handling.callsSuper {
      body.append("super.\(name)(\(arguments))")
    } else if body.isEmpty {
      body.append("// Handled here; super would pass it on.")
    }
    return Self.method("func \(name)(\(parameters))", body)
  }
}

/// A subclass with overrides, as Swift source.
package struct SwiftSubclass {
  /// The name of the subclass.
  package let name: String
  /// The class that it inherits from.
  package let superclass: String
  /// The overrides of the subclass.
  package let overrides: [SwiftOverride]

  /// Creates a subclass with a name.
  package init(_ name: String, of superclass: String, overrides: [SwiftOverride]) {
    (self.name, self.superclass, self.overrides) = (name, superclass, overrides)
  }

  /// The declaration with a comment that says what it does.
  package var lines: [String] {
    var summaries: [String] = []
    for override in overrides where !summaries.contains(override.summary) {
      summaries.append(override.summary)
    }
    var types = [superclass]
    for type in overrides.flatMap(\.protocols) where !types.contains(type) { types.append(type) }
    return summaries.map { "/// " + $0 }
      + ["final class \(name): \(types.joined(separator: ", ")) {"]
      + body.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }

  /// The lines between the braces, without indentation.
  package var body: [String] {
    let properties = overrides.flatMap(\.properties)
    let blocks = (properties.isEmpty ? [] : [properties]) + overrides.map(\.methods)
    return Array(blocks.joined(separator: [""]))
  }
}
