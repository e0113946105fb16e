import ResponderKit

/// A subclass with overrides, as Swift source.
public struct SwiftSubclass {
  /// Its name.
  public let name: String
  /// The class that it inherits from.
  public let superclass: String
  /// What it overrides.
  public let overrides: [SwiftOverride]

  /// A subclass of a name.
  public init(_ name: String, of superclass: String, overrides: [SwiftOverride]) {
    self.name = name
    self.superclass = superclass
    self.overrides = overrides
  }

  /// A subclass for one view of a scene, named after it: a button `buy` gets a `BuyButton`.
  public init(for view: UIView, in scene: Scene, overrides: [SwiftOverride]) {
    let superclass = Self.superclass(for: view)
    var identifiers = SwiftIdentifiers()
    let name = identifiers.type(
      like: scene.label(of: view), noun: Self.noun(of: superclass))
    self.init(name, of: superclass, overrides: overrides)
  }

  /// The class of UIKit's that stands for a view's: one that an app can make, without a layout.
  public static func superclass(for view: UIView) -> String {
    let name = String(describing: type(of: view))
    switch name {
    case "UICollectionView": return "UIScrollView"
    case "UITransitionView", "UIDropShadowView": return "UIView"
    default: return ViewClass.named(name) == nil && name != "UIWindow" ? "UIView" : name
    }
  }

  /// What objects of a class of UIKit's are called: a `UIButton` is a `Button`.
  public static func noun(of className: String) -> String { String(className.dropFirst(2)) }

  /// The declaration with a comment that says what it does.
  public var lines: [String] {
    var summaries: [String] = []
    for override in overrides where !summaries.contains(override.summary) {
      summaries.append(override.summary)
    }
    return summaries.map { "/// " + $0 } + ["final class \(name): \(superclass) {"]
      + body.map { $0.isEmpty ? "" : "  " + $0 } + ["}"]
  }

  /// What stands between the braces, without indentation.
  public var body: [String] {
    let properties = overrides.flatMap(\.properties)
    let blocks = (properties.isEmpty ? [] : [properties]) + overrides.map(\.methods)
    return Array(blocks.joined(separator: [""]))
  }
}
