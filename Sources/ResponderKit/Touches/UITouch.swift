import Foundation

/// One finger on the screen, from the moment it comes down until it lifts (R1.4).
open class UITouch: StatefulObject {
  /// A phase of a finger (R5.1).
  public enum Phase: String, CaseIterable, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger is down and did not move.
    case stationary
    /// The finger lifted.
    case ended
    /// The system cancelled the touch.
    case cancelled
  }

  /// A kind of what touches the screen.
  public enum TouchType: Int, CaseIterable, Sendable {
    /// A finger.
    case direct
    /// A finger on a remote control.
    case indirect
    /// An Apple Pencil.
    case pencil
    /// A pointer.
    case indirectPointer

    /// The same as ``pencil``.
    public static let stylus = TouchType.pencil
  }

  /// The part of the touch that the view has been told.
  enum Delivery {
    case nothing, begun, finished
  }

  /// The kind of the touch. Here every touch is a finger.
  public var type: TouchType { .direct }
  /// The number of the finger, from 1; UIKit does not tell it.
  public let finger: Int
  // Unsafe here: a delivery reads these properties at every step. They are set as a whole, never
  // changed in place.
  /// The phase of the finger.
  @exclusivity(unchecked) public internal(set) final var phase = Phase.began
  /// The number of times that the finger came down in the same place in quick succession (R5.8).
  public internal(set) final var tapCount = 1
  /// The view to which the touch was hit-tested, however the finger moves. It is nil once a
  /// recognizer has taken the touch, or if the view refused it (R1.9, R5.3).
  @exclusivity(unchecked) public internal(set) final var view: UIView?
  /// The window in which the finger came down (R1.9).
  @exclusivity(unchecked) public internal(set) final var window: UIWindow?
  /// The recognizers that follow the finger, in the order in which they receive it.
  @exclusivity(unchecked) public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?
  /// The time of the last change, in seconds on the virtual clock.
  public internal(set) final var timestamp: TimeInterval
  /// The view to which the touch was hit-tested, which recognizers use (R5.3).
  final var hitView: UIView?
  /// The reason why the view does not receive the touch, if it does not.
  final var refusal: TouchReport.Refusal?
  /// The part of the touch that the view has been told.
  final var delivery = Delivery.nothing
  /// The phases that the view has not been told yet (R6.8).
  final var withheld: [Phase] = []
  /// The location of the finger, in the window's coordinates.
  final var position: CGPoint
  /// The location of the finger at the event before, in the window's coordinates.
  final var previousPosition: CGPoint
  /// The location where the finger came down, in the window's coordinates.
  final let origin: CGPoint
  /// The time when the finger came down, in seconds on the virtual clock.
  final let beginning: TimeInterval

  /// The mark of the touch, which knows it as long as it is there.
  final let mark = TouchMark()

  deinit { mark.touch = nil }

  /// Clears all references that may retain the finger, when the event system ends.
  final func letGo() {
    gestureRecognizers = nil
    (view, hitView, window) = (nil, nil, nil)
  }

  init(
    finger: Int, at position: CGPoint, in window: UIWindow?, view: UIView?, time: TimeInterval
  ) {
    self.finger = finger
    self.position = position
    previousPosition = position
    origin = position
    beginning = time
    timestamp = time
    self.window = window
    self.view = view
    hitView = view
    super.init()
    mark.touch = self
  }

  /// Places the finger, in the window's coordinates, at a time on the virtual clock.
  final func move(to new: CGPoint, from old: CGPoint, at time: TimeInterval) {
    (position, previousPosition, timestamp) = (new, old, time)
  }

  /// Indicates whether the finger has lifted or was cancelled.
  final var isLifted: Bool { phase.isLast }

  /// Returns the location of the finger in the coordinates of a view; nil for the window's (R1.15).
  open func location(in view: UIView?) -> CGPoint { location(position, in: view) }

  /// Returns the location of the finger at the event before in a view; nil for the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    location(previousPosition, in: view)
  }

  private func location(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }

  open override func captureState() -> () -> Void {
    let plain = (phase, tapCount, timestamp, refusal, delivery, withheld)
    let places = (view, window, hitView, position, previousPosition)
    let recognizers = gestureRecognizers
    return { [self] in
      (phase, tapCount, timestamp, refusal, delivery, withheld) = plain
      (view, window, hitView, position, previousPosition) = places
      gestureRecognizers = recognizers
    }
  }
}

