/// One subview as hit-testing sees it from the parent.
struct Sibling {
  var box: TouchBox
  var core: UnsafeMutablePointer<ViewCore>
  /// How points are mapped to it.
  var mapping: LayerGeometry.Mapping
  /// Whether it must be called as UIKit would call it.
  var isAsked: Bool

  /// A subview as it is now.
  init(_ core: UnsafeMutablePointer<ViewCore>) {
    self.core = core
    box = core.pointee.touchBox
    mapping = core.pointee.geometry.mapping
    isAsked = !core.pointee.flags.isDisjoint(with: .asked)
  }
}

/// The common box of some siblings that follow each other.
struct SiblingGroup {
  var box = TouchBox.nothing
  /// Whether one of them refuses by its own state, so that it has no part in the box.
  var hasRefusing = false

  mutating func add(_ sibling: Sibling) {
    box.formUnion(sibling.box)
    if sibling.box.isNothing { hasRefusing = true }
  }
}
