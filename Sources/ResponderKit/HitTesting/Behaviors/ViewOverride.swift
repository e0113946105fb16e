import Foundation

/// A value that stands for an override in a subclass of a view.
public protocol ViewOverride: Sendable {
  /// The views that the override names, in its order, including those that are gone.
  var references: [ViewReference] { get }

  /// Returns the same override with others in place of ``references``, for a copy of the views.
  func mapReferences(_ transform: (ViewReference) -> ViewReference) -> Self

  /// Returns the rectangle of the view's own coordinates, edges half open, in which touches belong
  /// to the view; nil if the override leaves the area as it is or makes it another shape.
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

/// An override of `hitTest(_:with:)` as a value (R2.11, R2.12). Only ``hitTest(_:with:in:)`` is
/// required. The other members let maps and diagnoses know the answers without asking at each
/// point; their defaults claim nothing.
public protocol HitTestBehavior: ViewOverride {
  /// Returns what the override of a view would return for a point in the view's own coordinates and
  /// an event; `view.standardHitTest(point, with: event)` is super.
  func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView?

  /// The flags of the view that are checked before it answers the view or one of its subviews.
  var flagsAsked: HitTestFlags { get }

  /// Returns the points at which the override may answer a view, as the view is now.
  func reach(in view: UIView) -> HitTestReach

  /// Returns whether subviews are asked at a point of the view where `point(inside:)` is false.
  func asksSubviews(outside point: CGPoint, of view: UIView) -> Bool

  /// Returns whether the view, or a descendant of it, never gets the touches that it would get
  /// without the override; nil if only asking at a point can tell.
  func withholds(_ target: UIView, in view: UIView) -> Bool?
}

extension HitTestBehavior {
  /// The flags that super checks: all of them.
  public var flagsAsked: HitTestFlags { .all }

  /// Returns ``HitTestReach/anywhere``.
  public func reach(in view: UIView) -> HitTestReach { .anywhere }

  /// Returns false, as super asks no subview there (R2.6).
  public func asksSubviews(outside point: CGPoint, of view: UIView) -> Bool { false }

  /// Returns nil.
  public func withholds(_ target: UIView, in view: UIView) -> Bool? { nil }
}

/// The flags of a view that keep touches from it and its subviews.
public struct HitTestFlags: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates flags.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// `isUserInteractionEnabled` (R2.1).
  public static let interaction = HitTestFlags(rawValue: 1)
  /// `isHidden` (R2.1).
  public static let hidden = HitTestFlags(rawValue: 2)
  /// `alpha` (R2.3).
  public static let alpha = HitTestFlags(rawValue: 4)
  /// `isEnabled` of a control (R2.9).
  public static let enabled = HitTestFlags(rawValue: 8)
  /// The flags that UIKit checks.
  public static let all: HitTestFlags = [.interaction, .hidden, .alpha, .enabled]
}

/// The points at which an override of `hitTest(_:with:)` may answer a view.
public enum HitTestReach: Sendable {
  /// No point.
  case nowhere
  /// The points at which `point(inside:)` is true. The answer is a subview's, otherwise the view.
  case standard
  /// The points at which `point(inside:)` is true and a subview answers.
  case subviews
  /// The points where `point(inside:)` is true, as by default, and those where a subview answers.
  case overflowing
  /// The points at which a subview answers, in the view or outside of it.
  case subviewsAnywhere
  /// The points at which `point(inside:)` is true. Only the override can tell the answer.
  case pointInside
  /// The points of a rectangle of the view's own coordinates. Only the override tells the answer.
  case rectangle(CGRect)
  /// Every point. Only the override can tell the answer.
  case anywhere
}

/// An override of `point(inside:with:)` as a value (R2.4).
public protocol PointInsideBehavior: ViewOverride {
  /// Returns what the override of a view would return for a point in the view's own coordinates and
  /// an event; `view.standardPoint(inside: point)` is super.
  func point(inside point: CGPoint, with event: UIEvent?, in view: UIView) -> Bool

  /// Returns a rectangle of the view outside which the override returns false; nil if not known.
  func reach(in view: UIView) -> CGRect?
}

extension PointInsideBehavior {
  /// Returns the touch area if it is a rectangle, otherwise nil.
  public func reach(in view: UIView) -> CGRect? { touchArea(in: view)?.widened }
}

/// An override that is code of a class which was read, and not compiled.
package protocol CodedOverride: ViewOverride {
  /// The name of the class.
  var className: String { get }
  /// Indicates whether the method runs; else UIKit's own answers in its place.
  var canRun: Bool { get }
  /// Indicates whether an extension gives it to all views of a class of UIKit's.
  var isOfExtension: Bool { get }
}

extension CodedOverride {
  /// True: the method runs.
  package var canRun: Bool { true }
}

/// The shape that an override of `point(inside:with:)` accepts, where it is no rectangle.
package enum TouchOutline: Sendable {
  /// An ellipse, with what lies on its edge.
  case ellipse(center: CGPoint, radii: CGSize)
  /// Polygons: a point is inside if an odd number of edges lies to its right.
  case polygons([[CGPoint]])
}

/// A value that accepts the points of a shape.
package protocol OutlinedBehavior: PointInsideBehavior {
  /// Returns the shape in the view's own coordinates.
  func outline(in view: UIView) -> TouchOutline
}

extension Circle: OutlinedBehavior {
  package func outline(in view: UIView) -> TouchOutline {
    let radius = abs(radius(in: view.bounds))
    return .ellipse(
      center: CGPoint(x: view.bounds.midX, y: view.bounds.midY),
      radii: CGSize(width: radius, height: radius))
  }
}

extension Ellipse: OutlinedBehavior {
  package func outline(in view: UIView) -> TouchOutline {
    .ellipse(
      center: CGPoint(x: view.bounds.midX, y: view.bounds.midY),
      radii: CGSize(width: view.bounds.width / 2, height: view.bounds.height / 2))
  }
}

extension PathShape: OutlinedBehavior {
  package func outline(in view: UIView) -> TouchOutline { .polygons(polygons) }
}
