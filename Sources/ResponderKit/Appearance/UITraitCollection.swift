import Foundation

/// Room in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// The direction of text.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// A size of text that people choose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Small text.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Text of a medium size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Large text, which is the usual size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Very large text.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Large text for people who see little.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
}

/// What the surroundings of a view are like: light or dark, narrow or wide. Size classes and the
/// kind of device follow from the screen; light and dark from the nearest
/// `overrideUserInterfaceStyle` above, and are light without one.
public final class UITraitCollection: Hashable, Sendable {
  private struct Traits: Hashable {
    var style = UIUserInterfaceStyle.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var category = UIContentSizeCategory.unspecified
    var scale: CGFloat = 0
  }

  private let traits: Traits

  private init(_ traits: Traits) { self.traits = traits }

  /// Creates traits of which none is specified.
  public convenience init() { self.init(Traits()) }
  /// Creates traits of which light or dark is specified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle))
  }
  /// Creates traits of which the room from left to right is specified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(horizontal: horizontalSizeClass))
  }
  /// Creates traits of which the room from top to bottom is specified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(vertical: verticalSizeClass))
  }
  /// Creates traits of which the kind of device is specified.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(Traits(idiom: userInterfaceIdiom))
  }
  /// Creates traits of which the size of text is specified.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(category: preferredContentSizeCategory))
  }
  /// Creates traits of which the number of pixels to a point is specified.
  public convenience init(displayScale: CGFloat) { self.init(Traits(scale: displayScale)) }

  /// Creates traits from others; of those that specify the same, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      traitCollections.reduce(into: Traits()) { all, next in
        let new = next.traits
        if new.style != .unspecified { all.style = new.style }
        if new.horizontal != .unspecified { all.horizontal = new.horizontal }
        if new.vertical != .unspecified { all.vertical = new.vertical }
        if new.idiom != .unspecified { all.idiom = new.idiom }
        if new.direction != .unspecified { all.direction = new.direction }
        if new.category != .unspecified { all.category = new.category }
        if new.scale != 0 { all.scale = new.scale }
      })
  }

  /// Creates the traits of a screen of a size in points: a wide one is a tablet's (simulator choice).
  convenience init(of size: CGSize, style: UIUserInterfaceStyle = .light) {
    let shortSide = min(size.width, size.height)
    self.init(
      Traits(
        style: style,
        horizontal: size.width >= BarPlaces.regularWidth && shortSide >= 600 ? .regular : .compact,
        vertical: size.height >= 600 ? .regular : .compact,
        idiom: shortSide >= BarPlaces.regularWidth ? .pad : .phone, direction: .leftToRight,
        category: .large, scale: 3))
  }

  /// The traits of the screen of the application whose code is running.
  public static var current: UITraitCollection { UIScreen.main.traitCollection }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
  /// The room from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
  /// The direction of text.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }
  /// The size of text that people have chosen.
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.category }
  /// The number of pixels to a point.
  public var displayScale: CGFloat { traits.scale }

  /// Returns whether colours are other ones than with other traits: light instead of dark.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traits.style != traitCollection?.traits.style
  }

  /// Returns whether two collections specify the same.
  public static func == (left: UITraitCollection, right: UITraitCollection) -> Bool {
    left.traits == right.traits
  }

  /// Hashes what is specified.
  public func hash(into hasher: inout Hasher) { hasher.combine(traits) }
}

/// An object that has traits and is told when they change.
public protocol UITraitEnvironment: AnyObject {
  /// What the surroundings are like.
  var traitCollection: UITraitCollection { get }
  /// Tells the object that its traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// What the surroundings of the view are like, found in O(depth).
  public final var traitCollection: UITraitCollection {
    let screen = window?.screen ?? .main
    let style = selfAndSuperviews.lazy.compactMap(\.ownStyle).first
    return UITraitCollection(of: screen.bounds.size, style: style ?? .light)
  }

  /// Inert: light or dark for this view and those below; unspecified for that of the view above.
  /// Those whose traits change are told.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { inert() ?? .unspecified }
    set { changingTraits { setInert(newValue, "overrideUserInterfaceStyle") } }
  }

  /// The style that the view or its controller sets for what is below; nil for none.
  private final var ownStyle: UIUserInterfaceStyle? {
    [overrideUserInterfaceStyle, viewController?.overrideUserInterfaceStyle ?? .unspecified].first {
      $0 != .unspecified
    }
  }

  /// Does something that changes traits, and tells the views and controllers whose traits changed.
  fileprivate final func changingTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    guard traitCollection != old else { return }
    var pending = [self as UIView]
    while let view = pending.popLast() {
      // What sets its own style keeps its traits.
      if view !== self, view.ownStyle != nil { continue }
      for object in [view.viewController, view] as [UIResponder?] {
        (object as? any UITraitEnvironment)?.traitCollectionDidChange(old)
        object?.tellRegistrations(of: old)
      }
      pending += view.subviews.reversed()
    }
  }
}

extension UIViewController: UITraitEnvironment {
  /// What the surroundings of the controller are like: the traits of its view, which is not loaded.
  public final var traitCollection: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let own = overrideUserInterfaceStyle
    return UITraitCollection(
      of: UIScreen.main.bounds.size, style: own == .unspecified ? .light : own)
  }

  /// Inert: light or dark for the view of the controller; unspecified for that of the view above.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { inert() ?? .unspecified }
    set {
      guard let view = viewIfLoaded else { return setInert(newValue, "overrideUserInterfaceStyle") }
      view.changingTraits { setInert(newValue, "overrideUserInterfaceStyle") }
    }
  }
}
