import ResponderKit

/// The properties of particular classes of views.
enum ClassProperties {
  static let all: [Property] = texts + ScrollProperties.all + ControlProperties.all + windows

  private static let texts: [Property] = [
    Property(
      "text", of: UILabel.self, .text, "its text", get: { $0.text }, set: { $0.text = $1 }),
    Property(
      "text", of: UITextField.self, .text, "its text", get: { $0.text }, set: { $0.text = $1 }),
    Property(
      "text", of: UITextView.self, .text, "its text", get: { $0.text }, set: { $0.text = $1 }),
    Property(
      "placeholder", of: UITextField.self, .text, "the text it shows while empty",
      get: { $0.placeholder }, set: { $0.placeholder = $1 }),
    Property(
      "title", ["text"], of: UIButton.self, .text, "its title", get: { $0.title },
      set: { $0.title = $1 }),
  ]

  private static let windows: [Property] = [
    Property(
      "windowLevel", ["level"], of: UIWindow.self, .number,
      "its level: higher is further in front (R1.7)",
      get: { $0.windowLevel.rawValue },
      set: { $0.windowLevel = UIWindow.Level(rawValue: $1) }),
    Property(
      "isKeyWindow", ["key"], of: UIWindow.self, .bool,
      "whether it is the key window; touches do not depend on it (R1.5)", get: { $0.isKeyWindow },
      isSaved: false),
    Property(
      "rootViewController", of: UIWindow.self, .responder, "the controller whose view fills it",
      get: { $0.rootViewController },
      set: { window, responder in window.rootViewController = responder as? UIViewController },
      isSaved: false),
  ]
}
