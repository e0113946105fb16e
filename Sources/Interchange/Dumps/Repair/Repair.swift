/// A repair that undoes one kind of damage that publishing does to a dump.
///
/// A repair that does nothing must cost little: most texts are undamaged.
protocol Repair {
  /// Returns the text as it was before the damage; nil if it has none of that kind.
  func mend(_ source: SourceText) -> MendedText?
}

/// A text after a repair.
struct MendedText {
  let source: SourceText
  /// The kind of damage that was repaired.
  let damage: RepairKind
  /// The number of the first line that was damaged.
  let line: Int
}

extension SourceText {
  /// A set of repairs, made in the order in which each lets the next see the text as it was.
  enum Repairs {
    /// The repairs of characters that are spelled otherwise.
    case spelling
    /// The repairs of characters and those of line breaks.
    case all

    fileprivate var steps: [any Repair] {
      let spelling: [any Repair] = [
        EntityRepair(), EscapeRepair(), QuoteRepair(), CommentRepair(),
      ]
      switch self {
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
