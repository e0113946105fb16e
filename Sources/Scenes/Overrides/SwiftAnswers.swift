import ResponderKit

/// Rules of an override, as a developer writes them in Swift.
struct SwiftAnswers {
  private let method: AnswerMethod
  private let rules: AnswerRules
  private let object: StatefulObject
  /// The properties for the objects that the rules name, with their types.
  private var properties: [(name: String, type: String, object: StatefulObject)] = []
  /// Indicates whether the answer of super is known by the name `answer`.
  private var knowsSuper = false
  private var body: [String] = []

  /// Returns the override of a method; `object` is the responder or recognizer that has it.
  static func override(
    of method: AnswerMethod, _ rules: AnswerRules, on object: StatefulObject
  ) -> SwiftOverride {
    var writer = SwiftAnswers(method: method, rules: rules, object: object)
    return writer.write()
  }

  private init(method: AnswerMethod, rules: AnswerRules, object: StatefulObject) {
    (self.method, self.rules, self.object) = (method, rules, object)
  }

  private var isOfDelegate: Bool { method.belongsToDelegate(of: object) }

  private mutating func write() -> SwiftOverride {
    for rule in rules.rules { write(rule) }
    if rules.rules.last?.conditions.isEmpty != true {
      body += method == .sendEvent ? [superCall] : ["return \(answerOfSuper)"]
    }
    let protocols = isOfDelegate ? [delegateProtocol] : []
    var references = properties.map {
      SwiftOverride.Reference(property: $0.name, object: $0.object)
    }
    var methods = SwiftOverride.method(head, body)
    if isOfDelegate {
      references.append(SwiftOverride.Reference(property: "delegate", object: object))
      // A delegate implements what a responder overrides.
      methods = ["\(head) {"] + body.map { "  \($0)" } + ["}"]
    }
    return SwiftOverride(
      "Decides by rules about \(method.rawValue).", "Ruled",
      properties: properties.map { "weak var \($0.name): \($0.type)?" }, methods: methods,
      references: references, protocols: protocols)
  }

  private var delegateProtocol: String {
    switch object {
    case is UITextField: "UITextFieldDelegate"
    case is UIScrollView: "UIScrollViewDelegate"
    default: "UIGestureRecognizerDelegate"
    }
  }

  private var head: String {
    switch method {
    case .hitTest: "func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?"
    case .pointInside: "func point(inside point: CGPoint, with event: UIEvent?) -> Bool"
    case .next: "var next: UIResponder?"
    case .canBecomeFirstResponder: "var canBecomeFirstResponder: Bool"
    case .canResignFirstResponder: "var canResignFirstResponder: Bool"
    case .canPerformAction:
      "func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool"
    case .gestureRecognizerShouldBegin:
      "func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool"
    case .touchesShouldBegin:
      "func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)"
        + " -> Bool"
    case .touchesShouldCancel: "func touchesShouldCancel(in view: UIView) -> Bool"
    case .shouldReceive:
      "func gestureRecognizer("
        + "_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool"
    case .shouldRecognizeSimultaneously:
      "func gestureRecognizer(_ recognizer: UIGestureRecognizer, "
        + "shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool"
    case .shouldRequireFailureOf:
      "func gestureRecognizer("
        + "_ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer)"
        + " -> Bool"
    case .shouldBeRequiredToFailBy:
      "func gestureRecognizer(_ recognizer: UIGestureRecognizer, "
        + "shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool"
    case .canPrevent: "func canPrevent(_ recognizer: UIGestureRecognizer) -> Bool"
    case .canBePrevented: "func canBePrevented(by recognizer: UIGestureRecognizer) -> Bool"
    case .textFieldShouldBeginEditing, .textFieldShouldEndEditing, .textFieldShouldReturn:
      "func \(method.rawValue)(_ textField: UITextField) -> Bool"
    case .viewForZooming: "func viewForZooming(in scrollView: UIScrollView) -> UIView?"
    case .sendEvent: "func sendEvent(_ event: UIEvent)"
    }
  }

  private var superCall: String {
    if isOfDelegate {
      return switch method {
      case .viewForZooming: "nil"
      case .shouldRecognizeSimultaneously, .shouldRequireFailureOf, .shouldBeRequiredToFailBy:
        "false"
      default: "true"
      }
    }
    return switch method {
    case .hitTest: "super.hitTest(point, with: event)"
    case .pointInside: "super.point(inside: point, with: event)"
    case .canPerformAction: "super.canPerformAction(action, withSender: sender)"
    case .gestureRecognizerShouldBegin: "super.gestureRecognizerShouldBegin(recognizer)"
    case .touchesShouldBegin: "super.touchesShouldBegin(touches, with: event, in: view)"
    case .touchesShouldCancel: "super.touchesShouldCancel(in: view)"
    case .canPrevent: "super.canPrevent(recognizer)"
    case .canBePrevented: "super.canBePrevented(by: recognizer)"
    case .sendEvent: "super.sendEvent(event)"
    default: "super.\(method.rawValue)"
    }
  }

  private var answerOfSuper: String { knowsSuper ? "answer" : superCall }

