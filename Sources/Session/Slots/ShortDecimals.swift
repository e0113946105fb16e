/// A reader of numbers of a few digits with or without a point, as most are written.
///
/// It works on bytes, because the lines of scripts are full of numbers. Whatever it does not read
/// is left to the slower code that also finds errors.
struct ShortDecimals {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var isAtEnd: Bool { position == bytes.count }

  /// Reads a number; nil if there is none, or it is written in another way.
  ///
  /// Both parts are whole numbers that a Double holds exactly, so the quotient is rounded once, as
  /// the standard library rounds.
  private mutating func next() -> Double? {
    var (digits, divisor, count) = (0, 1, 0)
    var hasPoint = false
    let isNegative = take("-")
    while position < bytes.count {
      let byte = bytes[position]
      if byte &- UInt8(ascii: "0") < 10 {
        digits = digits * 10 + Int(byte &- UInt8(ascii: "0"))
        count += 1
        if hasPoint { divisor *= 10 }
      } else if byte == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      guard count <= 15 else { return nil }
      position += 1
    }
    guard count > 0 else { return nil }
    let value = hasPoint ? Double(digits) / Double(divisor) : Double(digits)
    return isNegative ? -value : value
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// Reads a number and nothing else.
  mutating func only() -> Double? {
    guard let number = next(), isAtEnd else { return nil }
    return number
  }

  /// Reads two numbers with a mark between them, and nothing else.
  mutating func pair(_ mark: Unicode.Scalar) -> (Double, Double)? {
    guard let first = next(), take(mark), let second = next(), isAtEnd else { return nil }
    return (first, second)
  }

  /// Reads any number of numbers with commas between them, and nothing else.
  mutating func list() -> [Double]? {
    var numbers: [Double] = []
    repeat {
      guard let number = next() else { return nil }
      numbers.append(number)
    } while take(",")
    return isAtEnd ? numbers : nil
  }
}

extension StringProtocol {
  /// Returns what a closure reads of the text's numbers; nil if it reads nothing.
  func shortDecimals<Result>(_ read: (inout ShortDecimals) -> Result?) -> Result? {
    let result = utf8.withContiguousStorageIfAvailable { bytes in
      var numbers = ShortDecimals(bytes)
      return read(&numbers)
    }
    return result ?? nil
  }
}
