/// The style of output: its width, its characters and whether it has colour.
package struct OutputStyle: Sendable {
  /// The number of columns that lines should fit in.
  package var width: Int
  /// Indicates whether lines carry the terminal's colour codes.
  package var hasColor: Bool
  /// The characters for branches and marks.
  package var glyphs: Glyphs

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - width: The columns that lines should fit in.
  ///   - hasColor: Whether lines carry colour codes.
  ///   - isASCII: Whether branches and marks are drawn with ASCII characters only.
  package init(width: Int = 80, hasColor: Bool = false, isASCII: Bool = false) {
    self.width = width
    self.hasColor = hasColor
    glyphs = isASCII ? .ascii : .unicode
  }

  /// Indicates whether branches and marks are drawn with ASCII characters only.
  package var isASCII: Bool {
    get { glyphs === Glyphs.ascii }
    set { glyphs = newValue ? .ascii : .unicode }
  }

  /// Returns the characters of a line, without trailing spaces.
  package func render(_ line: TextLine) -> String {
    var bytes: [UInt8] = []
    add(line, to: &bytes)
    return spelled(String(decoding: bytes, as: UTF8.self))
  }

  /// Adds the characters of a line, without trailing spaces, to a text in UTF-8.
  package func render(_ line: TextLine, to output: inout [UInt8]) {
    if glyphs === Glyphs.unicode {
      add(line, to: &output)
    } else {
      output.append(contentsOf: render(line).utf8)
    }
  }

  private func add(_ line: TextLine, to output: inout [UInt8]) {
    line.bytes.withUnsafeBufferPointer { bytes in
      var end = bytes.count
      while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
      let shown = UnsafeBufferPointer(rebasing: bytes[..<end])
      if hasColor { addInColor(shown, to: &output) } else { addPlain(shown, to: &output) }
    }
  }

  /// Adds the bytes of a line without the marks of its pieces.
  private func addPlain(_ line: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    let start = output.count
    output.append(contentsOf: line)
    var end = start
    output.withUnsafeMutableBufferPointer { bytes in
      for k in start..<bytes.count {
        bytes[end] = bytes[k]
        if bytes[k] >= 0x20 { end += 1 }
      }
    }
    output.removeLast(output.count - end)
  }

  private func addInColor(_ line: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
    var place = 0
    while place < line.count {
      let code = TextStyle(mark: line[place]).flatMap(Self.terminalColorCode)
      let start = place + 1
      place = start
      while place < line.count, line[place] >= 0x20 { place += 1 }
      guard place > start else { continue }
      if let code { output.append(contentsOf: "\u{1B}[\(code)m".utf8) }
      output.append(contentsOf: line[start..<place])
      if code != nil { output.append(contentsOf: "\u{1B}[0m".utf8) }
    }
  }

  /// Returns a text with the marks of usages and help spelled in the characters of the style.
  ///
  /// Rendering does this to every line. Call it for a text that is fitted into columns before.
  package func spelled(_ text: String) -> String {
    let unicode = Glyphs.unicode
    guard glyphs !== unicode, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return text.replacing(unicode.ellipsis, with: glyphs.ellipsis)
      .replacing(unicode.next, with: glyphs.next).replacing(unicode.arrow, with: glyphs.arrow)
  }

  /// Returns the parameters of the terminal's colour code, from the sixteen colours that every
  /// theme has; nil for plain text.
  package static func terminalColorCode(of style: TextStyle) -> String? {
    switch style {
    case .plain: return nil
    case .name: return "1"
    case .strong: return "1"
    case .dim: return "2"
    case .good: return "32"
    case .bad: return "31"
    case .notice: return "33"
    case .winner: return "1;32"
    case .lit: return "1;7"
    case .type: return "36"
    }
  }
}

/// The meaning of a piece of text, from which a theme derives its looks.
package enum TextStyle: UInt8, Sendable {
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