  private mutating func write(_ rule: AnswerRule) {
    var conditions: [String] = []
    for condition in rule.conditions {
      if case .superIs = condition, !knowsSuper {
        body.append("let answer = \(superCall)")
        knowsSuper = true
      }
      guard let text = text(of: condition) else {
        body.append("// UIKit cannot tell: \(rule.pieces.words { _ in "an object" })")
        return
      }
      conditions.append(text)
    }
    let answer = statement(rule.value)
    guard !conditions.isEmpty else {
      body += answer
      return
    }
    let line = "if \(conditions.joined(separator: ", ")) {"
    if answer.count == 1, line.count + answer[0].count < 90 {
      body.append("\(line) \(answer[0]) }")
    } else if conditions.count == 1 || line.count < 90 {
      body += [line] + answer.map { "  " + $0 } + ["}"]
    } else {
      body += ["if \(conditions[0]),"]
      body += conditions.dropFirst().dropLast().map { "  \($0)," }
      body += ["  \(conditions[conditions.count - 1])", "{"] + answer.map { "  " + $0 } + ["}"]
    }
  }

  private mutating func statement(_ value: AnswerValue) -> [String] {
    switch value {
    case .nothing: return [method == .sendEvent ? "return" : "return nil"]
    case .itself: return ["return self"]
    case .bool(let answer): return ["return \(answer)"]
    case .superAnswer:
      return method == .sendEvent ? [superCall, "return"] : ["return \(answerOfSuper)"]
    case .object(let reference):
      guard let other = reference.object else { return ["return \(answerOfSuper)"] }
      if other === object { return ["return self"] }
      let name = property(for: other, method.answer == .view ? "UIView" : "UIResponder")
      return ["return \(name)" + (method == .viewForZooming ? "" : " ?? \(answerOfSuper)")]
    }
  }

  private mutating func property(for object: StatefulObject, _ type: String) -> String {
    if let known = properties.first(where: { $0.object === object }) { return known.name }
    let base = method == .pointInside ? "pointInside" : method.rawValue
    let name = "\(base)Object\(properties.isEmpty ? "" : "\(properties.count + 1)")"
    properties.append((name, type, object))
    return name
  }

  /// Returns the condition; nil for one that UIKit has no words for.
  private mutating func text(of condition: AnswerCondition) -> String? {
    switch condition {
    case .inside(let rect): return place { "\(rect.swiftText).contains(\($0))" }
    case .outside(let rect): return place { "!\(rect.swiftText).contains(\($0))" }
    case .event(let type):
      switch method {
      case .shouldReceive: return "\(type == .touches)"
      case .sendEvent: return "event.type == .\(type)"
      default: return "event?.type == .\(type)"
      }
    case .touchIn(let reference):
      guard let view = reference.object else { return "false" }
      let name = property(for: view, "UIView")
      return touched { "\(name).map(\($0).isDescendant) == true" }
    case .touchIs(let type): return touched { "\($0) is \(String(describing: type.type))" }
    case .superIs(let value):
      switch value {
      case .nothing: return "answer == nil"
      case .itself: return "answer === self"
      case .bool(let answer): return "answer == \(answer)"
      case .superAnswer: return "true"
      case .object(let reference):
        guard let other = reference.object else { return "false" }
        if other === object { return "answer === self" }
        return "answer === \(property(for: other, method == .hitTest ? "UIView" : "UIResponder"))"
      }
    case .finger: return nil
    case .action(let action): return "action == Selector((\("\(action)".swiftLiteral)))"
    case .recognizer(let reference):
      guard let other = reference.object else { return "false" }
      return "recognizer === \(property(for: other, "UIGestureRecognizer"))"
    }
  }

  /// Returns a condition about the point of the call.
  private func place(_ contains: (String) -> String) -> String? {
    switch method {
    case .hitTest, .pointInside: contains("point")
    case .shouldReceive: contains("touch.location(in: recognizer.view)")
    case .touchesShouldBegin: "touches.contains(where: { \(contains("$0.location(in: self)")) })"
    case .gestureRecognizerShouldBegin:
      "(0..<recognizer.numberOfTouches).contains(where: { "
        + contains(
          "recognizer.location(ofTouch: $0, in: \(isOfDelegate ? "recognizer.view" : "self"))")
        + " })"
    case .sendEvent: changedTouches(contains("$0.location(in: self)"))
    default: nil
    }
  }

  /// Returns a condition about the view of the touch.
  private func touched(_ holds: (String) -> String) -> String? {
    switch method {
    case .shouldReceive: "let view = touch.view, \(holds("view"))"
    case .touchesShouldBegin, .touchesShouldCancel: holds("view")
    // The view that was hit is asked itself.
    case .gestureRecognizerShouldBegin: isOfDelegate ? nil : holds("self")
    case .sendEvent: changedTouches("$0.view.map { \(holds("$0")) } == true")
    default: nil
    }
  }

  private func changedTouches(_ holds: String) -> String {
    "event.allTouches?.contains(where: { "
      + "$0.window === self && $0.phase != .stationary && \(holds) }) == true"
  }
}
