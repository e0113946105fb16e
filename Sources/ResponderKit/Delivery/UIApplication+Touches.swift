import Foundation

extension UIApplication {
  /// Puts samples of fingers into the queue, one for each finger that changes, in screen
  /// coordinates. They belong to one moment and make one event.
  ///
  /// - Throws: ``TouchInputError`` if a finger comes down twice or was never down. Nothing is
  ///   posted then.
  public final func post(_ samples: [TouchSample]) throws(TouchInputError) {
    var down = fingersAfterQueue
    for sample in samples {
      guard TouchSample.fingers.contains(sample.finger) else { throw .noSuchFinger(sample.finger) }
      guard sample.point.x.isFinite, sample.point.y.isFinite else { throw .notFinite }
      if sample.phase == .began {
        guard down[sample.finger] == nil else { throw .isDown(sample.finger) }
      } else {
        guard down[sample.finger] != nil else { throw .isUp(sample.finger) }
      }
      if samples.count > 1 { down[sample.finger] = sample.phase.isLast ? nil : sample.point }
    }
    eventQueue.post(.touches(samples)) { [unowned self] in
      touchDelivery.handle(samples)
    }
  }

  /// Ignores touches until ``endIgnoringInteractionEvents()`` was called the same number of times
  /// (R1.12). The touches of fingers that are down are cancelled (simulator choice).
  public final func beginIgnoringInteractionEvents() {
    willChange()
    ignoringCount += 1
    guard ignoringCount == 1 else { return }
    touchDelivery.cancelAll()
  }

  /// Ends one ``beginIgnoringInteractionEvents()``; no effect if there is none.
  public final func endIgnoringInteractionEvents() {
    guard ignoringCount > 0 else { return }
    willChange()
    ignoringCount -= 1
  }

  /// Returns the location of a finger when all events in the queue have been delivered, in screen
  /// coordinates; nil if it will not be down.
  public final func pointAfterQueue(ofFinger number: Int) -> CGPoint? { fingersAfterQueue[number] }

  /// The numbers of the fingers that will not be down when all events in the queue are delivered.
  package final var freeFingers: [Int] {
    let down = fingersAfterQueue
    guard !down.isEmpty else { return Array(TouchSample.fingers) }
    return TouchSample.fingers.filter { down[$0] == nil }
  }

  /// Indicates whether touches are ignored.
  public final var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

  /// The parts of the event system that have a state of their own.
  public final var eventSystem: [StatefulObject] {
    [clock, eventQueue, touchDelivery, gestureArbiter, pressDelivery]
  }

  /// Finds the window and the view that a finger at a point of the screen belongs to (R1.5): the
  /// first that answers, of the visible windows from front to back, whichever is key.
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

  /// Finds the window and the view of a finger that comes down, by as many hit-tests as
  /// ``hitTestsPerFinger`` says, and reports if they do not agree (R1.10).
  final func hitTestForFinger(
    at point: CGPoint, with event: UIEvent
  ) -> (window: UIWindow, view: UIView)? {
    var found = hitTest(at: point, with: event)
    for _ in 1..<max(1, hitTestsPerFinger) {
      let old = found?.view
      found = hitTest(at: point, with: event)
      if found?.view !== old {
        event.observer?.observe(.note(.hitTestChanged(from: old.map { ObjectID($0) })))
      }
    }
    return found
  }

  private func find(
    at point: CGPoint, with event: UIEvent?, in windows: [UIWindow],
    _ recorder: HitTestRecorder? = nil
  ) -> (window: UIWindow, view: UIView)? {
    for k in windows.indices {
      let window = windows[k]
      guard window.isFoundBySuperview else {
        recorder?.missed(window, at: point)
        continue
      }
      if let view = window.ask(window.convert(point, from: nil), with: event) {
        recorder?.windowsNotAsked(windows[(k + 1)...], behind: window, at: point)
        return (window, view)
      }
    }
    return nil
  }

  /// Lays out what needs it, hit-tests a point of the screen and returns every decision.
  public final func explainedHitTest(at point: CGPoint) -> HitTest {
    layOutWindows()
    let event = UIEvent()
    // A recorder with memory of its own would take longer than the hit-test of a small scene.
    let recorder = idleRecorder ?? HitTestRecorder()
    idleRecorder = nil
    recorder.start()
    event.recorder = recorder
    let windows = windowsFrontToBack
    let found = recorder.recording(windows) {
      find(at: point, with: event, in: windows, recorder)
    }
    idleRecorder = recorder
    return recorder.finish(point: point, answer: found?.view)
  }
}

extension UIView {
  /// Sends a phase of some fingers to the view, and reports it to the observer.
  final func receiveTouches(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent?) {
    let event = event ?? UIEvent(observer: window?.application?.eventObserver)
    switch phase {
    case .began:
      receive(.touchesBegan, event) { $0.touchesBegan(touches, with: event) }
    case .moved:
      receive(.touchesMoved, event) { $0.touchesMoved(touches, with: event) }
    case .ended:
      receive(.touchesEnded, event) { $0.touchesEnded(touches, with: event) }
    case .cancelled:
      receive(.touchesCancelled, event) { $0.touchesCancelled(touches, with: event) }
    case .stationary:
      break
    }
  }
}

extension UIWindow {
  /// Ends the touches in a view and its descendants, and the status of a first responder among
  /// them, before they leave the window (R12.5).
  final func subtreeWillLeave(_ view: UIView) {
    application?.touchDelivery.viewWillLeave(view)
    firstResponderWillLeave(with: view)
  }
}
