/// A collector of the lines of a repaired text, with the places at which they stood.
struct RepairedLines {
  private(set) var bytes: [UInt8] = []
  private(set) var places: [TextPlace] = []

  /// Reserves room for a text of about the length of another one.
  init(like source: SourceText) {
    bytes.reserveCapacity(source.bytes.count + source.bytes.count / 8)
  }

  var source: SourceText { SourceText(bytes: bytes, places: places) }

  /// Begins a line that stood at a place.
  mutating func begin(at place: TextPlace) {
    if !places.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    places.append(place)
  }

  /// Adds to the latest line.
  mutating func append(_ part: some Sequence<UInt8>) { bytes.append(contentsOf: part) }

  /// Adds a byte to the latest line.
  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  /// Adds a part of a line as a line of its own.
  mutating func add(_ range: Range<Int>, of line: SourceLine, in source: SourceText) {
    begin(at: line.place(of: range.lowerBound))
    append(source.bytes[range])
  }

  /// Adds a whole line.
  mutating func add(_ line: SourceLine, in source: SourceText) {
    add(line.range, of: line, in: source)
  }
}

extension MendedText {
  /// Creates a text in which other text replaces parts of lines; nil if no part is replaced.
  ///
  /// - Parameter replacement: Returns the number of bytes to replace from a position of a line on,
  ///   and the text for them; nil to keep the byte.
  init?(
    _ source: SourceText, damage: RepairKind,
    replacing replacement: (_ position: Int, _ line: Range<Int>) -> (count: Int, text: String)?
  ) {
    var lines = RepairedLines(like: source)
    var firstLine: Int?
    for line in SourceLines(source) {
      lines.begin(at: line.place)
      var position = line.range.lowerBound
      while position < line.range.upperBound {
        if let (count, text) = replacement(position, line.range) {
          lines.append(text.utf8)
          position += count
          firstLine = firstLine ?? line.number
        } else {
          lines.append(source.bytes[position])
          position += 1
        }
      }
    }
    guard let firstLine else { return nil }
    self.init(source: lines.source, damage: damage, line: firstLine)
  }
}

extension SourceLine {
  /// Returns the place of a byte of the line in the text as it was given.
  func place(of position: Int) -> TextPlace {
    TextPlace(line: place.line, column: place.column + position - range.lowerBound)
  }
}
