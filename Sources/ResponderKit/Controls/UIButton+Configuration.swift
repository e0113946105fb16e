import Foundation

extension UIButton {
  /// What a button shows, as values. Its title is that of the button; the rest decides nothing here.
  public struct Configuration {
    /// A size of the content.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// A kind of round corners. They take touches all the same (R2.7).
    public enum CornerStyle: Int, Sendable {
      /// As the background has it, or as the size has it.
      case fixed, dynamic
      /// Round to a degree, or half a circle at each end.
      case small, medium, large, capsule
    }

    /// A place of the second text.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    /// A kind of sign for a menu.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// The title.
    public var title: String?
    /// The second text.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The size and boldness of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The distance of the image from the texts, in points.
    public var imagePadding: CGFloat = 0
    /// The distance of the two texts, in points.
    public var titlePadding: CGFloat = 1
    /// The side of the texts on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The place of the second text.
    public var titleAlignment = TitleAlignment.automatic
    /// The size of the content.
    public var buttonSize = Size.medium
    /// The kind of round corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of the texts and the image; nil for the usual one.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil for the usual one.
    public var baseBackgroundColor: UIColor?
    /// Indicates whether a turning wheel stands in place of the image.
    public var showsActivityIndicator = false
    /// The sign for a menu.
    public var indicator = Indicator.automatic
    /// What is behind the content.
    public var background = UIBackgroundConfiguration()
    /// Indicates whether a selected button has other looks.
    public var automaticallyUpdateForSelection = true

    /// Returns the configuration as it is: it has the same looks in all states.
    public func updated(for button: UIButton) -> Configuration { self }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration() }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration() }
    /// Returns a configuration with a background in a pale tint colour.
    public static func tinted() -> Configuration { Configuration() }
    /// Returns a configuration with a background in the tint colour.
    public static func filled() -> Configuration { Configuration() }
    /// Returns a configuration without a border.
    public static func borderless() -> Configuration { Configuration() }
    /// Returns a configuration with a border.
    public static func bordered() -> Configuration { Configuration() }
    /// Returns a configuration with a border and a background in a pale tint colour.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Returns a configuration with a border and a background in the tint colour.
    public static func borderedProminent() -> Configuration { Configuration() }
  }

  /// What the button shows; nil for what its own members say. Setting one with a title sets the title of the
  /// button.
  public final var configuration: Configuration? {
    get { inert() }
    set {
      setInert(newValue)
      if let title = newValue?.title, title != self.title { self.title = title }
    }
  }

  /// What changes the button when its state changes, or when the button is told to update: it is called
  /// then, at once (simulator choice).
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { inert() }
    set {
      setInert(newValue)
      newValue?(self)
    }
  }

  /// A closure that changes a button as its state asks for.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Makes a change, and calls ``configurationUpdateHandler`` if the state is another one then.
  final func updatingConfiguration(_ change: () -> Void) {
    guard stateBox != nil, configurationUpdateHandler != nil else { return change() }
    let old = state
    change()
    if state != old { setNeedsUpdateConfiguration() }
  }

  /// Calls ``configurationUpdateHandler``.
  public final func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  /// Creates a button that shows a configuration, with a closure that it runs when it is pressed.
  /// It shows the closure's title if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// Creates a button of a kind with a closure that it runs when it is pressed, and with its title.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    title = primaryAction.title
    addAction(primaryAction, for: .primaryActionTriggered)
  }
}

/// The sides of a rectangle, as seen by who reads.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt

  /// Creates sides from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
