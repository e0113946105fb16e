import Foundation

/// A recognizer of fingers that stay in one place for a while (R6.11). The gesture is continuous:
/// it begins while the fingers are down, goes on whatever they do afterwards, and ends when one of
/// them lifts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time that the fingers must be down, in seconds. At 0 it begins as they come down (R6.18).
  open var minimumPressDuration: TimeInterval = 0.5 { willSet { willChange() } }
  /// The distance that the fingers may move before that time, in points.
  open var allowableMovement: CGFloat = 10 { willSet { willChange() } }
  /// The number of taps that must come before.
  open var numberOfTapsRequired = 0 { willSet { willChange() } }
  /// The number of fingers that must press.
  open var numberOfTouchesRequired = 1 { willSet { willChange() } }

  private final var taps = TapProgress()

  open override var expectsMoreTouches: Bool {
    state == .possible && taps.completed > 0 && taps.down.isEmpty
  }

  open override var deadline: TimeInterval? { taps.timer?.due }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    taps.add(touches)
    if taps.down.count > numberOfTouchesRequired {
      setState(.failed, because: .fingers(taps.down.count, .exactly, numberOfTouchesRequired))
    } else if taps.completed < numberOfTapsRequired {
      after(UITapGestureRecognizer.longestPress) { [self] in
        fail(.tooLong(.hold, UITapGestureRecognizer.longestPress))
      }
    } else if taps.down.count == numberOfTouchesRequired {
      let duration = minimumPressDuration
      if duration > 0 {
        after(duration) { [self] in begin(after: duration) }
      } else {
        begin(after: duration)
      }
    }
  }

  private func begin(after duration: TimeInterval) {
    guard state == .possible else { return }
    setState(.began, because: .measured(.hold, duration, .atLeast, duration))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      if state.isActive { state = .changed }
      return
    }
    let moved = touches.map { taps.movement(of: $0) }.max() ?? 0
    guard moved > allowableMovement else { return }
    fail(.measured(.distance, moved, .atMost, allowableMovement))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive {
      state = .ended
      return
    }
    guard state == .possible else { return }
    let held = event.timestamp - taps.pressBeginning
    taps.lift(touches)
    guard taps.completed < numberOfTapsRequired else {
      fail(
        taps.mostFingers < numberOfTouchesRequired
          ? .fingers(taps.mostFingers, .exactly, numberOfTouchesRequired)
          : .measured(.hold, held, .atLeast, minimumPressDuration))
      return
    }
    guard taps.down.isEmpty else { return }
    taps.completeTap()
    after(UITapGestureRecognizer.longestPause) { [self] in
      fail(.tooLong(.pause, UITapGestureRecognizer.longestPause))
    }
  }

  open override func reset() {
    super.reset()
    taps.timer?.cancel()
    taps = TapProgress()
  }

  private func fail(_ reason: @autoclosure () -> GestureReport.Reason) {
    guard state == .possible else { return }
    setState(.failed, because: reason())
  }

  private func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    taps.timer?.cancel()
    taps.timer = clock.map { GestureTimer($0, after: seconds, action) }
  }

  open override func captureState() -> () -> Void {
    capture(
      \.minimumPressDuration, \.allowableMovement, \.numberOfTapsRequired,
      \.numberOfTouchesRequired, \.taps, after: super.captureState())
  }
}
