/// One subview as hit-testing sees it from the superview.
struct Sibling {
  var box: TouchBox
  var core: UnsafeMutablePointer<ViewCore>
  /// The kind of map from the superview to the subview.
  var mapping: LayerGeometry.Mapping
  /// Indicates whether the subview must be called as UIKit would call it.
  var isAsked: Bool

  /// Creates the sibling of a subview as it is now.
  init(_ core: UnsafeMutablePointer<ViewCore>) {
    self.core = core
    box = core.pointee.touchBox
    mapping = core.pointee.geometry.mapping
    isAsked = !core.pointee.flags.isDisjoint(with: .asked)
  }
}

/// The common box of some neighbouring siblings.
struct SiblingGroup {
  var box = TouchBox.nothing
  /// Indicates whether one of the siblings refuses by its own state, so that it has no part in the
  /// box.
  var hasRefusing = false

  mutating func add(_ sibling: Sibling) {
    box.formUnion(sibling.box)
    if sibling.box.isNothing { hasRefusing = true }
  }
}
