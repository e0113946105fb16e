/// A repair that undoes one kind of damage that publishing does to a dump.
///
/// A repair that does nothing must cost little: most texts are undamaged.
protocol Repair {
  /// Returns the text as it was before the damage; nil if it has none of that kind.
  func mend(_ source: SourceText) -> RepairedText?
}

/// A text after a repair.
struct RepairedText {
  let source: SourceText
  /// The kind of damage that was repaired.
  let damage: RepairKind
  /// The number of the first line that was damaged.
  let line: Int
}

extension SourceText {
  /// A set of repairs, made in the order in which each lets the next see the text as it was.
  enum Repairs {
    /// The repairs of what the log of a continuous integration adds to every line.
    case log
    /// The repair of a document that stands in a text of JSON.
    case markup
    /// The repairs of characters that are spelled otherwise.
    case spelling
    /// The repairs of characters and those of line breaks.
    case all

    fileprivate var steps: [any Repair] {
      let spelling: [any Repair] = [
        EntityRepair(), EscapeRepair(), QuoteRepair(), CommentRepair(),
      ]
      switch self {
      case .markup: return [EscapeRepair(ofMarkup: true)]
      case .log: return [ColourRepair(), TimestampRepair()]
      case .spelling: return spelling
      case .all:
        return spelling + [
          LogPrefixRepair(), WrapRepair(), OneLineRepair(), IndentationRepair(),
        ]
      }
    }
  }

  /// Returns the text without the damage that can be undone, and a warning for each repair.
  func mended(_ repairs: Repairs = .all) -> (source: SourceText, warnings: [DumpWarning]) {
    var source = self
    var warnings: [DumpWarning] = []
    for repair in repairs.steps {
      guard let mended = repair.mend(source) else { continue }
      source = mended.source
      warnings.append(DumpWarning(line: mended.line, kind: .repaired(mended.damage)))
    }
    return (source, warnings)
  }
}

/// A kind of damage that publishing did to a dump, and that was undone.
package enum RepairKind: Hashable, Sendable {
  /// The text is in UTF-16.
  case utf16
  /// The colours of a terminal stand in it.
  case colours
  /// `<` is written as `&lt;`, as in the source of a web page.
  case entities
  /// Line breaks and quotes are written as `\n` and `\'`.
  case escapes
  /// Quotes were made curly.
  case quotes
  /// Every line begins with the sign of a comment or a citation.
  case comments(mark: String)
  /// A log printed something before the views.
  case logPrefixes(first: String)
  /// Lines were broken at a width, in characters.
  case wrapped(columns: Int)
  /// A value in braces goes over several lines, as some descriptions do.
  case valueOverLines
  /// Line breaks were lost.
  case joined
  /// Indentation stands for the pipes.
  case indentation
  /// A tree is drawn with `│` and `├─` in place of the pipes.
  case boxes
}

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

extension RepairedText {
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
