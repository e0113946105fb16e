import Scenes

/// A type of element, as XCTest and the tools built on it name them.
enum ElementType: Equatable {
  case application
  case window
  /// A type for which a class of views stands.
  case view(ViewClass)
  /// Any other type: a view of which no more is known.
  case other

  init(named name: String, in classes: ClassCatalogue) {
    switch Self.withoutPrefix(Substring(name)) {
    case "Application": self = .application
    case "Window": self = .window
    case let type: self = classes.named(elementType: type).map { .view($0) } ?? .other
    }
  }

  /// Indicates whether the type is a label, an image or the like, which takes no touches and holds
  /// nothing.
  var isStill: Bool {
    if case .view(let viewClass) = self { viewClass.traits.contains(.still) } else { false }
  }

  /// The name of the UIKit class that comes nearest to the type.
  var baseClassName: String {
    switch self {
    case .application, .window: "UIWindow"
    case .view(let viewClass): viewClass.name
    case .other: "UIView"
    }
  }

  /// Returns a type's name without the prefix that XCTest, UIAutomation or macOS puts before it.
  static func withoutPrefix(_ name: Substring) -> Substring {
    for prefix in ["XCUIElementType", "UIA", "AX"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      // UIActivityIndicatorView has no prefix of UIAutomation's.
      if rest.first?.isUppercase == true { return rest }
    }
    return name
  }
}
