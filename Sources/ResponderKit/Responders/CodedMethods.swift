/// A value that a method of a class that was read is given, or gives back.
package enum CodedValue {
  /// No value: nil, or the result of a method without one.
  case nothing
  case bool(Bool)
  case number(Double)
  case object(StatefulObject?)
  case objects([StatefulObject])
  case touches(Set<UITouch>)
  case presses(Set<UIPress>)
  case point(CGPoint)
  case size(CGSize)
  case selector(Selector?)
  case motion(UIEvent.EventSubtype)
  case text(String?)
  /// Anything else, such as the sender of an action or the old value of a property.
  case any(Any?)

  /// The object or nil; nothing if it is another value.
  package var asObject: StatefulObject?? {
    switch self {
    case .object(let object): .some(object)
    case .nothing: .some(nil)
    default: nil
    }
  }
}

/// A call that a class which was read may override, or the reading or setting of a property.
package struct CodedCall {
  /// The name in Swift: `touchesBegan(_:with:)`, `next`, `didSet isHighlighted`.
  package let name: String
  /// The arguments, in their order.
  package let arguments: [CodedValue]
  /// Indicates whether observers are told the lines that run; not where UIKit may ask at any time.
  package let isTold: Bool

  /// Creates a call.
  package init(_ name: String, _ arguments: [CodedValue] = [], isTold: Bool = true) {
    (self.name, self.arguments, self.isTold) = (name, arguments, isTold)
  }
}

/// The methods of a class that was read, which stand in an object for those of a compiled subclass.
package protocol CodedMethods: AnyObject {
  /// The names of the methods that the class has, of those that UIKit calls.
  var names: Set<String> { get }

  /// The part of the object that the class has; nil if it has none.
  var part: CompanionObject? { get }

  /// Returns whether the class's method runs if UIKit calls it now: not while it is calling super.
  func answers(_ name: String, of object: StatefulObject) -> Bool

  /// Runs the class's method. Returns what it gives back; nil if it gave nothing that could be
  /// used, so that UIKit's own method answers.
  func run(_ call: CodedCall, on object: StatefulObject) -> CodedValue?

  /// Returns the method of the class that an action names; nil if it has none.
  func method(for action: Selector, of object: StatefulObject) -> ActionMethod?
}

/// Whether any object ever had methods of a class that was read: others must not pay for asking.
enum CodedUse {
  // It only becomes true, before the first object has such methods.
  nonisolated(unsafe) private(set) static var isKnown = false

  fileprivate static func begin() { if !isKnown { isKnown = true } }
}

extension StatefulObject {
  /// The methods of a class that was read; nil if the object has none.
  package final var codedMethods: (any CodedMethods)? {
    get { CodedUse.isKnown ? codedStorage : nil }
    set {
      if newValue != nil { CodedUse.begin() }
      willChange()
      codedStorage = newValue
    }
  }

  /// The methods that answer a call now; nil if UIKit's own do.
  @inline(__always)
  private final func coded(_ name: String) -> (any CodedMethods)? {
    guard CodedUse.isKnown, let coded = codedStorage, coded.answers(name, of: self) else {
      return nil
    }
    return coded
  }

  /// Runs the method of a class that was read in place of the object's own; true if it has run.
  final func runsCode(_ name: String, _ arguments: @autoclosure () -> [CodedValue] = []) -> Bool {
    guard let coded = coded(name) else { return false }
    _ = coded.run(CodedCall(name, arguments()), on: self)
    return true
  }

  /// Returns what the method of a class that was read answers; nil if the object's own answers.
  final func codedAnswer(
    _ name: String, _ arguments: @autoclosure () -> [CodedValue] = [], isTold: Bool = true
  ) -> CodedValue? {
    coded(name)?.run(CodedCall(name, arguments(), isTold: isTold), on: self)
  }

  /// Returns the object or nil that a question answers which UIKit may ask at any time, if a class
  /// that was read answers it.
  @inline(__always)
  final func codedObject(_ name: String) -> StatefulObject?? {
    CodedUse.isKnown ? codedAnswer(name, isTold: false)?.asObject : nil
  }

  /// Returns what the method of a class that was read answers, or else the object's own.
  final func codedBool(
    _ name: String, _ arguments: @autoclosure () -> [CodedValue] = [], isTold: Bool = true,
    or own: () -> Bool
  ) -> Bool {
    guard CodedUse.isKnown,
      case .bool(let answer)? = codedAnswer(name, arguments(), isTold: isTold)
    else { return own() }
    return answer
  }
}

extension UIResponder {
  /// Runs the event method of a class that was read, and tells so. Returns whether it has run.
  final func runsCode(
    _ method: EventMethod, _ event: UIEvent?, _ arguments: @autoclosure () -> [CodedValue]
  ) -> Bool {
    guard CodedUse.isKnown, let coded = codedStorage, coded.answers(method.fullName, of: self)
    else { return false }
    event?.observer?.observe(.delivery(Delivery(self, method, .handled)))
    _ = coded.run(CodedCall(method.fullName, arguments()), on: self)
    return true
  }
}

extension UIGestureRecognizer {
  /// Sends fingers to the recognizer: to the method of a class that was read, or to its own.
  package final func receive(_ method: EventMethod, _ touches: Set<UITouch>, with event: UIEvent) {
    guard !runsCode(method.fullName, [.touches(touches), .object(event)]) else { return }
    switch method {
    case .touchesBegan: touchesBegan(touches, with: event)
    case .touchesMoved: touchesMoved(touches, with: event)
    case .touchesEnded: touchesEnded(touches, with: event)
    default: touchesCancelled(touches, with: event)
    }
  }
}

