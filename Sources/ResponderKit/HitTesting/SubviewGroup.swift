import Foundation

/// Neighbouring subviews that a hit-test passes by together where their common box misses.
package struct SubviewGroup {
  /// The indices of the subviews.
  package let range: Range<Int>
  /// The box in the superview's coordinates, which is compared in single precision and contains
  /// all of its edges; nil if every point is in it.
  package let box: CGRect?
  /// Indicates whether one of them refuses by its own state, so that each is looked at for itself.
  package let hasRefusing: Bool
}

extension UIView {
  /// The groups of the subviews, those at the back first; none if there are too few to pass by.
  ///
  /// - Complexity: O(subviews).
  package final var subviewGroups: [SubviewGroup] {
    let table = core.pointee.children
    guard table.count > SiblingTable.groupSize else { return [] }
    return stride(from: 0, to: table.count, by: SiblingTable.groupSize).map { start in
      let group = start >> SiblingTable.groupShift
      let box = table.groupBoxes[group]
      return SubviewGroup(
        range: start..<Swift.min(start + SiblingTable.groupSize, table.count),
        box: box.isEverything ? nil : box.rect, hasRefusing: table.refusingGroups[group])
    }
  }
}
