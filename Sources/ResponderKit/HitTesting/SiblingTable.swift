import Foundation

// Unsafe here: the capacity tells what the memory holds, and both change together; it is bound when
// it is allocated, or is the core of the only subview.
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
  var memory: UnsafeMutableRawPointer?
  var storedCount: Int32 = 0
  /// The binary logarithm of the capacity.
  var capacityShift: UInt8 = 0

  /// The number of subviews.
  var count: Int {
    @inline(__always) get { Int(storedCount) }
    set { storedCount = Int32(newValue) }
  }

  var capacity: Int { 1 &<< Int(capacityShift) }
  /// Indicates whether there is a table: there are, or were, several subviews.
  var hasBoxes: Bool { capacityShift > 0 }
  var hasGroups: Bool { Int(capacityShift) > Self.groupShift }
  /// The first level with at most 64 boxes, which are faster looked at than another level.
  var topLevel: Int { Swift.max(1, (Int(capacityShift) - 3) &>> 2) }

  var cores: UnsafeMutablePointer<Core> {
    memory.unsafelyUnwrapped.assumingMemoryBound(to: Core.self)
  }

  var boxes: UnsafeMutablePointer<TouchBox> {
    UnsafeMutableRawPointer(cores + capacity).assumingMemoryBound(to: TouchBox.self)
  }

  /// The number of boxes of all levels.
  var boxCount: Int {
    var sum = capacity
    var level = 1
    while hasGroups, level <= topLevel {
      sum += capacity &>> (level &<< 2)
      level += 1
    }
    return sum
  }

  var refusing: UnsafeMutablePointer<Bool> {
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
  /// Returns the last index before another one, at least 1, whose box holds a point; -1 for none.
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
