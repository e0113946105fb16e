/// A repair that undoes one kind of damage that publishing does to a dump.
///
/// A repair that does nothing must cost little: most texts are undamaged.
protocol Repair {
  /// Returns the text as it was before the damage; nil if it has none of that kind.
  func mend(_ source: SourceText) -> RepairedText?
}

struct RepairedText {
  let source: SourceText
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
      source.mustStop = mustStop
      warnings.append(DumpWarning(line: mended.line, kind: .repaired(mended.damage)))
    }
    return (source, warnings)
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
