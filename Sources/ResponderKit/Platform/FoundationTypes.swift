// As with UIKit, importing the library is enough to use CGRect and similar types.
@_exported import Foundation

#if !canImport(ObjectiveC)
  /// The name of a method, where Objective-C's type is absent.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name, such as `copy:`.
    public let description: String

    /// Creates a selector from a name.
    public init(_ name: String) { description = name }

    /// Creates a selector from a literal.
    public init(stringLiteral value: String) { description = value }
  }
#endif

#if !canImport(CoreGraphics)
  /// A direction with a length, where CoreGraphics is absent.
  public struct CGVector: Hashable, Sendable {
    /// The way to the right, in points.
    public var dx: CGFloat
    /// The way down, in points.
    public var dy: CGFloat

    /// No direction.
    public static let zero = CGVector()

    /// Creates a direction.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) { (self.dx, self.dy) = (dx, dy) }
  }
#endif
