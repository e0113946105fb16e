import Foundation

/// Brings fingers from the screen to the views: hit-test, then `sendEvent`, then the responders
/// (R1.3).
public final class TouchDelivery {
  private unowned let application: UIApplication
  private var event: UIEvent?

  init(application: UIApplication) {
    self.application = application
  }

  /// Puts a finger down: hit-tests, and sends `touchesBegan` to the view that was found.
  ///
  /// - Parameter point: Where, in the coordinates of the screen.
  /// - Returns: The finger; its `view` is nil if nothing claims the point (R1.8).
  public func begin(at point: CGPoint) -> UITouch {
    let event = self.event ?? UIEvent(observer: application.eventObserver)
    self.event = event
    let found = application.hitTest(at: point, with: event)
    let position = found.map { $0.window.convert(point, from: nil) } ?? point
    let touch = UITouch(at: position, in: found?.window, view: found?.view)
    event.allTouches?.insert(touch)
    application.sendEvent(event)
    touch.phase = .stationary
    return touch
  }

  /// Lifts a finger where it is, and sends `touchesEnded` to its view.
  public func end(_ touch: UITouch) {
    guard let event, event.allTouches?.contains(touch) == true else { return }
    touch.phase = .ended
    application.sendEvent(event)
    event.allTouches?.remove(touch)
    if event.allTouches?.isEmpty != false { self.event = nil }
  }
}
