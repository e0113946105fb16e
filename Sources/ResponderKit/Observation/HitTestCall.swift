import Foundation

/// One step of a hit-test, in the order in which the calls were made.
public struct HitTestCall: Sendable {
  /// What was called, and what came of it.
  public enum Kind: Sendable {
    /// `hitTest(_:with:)` of the view is called with a point in its own coordinates. A view whose
    /// transform has no inverse gets the point in its superview's coordinates.
    case enter(point: CGPoint, override: HitTestOverride?)
    /// The view's own flags pass, or one of them refuses (R2.1).
    case flags(HitTestRejection?)
    /// `point(inside:with:)` of the view was called by an implementation of the asker, and what it
    /// returned. It is told when it returns, so what it asked itself comes before it.
    case inside(point: CGPoint, area: TouchArea, asker: ObjectID, Bool)
    /// Subviews of the view are called, one after the other, and all answer nil for one reason.
    case asked(HitTestRun)
    /// Views are not called at all, and why.
    case skip(HitTestRun, HitTestSkip)
    /// Subviews that code of the app may have called, where nobody can look.
    case unseen(HitTestRun)
    /// The view's `hitTest(_:with:)` returns.
    case answer(ObjectID?)
  }

  /// The view that is called, or the parent of the views of a run; a window, for windows.
  public var view: ObjectID
  /// The nesting of calls: 0 for a window or the view that a question began with.
  public var depth: Int
  /// What was called, and what came of it.
  public var kind: Kind
}

/// What decides whether a point is inside a view.
public enum TouchArea: Sendable {
  /// The view's bounds, half open, as UIKit has it (R2.4).
  case bounds(CGRect)
  /// A value that stands for an override of `point(inside:with:)`, and the rectangle that it makes
  /// of the view, if it is one.
  case value(HitTestOverride, CGRect?)
  /// Another view, which the override accepts and which said yes.
  case accepted(ObjectID)
  /// Code of the app, in a view of these bounds.
  case code(bounds: CGRect)
  /// A rectangle that an override of `hitTest(_:with:)` looks at instead of calling
  /// `point(inside:with:)`.
  case own(CGRect)
}

/// What stands for the overrides of a view in a hit-test.
public struct HitTestOverride: Sendable {
  /// The value that stands for an override of `point(inside:with:)`, if there is one.
  public var pointInside: (any PointInsideBehavior)? { values.pointInside }
  /// The value that stands for an override of `hitTest(_:with:)`, if there is one.
  public var hitTest: (any HitTestBehavior)? { values.hitTest }
  /// The class of the app that may override anything, if the view is of one.
  public var subclass: UIView.Type? { values.subclass }
  /// Whether an animation makes the view swallow touches without asking its subviews (R2.10).
  public var isSwallowing: Bool { values.isSwallowing }

  /// One word, for every step of every hit-test has room for an override, and few have one.
  private let values: Values

  private final class Values: Sendable {
    let pointInside: (any PointInsideBehavior)?
    let hitTest: (any HitTestBehavior)?
    let subclass: UIView.Type?
    let isSwallowing: Bool

    init(of view: UIView) {
      pointInside = view.viewState.pointInsideBehavior
      hitTest = view.viewState.hitTestBehavior
      subclass = view.core.pointee.flags.contains(.subclassed) ? type(of: view) : nil
      isSwallowing = view.blocksTouchesWhileAnimating
    }
  }

  init(of view: UIView) {
    values = Values(of: view)
  }
}

/// Views that a hit-test treated alike: siblings, or windows.
public struct HitTestRun: Sendable {
  /// The views, front to back: in the order in which they are asked.
  public var views: [ObjectID]
  /// The point in the coordinates of their parent.
  public var point: CGPoint
  /// Why each answered nil, for views that were called; with the bounds of the first of them.
  public var reason: HitTestRejection?
  /// A box in the parent's coordinates that holds them all and misses the point, if that is why
  /// nobody looked at them one by one.
  public var box: CGRect?

  /// How many there are.
  public var count: Int { views.count }
}

/// Why views were not called by a hit-test.
public enum HitTestSkip: Sendable {
  /// A sibling in front of them answered, or a window in front (R2.8, R1.5).
  case answered(by: ObjectID)
  /// An override of their superview left them out.
  case override(HitTestOverride)
  /// Their superview is being animated and keeps touches to itself (R2.10).
  case swallowed
}
