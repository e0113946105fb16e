import Foundation

extension UIApplication {
  /// Finds the window and the view that a finger at a point belongs to (R1.5).
  ///
  /// The visible windows are asked from front to back. The first that answers a view wins,
  /// whichever is key.
  ///
  /// - Parameters:
  ///   - point: A point in screen coordinates.
  ///   - event: The event; its observer is told the decisions.
  public final func hitTest(
    at point: CGPoint, with event: UIEvent?
  ) -> (window: UIWindow, view: UIView)? {
    let windows = windowsFrontToBack
    guard let event, let observer = event.observer else {
      return find(at: point, with: event, in: windows)
    }
    // An override may hit-test in the middle of a hit-test. Then there is no idle recorder.
    let recorder = idleRecorder ?? HitTestRecorder()
    idleRecorder = nil
    recorder.start()
    let outer = event.recorder
    event.recorder = recorder
    let found = recorder.recording(windows) {
      find(at: point, with: event, in: windows, recorder)
    }
    event.recorder = outer
    let story = recorder.finish(point: point, answer: found?.view)
    idleRecorder = recorder
    observer.observe(.hitTest(story))
    return found
  }

  private func find(
    at point: CGPoint, with event: UIEvent?, in windows: [UIWindow],
    _ recorder: HitTestRecorder? = nil
  ) -> (window: UIWindow, view: UIView)? {
    for k in windows.indices {
      let window = windows[k]
      if let view = window.ask(window.convert(point, from: nil), with: event) {
        recorder?.windowsNotAsked(windows[(k + 1)...], behind: window, at: point)
        return (window, view)
      }
    }
    return nil
  }

  /// Hit-tests a point of the screen and returns every decision; no event is sent.
  ///
  /// - Parameter point: A point in screen coordinates.
  public final func explainedHitTest(at point: CGPoint) -> HitTest {
    let event = UIEvent()
    let recorder = HitTestRecorder()
    event.recorder = recorder
    let windows = windowsFrontToBack
    let found = recorder.recording(windows) {
      find(at: point, with: event, in: windows, recorder)
    }
    return recorder.finish(point: point, answer: found?.view)
  }
}