extension EventMethod {
  /// The full name in Swift.
  package var fullName: String {
    switch self {
    case .touchesBegan: "touchesBegan(_:with:)"
    case .touchesMoved: "touchesMoved(_:with:)"
    case .touchesEnded: "touchesEnded(_:with:)"
    case .touchesCancelled: "touchesCancelled(_:with:)"
    case .motionBegan: "motionBegan(_:with:)"
    case .motionEnded: "motionEnded(_:with:)"
    case .motionCancelled: "motionCancelled(_:with:)"
    case .remoteControlReceived: "remoteControlReceived(with:)"
    case .pressesBegan: "pressesBegan(_:with:)"
    case .pressesChanged: "pressesChanged(_:with:)"
    case .pressesEnded: "pressesEnded(_:with:)"
    case .pressesCancelled: "pressesCancelled(_:with:)"
    }
  }
}

extension AnswerMethod {
  /// The full name in Swift, of a method that an object's own class has.
  package var fullName: String {
    switch self {
    case .hitTest: "hitTest(_:with:)"
    case .pointInside: "point(inside:with:)"
    case .next: "next"
    case .canBecomeFirstResponder: "canBecomeFirstResponder"
    case .canResignFirstResponder: "canResignFirstResponder"
    case .canPerformAction: "canPerformAction(_:withSender:)"
    case .gestureRecognizerShouldBegin: "gestureRecognizerShouldBegin(_:)"
    case .touchesShouldBegin: "touchesShouldBegin(_:with:in:)"
    case .touchesShouldCancel: "touchesShouldCancel(in:)"
    case .shouldReceive: "gestureRecognizer(_:shouldReceive:)"
    case .shouldRecognizeSimultaneously:
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
    case .shouldRequireFailureOf: "gestureRecognizer(_:shouldRequireFailureOf:)"
    case .shouldBeRequiredToFailBy: "gestureRecognizer(_:shouldBeRequiredToFailBy:)"
    case .canPrevent: "canPrevent(_:)"
    case .canBePrevented: "canBePrevented(by:)"
    case .textFieldShouldBeginEditing: "textFieldShouldBeginEditing(_:)"
    case .textFieldShouldEndEditing: "textFieldShouldEndEditing(_:)"
    case .textFieldShouldReturn: "textFieldShouldReturn(_:)"
    case .viewForZooming: "viewForZooming(in:)"
    case .sendEvent: "sendEvent(_:)"
    }
  }
}

extension AnswerQuestion {
  /// The arguments of a call of a method of an object's own class.
  func arguments(of method: AnswerMethod) -> [CodedValue] {
    switch method {
    case .gestureRecognizerShouldBegin, .canPrevent, .canBePrevented: [.object(recognizer)]
    case .touchesShouldBegin:
      [.touches(Set(touches)), .object(event), .object(touchedView)]
    case .touchesShouldCancel: [.object(touchedView)]
    case .canPerformAction: [.selector(action), .any(sender)]
    case .sendEvent: [.object(event)]
    default: []
    }
  }
}

/// Questions that code of the app may ask as UIKit does, so that a class that was read answers.
extension UIView {
  /// Returns whether the view lets a recognizer begin (R6.5).
  package final func asksShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    codedBool("gestureRecognizerShouldBegin(_:)", [.object(recognizer)]) {
      gestureRecognizerShouldBegin(recognizer)
    }
  }
}

extension UIScrollView {
  /// Returns whether the scroll view gives touches to its content (R8.1).
  package final func asksShouldBegin(
    _ touches: Set<UITouch>, _ event: UIEvent?, _ content: UIView
  ) -> Bool {
    codedBool(
      "touchesShouldBegin(_:with:in:)", [.touches(touches), .object(event), .object(content)]
    ) {
      touchesShouldBegin(touches, with: event, in: content)
    }
  }

  /// Returns whether the scroll view takes touches away from its content (R8.2).
  package final func asksShouldCancel(_ content: UIView) -> Bool {
    codedBool("touchesShouldCancel(in:)", [.object(content)]) { touchesShouldCancel(in: content) }
  }
}

extension UIGestureRecognizer {
  /// Returns whether the recognizer makes another one fail (R6.6).
  package final func asksCanPrevent(_ other: UIGestureRecognizer) -> Bool {
    codedBool("canPrevent(_:)", [.object(other)]) { canPrevent(other) }
  }

  /// Returns whether another recognizer makes this one fail (R6.6).
  package final func asksCanBePrevented(by other: UIGestureRecognizer) -> Bool {
    codedBool("canBePrevented(by:)", [.object(other)]) { canBePrevented(by: other) }
  }

  /// Returns whether another recognizer must fail before this one, by its class (R6.5).
  package final func asksRequiresFailure(of other: UIGestureRecognizer) -> Bool {
    codedBool("shouldRequireFailure(of:)", [.object(other)]) { shouldRequireFailure(of: other) }
  }

  /// Returns whether this recognizer must fail before another one, by its class (R6.5).
  package final func asksMustFail(for other: UIGestureRecognizer) -> Bool {
    codedBool("shouldBeRequiredToFail(by:)", [.object(other)]) { shouldBeRequiredToFail(by: other) }
  }

  /// Returns whether the recognizer wants to see an event (R1.3).
  package final func asksReceives(_ event: UIEvent) -> Bool {
    codedBool("shouldReceive(_:)", [.object(event)]) { shouldReceive(event) }
  }

  /// Resets the recognizer (R6.4).
  package final func tellReset() { if !runsCode("reset()") { reset() } }

  /// Returns why UIKit ends an app that sets a state; nil if it may be set now (R6.4).
  package final func mistake(ofChangeTo state: State) -> String? {
    guard arbitration.decided != state, let origin = origin(ofRequest: state),
      !origin.successors.contains(state)
    else { return nil }
    return "a gesture cannot go from \(origin) to \(state)"
  }
}
