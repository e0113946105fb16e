import Foundation

/// The subviews of one view, back to front, side by side in memory, with an index of where they
/// are.
///
/// The index is a hierarchy of boxes. Every 16 neighbouring siblings share a box that holds theirs,
/// every 16 of such groups share one, and so on, until there are at most 64. The groups follow the
/// order of the siblings, not their places, so that the first sibling that is found from the front
/// is the one that UIKit would find (R2.8). A box is only a filter; the exact test comes after it.
/// A group that misses a point is passed by with all that it holds: where neighbours in order lie
/// close together, as they do in lists and grids, a search looks at some dozens of boxes among a
/// hundred thousand siblings. A change of one sibling updates its box and those above it.
///
/// A view with one subview has no boxes, and no memory for a table: the exact test of one view is
/// as fast. Otherwise one allocation holds, one after the other:
///
///     cores     capacity      the subviews
///     level 0   capacity      a box for each subview
///     level 1   capacity/16   a box for each 16 of level 0, if the capacity exceeds 16
///     level 2   capacity/256  a box for each 16 of level 1, if that has more than 64, and so on
///     refusing  capacity/16   a Boolean for each box of level 1
///
/// The table owns one reference to each view in it.
struct SiblingTable {
  typealias Core = UnsafeMutablePointer<ViewCore>

  static let groupShift = 4
  static let groupSize = 1 << groupShift

  // Small, because what a hit-test reads of a view shares a cache line with it.
  /// The table's memory; if the capacity is 1, the only subview's core, or nil.
  private var memory: UnsafeMutableRawPointer?
  private var storedCount: Int32 = 0
  /// The binary logarithm of the capacity.
  private var capacityShift: UInt8 = 0

  /// The number of subviews.
  private(set) var count: Int {
    @inline(__always) get { Int(storedCount) }
    set { storedCount = Int32(newValue) }
  }

  private var capacity: Int { 1 &<< Int(capacityShift) }
  /// Indicates whether there is a table: there are, or were, several subviews.
  var hasBoxes: Bool { capacityShift > 0 }
  var hasGroups: Bool { Int(capacityShift) > Self.groupShift }
  /// The first level with at most 64 boxes, which are faster looked at than another level.
  private var topLevel: Int { Swift.max(1, (Int(capacityShift) - 3) &>> 2) }

  private var cores: UnsafeMutablePointer<Core> {
    memory.unsafelyUnwrapped.assumingMemoryBound(to: Core.self)
  }

  private var boxes: UnsafeMutablePointer<TouchBox> {
    UnsafeMutableRawPointer(cores + capacity).assumingMemoryBound(to: TouchBox.self)
  }

  /// The number of boxes of all levels.
  private var boxCount: Int {
    var sum = capacity
    var level = 1
    while hasGroups, level <= topLevel {
      sum += capacity &>> (level &<< 2)
      level += 1
    }
    return sum
  }

  private var refusing: UnsafeMutablePointer<Bool> {
    UnsafeMutableRawPointer(boxes + boxCount).assumingMemoryBound(to: Bool.self)
  }

  /// The only subview, if there is no table.
  @inline(__always)
  var only: Core? { memory?.assumingMemoryBound(to: ViewCore.self) }

  @inline(__always)
  subscript(index: Int) -> Core {
    hasBoxes ? cores[index] : only.unsafelyUnwrapped
  }
}

extension SiblingTable {
  /// Returns the index of the last sibling before another one whose box holds a point; -1 if there
  /// is none.
  ///
  /// - Parameter end: The index from which on siblings are not looked at; at least 1.
  @inline(__always)
  func last(before end: Int, at point: CGPoint) -> Int {
    if hasGroups { return lastInGroups(before: end, TouchBox.probe(point)) }
    return lastOfFew(before: end, at: point)
  }

  /// Returns the same for a table without groups.
  @inline(__always)
  func lastOfFew(before end: Int, at point: CGPoint) -> Int {
    var index = end - 1
    guard hasBoxes else { return index }
    let probe = TouchBox.probe(point)
    let boxes = self.boxes
    while index >= 0, !boxes[index].mayContain(probe) { index -= 1 }
    return index
  }

