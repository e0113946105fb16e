import Foundation

/// Recognizes fingers that drag (R6.11).
///
/// Continuous: it begins when the middle of the fingers has moved far enough, and ends when all
/// fingers have lifted.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the middle of the fingers must move before the pan begins, in points.
  static let hysteresis: CGFloat = 10

  /// The fewest fingers that drag.
  open var minimumNumberOfTouches = 1 { willSet { willChange() } }
  /// The most fingers that drag.
  open var maximumNumberOfTouches = Int.max { willSet { willChange() } }

  private final var drag = DragProgress()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    drag.add(touches)
    if state == .possible, drag.count > maximumNumberOfTouches {
      setState(.failed, because: .fingers(drag.count, .atMost, maximumNumberOfTouches))
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    drag.move(at: event.timestamp)
    if state.isActive {
      state = .changed
      return
    }
    guard state == .possible, drag.count >= minimumNumberOfTouches else { return }
    let moved = drag.movement
    guard hypot(moved.x, moved.y) >= Self.hysteresis, mayBegin(after: moved) else { return }
    setState(
      .began, because: .measured(.distance, hypot(moved.x, moved.y), .atLeast, Self.hysteresis))
    // The way to the beginning is not part of the translation.
    drag.startFromHere()
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // Where the fingers lift does not count before it begins.
    let moved = hypot(drag.movement.x, drag.movement.y)
    drag.lift(touches, at: event.timestamp)
    guard drag.count == 0 else { return }
    if state.isActive {
      state = .ended
    } else if state == .possible {
      setState(.failed, because: reasonNotToBegin(after: moved))
    }
  }

  private func reasonNotToBegin(after moved: CGFloat) -> GestureReport.Reason {
    if drag.mostFingers < minimumNumberOfTouches {
      return .fingers(drag.mostFingers, .atLeast, minimumNumberOfTouches)
    }
    // It may have moved before the last of its fingers came down.
    return moved < Self.hysteresis
      ? .measured(.distance, moved, .atLeast, Self.hysteresis) : .sequenceEnded
  }

  open override func reset() {
    super.reset()
    drag = DragProgress()
  }

  /// Whether the pan may begin once the fingers have moved far enough; a subclass narrows it.
  ///
  /// - Parameter movement: The way so far, in the window's coordinates.
  func mayBegin(after movement: CGPoint) -> Bool { true }

  /// How far the fingers have moved before the pan began, in the window's coordinates.
  final var movementBeforeBeginning: CGPoint { drag.movement }

  /// How far the fingers have moved since the pan began.
  ///
  /// - Parameter view: The view in whose coordinates the way is measured; nil for the window's.
  open func translation(in view: UIView?) -> CGPoint {
    convert(drag.translation, to: view)
  }

  /// Counts the way from elsewhere, as an app does that adds it up by itself.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    drag.setTranslation(convert(translation, to: view, isInverse: true))
  }

  /// How fast the fingers move, in points per second.
  ///
  /// - Parameter view: The view in whose coordinates the speed is measured; nil for the window's.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(drag.velocity, to: view)
  }

  /// Converts a way between the window's and a view's coordinates.
  final func convert(_ way: CGPoint, to view: UIView?, isInverse: Bool = false) -> CGPoint {
    guard let view, let window = view.window else { return way }
    let (from, to): (UIView, UIView) = isInverse ? (view, window) : (window, view)
    let origin = to.convert(CGPoint.zero, from: from)
    let end = to.convert(way, from: from)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (minimumNumberOfTouches, maximumNumberOfTouches, drag)
    return { [self] in
      base()
      (minimumNumberOfTouches, maximumNumberOfTouches, drag) = state
    }
  }
}
