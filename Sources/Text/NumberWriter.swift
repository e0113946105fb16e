import Foundation

/// Writes short numbers with marks between them, byte by byte: every line of a trace has some, and
/// a text for each of them would cost more than the line.
struct NumberWriter {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  fileprivate var count = 0

  fileprivate init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The bytes that a number and the mark before it take at most.
  fileprivate static let widest = 18

  /// Writes a mark of ASCII.
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
    let rest = Int(abs(number))
    var unit = 1
    while unit * 10 <= rest { unit *= 10 }
    while unit > 0 {
      add(UInt8(ascii: "0") + UInt8(rest / unit % 10))
      unit /= 10
    }
  }

  private mutating func add(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }
}

extension String {
  /// Creates a text of some numbers.
  init(writing numbers: Int, _ write: (inout NumberWriter) -> Void) {
    self.init(unsafeUninitializedCapacity: numbers * NumberWriter.widest) { bytes in
      var writer = NumberWriter(bytes)
      write(&writer)
      return writer.count
    }
  }
}
