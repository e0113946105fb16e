/// The style of output: its width, its characters and whether it has colour.
package struct OutputStyle: Sendable {
  /// The number of columns that lines should fit in.
  package var width: Int
  /// The number of rows of the screen; nil if lines do not go to a screen, or if it is not known.
  package var height: Int?
  /// Indicates whether lines carry the terminal's colour codes.
  package var hasColor: Bool { didSet { findTheme() } }
  /// Indicates whether branches and marks are drawn with ASCII characters only.
  package var isASCII: Bool
  // Every line that is written copies the style: the fewer objects, the better.
  /// The looks of the styles of text; nil if lines carry no colour codes.
  private var theme: Theme?
  /// The facts from which the theme follows.
  package var appearance: Appearance { didSet { findTheme() } }

  /// Creates a style.
  ///
  /// - Parameter isASCII: Whether branches and marks are drawn with ASCII characters only.
  package init(
    width: Int = 80, hasColor: Bool = false, isASCII: Bool = false,
    appearance: Appearance = Appearance()
  ) {
    (self.width, self.isASCII) = (width, isASCII)
    (self.hasColor, self.appearance) = (hasColor, appearance)
    findTheme()
  }

  private mutating func findTheme() { theme = hasColor ? appearance.theme : nil }

  /// The characters for branches and marks.
  package var glyphs: Glyphs { isASCII ? .ascii : .unicode }

  /// Returns the parameters of the terminal's code for a style of text; nil for text as the
  /// terminal shows any.
  package func code(of style: TextStyle) -> String? { theme?.code(of: style) }

  /// Returns the characters of a line, without trailing spaces that nobody sees.
  package func render(_ line: TextLine) -> String {
    var bytes: [UInt8] = []
    add(line, to: &bytes)
    return spelled(String(decoding: bytes, as: UTF8.self))
  }

  /// Adds the characters of a line, without trailing spaces that nobody sees, to a text in UTF-8.
  package func render(_ line: TextLine, to output: inout [UInt8]) {
    if isASCII {
      output.append(contentsOf: render(line).utf8)
    } else {
      add(line, to: &output)
    }
  }

  private func add(_ line: TextLine, to output: inout [UInt8]) {
    line.bytes.withUnsafeBufferPointer { bytes in
      var end = bytes.count
      while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
      let shown = UnsafeBufferPointer(rebasing: bytes[..<end])
      if let theme {
        add(shown, theme.sequences, to: &output)
      } else {
        addPlain(shown, to: &output)
      }
    }
  }

  /// Adds the bytes of a line without the marks of its pieces.
  private func addPlain(_ line: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    let start = output.count
    output.append(contentsOf: line)
    let count = output.withUnsafeMutableBufferPointer { bytes in
      guard let first = bytes.baseAddress else { return 0 }
      var end = first + start
      for byte in line {
        end.pointee = byte
        if byte >= 0x20 { end += 1 }
      }
      return end - first
    }
    output.removeLast(output.count - count)
  }

  private func add(
    _ line: UnsafeBufferPointer<UInt8>, _ sequences: [[UInt8]], to output: inout [UInt8]
  ) {
    var place = 0
    while place < line.count {
      let style = Int(line[place]) - 1
      let start = place + 1
      place = start
      while place < line.count, line[place] >= 0x20 { place += 1 }
      guard place > start else { continue }
      let isStyled = sequences.indices.contains(style) && !sequences[style].isEmpty
      if isStyled { output.append(contentsOf: sequences[style]) }
      output.append(contentsOf: line[start..<place])
      if isStyled { output.append(contentsOf: Self.reset) }
    }
  }

  private static let reset = Array("\u{1B}[0m".utf8)

  /// Returns a text with the marks of usages and help spelled in the characters of the style.
  ///
  /// Rendering does this to every line. Call it for a text that is fitted into columns before.
  package func spelled(_ text: String) -> String {
    let unicode = Glyphs.unicode
    guard isASCII, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return text.replacing(unicode.ellipsis, with: glyphs.ellipsis)
      .replacing(unicode.next, with: glyphs.next).replacing(unicode.arrow, with: glyphs.arrow)
  }
}

/// The meaning of a piece of text, from which a theme derives its looks.
package enum TextStyle: UInt8, CaseIterable, Sendable {
  /// Ordinary text.
  case plain
  /// The name of a view or another responder.
  case name
  /// The most important part of the line.
  case strong
  /// Text that the eye may skip.
  case dim
  /// The mark of a yes.
  case good
  /// The mark of a no.
  case bad
  /// Something between yes and no, such as a state that will surprise.
  case notice
  /// The view that was hit, or the responder that handled an event.
  case winner
  /// The current one of many things.
  case lit
  /// The name of a class.
  case type
  /// The prompt before a line that is being typed.
  case prompt
  /// The colours that tell views apart in pictures, in the order of ``PictureColor``.
  case blue, vermilion, green, pink, orange, sky, violet, olive, slate, mist

  /// The byte that begins a piece of a line.
  var mark: UInt8 { rawValue + 1 }

  /// Creates the style that a byte begins; nil if no style has the byte.
  init?(mark: UInt8) { self.init(rawValue: mark &- 1) }
}

/// A piece of text with one meaning.
package struct TextRun: Equatable, Sendable {
  /// The characters.
  package var text: String
  /// The meaning of the characters.
  package var style: TextStyle

  /// Creates a run.
  package init(_ text: String, _ style: TextStyle = .plain) {
    self.text = text
    self.style = style
  }
}