  /// The search through the hierarchy. It enters a group from its last member, and leaves it to the
  /// group before, so that it needs no stack.
  @inline(never)
  private func lastInGroups(before end: Int, _ probe: TouchBox.Probe) -> Int {
    let last = count - 1
    let top = topLevel
    var boxes = self.boxes
    var level = 0
    var first = end
    if end > last {
      while level < top {
        boxes += capacity &>> (level &<< 2)
        level += 1
      }
      first = (last &>> (level &<< 2)) + 1
    }
    // All from `first` on have been dealt with.
    while true {
      while first & (Self.groupSize - 1) == 0, level < top {
        boxes += capacity &>> (level &<< 2)
        level += 1
        first &>>= Self.groupShift
      }
      var node = first - 1
      first = level == top ? 0 : node & ~(Self.groupSize - 1)
      while node >= first {
        if !boxes[node].mayContain(probe) {
          node -= 1
          continue
        }
        if level == 0 { return node }
        level -= 1
        boxes -= capacity &>> (level &<< 2)
        first = node &<< Self.groupShift
        node = Swift.min(first | (Self.groupSize - 1), last &>> (level &<< 2))
      }
      if level == top { return -1 }
    }
  }

  /// Returns whether a sibling's box holds a point.
  @inline(__always)
  func mayContain(_ probe: TouchBox.Probe, at index: Int) -> Bool {
    !hasBoxes || boxes[index].mayContain(probe)
  }

  /// The boxes of the groups of 16 siblings. There must be more than one group.
  @inline(__always)
  var groupBoxes: UnsafePointer<TouchBox> { UnsafePointer(boxes + capacity) }

  /// Booleans that tell of each group whether one of the siblings refuses by its own state, so that
  /// it has no part in the box. There must be more than one group.
  var refusingGroups: UnsafePointer<Bool> { UnsafePointer(refusing) }
}

extension SiblingTable {
  /// Adds a view, which the caller has retained.
  ///
  /// - Complexity: O(1) at the end, O(`count` − index) elsewhere.
  mutating func insert(_ core: Core, at index: Int) {
    core.pointee.index = Int32(index)
    if memory == nil {
      memory = UnsafeMutableRawPointer(core)
      count = 1
      return
    }
    if count == capacity { grow() }
    let (cores, boxes) = (cores, boxes)
    var k = count
    while k > index {
      cores[k] = cores[k - 1]
      boxes[k] = boxes[k - 1]
      cores[k].pointee.index = Int32(k)
      k -= 1
    }
    cores[index] = core
    boxes[index] = core.pointee.touchBox
    count += 1
    if index == count - 1 { widenGroups() } else { refreshGroups(from: index) }
  }

  /// Removes a view; the reference passes to the caller.
  ///
  /// - Complexity: O(`count` − index).
  mutating func remove(at index: Int) {
    count -= 1
    guard hasBoxes else {
      memory = nil
      return
    }
    let (cores, boxes) = (cores, boxes)
    for k in index..<count {
      cores[k] = cores[k + 1]
      boxes[k] = boxes[k + 1]
      cores[k].pointee.index = Int32(k)
    }
    refreshGroups(from: index)
  }

  /// Moves a view to another index among its siblings.
  ///
  /// - Complexity: O(`count`).
  mutating func move(from old: Int, to new: Int) {
    guard old != new else { return }
    let (cores, boxes) = (cores, boxes)
    let (core, box) = (cores[old], boxes[old])
    let step = old < new ? 1 : -1
    var k = old
    while k != new {
      cores[k] = cores[k + step]
      boxes[k] = boxes[k + step]
      cores[k].pointee.index = Int32(k)
      k += step
    }
    (cores[new], boxes[new]) = (core, box)
    core.pointee.index = Int32(new)
    refreshGroups(from: Swift.min(old, new))
  }

