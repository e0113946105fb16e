/// Adding, removing and moving subviews, each with an update of the boxes.
extension SiblingTable {
  /// Adds a view, which the caller has retained, in O(`count` − index).
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

  /// Removes a view, in O(`count` − index); the reference passes to the caller.
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

  /// Moves a view to another index among its siblings, in O(`count`).
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

  /// Updates the index after a change of a view, in O(log `count`).
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

  /// Returns the box that holds those of a group in its level, of the boxes of the level below.
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
