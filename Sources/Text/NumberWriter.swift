import Foundation

/// A writer of short numbers with marks between them, byte by byte. Every line of a trace has some,
/// and making a `String` of each would cost more than the line.
struct NumberWriter {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  fileprivate var count = 0

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The number of bytes that a number and the mark before it take at most.
  static let widest = 18

  /// The bytes that have been written.
  var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[..<count]) }

  /// Writes a mark in ASCII.
  mutating func write(_ mark: StaticString) {
    mark.withUTF8Buffer { for byte in $0 { add(byte) } }
  }

  /// Writes a mark and a number, as ``CGFloat/shortText`` has it.
  mutating func write(_ mark: StaticString, _ number: CGFloat) {
    write(mark)
    guard number == number.rounded(), abs(number) < 1e6 else {
      for byte in number.shortText.utf8 { add(byte) }
      return
    }
    if number < 0 { add(UInt8(ascii: "-")) }
    var rest = UInt32(abs(number))
    count +=
      rest < 10 ? 1 : rest < 100 ? 2 : rest < 1000 ? 3 : rest < 10_000 ? 4 : rest < 100_000 ? 5 : 6
    var place = count
    repeat {
      place -= 1
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
  }

  private mutating func add(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }
}

extension String {
  /// Creates a text of at most a number of numbers, which a closure writes.
  init(writing numbers: Int, _ write: (inout NumberWriter) -> Void) {
    self.init(unsafeUninitializedCapacity: numbers * NumberWriter.widest) { bytes in
      var writer = NumberWriter(bytes)
      write(&writer)
      return writer.count
    }
  }
}
