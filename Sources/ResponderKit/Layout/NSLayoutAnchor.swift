import Foundation

/// A number of a view or a guide, to make constraints from. None of them moves a view.
open class NSLayoutAnchor<AnchorType: AnyObject> {
  fileprivate let item: NSLayoutConstraint.Item
  fileprivate let attribute: NSLayoutConstraint.Attribute

  fileprivate init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (.init(item), attribute)
  }

  /// Returns a constraint that this number is another one plus a constant in points.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(.equal, anchor, constant: constant) }

  /// Returns a constraint that this number is at least another one plus a constant in points.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(.greaterThanOrEqual, anchor, constant: constant) }

  /// Returns a constraint that this number is at most another one plus a constant in points.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(.lessThanOrEqual, anchor, constant: constant) }

  fileprivate final func made(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item.object as Any, attribute: attribute, relatedBy: relation,
      toItem: anchor?.item.object, attribute: anchor?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
  }

  /// The space that the system leaves between two views, in points.
  fileprivate static var systemSpacing: CGFloat { 8 }
}

/// A place from left to right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint that this place is after another one by a number of the system's spaces.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, constant: Self.systemSpacing * multiplier) }
}

/// A place from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint that this place is below another one by a number of the system's spaces.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { made(.equal, anchor, constant: Self.systemSpacing * multiplier) }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that the size is a number of points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.equal, nil, constant: c)
  }

  /// Returns a constraint that the size is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that the size is at most a number of points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that the size is a multiple of another one plus a constant in points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { made(.equal, anchor, multiplier: multiplier, constant: constant) }

  /// Returns a constraint that the size is at least a multiple of another one plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that the size is at most a multiple of another one plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
  }
}

/// What has edges and a size to make constraints from: a view or a guide.
public protocol _LayoutItem: AnyObject {}
extension UIView: _LayoutItem {}
extension UILayoutGuide: _LayoutItem {}

extension _LayoutItem {
  /// The edge at which text begins; the left one here.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The edge at which text ends; the right one here.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
}

extension UIView {
  /// The line on which the first line of text stands.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  /// The line on which the last line of text stands.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
}
