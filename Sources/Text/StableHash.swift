/// A hash of bytes by FNV-1a: the same in every run and on every machine, and made in little time.
package struct StableHash {
  /// The hash of the bytes so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of no bytes.
  @inline(__always)
  package init() {}

  /// Adds a byte.
  @inline(__always)
  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
