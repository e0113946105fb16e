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

/// The objects and facts that every scene has.
struct SceneParts {
  var application: UIApplication
  var delegate: AppDelegate
  var windowScene: UIWindowScene?
  var windows: [UIWindow]
  var controllers: [UIViewController] = []
  var profile: Profile
  var screenSize: CGSize
  var origin: ImportProvenance?
}

extension Scene {
  /// Changes the facts about the text that the scene was imported from, if any.
  package func changeOrigin(_ change: (inout ImportProvenance) -> Void) {
    guard var origin = parts.origin else { return }
    change(&origin)
    journal.record(setOrigin(origin))
  }

  private func setOrigin(_ origin: ImportProvenance?) -> UndoJournal.Entry {
    let old = parts.origin
    parts.origin = origin
    return .other { [unowned self] in setOrigin(old) }
  }

  /// Sets the size of the screen, in points. Windows that filled the screen still fill it.
  package func setScreenSize(_ size: CGSize) {
    let old = parts.screenSize
    changeScreenSize(to: size)
    windowScene?.screenBounds.size = size
    for window in windows where window.frame.size == old { window.frame.size = size }
    application.updateKeyboard()
  }

  private func changeScreenSize(to size: CGSize) {
    let old = parts.screenSize
    parts.screenSize = size
    journal.record(.other { [unowned self] in undoScreenSize(old) })
  }

  private func undoScreenSize(_ size: CGSize) -> UndoJournal.Entry {
    let current = parts.screenSize
    parts.screenSize = size
    return .other { [unowned self] in undoScreenSize(current) }
  }
}

/// A shape of iOS applications.
package enum Profile: String, CaseIterable, Sendable {
  /// No window scene: the responder chain of books and older documentation.
  case classic
  /// A window scene between window and application, as since iOS 13.
  case scenes
  /// A window scene, and UIKit's own views between window and root view, as a debugger shows them.
  case `private`
}

/// The kinds of things that can be in a scene, as commands, texts and reports know them.
package struct SceneKinds: Sendable {
  /// The classes of views.
  package var classes: ClassCatalogue
  /// The kinds of recognizers.
  package var gestures: GestureTable
  /// The kinds of overrides.
  package var overrides: OverrideRegistry

  /// Creates kinds, those of ResponderKit unless others are given.
  package init(
    classes: ClassCatalogue = .standard, gestures: GestureTable = .standard,
    overrides: OverrideRegistry = .standard
  ) {
    self.classes = classes
    self.gestures = gestures
    self.overrides = overrides
  }
}
