import Foundation

/// An image without pixels: nothing is drawn, and there are no files of an app to read.
open class UIImage {
  /// A way in which an image is drawn.
  public enum RenderingMode: Int, Sendable {
    /// As its place has it.
    case automatic
    /// With its own colours.
    case alwaysOriginal
    /// As a shape in the tint colour.
    case alwaysTemplate
  }

  /// The size, in points: zero.
  public final var size: CGSize { .zero }
  /// The number of pixels to a point: 1.
  public final var scale: CGFloat { 1 }
  /// Inert: the way in which the image is drawn.
  public private(set) final var renderingMode = RenderingMode.automatic

  /// Creates an empty image.
  public init() {}

  /// Creates an empty image for one of an app's files, which are taken to be there (simulator choice).
  public init?(named name: String) {}

  /// Creates an empty image for a symbol of the system, which has all of them.
  public init?(systemName name: String) {}

  /// Creates an empty image for a symbol of the system. The configuration is without effect.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {}

  /// Creates an empty image for one of an app's files, which are taken to be there (simulator choice).
  public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {}

  /// Returns nil, as no pixels are read.
  public init?(data: Data) { return nil }

  /// Returns nil, as no files are read.
  public init?(contentsOfFile path: String) { return nil }

  /// Returns an image that is drawn in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = UIImage()
    image.renderingMode = renderingMode
    return image
  }

  /// A way in which a symbol is drawn.
  open class Configuration {}

  /// The size and boldness in which a symbol is drawn. Nothing is drawn, so nothing is kept.
  open class SymbolConfiguration: Configuration {
    /// A size of a symbol beside a text.
    public enum SymbolScale: Int, Sendable {
      case `default` = -1
      case unspecified, small, medium, large
    }

    /// A boldness of a symbol.
    public enum SymbolWeight: Int, Sendable {
      case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// Creates a configuration of a size in points.
    public init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default
    ) {}

    /// Creates a configuration of a size beside a text.
    public init(scale: SymbolScale) {}

    /// Creates a configuration of a boldness.
    public init(weight: SymbolWeight) {}

    /// Creates a configuration for a purpose of texts.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {}

    /// Creates a configuration of a font.
    public init(font: UIFont, scale: SymbolScale = .default) {}
  }

  /// Returns an image in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { withRenderingMode(renderingMode) }

  /// Returns an image in a colour that is drawn in another way.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  /// Returns the image, as nothing is drawn.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Returns the image, as nothing is drawn.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// Returns the image, as nothing is drawn.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Returns the image, as nothing is drawn.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  /// Returns the image, as nothing is drawn.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
}
