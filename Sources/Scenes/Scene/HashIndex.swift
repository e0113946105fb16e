/// A hash table of positions in an array, for elements that are found by more than one key. It takes
/// eight bytes a slot, so that a table of many elements grows without much memory being touched.
struct HashIndex {
  /// The hash in the upper half, the position plus one in the lower; 0 for a free slot. At most
  /// seven eighths are taken.
  private var slots = [UInt64](repeating: 0, count: 8)
  /// The number of positions.
  private(set) var count = 0

  /// Returns the position of the element with a key.
  ///
  /// - Parameter isWanted: Whether the element at a position has the key.
  @inline(__always)
  func position(_ hash: Int, where isWanted: (Int) -> Bool) -> Int? {
    slot(hash, where: isWanted).map { Self.position(in: slots[$0]) }
  }

  /// Adds a position. No element with its key may have been added.
  ///
  /// - Complexity: O(1) on average.
  mutating func insert(_ position: Int, _ hash: Int) {
    if count >= slots.count / 8 * 7 { grow() }
    place(UInt64(Self.mixed(hash)) << 32 | UInt64(position + 1))
    count += 1
  }

  /// Removes a position, with the hash that it was added with.
  ///
  /// - Complexity: O(1) on average.
  mutating func remove(_ position: Int, _ hash: Int) {
    guard var hole = slot(hash, where: { $0 == position }) else { return }
    let mask = slots.count - 1
    var k = hole
    while true {
      k = (k + 1) & mask
      if slots[k] == 0 { break }
      // One that would not be found across the hole moves into it.
      let home = Int(slots[k] >> 32) & mask
      if (k - home) & mask >= (k - hole) & mask {
        slots[hole] = slots[k]
        hole = k
      }
    }
    slots[hole] = 0
    count -= 1
  }

  @inline(__always)
  private func slot(_ hash: Int, where isWanted: (Int) -> Bool) -> Int? {
    let (wanted, mask) = (Self.mixed(hash), slots.count - 1)
    var k = Int(wanted) & mask
    while slots[k] != 0 {
      if slots[k] >> 32 == wanted, isWanted(Self.position(in: slots[k])) { return k }
      k = (k + 1) & mask
    }
    return nil
  }

  private mutating func place(_ value: UInt64) {
    let mask = slots.count - 1
    var k = Int(value >> 32) & mask
    while slots[k] != 0 { k = (k + 1) & mask }
    slots[k] = value
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for value in old where value != 0 { place(value) }
  }

  private static func position(in slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) - 1 }

  private static func mixed(_ hash: Int) -> UInt64 {
    (UInt64(truncatingIfNeeded: hash) &* 0x9E37_79B9_7F4A_7C15) >> 32
  }
}
