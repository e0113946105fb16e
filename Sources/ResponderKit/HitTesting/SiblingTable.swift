/// One subview as hit-testing sees it from the parent.
struct Sibling {
  var box: TouchBox
  var core: UnsafeMutablePointer<ViewCore>
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

/// The subviews of one view, back to front, side by side in memory.
///
/// Every `groupSize` siblings share a common box, so that a point can pass whole groups by. The
/// table owns one reference to each view in it.
struct SiblingTable {
  static let groupShift = 4
  static let groupSize = 1 << groupShift

  private(set) var entries: UnsafeMutablePointer<Sibling>?
  private(set) var groups: UnsafeMutablePointer<SiblingGroup>?
  private(set) var count = 0
  private var capacity = 0

  @inline(__always)
  subscript(index: Int) -> Sibling {
    entries.unsafelyUnwrapped[index]
  }

  /// Adds a view; the caller has retained it.
  ///
  /// - Complexity: O(1) at the end, O(`count` − index) elsewhere.
  mutating func insert(_ sibling: Sibling, at index: Int) {
    if count == capacity { grow() }
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

  /// Takes a view out; the reference passes to the caller.
  mutating func remove(at index: Int) {
    let entries = entries.unsafelyUnwrapped
    for k in index..<(count - 1) {
      entries[k] = entries[k + 1]
      entries[k].core.pointee.index = k
    }
    count -= 1
    refreshGroups(from: index)
  }

  /// Moves a view to another place among its siblings.
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

  /// Replaces the box of one view.
  ///
  /// - Complexity: O(`groupSize`).
  mutating func setBox(_ box: TouchBox, at index: Int) {
    entries.unsafelyUnwrapped[index].box = box
    refreshGroup(index >> Self.groupShift)
  }

  /// Frees the memory; the references must have been taken out before.
  mutating func deallocate() {
    entries?.deallocate()
    groups?.deallocate()
    entries = nil
    groups = nil
    count = 0
    capacity = 0
  }

  /// Forgets the entries without touching their references.
  mutating func removeAll() {
    count = 0
  }

  private mutating func grow() {
    let newCapacity = Swift.max(4, capacity * 2)
    let newEntries = UnsafeMutablePointer<Sibling>.allocate(capacity: newCapacity)
    let newGroups = UnsafeMutablePointer<SiblingGroup>.allocate(
      capacity: newCapacity >> Self.groupShift + 1)
    if let entries, let groups {
      newEntries.moveInitialize(from: entries, count: count)
      newGroups.moveInitialize(
        from: groups, count: (count + Self.groupSize - 1) >> Self.groupShift)
      entries.deallocate()
      groups.deallocate()
    }
    entries = newEntries
    groups = newGroups
    capacity = newCapacity
  }

  private mutating func refreshGroups(from index: Int) {
    guard count > 0 else { return }
    let last = (count - 1) >> Self.groupShift
    let first = index >> Self.groupShift
    if first == last, index == count - 1, index & (Self.groupSize - 1) != 0 {
      // The common case, an append, only widens the last group.
      groups.unsafelyUnwrapped[last].add(entries.unsafelyUnwrapped[index])
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
    groups.unsafelyUnwrapped[group] = common
  }
}
