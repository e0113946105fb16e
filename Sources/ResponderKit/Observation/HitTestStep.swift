import Foundation

/// One line of a hit-test's story: what one view, or a run of siblings, was asked and said.
public struct HitTestStep: Equatable, Sendable {
  /// What was asked and what came of it.
  public enum Kind: Equatable, Sendable {
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
public struct HitTestOverride: Equatable, Sendable {
  /// What stands for an override of `point(inside:with:)` in words, such as `inset -20`; for a
  /// subclass, its name.
  public var pointInside: String?
  /// What stands for an override of `hitTest(_:with:)` in words, such as `passthrough`; for a
  /// subclass, its name.
  public var hitTest: String?
  /// What `hitTest(_:with:)` returned; nil for nil.
  public var answer: ObjectID?
  /// Whether an animation makes the view swallow touches without asking its subviews (R2.10).
  public var isSwallowing = false

  /// All overrides in words.
  public var name: String {
    guard let pointInside else { return hitTest ?? "" }
    guard let hitTest, hitTest != pointInside else { return pointInside }
    return "\(pointInside), \(hitTest)"
  }
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

extension HitTestRun: Equatable {
  /// Returns whether two runs are of the same siblings, with the same box.
  ///
  /// - Complexity: O(n) in the number of siblings.
  public static func == (one: HitTestRun, other: HitTestRun) -> Bool {
    one.box == other.box && one.siblings[one.range] == other.siblings[other.range]
  }
}
