import ResponderKit
import Session
import Testing

/// Expects that a touch hits a view. If it does not, the issue at the caller's place has the reason and
/// the trace of the hit-test.
///
///     expectHit(buy, at: CGPoint(x: 70, y: 62))
///
/// - Parameters:
///   - view: The view; nil expects that no view is hit.
///   - point: The point, in the coordinates of the window; nil for the last touch.
///   - window: The window; the view's own unless another is given.
///   - sourceLocation: The place of an issue.
public func expectHit(
  _ view: UIView?, at point: CGPoint? = nil, in window: UIWindow? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let window = window ?? view?.window
  WindowSession.run(on: window, at: sourceLocation) { one in
    let name = try view.map(one.name) ?? "nil"
    guard let point, let place = window?.convert(point, to: nil).word else {
      return try one.session.execute("expect hit \(name)")
    }
    do { try one.session.execute("expect hit \(name) at \(place)") } catch {
      if error is ExpectationFailure { try one.session.execute("hit \(place)") }
      throw error
    }
  }
}

/// Expects that a control told of an event in the last touch or key, and that something was done
/// about it: an action was performed, or a closure ran. If not, the issue at the caller's place has the
/// reason and the trace of what happened.
///
///     window.tap(buy)
///     expectAction(.touchUpInside, on: buy)
///
/// - Parameters:
///   - event: One event.
///   - control: The control.
///   - times: How many times; nil for at least once.
///   - sourceLocation: The place of an issue.
public func expectAction(
  _ event: UIControl.Event, on control: UIControl, times: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectFired(event.description, on: control, control.window, times, sourceLocation)
}

/// Expects that a control or a recognizer sent an action in the last touch or key, and that a target
/// performed it.
///
/// - Parameters:
///   - action: The action, such as `buy:`.
///   - sender: The control, or the recognizer.
///   - times: How many times; nil for at least once.
///   - sourceLocation: The place of an issue.
public func expectAction(
  _ action: Selector, on sender: StatefulObject, times: Int? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let view = (sender as? UIView) ?? (sender as? UIGestureRecognizer)?.view
  expectFired("\(action)", on: sender, view?.window, times, sourceLocation)
}

private func expectFired(
  _ action: String, on sender: StatefulObject, _ window: UIWindow?, _ times: Int?,
  _ location: SourceLocation
) {
  WindowSession.run(on: window, at: location) { one in
    let name = try one.name(of: sender)
    let count = times.map { " times=\($0)" } ?? ""
    try one.session.execute("expect fired \(action) on \(name)\(count)")
  }
}

/// Returns why a view does or does not get a touch, and what would help, as `why` says it.
///
/// It is a comment, so that an expectation can carry it, which asks for it only if it fails:
///
///     #expect(counter.count == 1, why(buy))
///
/// - Parameters:
///   - view: The view.
///   - point: The point, in the coordinates of the view's window; nil for the middle of what is seen
///     of the view.
///   - sourceLocation: The place of an issue.
public func why(
  _ view: UIView, at point: CGPoint? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> Comment {
  let window = view.window
  return WindowSession.run(on: window, at: sourceLocation) { one in
    let place = point.flatMap { window?.convert($0, to: nil).word } ?? ""
    try one.session.execute("why \(try one.name(of: view)) \(place)")
  }
}

extension UIWindow {
  /// Returns the hit-test of a point as a script's `hit` prints it: which views are asked, what they
  /// answer and why. No event is sent.
  ///
  /// - Parameters:
  ///   - point: The point, in the window's coordinates.
  ///   - sourceLocation: The place of an issue.
  public func trace(
    at point: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Comment {
    WindowSession.run(on: self, at: sourceLocation) {
      try $0.session.execute("hit \(convert(point, to: nil).word)")
    }
  }
}
