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
