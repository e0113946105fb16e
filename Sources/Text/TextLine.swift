/// One line of output: pieces of text with meanings, which an ``OutputStyle`` turns into
/// characters.
///
/// The pieces stand in one run of bytes: a report writes many lines of many short pieces.
package struct TextLine: Equatable, Sendable, ExpressibleByStringLiteral {
  /// The pieces in UTF-8, left to right. Each begins with the mark of its style, a byte that no
  /// line may hold as a character.
  var bytes: ArraySlice<UInt8> { room[..<end] }
  // To append to an array takes longer than to write the bytes of most pieces.
  /// The room for the pieces, and the place behind the last one.
  private var room: [UInt8] = []
  private var end = 0
  /// The number of columns that the line takes in a terminal.
  package private(set) var width = 0

  /// Creates an empty line.
  package init() {}

  /// Creates a line of one piece.
  package init(_ text: String, _ style: TextStyle = .plain) {
    append(text, style)
  }

  /// Creates a line of plain text.
  package init(stringLiteral value: String) {
    append(value)
  }

  /// The characters without their meanings.
  ///
  /// - Complexity: O(length).
  package var text: String {
    String(unsafeUninitializedCapacity: bytes.count) { text in
      var count = 0
      for byte in bytes where byte >= 0x20 {
        text[count] = byte
        count += 1
      }
      return count
    }
  }

  /// Returns whether two lines have the same pieces.
  package static func == (left: TextLine, right: TextLine) -> Bool { left.bytes == right.bytes }

  /// Adds a piece at the end.
  package mutating func append(_ text: String, _ style: TextStyle = .plain) {
    if !text.isEmpty { add(text, style.mark) }
  }

  /// Begins a piece without characters; the next call that extends the line adds some.
  package mutating func begin(_ style: TextStyle) {
    add(UnsafeBufferPointer(start: nil, count: 0), 0, style.mark)
  }

  /// Adds characters to the piece at the end.
  package mutating func extend(_ text: String) {
    if !text.isEmpty { add(text, end == 0 ? TextStyle.plain.mark : nil) }
  }

  private mutating func add(_ text: String, _ mark: UInt8?) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { characters in
      characters.columnsOfPlainText.map { add(characters, $0, mark) } != nil
    }
    if isPlain == true { return }
    var harmless = text.harmless
    let columns = harmless.displayWidth
    harmless.withUTF8 { add($0, columns, mark) }
  }

  /// Adds characters that take a number of columns, behind the mark of a new piece if there is one.
  private mutating func add(
    _ characters: UnsafeBufferPointer<UInt8>, _ columns: Int, _ mark: UInt8?
  ) {
    makeRoom(characters.count + 1)
    let start = end
    end += room.withUnsafeMutableBufferPointer { room in
      guard var place = room.baseAddress?.advanced(by: start) else { return 0 }
      if let mark {
        place.pointee = mark
        place += 1
      }
      if let first = characters.baseAddress { place.update(from: first, count: characters.count) }
      return characters.count + (mark == nil ? 0 : 1)
    }
    width += columns
  }

  /// Makes room for a number of bytes behind the last piece.
  private mutating func makeRoom(_ count: Int) {
    while room.count - end < count { room += Self.blank }
  }

  /// As many bytes as most lines of reports take, so that a line grows once.
  private static let blank = [UInt8](repeating: 0, count: 112)

  /// Adds numbers and marks in ASCII to the piece at the end.
  package mutating func extend(numbers count: Int, _ write: (inout NumberWriter) -> Void) {
    if end == 0 { begin(.plain) }
    makeRoom(count * NumberWriter.widest)
    let start = end
    let added = room.withUnsafeMutableBufferPointer { room in
      var writer = NumberWriter(UnsafeMutableBufferPointer(rebasing: room[start...]))
      write(&writer)
      return writer.written.count
    }
    end += added
    width += added
  }

  /// Adds a piece of some other line, in UTF-8.
  mutating func append(_ characters: ArraySlice<UInt8>, _ style: TextStyle) {
    let isASCII = characters.allSatisfy { $0 < 0x80 }
    let columns =
      isASCII ? characters.count : String(decoding: characters, as: UTF8.self).displayWidth
    characters.withUnsafeBufferPointer { add($0, columns, style.mark) }
  }

  /// Removes all pieces, and keeps the memory for others.
  package mutating func removeAll() { (end, width) = (0, 0) }

  /// Adds another line's pieces at the end.
  package mutating func append(_ line: TextLine) {
    if line.end == 0 { return }
    guard end > 0 else {
      self = line
      return
    }
    line.bytes.withUnsafeBufferPointer { add($0, line.width, nil) }
  }

  /// Adds spaces until the line is a number of columns wide.
  package mutating func pad(to column: Int) {
    guard width < column else { return }
    let start = end
    makeRoom(1 + column - width)
    end += 1 + column - width
    room[start] = TextStyle.plain.mark
    for place in (start + 1)..<end { room[place] = 0x20 }
    width = column
  }

  var spacesAtEnd: Int {
    var count = 0
    for byte in bytes.reversed() where byte >= 0x20 {
      guard byte == 0x20 else { break }
      count += 1
    }
    return count
  }

  /// Removes the spaces at the end, and the pieces that hold nothing else.
  mutating func removeSpacesAtEnd() {
    guard spacesAtEnd > 0 else { return }
    while let last = bytes.last, last <= 0x20 {
      if last == 0x20 { width -= 1 }
      end -= 1
    }
  }

  /// The pieces, left to right.
  ///
  /// - Complexity: O(length), as the line is stored as one run of bytes.
  package var runs: [TextRun] {
    let bytes = bytes
    var runs: [TextRun] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[(start + 1)...].firstIndex { $0 < 0x20 } ?? bytes.count
      if end > start + 1, let style = TextStyle(mark: bytes[start]) {
        runs.append(TextRun(String(decoding: bytes[(start + 1)..<end], as: UTF8.self), style))
      }
      start = end
    }
    return runs
  }

  /// Returns two lines joined.
  package static func + (left: TextLine, right: TextLine) -> TextLine {
    var line = left
    line.append(right)
    return line
  }
}

extension String {
  /// Returns a text of spaces.
  package static func spaces(_ count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { bytes in
      bytes.initialize(repeating: 0x20)
      return bytes.count
    }
  }

  /// The text with replacement characters for those that a terminal would obey, and spaces for
  /// tabs.
  package var harmless: String {
    guard unicodeScalars.contains(where: \.isTerminalControl) else { return self }
    return String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0 == "\t" ? " " : $0.isTerminalControl ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  /// Indicates whether a terminal may obey the scalar instead of showing it: a control character or
  /// a mark that turns the direction of text.
  var isTerminalControl: Bool {
    value < 0x20 || (0x7F..<0xA0).contains(value) || (0x202A...0x202E).contains(value)
      || (0x2066...0x2069).contains(value)
  }
}
