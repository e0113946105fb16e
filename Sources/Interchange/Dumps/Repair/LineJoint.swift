/// A test of whether a blank was lost where a line was broken.
///
/// A terminal breaks at one column, whatever stands there; other programs break at blanks, so that
/// the lines differ in width.
struct LineJoint {
  /// The width at which lines were broken, in characters.
  let columns: Int
  /// Indicates whether all lines were broken at that column, or before a blank there.
  private let isColumn: Bool

  init(_ broken: [BrokenLine], in source: SourceText) {
    let widths = broken.flatMap { line in
      line.pieces.dropLast().map { Self.width(of: $0.range, in: source) }
    }
    let columns = widths.max() ?? 0
    self.columns = columns
    isColumn = widths.allSatisfy { $0 >= columns - 1 }
  }

  /// Returns whether a blank belongs between the end of a line and the beginning of the next.
  func isBlank(between line: Range<Int>, and next: Range<Int>, in source: SourceText) -> Bool {
    guard let last = line.last, let first = next.first else { return false }
    if source.bytes[last].isBlank || source.bytes[first].isBlank { return true }
    switch (source.bytes[last], source.bytes[first]) {
    case (_, UInt8(ascii: ";")), (_, UInt8(ascii: ">")), (_, UInt8(ascii: ")")),
      (_, UInt8(ascii: "]")), (_, UInt8(ascii: ",")), (UInt8(ascii: "<"), _),
      (UInt8(ascii: "("), _), (UInt8(ascii: "["), _):
      return false
    case (UInt8(ascii: ";"), _), (UInt8(ascii: ":"), _), (UInt8(ascii: ","), _),
      (UInt8(ascii: "="), _), (_, UInt8(ascii: "=")), (_, UInt8(ascii: "<")):
      return true
    default:
      return !isColumn || Self.width(of: line, in: source) < columns
    }
  }

  /// Returns the number of characters in a range, each of which may take several bytes.
  private static func width(of range: Range<Int>, in source: SourceText) -> Int {
    source.bytes[range].count { $0 & 0xC0 != 0x80 }
  }
}
