import ResponderKit

/// The application's delegate, at the end of the chain (R4.5).
package final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The object that stands for a delegate that is no responder.
  private(set) lazy var plain = PlainAppDelegate(responder: self)
}

/// An application's delegate that is no responder, so that the chain ends at the application (R4.5).
final class PlainAppDelegate: UIApplicationDelegate {
  /// The delegate in whose place it stands.
  unowned let responder: AppDelegate

  init(responder: AppDelegate) { self.responder = responder }
}

/// A kind of application delegates.
enum AppDelegateKind: String, CaseIterable {
  /// A responder, at the end of the chain.
  case responder
  /// An object that is no responder.
  case object
}

extension UIApplication {
  /// The kind of the application's delegate.
  final var delegateKind: AppDelegateKind {
    get { delegate is PlainAppDelegate ? .object : .responder }
    set {
      switch (newValue, delegate) {
      case (.object, let delegate as AppDelegate): self.delegate = delegate.plain
      case (.responder, let delegate as PlainAppDelegate): self.delegate = delegate.responder
      default: break
      }
    }
  }
}
