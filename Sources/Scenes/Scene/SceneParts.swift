import ResponderKit

/// The application's delegate, at the end of the chain (R4.5).
package final class AppDelegate: UIResponder, UIApplicationDelegate {}

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
