import Foundation

/// A recognizer that holds `touchesBegan` back from a scroll view's content until it is clear that
/// the finger does not scroll: for 150 ms, or until it lifts (R8.1).
///
/// It never recognizes anything. When the pan begins, this recognizer is excluded, and what it
/// holds back is dropped.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  /// The time that the content waits, in seconds.
  static let delay: TimeInterval = 0.15

  private var timer: GestureTimer?

  init(of scrollView: UIScrollView) {
    super.init()
    view = scrollView
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard timer == nil else { return }
    timer = clock.map {
      GestureTimer($0, after: Self.delay) { [self] in
        guard state == .possible else { return }
        setState(.failed, because: .tooLong(.delay, Self.delay))
      }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let held = event.timestamp - (touches.map(\.beginning).min() ?? event.timestamp)
    setState(.failed, because: .measured(.delay, held, .atMost, Self.delay))
  }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }

  override func captureState() -> () -> Void {
    let base = super.captureState()
    let timer = self.timer
    return { [self] in
      base()
      self.timer = timer
    }
  }
}
