import ResponderKit

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
    for controller in controllers { controller.layOutPresentation() }
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
    (self.classes, self.gestures, self.overrides) = (classes, gestures, overrides)
  }
}
