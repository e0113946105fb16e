import Foundation

extension CGFloat {
  /// The number as short as a dump prints it: six significant digits, no needless zeros.
  package var shortText: String { Double(self).shortText }

  /// The number with all the digits that it takes to read it back.
  package var exactText: String { Double(self).exactText }
}

extension Double {
  /// The number as short as a dump prints it: six significant digits, no needless zeros.
  package var shortText: String {
    if self == rounded(), abs(self) < 1e6 { return String(Int(self)) }
    return String(format: "%g", self)
  }

  /// The number with all the digits that it takes to read it back.
  package var exactText: String {
    if self == rounded(), abs(self) <= 1e15 { return String(Int64(self)) }
    return "\(self)"
  }
}

extension Float {
  /// The number of the fewest digits that reads back as the same `Float`: 0.2 for 0.20000000298.
  package var shortest: CGFloat {
    if self == rounded() { return CGFloat(self) }
    // No two numbers of six digits are the same `Float`, so the first that is found is the shortest.
    if abs(self) >= 0.001, abs(self) < 1000 {
      for scale in [10.0, 100, 1000] {
        let near = (Double(self) * scale).rounded() / scale
        if Float(near) == self { return CGFloat(near) }
      }
    }
    return Double("\(self)").map { CGFloat($0) } ?? CGFloat(self)
  }
}

/// A writer of short numbers with marks between them, byte by byte. Every line of a trace has some,
/// and making a `String` of each would cost more than the line.
package struct NumberWriter {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The number of bytes that a number and the mark before it take at most.
  static let widest = 18

  /// The bytes that have been written.
  var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[..<count]) }

  package mutating func write(_ mark: StaticString) {
    mark.withUTF8Buffer { for byte in $0 { add(byte) } }
  }

  /// Writes a mark and a number, as ``CGFloat/shortText`` has it.
  package mutating func write(_ mark: StaticString, _ number: CGFloat) {
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
    self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: numbers * NumberWriter.widest) {
      var writer = NumberWriter($0)
      write(&writer)
      return String(decoding: writer.written, as: UTF8.self)
    }
  }
}

extension Int {
  /// Returns the number with its noun: `1 view`, `2 views`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension [String] {
  /// Returns the texts as a list in a sentence: `a`, `a and b`, `a, b and c`.
  package func listed(_ conjunction: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}

extension Double {
  /// The part of a whole in percent, with one decimal. A part that would round to zero is `<0.1%`.
  package var percentText: String {
    if self > 0, self < 0.0005 { return "<0.1%" }
    return "\(((self * 1000).rounded() / 10).shortText)%"
  }
}

extension CGPoint {
  /// The point as reports print it: `(12, -3.5)`.
  package var text: String {
    String(writing: 2, write)
  }

  fileprivate func write(_ writer: inout NumberWriter) {
    writer.write("(", x)
    writer.write(", ", y)
    writer.write(")")
  }

  /// The point, rounded to one decimal.
  package var roundedText: String { CGPoint(x: x.roundedToTenths, y: y.roundedToTenths).text }
}

extension CGSize {
  /// The size as reports print it: `100x44`.
  package var text: String { "\(width.shortText)x\(height.shortText)" }
}

extension CGRect {
  /// The rectangle as UIKit prints it: `(0 0; 390 844)`.
  package var text: String {
    String(writing: 4, write)
  }

  fileprivate func write(_ writer: inout NumberWriter) {
    writer.write("(", minX)
    writer.write(" ", minY)
    writer.write("; ", width)
    writer.write(" ", height)
    writer.write(")")
  }

  /// The rectangle, rounded to one decimal.
  package var roundedText: String {
    CGRect(
      x: minX.roundedToTenths, y: minY.roundedToTenths, width: width.roundedToTenths,
      height: height.roundedToTenths
    ).text
  }
}

extension TextLine {
  /// Adds a point to the piece at the end, in the form of ``CGPoint/text``.
  package mutating func extend(_ point: CGPoint) { extend(numbers: 2, point.write) }

  /// Adds a rectangle to the piece at the end, in the form of ``CGRect/text``.
  package mutating func extend(_ rect: CGRect) { extend(numbers: 4, rect.write) }

  /// Adds a number to the piece at the end, in the form of ``CGFloat/shortText``.
  package mutating func extend(_ number: CGFloat) {
    extend(numbers: 1) { $0.write("", number) }
  }
}

extension String {
  /// Returns the text behind as many spaces as fill a width, for columns of numbers.
  package func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}

extension CGFloat {
  fileprivate var roundedToTenths: CGFloat { (self * 10).rounded() / 10 }
}
