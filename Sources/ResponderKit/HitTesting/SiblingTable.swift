import Foundation

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

/// The subviews of one view, back to front, side by side in memory.
///
/// Every `groupSize` siblings share a common box, so that whole groups that miss a point can be
/// passed by. The table owns one reference to each view in it.
struct SiblingTable {
  static let groupShift = 4
  static let groupSize = 1 << groupShift

  // Small, so that a view's table and place share a cache line: one allocation holds the siblings
  // and, behind them, the groups.
  private var storedCount: Int32 = 0
  private var capacity: Int32 = 0
  private(set) var entries: UnsafeMutablePointer<Sibling>?

  private(set) var count: Int {
    @inline(__always) get { Int(storedCount) }
    set { storedCount = Int32(newValue) }
  }

  @inline(__always)
  var groups: UnsafeMutablePointer<SiblingGroup> {
    UnsafeMutableRawPointer(entries.unsafelyUnwrapped + Int(capacity))
      .assumingMemoryBound(to: SiblingGroup.self)
  }

  @inline(__always)
  subscript(index: Int) -> Sibling {
    entries.unsafelyUnwrapped[index]
  }

  /// Adds a view, which the caller has retained.
  ///
  /// - Complexity: O(1) at the end, O(`count` − index) elsewhere.
  mutating func insert(_ sibling: Sibling, at index: Int) {
    if storedCount == capacity { grow() }
    let entries = entries.unsafelyUnwrapped
    var k = count
    while k > index {
      entries[k] = entries[k - 1]
      entries[k].core.pointee.index = k
      k -= 1
    }
    entries[index] = sibling
    sibling.core.pointee.index = index
    count += 1
    refreshGroups(from: index)
  }

  /// Removes a view; the reference passes to the caller.
  mutating func remove(at index: Int) {
    let entries = entries.unsafelyUnwrapped
    for k in index..<(count - 1) {
      entries[k] = entries[k + 1]
      entries[k].core.pointee.index = k
    }
    count -= 1
    refreshGroups(from: index)
  }

  /// Moves a view to another index among its siblings.
  mutating func move(from old: Int, to new: Int) {
    guard old != new else { return }
    let entries = entries.unsafelyUnwrapped
    let moving = entries[old]
    let step = old < new ? 1 : -1
    var k = old
    while k != new {
      entries[k] = entries[k + step]
      entries[k].core.pointee.index = k
      k += step
    }
    entries[new] = moving
    moving.core.pointee.index = new
    refreshGroups(from: Swift.min(old, new))
  }

  /// Updates the entry of a view that has changed.
  ///
  /// - Complexity: O(`groupSize`).
  mutating func refresh(at index: Int) {
    let entries = entries.unsafelyUnwrapped
    entries[index] = Sibling(entries[index].core)
    refreshGroup(index >> Self.groupShift)
  }

  /// Frees the memory; the references must have been removed before.
  mutating func deallocate() {
    entries?.deallocate()
    entries = nil
    count = 0
    capacity = 0
  }

  /// Removes the entries without releasing their references.
  mutating func removeAll() {
    count = 0
  }

  private mutating func grow() {
    let newCapacity = Swift.max(2, Int(capacity) * 2)
    let bytes =
      newCapacity * MemoryLayout<Sibling>.stride
      + (newCapacity >> Self.groupShift + 1) * MemoryLayout<SiblingGroup>.stride
    let wider = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
      .bindMemory(to: Sibling.self, capacity: newCapacity)
    if let entries {
      let newGroups = UnsafeMutableRawPointer(wider + newCapacity)
        .assumingMemoryBound(to: SiblingGroup.self)
      wider.moveInitialize(from: entries, count: count)
      newGroups.moveInitialize(
        from: groups, count: (count + Self.groupSize - 1) >> Self.groupShift)
      entries.deallocate()
    }
    entries = wider
    capacity = Int32(newCapacity)
  }

  private mutating func refreshGroups(from index: Int) {
    guard count > 0 else { return }
    let last = (count - 1) >> Self.groupShift
    let first = index >> Self.groupShift
    if first == last, index == count - 1, index & (Self.groupSize - 1) != 0 {
      // The common case, an append, only widens the last group.
      groups[last].add(entries.unsafelyUnwrapped[index])
      return
    }
    var group = first
    while group <= last {
      refreshGroup(group)
      group += 1
    }
  }

  private mutating func refreshGroup(_ group: Int) {
    let entries = entries.unsafelyUnwrapped
    let end = Swift.min(count, (group + 1) << Self.groupShift)
    var common = SiblingGroup()
    var k = group << Self.groupShift
    while k < end {
      common.add(entries[k])
      k += 1
    }
    groups[group] = common
  }
}

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
      let group = table.groups[start >> SiblingTable.groupShift]
      return SubviewGroup(
        range: start..<Swift.min(start + SiblingTable.groupSize, table.count),
        box: group.box.isEverything ? nil : group.box.rect, hasRefusing: group.hasRefusing)
    }
  }
}