extension UITouch.Phase {
  /// Indicates whether the phase is the last one of a finger.
  var isLast: Bool { self == .ended || self == .cancelled }
}

/// The state of one finger at one moment, as the screen reports it.
public struct TouchSample: Equatable, Sendable {
  /// The numbers of the fingers that can be followed at the same time, as on an iPad.
  public static let fingers = 1...11

  /// The finger's number, from 1.
  public var finger: Int
  /// The change of the finger: began, moved, ended or cancelled.
  public var phase: UITouch.Phase
  /// The location of the finger, in screen coordinates.
  public var point: CGPoint

  /// Creates a sample.
  public init(_ phase: UITouch.Phase, at point: CGPoint, finger: Int = 1) {
    self.finger = finger
    self.phase = phase
    self.point = point
  }
}

/// The reason why samples are not valid.
public enum TouchInputError: Error, Equatable, Sendable {
  /// The finger's number is not in ``TouchSample/fingers``.
  case noSuchFinger(Int)
  /// The finger comes down although it is down.
  case isDown(Int)
  /// The finger moves or lifts although it is not down.
  case isUp(Int)
  /// A coordinate of the point is not finite.
  case notFinite
}

/// A counter of how often fingers come down in one place in quick succession, for one window
/// (R5.8). It is an object, so that a tap that only counts leaves the window as it was.
final class TapCounter: StatefulObject {
  /// The longest pause between two taps, in seconds.
  static let longestPause = 0.35
  /// The greatest distance between taps on each axis, in points.
  static let largestDistance: CGFloat = 45
  /// The longest time that a finger of a tap is down, in seconds.
  static let longestPress = 0.75

  private struct Run {
    var origin: CGPoint
    var count: Int
    var lastUp: TimeInterval
  }

  private var runs: [Run] = []

  override init() { super.init() }

  /// Returns the number of taps, including a finger that comes down at a point of the window and a
  /// time on the clock, and is alone there or not.
  func count(at point: CGPoint, time: TimeInterval, isAlone: Bool) -> Int {
    willChange()
    runs.removeAll { time - $0.lastUp > Self.longestPause + 1e-9 }
    if let run = runs.first(where: { Self.isNear($0.origin, point) }) { return run.count + 1 }
    // A tap in another place ends the runs, unless it is another finger of the same taps.
    if isAlone { runs.removeAll() }
    return 1
  }

  /// Records a finger that lifts. A finger that was held down too long or moved away ends its run.
  func lifted(_ touch: UITouch, time: TimeInterval) {
    willChange()
    let index = runs.firstIndex { Self.isNear($0.origin, touch.origin) }
    guard touch.phase == .ended, time - touch.beginning <= Self.longestPress + 1e-9,
      Self.isNear(touch.origin, touch.position)
    else {
      if let index { runs.remove(at: index) }
      return
    }
    if let index, touch.tapCount > 1 {
      runs[index].count = touch.tapCount
      runs[index].lastUp = time
    } else {
      runs.append(Run(origin: touch.origin, count: touch.tapCount, lastUp: time))
    }
  }

  override func captureState() -> () -> Void {
    let runs = self.runs
    return { [self] in self.runs = runs }
  }

  private static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool {
    abs(a.x - b.x) <= largestDistance && abs(a.y - b.y) <= largestDistance
  }
}

/// A touch, as a control knows it that does not retain it; see ``ViewMark``.
final class TouchMark {
  // The touch clears it when it ends.
  fileprivate(set) unowned(unsafe) var touch: UITouch?
}