  /// Updates the index after a change of a view.
  ///
  /// - Complexity: O(log `count`).
  mutating func refresh(at index: Int) {
    guard hasBoxes else { return }
    boxes[index] = cores[index].pointee.touchBox
    guard hasGroups else { return }
    var boxes = self.boxes
    for level in 1...topLevel {
      let node = index &>> (level &<< 2)
      let common = commonBox(of: node, level, boxes)
      if level == 1 {
        refusing[node] = hasRefusing(node)
      }
      boxes += capacity &>> ((level - 1) &<< 2)
      if boxes[node] == common { return }
      boxes[node] = common
    }
  }

  /// Frees the memory; the references must have been removed before.
  mutating func deallocate() {
    if hasBoxes { memory?.deallocate() }
    self = SiblingTable()
  }

  /// Removes all views without releasing their references. A copy of the table still has them.
  mutating func removeAll() {
    count = 0
    if !hasBoxes { memory = nil }
  }

  private mutating func grow() {
    var wider = SiblingTable()
    wider.capacityShift = capacityShift + 1
    wider.storedCount = storedCount
    let bytes =
      wider.capacity * MemoryLayout<Core>.stride
      + wider.boxCount * MemoryLayout<TouchBox>.stride
      + (wider.hasGroups ? wider.capacity &>> Self.groupShift : 0)
    wider.memory = .allocate(byteCount: bytes, alignment: MemoryLayout<TouchBox>.alignment)
    for k in 0..<count {
      wider.cores[k] = self[k]
      wider.boxes[k] = hasBoxes ? boxes[k] : self[k].pointee.touchBox
    }
    if hasBoxes { memory?.deallocate() }
    self = wider
    refreshGroups(from: 0)
  }

  /// Updates the groups after a view was added at the end.
  private mutating func widenGroups() {
    guard hasGroups else { return }
    let index = count - 1
    let box = boxes[index]
    let group = index &>> Self.groupShift
    let isFirst = index & (Self.groupSize - 1) == 0
    refusing[group] = box.isNothing || !isFirst && refusing[group]
    var boxes = self.boxes
    for level in 1...topLevel {
      boxes += capacity &>> ((level - 1) &<< 2)
      let node = index &>> (level &<< 2)
      if index & (1 &<< (level &<< 2) - 1) == 0 {
        boxes[node] = box
      } else {
        boxes[node].formUnion(box)
      }
    }
  }

  /// Updates the groups of the siblings from an index on.
  private mutating func refreshGroups(from index: Int) {
    guard hasGroups, count > 0 else { return }
    var boxes = self.boxes
    for level in 1...topLevel {
      let upper = boxes + capacity &>> ((level - 1) &<< 2)
      var node = index &>> (level &<< 2)
      while node <= (count - 1) &>> (level &<< 2) {
        upper[node] = commonBox(of: node, level, boxes)
        if level == 1 { refusing[node] = hasRefusing(node) }
        node += 1
      }
      boxes = upper
    }
  }

  /// Returns the box that holds those of a group.
  ///
  /// - Parameters:
  ///   - node: The group's index in its level.
  ///   - boxes: The boxes of the level below.
  private func commonBox(
    of node: Int, _ level: Int, _ boxes: UnsafeMutablePointer<TouchBox>
  ) -> TouchBox {
    let last = Swift.min(
      node &<< Self.groupShift | (Self.groupSize - 1), (count - 1) &>> ((level - 1) &<< 2))
    var common = TouchBox.nothing
    var k = node &<< Self.groupShift
    while k <= last {
      common.formUnion(boxes[k])
      k += 1
    }
    return common
  }

  private func hasRefusing(_ group: Int) -> Bool {
    let end = Swift.min(count, (group + 1) &<< Self.groupShift)
    return (group &<< Self.groupShift..<end).contains { boxes[$0].isNothing }
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
      let group = start >> SiblingTable.groupShift
      let box = table.groupBoxes[group]
      return SubviewGroup(
        range: start..<Swift.min(start + SiblingTable.groupSize, table.count),
        box: box.isEverything ? nil : box.rect, hasRefusing: table.refusingGroups[group])
    }
  }
}
