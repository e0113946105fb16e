import Foundation

/// A recognizer of a quick straight movement of fingers in one direction (R6.11). The gesture is
/// discrete: it is recognized as soon as the fingers have moved far enough. UIKit's measures are
/// unknown; these are a simulator choice.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The longest time that a swipe takes, in seconds.
  static let longestTime = 0.5
  /// The distance that the fingers must move, in points.
  static let distance: CGFloat = 50
  /// The distance that the fingers may move before their direction is checked, in points.
  static let judgedAfter: CGFloat = 20
  /// The greatest movement across the direction, as a part of the movement along it.
  static let straightness: CGFloat = 0.5

  /// The directions that count.
  open var direction: Direction = .right { willSet { willChange() } }
  /// The number of fingers that must swipe.
  open var numberOfTouchesRequired = 1 { willSet { willChange() } }

  private final var drag = DragProgress()
  private final var timer: GestureTimer?

  open override var deadline: TimeInterval? { timer?.due }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    drag.add(touches)
    if drag.count > numberOfTouchesRequired {
      fail(.fingers(drag.count, .exactly, numberOfTouchesRequired))
    } else if timer == nil {
      timer = clock.map {
        GestureTimer($0, after: Self.longestTime) { [self] in
          fail(.tooLong(.duration, Self.longestTime))
        }
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    drag.move(at: event.timestamp)
    let moved = drag.movement
    let isSideways = abs(moved.x) >= abs(moved.y)
    let (along, across) = isSideways ? (moved.x, moved.y) : (moved.y, moved.x)
    guard abs(along) >= Self.judgedAfter else { return }
    let actual: Direction =
      isSideways ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    let straight = abs(along) * Self.straightness
    if !direction.contains(actual) {
      fail(.wrongDirection(actual, needs: direction))
    } else if abs(across) > straight {
      fail(.measured(.aside, abs(across), .atMost, straight))
    } else if abs(along) >= Self.distance, drag.count == numberOfTouchesRequired {
      // The recognizer may have to wait for others longer than a swipe may last.
      timer?.cancel()
      setState(
        .ended,
        because: .measured(.distance, abs(along), .atLeast, Self.distance, direction: actual))
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let moved = max(abs(drag.movement.x), abs(drag.movement.y))
    fail(
      drag.mostFingers < numberOfTouchesRequired
        ? .fingers(drag.mostFingers, .exactly, numberOfTouchesRequired)
        : moved < Self.distance
          ? .measured(.distance, moved, .atLeast, Self.distance) : .sequenceEnded)
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    drag = DragProgress()
  }

  private func fail(_ reason: @autoclosure () -> GestureReport.Reason) {
    guard state == .possible else { return }
    setState(.failed, because: reason())
  }

  open override func captureState() -> () -> Void {
    capture(\.direction, \.numberOfTouchesRequired, \.drag, \.timer, after: super.captureState())
  }
}
