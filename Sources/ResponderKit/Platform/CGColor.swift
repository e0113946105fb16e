import Foundation

#if !canImport(CoreGraphics)
  /// A colour by its components. Stands in for CoreGraphics' class where CoreGraphics is absent.
  public final class CGColor: Hashable, Sendable {
    /// The shares of red, green and blue, and the opacity, from 0 to 1; nil never.
    public let components: [CGFloat]?

    /// Creates a colour of shares of red, green and blue, and an opacity, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      components = [red, green, blue, alpha]
    }

    /// Returns whether two colours have the same components.
    public static func == (one: CGColor, other: CGColor) -> Bool {
      one.components == other.components
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
  }

  /// The shape of the ends of a line.
  public enum CGLineCap: Int32, Sendable {
    /// The line ends at its last point.
    case butt
    /// The line ends in half a circle.
    case round
    /// The line ends half of its width behind its last point.
    case square
  }

  /// The shape of the corners of a line.
  public enum CGLineJoin: Int32, Sendable {
    /// The corner is sharp.
    case miter
    /// The corner is round.
    case round
    /// The corner is cut off.
    case bevel
  }
#endif
