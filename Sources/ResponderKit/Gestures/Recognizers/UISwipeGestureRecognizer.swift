import Foundation

/// Recognizes a quick straight movement of fingers in one direction (R6.11).
///
/// Discrete: it is recognized as soon as the fingers have moved far enough. UIKit's measures are
/// unknown; these are a simulator choice.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates directions from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The longest time, in seconds.
  static let longestTime = 0.5
  /// How far the fingers must move, in points.
  static let distance: CGFloat = 50
  /// How far they may move before their direction is judged, in points.
  static let judgedAfter: CGFloat = 20

  /// The directions that count.
  open var direction: Direction = .right { willSet { willChange() } }
  /// How many fingers must swipe.
  open var numberOfTouchesRequired = 1 { willSet { willChange() } }

  private final var drag = DragProgress()
  private final var timer: GestureTimer?

  open override var deadline: TimeInterval? { timer?.due }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    drag.add(touches)
    if drag.count > numberOfTouchesRequired {
      fail("\(drag.count) fingers, needs \(numberOfTouchesRequired)")
    } else if timer == nil {
      timer = clock.map {
        GestureTimer($0, after: Self.longestTime) { [self] in
          fail("took longer than 0.5 s")
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
    if !direction.contains(actual) {
      fail("moved \(actual.words), needs \(direction.words)")
    } else if abs(across) > abs(along) / 2 {
      fail("not straight: \(abs(across).roundedText) pt aside")
    } else if abs(along) >= Self.distance, drag.count == numberOfTouchesRequired {
      // It may have to wait for others longer than a swipe may last.
      timer?.cancel()
      setState(.ended, because: "moved \(abs(along).roundedText) pt \(actual.words), needs 50")
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let moved = hypot(drag.movement.x, drag.movement.y)
    fail("moved \(moved.roundedText) pt, needs 50")
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    drag = DragProgress()
  }

  private func fail(_ reason: @autoclosure () -> String) {
    guard state == .possible else { return }
    setState(.failed, because: reason())
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (direction, numberOfTouchesRequired, drag, timer)
    return { [self] in
      base()
      (direction, numberOfTouchesRequired, drag, timer) = state
    }
  }
}

extension UISwipeGestureRecognizer.Direction {
  /// The directions in words.
  var words: String {
    let names: [(Self, String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " or ")
  }
}
