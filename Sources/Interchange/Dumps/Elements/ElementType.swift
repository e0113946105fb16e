import Scenes

/// A type of element, as XCTest and the tools upon it name them.
enum ElementType: Equatable {
  case application
  case window
  /// A type for which a class of views stands.
  case view(ViewClass)
  /// Everything else: a view of which no more is known.
  case other

  init(named name: String, in classes: ClassCatalogue) {
    switch Self.withoutPrefix(Substring(name)) {
    case "Application": self = .application
    case "Window": self = .window
    case let type: self = classes.named(elementType: type).map { .view($0) } ?? .other
    }
  }

  /// Whether it is a label, an image or the like, which takes no touches and holds nothing.
  var isStill: Bool {
    if case .view(let viewClass) = self { viewClass.traits.contains(.still) } else { false }
  }

  /// The class of UIKit's that comes nearest to it.
  var baseClassName: String {
    switch self {
    case .application, .window: "UIWindow"
    case .view(let viewClass): viewClass.name
    case .other: "UIView"
    }
  }

  /// A type's name without what XCTest, UIAutomation or macOS puts before it.
  static func withoutPrefix(_ name: Substring) -> Substring {
    for prefix in ["XCUIElementType", "UIA", "AX"] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      // UIActivityIndicatorView has no prefix of UIAutomation's.
      if rest.first?.isUppercase == true { return rest }
    }
    return name
  }
}
