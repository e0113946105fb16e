import Foundation

/// A recognizer of taps: fingers that come down and lift in one place (R6.11). The gesture is
/// discrete: it is recognized when the fingers of the last tap lift.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The longest time that fingers of a tap are down, in seconds.
  static let longestPress = 0.75
  /// The longest pause between two taps, in seconds.
  static let longestPause = 0.35
  /// The greatest distance that a finger may move, and that taps may lie apart, in points.
  static let largestMovement: CGFloat = 45

  /// The number of taps that there must be.
  open var numberOfTapsRequired = 1 { willSet { willChange() } }
  /// The number of fingers that must tap.
  open var numberOfTouchesRequired = 1 { willSet { willChange() } }

  private final var taps = TapProgress()

  open override var expectsMoreTouches: Bool { taps.completed > 0 && taps.down.isEmpty }

  /// Returns false for a tap recognizer that needs more taps, otherwise true (R6.6).
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let tap = other as? UITapGestureRecognizer else { return super.canPrevent(other) }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override var deadline: TimeInterval? { taps.timer?.due }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    taps.add(touches)
    if taps.down.count > numberOfTouchesRequired {
      setState(.failed, because: .fingers(taps.down.count, .exactly, numberOfTouchesRequired))
    } else if let apart = distanceFromFirstTap(touches), apart > Self.largestMovement {
      setState(.failed, because: .measured(.tapDistance, apart, .atMost, Self.largestMovement))
    } else {
      wait(.hold, Self.longestPress)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    failIfMovedAway(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, !failIfMovedAway(touches) else { return }
    taps.lift(touches)
    guard taps.down.isEmpty else { return }
    if taps.mostFingers < numberOfTouchesRequired {
      setState(.failed, because: .fingers(taps.mostFingers, .exactly, numberOfTouchesRequired))
      return
    }
    taps.completeTap()
    if taps.completed >= numberOfTapsRequired {
      // The recognizer may have to wait for others longer than a press may last.
      stopWaiting()
      setState(
        .ended, because: .tapped(taps: numberOfTapsRequired, fingers: numberOfTouchesRequired))
    } else {
      wait(.pause, Self.longestPause, tap: taps.completed + 1)
    }
  }

  open override func reset() {
    super.reset()
    stopWaiting()
    taps = TapProgress()
  }

  /// Returns the location of the first tap (R6.11).
  open override func location(in view: UIView?) -> CGPoint {
    guard let origin = taps.firstOrigin else { return super.location(in: view) }
    guard let view, let window = self.view?.window else { return origin }
    return view.convert(origin, from: window)
  }

  @discardableResult
  private func failIfMovedAway(_ touches: Set<UITouch>) -> Bool {
    let moved = touches.map { taps.movement(of: $0) }.max() ?? 0
    guard moved > Self.largestMovement else { return false }
    setState(.failed, because: .measured(.distance, moved, .atMost, Self.largestMovement))
    return true
  }

  /// Returns the points from the first tap to the farthest of some fingers; nil during that tap.
  private func distanceFromFirstTap(_ touches: Set<UITouch>) -> CGFloat? {
    guard let origin = taps.firstOrigin, taps.completed > 0 else { return nil }
    return touches.map { $0.location(in: nil).distance(to: origin) }.max()
  }

  /// Makes the recognizer fail when a time has passed, in seconds.
  private func wait(
    _ quantity: GestureReport.Measure.Quantity, _ seconds: TimeInterval, tap: Int? = nil
  ) {
    stopWaiting()
    taps.timer = clock.map {
      GestureTimer($0, after: seconds) { [self] in
        guard state == .possible else { return }
        setState(.failed, because: .tooLong(quantity, seconds, tap: tap))
      }
    }
  }

  private func stopWaiting() {
    taps.timer?.cancel()
    taps.timer = nil
  }

  open override func captureState() -> () -> Void {
    capture(\.numberOfTapsRequired, \.numberOfTouchesRequired, \.taps, after: super.captureState())
  }
}

/// The progress of a series of taps.
struct TapProgress {
  /// The fingers that are down, each with the point where it came down, in window coordinates.
  private(set) var down: [(touch: UITouch, origin: CGPoint)] = []
  /// The most fingers that were down at once in the current tap.
  private(set) var mostFingers = 0
  /// The number of complete taps.
  private(set) var completed = 0
  /// The middle of the first tap's fingers, in the window's coordinates.
  private(set) var firstOrigin: CGPoint?
  /// The timer that ends the series.
  var timer: GestureTimer?

  mutating func add(_ touches: Set<UITouch>) {
    for touch in touches { down.append((touch, touch.location(in: nil))) }
    mostFingers = max(mostFingers, down.count)
    guard completed == 0 else { return }
    let sum = down.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.origin.x, y: $0.y + $1.origin.y) }
    let count = CGFloat(down.count)
    firstOrigin = CGPoint(x: sum.x / count, y: sum.y / count)
  }

  mutating func lift(_ touches: Set<UITouch>) {
    down.removeAll { touches.contains($0.touch) }
  }

  mutating func completeTap() {
    completed += 1
    mostFingers = 0
  }

  /// The time when the last of the fingers that are down came down, in seconds.
  var pressBeginning: TimeInterval { down.map(\.touch.beginning).max() ?? 0 }

  /// Returns the distance of a finger from the point where it came down, in points.
  func movement(of touch: UITouch) -> CGFloat {
    guard let origin = down.first(where: { $0.touch === touch })?.origin else { return 0 }
    return touch.location(in: nil).distance(to: origin)
  }
}

/// A timer that can be cancelled after its recognizer has left the window and its clock. It retains
/// its recognizer until it goes off or is cancelled, as a weak reference would slow down every
/// other one. An application that is deallocated cancels the timers of its clock.
struct GestureTimer {
  private let clock: VirtualClock
  private let id: Int

  init(_ clock: VirtualClock, after seconds: TimeInterval, _ action: @escaping () -> Void) {
    self.clock = clock
    id = clock.schedule(after: seconds, action)
  }

  /// The time on the clock when the timer goes off, in seconds; nil if it has gone off.
  var due: TimeInterval? { clock.due(id) }

  func cancel() { clock.cancel(id) }
}
