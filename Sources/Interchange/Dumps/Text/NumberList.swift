/// The numbers of a rectangle, point, size or matrix, whatever brackets and separators it has.
struct NumberList {
  private(set) var values: [Double] = []
  /// Indicates whether a number had to be clamped.
  private(set) var isClamped = false

  /// Reads a list of the given count of numbers; nil if the range holds something else.
  init?(_ source: SourceText, in range: Range<Int>, count: Int) {
    values.reserveCapacity(count)
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = source.bytes[position]
      if byte.isBlank || Self.isPunctuation(byte) {
        position += 1
        continue
      }
      let start = position
      while position < range.upperBound, !source.bytes[position].isBlank,
        !Self.isPunctuation(source.bytes[position])
      {
        position += 1
      }
      guard values.count < count, let number = Number(source, in: start..<position) else {
        return nil
      }
      values.append(number.value)
      if number.isClamped { isClamped = true }
    }
    guard values.count == count else { return nil }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"):
      return true
    default:
      return false
    }
  }
}
