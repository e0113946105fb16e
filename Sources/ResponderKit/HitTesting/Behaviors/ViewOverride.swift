import Foundation

/// A value that stands for an override in a subclass of a view.
public protocol ViewOverride: Sendable {
  /// The views that the override names, in its order, including those that are gone.
  var references: [ViewReference] { get }

  /// Returns the same override with other references, for a copy of the views.
  ///
  /// - Parameter transform: Returns the reference that replaces one of ``references``.
  func mapReferences(_ transform: (ViewReference) -> ViewReference) -> Self

  /// Returns the rectangle in which touches belong to the view, if the override makes the area one.
  ///
  /// - Parameter view: The view that the override belongs to.
  /// - Returns: A rectangle in the view's own coordinates, edges half open; nil if the override
  ///   leaves the area as it is or makes it another shape.
  func touchArea(in view: UIView) -> CGRect?
}

extension ViewOverride {
  /// No views.
  public var references: [ViewReference] { [] }

  /// Returns the override itself, as it names no views.
  public func mapReferences(_ transform: (ViewReference) -> ViewReference) -> Self { self }

  /// Returns nil.
  public func touchArea(in view: UIView) -> CGRect? { nil }
}
