import Foundation

/// Recognizes taps: fingers that come down and lift in one place (R6.11).
///
/// Discrete: it is recognized when the last tap's fingers lift.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The longest time that fingers of a tap are down, in seconds.
  static let longestPress = 0.75
  /// The longest pause between two taps, in seconds.
  static let longestPause = 0.35
  /// How far a finger may move, and taps may lie apart, in points.
  static let largestMovement: CGFloat = 45

  /// How many taps there must be.
  open var numberOfTapsRequired = 1 { willSet { willChange() } }
  /// How many fingers must tap.
  open var numberOfTouchesRequired = 1 { willSet { willChange() } }

  private final var taps = TapProgress()

  open override var expectsMoreTouches: Bool { taps.completed > 0 && taps.down.isEmpty }

  /// A tap never prevents one that needs more taps (R6.6).
  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let tap = other as? UITapGestureRecognizer else { return super.canPrevent(other) }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override var deadline: TimeInterval? { taps.timer?.due }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    taps.add(touches)
    if taps.down.count > numberOfTouchesRequired {
      setState(.failed, because: "\(taps.down.count) fingers, needs \(numberOfTouchesRequired)")
    } else if let origin = taps.firstOrigin, taps.completed > 0,
      touches.contains(where: { $0.location(in: nil).distance(to: origin) > Self.largestMovement })
    {
      setState(.failed, because: "the next tap is too far away, at most 45 pt")
    } else {
      wait(Self.longestPress, thenFail: "held longer than 0.75 s")
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
      let count = taps.mostFingers
      setState(
        .failed,
        because: "\(count) finger\(count == 1 ? "" : "s"), needs \(numberOfTouchesRequired)")
      return
    }
    taps.completeTap()
    if taps.completed >= numberOfTapsRequired {
      // It may have to wait for others longer than a press may last.
      stopWaiting()
      setState(.ended, because: Self.words(numberOfTapsRequired, numberOfTouchesRequired))
    } else {
      wait(Self.longestPause, thenFail: "no tap \(taps.completed + 1) within 0.35 s")
    }
  }

  open override func reset() {
    super.reset()
    stopWaiting()
    taps = TapProgress()
  }

  /// Where the first tap was (R6.11).
  open override func location(in view: UIView?) -> CGPoint {
    guard let origin = taps.firstOrigin else { return super.location(in: view) }
    guard let view, let window = self.view?.window else { return origin }
    return view.convert(origin, from: window)
  }

  @discardableResult
  private func failIfMovedAway(_ touches: Set<UITouch>) -> Bool {
    let moved = touches.map { taps.movement(of: $0) }.max() ?? 0
    guard moved > Self.largestMovement else { return false }
    setState(.failed, because: "moved \(moved.roundedText) pt, allows 45")
    return true
  }

  private func wait(_ seconds: TimeInterval, thenFail reason: String) {
    stopWaiting()
    taps.timer = clock.map {
      GestureTimer($0, after: seconds) { [self] in
        guard state == .possible else { return }
        setState(.failed, because: reason)
      }
    }
  }

  private func stopWaiting() {
    taps.timer?.cancel()
    taps.timer = nil
  }

  private static func words(_ taps: Int, _ fingers: Int) -> String {
    let taps = taps == 1 ? "a tap" : "\(taps) taps"
    return fingers == 1 ? taps : "\(taps) with \(fingers) fingers"
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (numberOfTapsRequired, numberOfTouchesRequired, taps)
    return { [self] in
      base()
      (numberOfTapsRequired, numberOfTouchesRequired, taps) = state
    }
  }
}
