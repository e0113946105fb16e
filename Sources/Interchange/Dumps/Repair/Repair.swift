/// Undoes one kind of damage that publishing does to a dump.
///
/// A repair that does nothing must cost little: most texts are undamaged.
protocol Repair {
  /// The text as it was before the damage; nil if it has none of that kind.
  func mend(_ source: SourceText) -> MendedText?
}

/// A text after a repair.
struct MendedText {
  let source: SourceText
  /// What was wrong with it.
  let damage: RepairKind
  /// The number of the first line that was damaged.
  let line: Int
}

extension SourceText {
  /// Which repairs are made, in the order in which one lets another see the text as it was.
  enum Repairs {
    /// How characters are spelled.
    case spelling
    /// All, down to where lines begin and end.
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

  /// The text without the damage that can be undone, and what was undone.
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
