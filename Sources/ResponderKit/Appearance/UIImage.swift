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
  /// The way in which the image is drawn.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public private(set) final var renderingMode = RenderingMode.automatic

  /// Creates an empty image.
  public init() {}

  /// Returns nil, as there are no files of an app to read.
  ///
  /// - Parameter name: The name of the file.
  public init?(named name: String) { return nil }

  /// Creates an empty image for a symbol of the system, which has all of them.
  ///
  /// - Parameter name: The name of the symbol.
  public init?(systemName name: String) {}

  /// Returns nil, as no pixels are read.
  ///
  /// - Parameter data: The content of a file.
  public init?(data: Data) { return nil }

  /// Returns nil, as no files are read.
  ///
  /// - Parameter path: The path of the file.
  public init?(contentsOfFile path: String) { return nil }

  /// Returns an image that is drawn in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = UIImage()
    image.renderingMode = renderingMode
    return image
  }
}
