import Foundation

extension NSValue {
  /// Creates a value that holds a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// The rectangle that the value holds.
  public var cgRectValue: CGRect { rectValue }
}

/// A responder that a notification is sent to. Who posts is in the task of the responder.
private struct NotifiedResponder: @unchecked Sendable {
  weak var responder: UIResponder?
  let action: Selector

  func receive(_ notification: Notification) {
    responder?.method(for: action)?(action.description.hasSuffix(":") ? notification : nil, nil)
  }
}

extension NotificationCenter {
  /// Makes a responder, not retained, perform an action of its ``UIResponder/method(for:)``, when
  /// an object posts a notification; nil for any.
  public func addObserver(
    _ observer: UIResponder, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let notified = NotifiedResponder(responder: observer, action: aSelector)
    let token = addObserver(forName: aName, object: anObject, queue: nil) {
      notified.receive($0)
    }
    observer.observations.append(Observation(center: self, token: token))
  }

  /// Ends all that a responder observes here.
  public func removeObserver(_ observer: UIResponder) {
    observer.observations.removeAll { $0.center === self }
  }
}

/// The observation of notifications by a responder, which ends with it.
final class Observation {
  let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(center: NotificationCenter, token: any NSObjectProtocol) {
    (self.center, self.token) = (center, token)
  }

  deinit { center.removeObserver(token) }
}
