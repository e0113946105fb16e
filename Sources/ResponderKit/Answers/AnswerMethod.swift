/// A method whose override may be rules (``AnswerRules``), by the name that developers use.
public enum AnswerMethod: String, CaseIterable, Sendable {
  /// `hitTest(_:with:)` of a view (R2.12).
  case hitTest
  /// `point(inside:with:)` of a view (R2.4).
  case pointInside = "point(inside:)"
  /// `next` of a responder (R4.1).
  case next
  /// `canBecomeFirstResponder` of a responder (R9.1).
  case canBecomeFirstResponder
  /// `canResignFirstResponder` of a responder (R9.4).
  case canResignFirstResponder
  /// `canPerformAction(_:withSender:)` of a responder (R9.7).
  case canPerformAction
  /// `gestureRecognizerShouldBegin(_:)` of a view, or of a recognizer's delegate (R6.5).
  case gestureRecognizerShouldBegin
  /// `touchesShouldBegin(_:with:in:)` of a scroll view (R8.1).
  case touchesShouldBegin
  /// `touchesShouldCancel(in:)` of a scroll view (R8.2).
  case touchesShouldCancel
  /// `gestureRecognizer(_:shouldReceive:)` of a recognizer's delegate, for a touch (R6.10).
  case shouldReceive
  /// `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)` of a recognizer's delegate (R6.6).
  case shouldRecognizeSimultaneously
  /// `gestureRecognizer(_:shouldRequireFailureOf:)` of a recognizer's delegate (R6.5).
  case shouldRequireFailureOf
  /// `gestureRecognizer(_:shouldBeRequiredToFailBy:)` of a recognizer's delegate (R6.5).
  case shouldBeRequiredToFailBy
  /// `canPrevent(_:)` of a recognizer (R6.6).
  case canPrevent
  /// `canBePrevented(by:)` of a recognizer (R6.6).
  case canBePrevented
  /// `textFieldShouldBeginEditing(_:)` of a text field's delegate.
  case textFieldShouldBeginEditing
  /// `textFieldShouldEndEditing(_:)` of a text field's delegate.
  case textFieldShouldEndEditing
  /// `textFieldShouldReturn(_:)` of a text field's delegate.
  case textFieldShouldReturn
  /// `viewForZooming(in:)` of a scroll view's delegate (R8.3).
  case viewForZooming
  /// `sendEvent(_:)` of the application or a window (R1.13).
  case sendEvent

  /// A kind of answer.
  public enum Answer: Sendable {
    /// A view or nil.
    case view
    /// A responder or nil.
    case responder
    /// True or false.
    case bool
    /// Nothing: the override calls super or does not.
    case nothing
  }

  /// The kind of answer that the method gives.
  public var answer: Answer {
    switch self {
    case .hitTest, .viewForZooming: .view
    case .next: .responder
    case .sendEvent: .nothing
    default: .bool
    }
  }

  /// The kinds of conditions that the method's parameters allow.
  public var conditions: Set<AnswerCondition.Kind> {
    switch self {
    case .hitTest, .pointInside: [.place, .event, .superAnswer]
    case .next, .canBecomeFirstResponder, .canResignFirstResponder: [.superAnswer]
    case .canPerformAction: [.action, .superAnswer]
    case .gestureRecognizerShouldBegin: [.recognizer, .touch, .finger, .place, .superAnswer]
    case .touchesShouldBegin, .shouldReceive: [.touch, .finger, .place, .event, .superAnswer]
    case .touchesShouldCancel: [.touch, .superAnswer]
    case .canPrevent, .canBePrevented, .shouldRecognizeSimultaneously, .shouldRequireFailureOf,
      .shouldBeRequiredToFailBy:
      [.recognizer, .superAnswer]
    case .textFieldShouldBeginEditing, .textFieldShouldEndEditing, .textFieldShouldReturn,
      .viewForZooming:
      []
    case .sendEvent: [.event, .touch, .finger, .place]
    }
  }

  /// Returns whether an object has the method, or a delegate that has it.
  public func applies(to object: StatefulObject) -> Bool {
    switch self {
    case .hitTest, .pointInside: object is UIView
    case .next, .canBecomeFirstResponder, .canResignFirstResponder, .canPerformAction:
      object is UIResponder
    case .gestureRecognizerShouldBegin: object is UIView || object is UIGestureRecognizer
    case .touchesShouldBegin, .touchesShouldCancel, .viewForZooming: object is UIScrollView
    case .shouldReceive, .canPrevent, .canBePrevented, .shouldRecognizeSimultaneously,
      .shouldRequireFailureOf, .shouldBeRequiredToFailBy:
      object is UIGestureRecognizer
    case .textFieldShouldBeginEditing, .textFieldShouldEndEditing, .textFieldShouldReturn:
      object is UITextField
    case .sendEvent: object is UIWindow || object is UIApplication
    }
  }

  /// Indicates whether the method belongs to the object's delegate, as opposed to its class.
  public func belongsToDelegate(of object: StatefulObject) -> Bool {
    switch self {
    case .shouldReceive, .shouldRecognizeSimultaneously, .shouldRequireFailureOf,
      .shouldBeRequiredToFailBy, .textFieldShouldBeginEditing, .textFieldShouldEndEditing,
      .textFieldShouldReturn, .viewForZooming:
      true
    case .gestureRecognizerShouldBegin: object is UIGestureRecognizer
    default: false
    }
  }
}

extension AnswerMethod {
  /// Returns whether a method of an object's own class has a name in Objective-C.
  static func isMethod(_ selector: Selector, of object: StatefulObject) -> Bool {
    allCases.contains { method in
      method.selector == "\(selector)" && method.applies(to: object)
        && !method.belongsToDelegate(of: object)
    }
  }

  /// The name of the method in Objective-C.
  private var selector: String {
    switch self {
    case .hitTest: "hitTest:withEvent:"
    case .pointInside: "pointInside:withEvent:"
    case .next: "nextResponder"
    case .canBecomeFirstResponder: "canBecomeFirstResponder"
    case .canResignFirstResponder: "canResignFirstResponder"
    case .canPerformAction: "canPerformAction:withSender:"
    case .gestureRecognizerShouldBegin: "gestureRecognizerShouldBegin:"
    case .touchesShouldBegin: "touchesShouldBegin:withEvent:inContentView:"
    case .touchesShouldCancel: "touchesShouldCancelInContentView:"
    case .shouldReceive: "gestureRecognizer:shouldReceiveTouch:"
    case .shouldRecognizeSimultaneously:
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:"
    case .shouldRequireFailureOf:
      "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:"
    case .shouldBeRequiredToFailBy:
      "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:"
    case .canPrevent: "canPreventGestureRecognizer:"
    case .canBePrevented: "canBePreventedByGestureRecognizer:"
    case .textFieldShouldBeginEditing: "textFieldShouldBeginEditing:"
    case .textFieldShouldEndEditing: "textFieldShouldEndEditing:"
    case .textFieldShouldReturn: "textFieldShouldReturn:"
    case .viewForZooming: "viewForZoomingInScrollView:"
    case .sendEvent: "sendEvent:"
    }
  }
}
