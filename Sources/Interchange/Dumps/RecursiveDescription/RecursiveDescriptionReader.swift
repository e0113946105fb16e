import Scenes

/// Reads what debuggers print of views, one object per line.
///
/// Several dumps may follow one another, with prompts and blank lines between. The text is read in
/// steps, each its own type: lines, what each line prints (`DumpLine`), values (`DumpedView`), and
/// the tree that the depths tell.
enum RecursiveDescriptionReader: DumpReader {
  /// Returns true for any text, because nothing can be told of this format before all of it is
  /// read.
  static func recognizes(_ source: SourceText) -> Bool { true }

  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
  {
    // Lists of recognizers have damages, and line breaks, of their own.
    let others = JoinedTextReader(source)
    guard others.texts.count <= HierarchyDump.mostJoined else {
      throw DumpError(
        line: 1, column: 1, kind: .tooManyJoined(limit: HierarchyDump.mostJoined))
    }
    let (source, repairs) = others.rest.mended()
    var forest = DumpForest(warnings: repairs)
    var failure: DumpError?
    var lineCount = 0
    for (line, content) in DumpLineReader(source) {
      lineCount += 1
      if lineCount > HierarchyDump.mostLines {
        throw DumpError(
          line: line.number, column: 1, kind: .tooManyLines(limit: HierarchyDump.mostLines))
      }
      if case .view(let dumpLine) = content {
        let reader = ViewReader(dumpLine, of: source, in: classes)
        forest.add(reader.view, at: dumpLine.depth, warnings: reader.warnings)
        continue
      }
      forest.note(content, on: line.number)
      if let kind = DumpError.Kind(content, after: failure?.kind) {
        let start = source.trimmed(line.range).lowerBound
        failure = DumpError(
          line: line.number, column: line.place(of: start).column, kind: kind)
      }
    }
    let (roots, warnings) = forest.finish()
    if let surplus = roots.dropFirst(HierarchyDump.mostTrees).first {
      throw DumpError(
        line: surplus.line, column: 1, kind: .tooManyTrees(limit: HierarchyDump.mostTrees))
    }
    if roots.isEmpty, others.texts.isEmpty {
      throw failure ?? DumpError(line: 1, column: 1, kind: .empty)
    }
    var dump = HierarchyDump(
      roots: roots, warnings: (warnings + others.warnings).sorted { $0.line < $1.line },
      formats: (roots.isEmpty ? [] : [.recursiveDescription]) + others.texts.formats)
    dump.joined = others.texts
    return dump
  }
}

extension DumpError.Kind {
  /// Creates the error that a line shows if no view follows. The first object tells more than any
  /// other line.
  fileprivate init?(_ content: LineContent, after earlier: DumpError.Kind?) {
    switch (content, earlier) {
    case (.object(let className), nil), (.object(let className), .noObject):
      self = .noView(className: className)
    case (.unknown, nil), (.prompt, nil), (.elision, nil):
      self = .noObject
    default:
      return nil
    }
  }
}

extension DumpFormat {
  /// `-[UIView recursiveDescription]`, with or without frames: every view of the app.
  package static let recursiveDescription = DumpFormat(
    name: "recursiveDescription", toldFacts: [.interaction])
}
