import Foundation

/// An observer of a hit-test's descent through standard views. ``NullHitTestListener``, which does
/// nothing, compiles to nothing.
protocol HitTestListener {
  /// The recorder of calls of views with overrides.
  var recorder: HitTestRecorder? { get }
  /// Handles a standard subview that refused or was missed; `point` is in the parent's coordinates.
  func missed(_ sibling: Sibling, at point: CGPoint)
  /// Passes by whole groups of subviews, the front group first, as long as they miss the point.
  ///
  /// - Parameters:
  ///   - end: The index from which on the subviews have been dealt with; a group ends here.
  ///   - probe: The point as boxes compare it.
  /// - Returns: The new end: the subviews before it are next.
  func passGroups(
    before end: Int, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint,
    _ probe: TouchBox.Probe
  ) -> Int
  /// Handles the subviews behind the one that answers, which are not asked.
  func notAsked(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint)
  /// Handles a standard subview that accepted the point, which is in the subview's own coordinates.
  func accepted(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint)
}

/// A listener that does nothing.
struct NullHitTestListener: HitTestListener {
  @inline(__always)
  var recorder: HitTestRecorder? { nil }
  @inline(__always)
  func missed(_ sibling: Sibling, at point: CGPoint) {}
  @inline(__always)
  func passGroups(
    before end: Int, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint,
    _ probe: TouchBox.Probe
  ) -> Int {
    let groups = parent.pointee.children.groups
    var group = (end - 1) >> SiblingTable.groupShift
    while group >= 0, !groups[group].box.mayContain(probe) { group -= 1 }
    return Swift.min(end, (group + 1) << SiblingTable.groupShift)
  }
  @inline(__always)
  func notAsked(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint
  ) {}
  @inline(__always)
  func accepted(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {}
}
