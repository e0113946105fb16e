import Foundation

/// One line of a hit-test's story: what one view, or a run of siblings, was asked and said.
public struct HitTestStep: Sendable {
  /// What was asked and what came of it.
  public enum Kind: Sendable {
    /// The view accepted the point and asked its subviews.
    case accepted
    /// The view answered nil.
    case refused(HitTestRejection)
    /// A run of siblings was passed by because their common box misses the point; `run` indexes
    /// ``HitTest/runs``.
    case passed(run: Int)
    /// The siblings behind the one that answered were not asked; `run` indexes
    /// ``HitTest/runs``.
    case notAsked(run: Int)
    /// The view answered by its own means, without asking the standard algorithm.
    case answeredByOverride
  }

  /// The view that was asked, or the parent of the run.
  public var view: ObjectID
  /// The nesting of the question: 0 for a window or the view that a question began with.
  public var depth: Int
  /// The point in the coordinates of `view`.
  public var point: CGPoint
  /// The bounds of `view` when it was asked.
  public var bounds: CGRect
  /// What was asked and what came of it.
  public var kind: Kind
  /// For a view with an override: the index of its story in ``HitTest/overrides``, else -1.
  public var override: Int
}

/// What an override did in a hit-test.
public struct HitTestOverride: Sendable {
  /// What stands for an override of `point(inside:with:)`, if anything does.
  public var pointInside: (any PointInsideBehavior)?
  /// What stands for an override of `hitTest(_:with:)`, if anything does.
  public var hitTest: (any HitTestBehavior)?
  /// The class of a view that may override either method in code; nil for UIKit's own.
  public var subclass: String?
  /// What `hitTest(_:with:)` returned; nil for nil.
  public var answer: ObjectID?
  /// Whether an animation makes the view swallow touches without asking its subviews (R2.10).
  public var isSwallowing = false
}

/// Siblings that a hit-test treated alike.
public struct HitTestRun: Sendable {
  /// The siblings, front to back: in the order in which they are asked.
  public var views: [ObjectID] { Array(siblings[range].reversed()) }
  /// How many there are.
  public var count: Int { range.count }
  /// The common box that misses the point, in the parent's coordinates; nil for siblings that were
  /// not asked.
  public var box: CGRect?

  let siblings: [ObjectID]
  let range: Range<Int>
}
