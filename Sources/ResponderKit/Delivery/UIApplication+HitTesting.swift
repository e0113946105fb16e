import Foundation

extension UIApplication {
  /// Finds the window and the view that a finger at a point belongs to (R1.5).
  ///
  /// The visible windows are asked from front to back; the first that answers wins, whichever is
  /// key.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of the screen.
  ///   - event: The event; its observer is told the decisions.
  public final func hitTest(
    at point: CGPoint, with event: UIEvent?
  ) -> (window: UIWindow, view: UIView)? {
    guard let event, let observer = event.observer else { return find(at: point, with: event) }
    // An override may hit-test in the middle of a hit-test: it finds no idle recorder then.
    let recorder = idleRecorder ?? HitTestRecorder()
    idleRecorder = nil
    recorder.start()
    let outer = event.recorder
    event.recorder = recorder
    let found = recorder.recording(windowsFrontToBack) { find(at: point, with: event, recorder) }
    event.recorder = outer
    let story = recorder.finish(point: point, answer: found?.view)
    idleRecorder = recorder
    observer.observe(.hitTest(story))
    return found
  }

  private func find(
    at point: CGPoint, with event: UIEvent?, _ recorder: HitTestRecorder? = nil
  ) -> (window: UIWindow, view: UIView)? {
    let windows = windowsFrontToBack
    for (k, window) in windows.enumerated() {
      if let view = window.ask(window.convert(point, from: nil), with: event) {
        recorder?.windowsNotAsked(windows[(k + 1)...], behind: window, at: point)
        return (window, view)
      }
    }
    return nil
  }

  /// Hit-tests a point of the screen and returns every decision; no event is sent.
  ///
  /// - Parameter point: A point in the coordinates of the screen.
  public final func explainedHitTest(at point: CGPoint) -> HitTest {
    let event = UIEvent()
    let recorder = HitTestRecorder()
    event.recorder = recorder
    let found = recorder.recording(windowsFrontToBack) { find(at: point, with: event, recorder) }
    return recorder.finish(point: point, answer: found?.view)
  }
}
