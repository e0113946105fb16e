import Foundation

/// What people who do not see a view are told, and the names by which tests find it.
extension UIView {
  /// Inert: the name by which tests find the view.
  public final var accessibilityIdentifier: String? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the views in this one are left out.
  public final var accessibilityElementsHidden: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the views beside this one are left out.
  public final var accessibilityViewIsModal: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: what happens when the view is activated, in words.
  public final var accessibilityHint: String? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the elements of the view in their order; nil for its subviews.
  public final var accessibilityElements: [Any]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the things that a person can do with the view besides activating it.
  public final var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the place of the view on the screen that is told: its own, unless it is set (R7.16).
  public final var accessibilityFrame: CGRect {
    get {
      if let frame: CGRect = inert() { return frame }
      let frame = convert(bounds, to: window)
      return window?.convert(frame, to: nil) ?? frame
    }
    set { setInert(newValue) }
  }
  /// Inert: the outline of the view on the screen that is told; nil for the frame.
  public final var accessibilityPath: UIBezierPath? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the point on the screen at which the view is activated: the middle of
  /// ``accessibilityFrame``, unless it is set (R7.16).
  public final var accessibilityActivationPoint: CGPoint {
    get { inert() ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { setInert(newValue) }
  }
  /// Inert: the language of the words; nil for that of the app.
  public final var accessibilityLanguage: String? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the way in which the elements of the view are visited.
  public final var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { inert() ?? .automatic }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the elements in the view are visited one after the other.
  public final var shouldGroupAccessibilityChildren: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the view keeps its colours on a screen with other colours.
  public final var accessibilityIgnoresInvertColors: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: the words by which a voice names the view.
  public final var accessibilityUserInputLabels: [String]! {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether a long press shows the view larger.
  public final var showsLargeContentViewer: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: the title that is shown then.
  public final var largeContentTitle: String? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the image that is shown then.
  public final var largeContentImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
}

/// A way in which the elements of a view are visited.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system decides.
  case automatic
  /// One by one, or together.
  case separate, combined
}

/// Something that a person can do with a view besides activating it.
open class UIAccessibilityCustomAction {
  /// The words for it.
  open var name: String
  /// The image for it.
  open var image: UIImage?
  /// What it does; nil if a target does it.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action that runs a closure.
  public init(
    name: String, image: UIImage? = nil,
    actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }
}

/// What a person who needs help with the screen has turned on: nothing, as there is no device.
public enum UIAccessibility {
  /// A kind of news for those who do not see the screen.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Creates a kind from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// There is another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Does nothing, as nobody is told.
  public static func post(notification: Notification, argument: Any?) {}

  /// Returns false.
  public static var isVoiceOverRunning: Bool { false }
  /// Returns false.
  public static var isSwitchControlRunning: Bool { false }
  /// Returns false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Returns false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Returns false.
  public static var isBoldTextEnabled: Bool { false }
  /// Returns false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Returns false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Returns false.
  public static var isGuidedAccessEnabled: Bool { false }
}
