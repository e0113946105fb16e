import Foundation

/// A recognizer of fingers that drag (R6.11). The gesture is continuous: it begins when the middle
/// of the fingers has moved far enough, and ends when all fingers have lifted.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance that the middle of the fingers must move before the pan begins, in points.
  static let hysteresis: CGFloat = 10

  /// The least number of fingers that drag.
  open var minimumNumberOfTouches = 1 { willSet { willChange() } }
  /// The greatest number of fingers that drag. With more the pan does not begin; once it is under
  /// way, further ones are ignored (R6.15).
  open var maximumNumberOfTouches = Int.max { willSet { willChange() } }

  private final var drag = DragProgress()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, drag.count + touches.count > maximumNumberOfTouches {
      setState(
        .failed, because: .fingers(drag.count + touches.count, .atMost, maximumNumberOfTouches))
      return
    }
    // Further fingers neither move the pan nor keep it going (R6.15).
    let room = max(0, maximumNumberOfTouches - drag.count)
    let ordered = touches.sorted { $0.finger < $1.finger }
    drag.add(Set(ordered.prefix(room)))
    for touch in ordered.dropFirst(room) { ignore(touch, for: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    drag.move(at: event.timestamp)
    if state.isActive {
      state = .changed
      return
    }
    guard state == .possible, hasEnoughFingers else { return }
    let moved = drag.movement
    guard hypot(moved.x, moved.y) >= Self.hysteresis, mayBegin(after: moved) else { return }
    begin(because: .measured(.distance, hypot(moved.x, moved.y), .atLeast, Self.hysteresis))
  }

  /// Begins the pan. The translation does not count the first 10 points of the movement (R6.11).
  final func begin(because reason: GestureReport.Reason) {
    drag.startFromHere(after: Self.hysteresis)
    setState(.began, because: reason)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // Before the pan begins, the point where the fingers lift does not count.
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
    // The middle may have moved before the last of the fingers came down.
    return moved < Self.hysteresis
      ? .measured(.distance, moved, .atLeast, Self.hysteresis) : .sequenceEnded
  }

  open override func reset() {
    super.reset()
    drag = DragProgress()
  }

  /// Indicates whether as many fingers are down as the pan needs.
  final var hasEnoughFingers: Bool { drag.count >= minimumNumberOfTouches }

  /// What the pan moves, if a container made it (R11.7, R11.8).
  var transition: ContainerTransition? { nil }

  /// Returns whether the pan may begin after a movement in the window. Subclasses restrict it.
  func mayBegin(after movement: CGPoint) -> Bool {
    transition?.mayBegin(after: convert(movement, to: view)) ?? true
  }

  override func wants(_ touch: UITouch) -> Bool { transition?.wants(touch) ?? true }

  /// Returns why a container keeps its pan from beginning: it decides while it is the delegate.
  override func refusalByOwner() -> GestureReport.Reason? {
    hasDelegateOfUIKit ? transition?.refusal().map { .containerStays($0) } : nil
  }

  override func actionIsDue() { transition?.follow(self) }

  /// The distance that the fingers have moved since they came down, in the window's coordinates.
  final var movementBeforeBeginning: CGPoint { drag.movement }

  /// Returns the distance that the fingers have moved, without the 10 points after which the pan
  /// began, in the coordinates of a view; nil for the window's (R6.11).
  open func translation(in view: UIView?) -> CGPoint { convert(drag.translation, to: view) }

  /// Sets the translation at this moment. Apps that add up translations themselves set it to zero.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    drag.setTranslation(convert(translation, to: view, isInverse: true))
  }

  /// Returns the velocity of the fingers, in points per second of a view; nil for the window.
  open func velocity(in view: UIView?) -> CGPoint { convert(drag.velocity, to: view) }

  /// Converts a distance from the window's coordinates to a view's, or the reverse.
  final func convert(_ way: CGPoint, to view: UIView?, isInverse: Bool = false) -> CGPoint {
    guard let view, let window = view.window else { return way }
    let (from, to): (UIView, UIView) = isInverse ? (view, window) : (window, view)
    let origin = to.convert(CGPoint.zero, from: from)
    let end = to.convert(way, from: from)
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  open override func captureState() -> () -> Void {
    capture(\.minimumNumberOfTouches, \.maximumNumberOfTouches, \.drag, after: super.captureState())
  }
}

/// A recognizer of a drag that comes in from an edge of the screen (R6.11). UIKit's greatest
/// distance from the edge is unknown; 20 points are a simulator choice.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The greatest distance from the edge at which the finger comes down, in points.
  static let margin: CGFloat = 20

  /// The edges that count.
  open var edges: UIRectEdge = [] { willSet { willChange() } }

  private final weak var finger: UITouch?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.sorted(by: { $0.finger < $1.finger }) {
      guard finger == nil else {
        // Further fingers are ignored.
        ignore(touch, for: event)
        continue
      }
      finger = touch
      let (point, screen) = (touch.location(in: nil), touch.window?.bounds ?? .zero)
      let distance = edges.distance(of: point, in: screen)
      guard let distance, distance <= Self.margin else {
        setState(
          .failed,
          because: distance.map { .measured(.edgeDistance, $0, .atMost, Self.margin) }
            ?? .measured(.edges, 0, .atLeast, 1))
        return
      }
      super.touchesBegan([touch], with: event)
    }
  }

  open override func reset() {
    super.reset()
    finger = nil
  }

  open override func captureState() -> () -> Void {
    capture(\.edges, \.finger, after: super.captureState())
  }
}

extension UIRectEdge {
  /// Returns the distance of a point from the nearest of these edges of a rectangle, in points. It
  /// is negative beyond the edge, and nil if there are no edges.
  func distance(of point: CGPoint, in rect: CGRect) -> CGFloat? {
    let distances: [(UIRectEdge, CGFloat)] = [
      (.left, point.x - rect.minX), (.right, rect.maxX - point.x),
      (.top, point.y - rect.minY), (.bottom, rect.maxY - point.y),
    ]
    return distances.filter { contains($0.0) }.map(\.1).min()
  }
}
