import ResponderKit

/// The properties of responders that are no views, and of every responder.
enum ResponderProperties {
  static let all: [Property] = [
    Property(
      "next", of: UIResponder.self, .responder, "the next responder in the chain",
      get: { $0.next }, isSaved: false),
    Property(
      "view", of: UIViewController.self, .responder, "its root view (R11.1)",
      get: { $0.viewIfLoaded }, set: { $0.view = $1 as? UIView }, isSaved: false),
    Property(
      "parent", of: UIViewController.self, .responder, "the controller that contains it",
      get: { $0.parent }, isSaved: false),
    Property(
      "presentingViewController", of: UIViewController.self, .responder,
      "the controller that presented it", get: { $0.presentingViewController }, isSaved: false),
    Property(
      "presentedViewController", of: UIViewController.self, .responder,
      "the controller that it presents", get: { $0.presentedViewController }, isSaved: false),
    Property(
      "definesPresentationContext", of: UIViewController.self, .bool,
      "whether it presents for its children in the current context (R11.4)",
      get: { $0.definesPresentationContext }, set: { $0.definesPresentationContext = $1 }),
    Property(
      "topViewController", of: UINavigationController.self, .responder,
      "the controller at the top of its stack", get: { $0.topViewController }, isSaved: false),
    Property(
      "selectedViewController", of: UITabBarController.self, .responder,
      "the controller whose tab is selected", get: { $0.selectedViewController }, isSaved: false),
    Property(
      "selectedIndex", of: UITabBarController.self, .integer, "the index of the selected tab",
      get: { $0.selectedIndex }, set: { $0.selectedIndex = $1 }, isSaved: false),
    Property(
      "isCollapsed", of: UISplitViewController.self, .bool, "whether it shows one column only",
      get: { $0.isCollapsed }, isSaved: false),
    Property(
      "title", of: UIAlertController.self, .text, "its title", get: { $0.title },
      set: { $0.title = $1 }),
    Property(
      "message", of: UIAlertController.self, .text, "the text below its title",
      get: { $0.message }, set: { $0.message = $1 }),
    Property(
      "delegate", of: UIApplication.self, .choice,
      "what its delegate is; only a responder is in the chain (R4.5)",
      get: { $0.delegateKind }, set: { $0.delegateKind = $1 }),
    Property(
      "keyWindow", of: UIApplication.self, .responder,
      "the window that gets keys (R1.14)", get: { $0.keyWindow }, isSaved: false),
  ]
}

/// The properties that decide who gets keys, shakes and remote commands.
package enum FirstResponderProperties {
  /// Returns whether a value is the one that a property of most responders has all the time.
  /// Descriptions leave such values out.
  package static func isResting(_ value: PropertyValue, of property: Property) -> Bool {
    switch property.name {
    case "isFirstResponder", "canBecomeFirstResponder": value == .bool(false)
    case "canResignFirstResponder", "canBecomeKey": value == .bool(true)
    case "inputView", "inputAccessoryView", "firstResponder": value == .responder(nil)
    default: false
    }
  }

  package static let all: [Property] = [
    Property(
      "isFirstResponder", of: UIResponder.self, .bool,
      "whether it is the first responder of its window (R9.3)",
      get: { $0.isFirstResponder }, isSaved: false),
    Property(
      "canBecomeFirstResponder", of: UIResponder.self, .bool,
      "whether it may become first responder (R9.1)", get: { $0.canBecomeFirstResponder },
      set: { $0.setCanBecomeFirstResponder($1) }, isSaved: false),
    Property(
      "canResignFirstResponder", of: UIResponder.self, .bool,
      "whether it may stop being first responder (R9.4)", get: { $0.canResignFirstResponder },
      set: { $0.setCanResignFirstResponder($1) }, isSaved: false),
    Property(
      "canBecomeKey", of: UIWindow.self, .bool,
      "whether a touch makes it the key window (R1.5)", get: { $0.canBecomeKey },
      set: { $0.setCanBecomeKey($1) }, isSaved: false),
    Property(
      "inputView", of: UIResponder.self, .responder,
      "the view shown instead of the keyboard (R9.5)",
      get: { $0.inputView }, set: { $0.setInputView($1 as? UIView) }, isSaved: false),
    Property(
      "inputAccessoryView", of: UIResponder.self, .responder,
      "the view shown above the keyboard (R9.5)", get: { $0.inputAccessoryView },
      set: { $0.setInputAccessoryView($1 as? UIView) }, isSaved: false),
    Property(
      "firstResponder", of: UIWindow.self, .responder,
      "what gets keys and shakes while the window is key (R9.3)", get: { $0.firstResponder },
      isSaved: false),
    Property(
      "keyboard", of: UIApplication.self, .word,
      "what is shown for typing: none, system, custom or accessory (R9.5)",
      get: { $0.shownInputViews?.word ?? "none" }, isSaved: false),
    Property(
      "applicationSupportsShakeToEdit", of: UIApplication.self, .bool,
      "whether a shake offers undo (R10.4)", get: { $0.applicationSupportsShakeToEdit },
      set: { $0.applicationSupportsShakeToEdit = $1 }),
    Property(
      "shakeAlert", of: UIApplication.self, .word,
      "what the alert of shake to undo offers, if it is shown (R10.4)",
      get: { $0.shakeAlert?.word ?? "none" }, isSaved: false),
    Property(
      "receivesRemoteControlEvents", of: UIApplication.self, .bool,
      "whether remote commands are delivered (R10.5)",
      get: { $0.receivesRemoteControlEvents },
      set: { application, isOn in
        if isOn {
          application.beginReceivingRemoteControlEvents()
        } else {
          application.endReceivingRemoteControlEvents()
        }
      }),
  ]
}

extension InputViews {
  /// A word for the input views that are shown.
  fileprivate var word: String {
    if isSystemKeyboard { return "system" }
    return inputView == nil ? "accessory" : "custom"
  }
}

extension ShakeAlert {
  /// A word for the buttons that the alert offers.
  fileprivate var word: String {
    [canUndo ? "undo" : nil, canRedo ? "redo" : nil].compactMap { $0 }.joined(separator: "+")
  }
}

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

enum AppDelegateKind: String, CaseIterable {
  /// A responder, at the end of the chain.
  case responder
  /// An object that is no responder.
  case object
}

extension UIApplication {
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
