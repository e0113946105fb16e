import ResponderKit

/// The views that get touches somewhere, with all views that they lie in.
struct HitViews {
  private var hit: Set<ObjectIdentifier> = []
  private var around: Set<ObjectIdentifier> = []

  /// - Complexity: O(views).
  init(_ views: some Sequence<UIView>) {
    for view in views {
      hit.insert(ObjectIdentifier(view))
      for current in view.selfAndSuperviews {
        // What an ancestor lies in is known as soon as the ancestor is.
        guard around.insert(ObjectIdentifier(current)).inserted else { break }
      }
    }
  }

  /// Returns whether a view gets touches; a view that is not a control may get them through its
  /// descendants.
  func contain(_ view: UIView) -> Bool {
    (view.mustBeHitItself ? hit : around).contains(ObjectIdentifier(view))
  }
}
