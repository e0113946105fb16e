import Scenes

/// Reads EarlGrey's hierarchy: every view with its own facts, front to back, one window after the
/// other.
enum EarlGreyReader: DumpReader {
  static func recognizes(_ source: SourceText) -> Bool {
    source.position(of: "; AX.frame={{", in: source.opening) != nil
  }

  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
  {
    var forest = DumpForest(isFrontFirst: true)
    let items = SourceItems(source) {
      EarlGreyHead(source, in: $0) != nil
    } isComplete: {
      source.bytes[source.trimmed($0)].last == UInt8(ascii: ">")
    }
    for content in items {
      switch content {
      case .item(let item):
        guard let head = EarlGreyHead(source, in: item.range) else { continue }
        let view = EarlGreyView(source, head, item)
        if view.isView {
          forest.add(view.view, at: head.depth, warnings: view.warnings)
        } else {
          forest.note(.object(className: head.className), on: item.line)
        }
      case .other(let line):
        forest.note(kind(of: line.range, in: source), on: line.number)
      }
    }
    let (roots, warnings) = forest.finish()
    if roots.isEmpty { throw DumpError(line: 1, column: 1, kind: .nothingToShow(.earlGrey)) }
    return HierarchyDump(roots: roots, warnings: warnings, formats: [.earlGrey])
  }

  /// Returns the kind of a line that EarlGrey prints round the views.
  private static func kind(of line: Range<Int>, in source: SourceText) -> LineContent {
    let content = source.trimmed(line)
    if content.isEmpty { return .nothing }
    if source.has("=====", at: content.lowerBound, before: content.upperBound) { return .prompt }
    let known: [StaticString] = ["Application window hierarchy", "Legend:", "["]
    let isKnown = known.contains {
      source.has($0, at: content.lowerBound, before: content.upperBound)
    }
    if isKnown { return .nothing }
    if Prompt.begins(line, in: source) { return .prompt }
    return Ladder.isElision(line, in: source) ? .elision : .unknown
  }
}

extension DumpFormat {
  /// The screen as EarlGrey prints it: every view, front to back.
  package static let earlGrey = DumpFormat(name: "EarlGrey", toldFacts: [.interaction, .enabled])
}
