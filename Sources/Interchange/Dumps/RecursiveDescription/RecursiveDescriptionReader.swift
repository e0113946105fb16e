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
    guard others.texts.count <= DumpLimits.mostJoined else {
      throw DumpError(kind: .tooManyJoined(limit: DumpLimits.mostJoined))
    }
    let (text, repairs) = others.rest.mended()
    var forest = DumpForest(warnings: repairs)
    var failure: DumpError?
    var lineCount = 0
    for (line, content) in DumpLineReader(text) {
      lineCount += 1
      if lineCount > DumpLimits.mostLines {
        throw DumpError(
          line: line.number, column: 1, kind: .tooManyLines(limit: DumpLimits.mostLines))
      }
      switch content {
      case .view(let dumpLine):
        let reader = ViewReader(dumpLine, of: text, in: classes)
        forest.add(reader.view, at: dumpLine.depth, warnings: reader.warnings)
      case .other(let other):
        forest.note(other, on: line.number)
        guard let kind = DumpError.Kind(other, after: failure?.kind) else { continue }
        let start = text.trimmed(line.range).lowerBound
        failure = DumpError(
          line: line.number, column: line.place(of: start).column, kind: kind)
      }
    }
    let (roots, warnings) = forest.finish()
    if let surplus = roots.dropFirst(DumpLimits.mostTrees).first {
      throw DumpError(
        line: surplus.line, column: 1, kind: .tooManyTrees(limit: DumpLimits.mostTrees))
    }
    let reply = others.texts.isEmpty ? BareReply(text) : nil
    if roots.isEmpty, others.texts.isEmpty, reply == nil {
      throw failure ?? DumpError(kind: .empty)
    }
    var dump = HierarchyDump(
      roots: roots, warnings: (warnings + others.warnings).sorted { $0.line < $1.line },
      formats: (roots.isEmpty ? [] : [.recursiveDescription]) + others.texts.formats)
    dump.joined = others.texts
    dump.joined.bareReply = reply
    if roots.isEmpty, let chain = others.texts.chains.first {
      dump.joined.chainTree = ChainTree(chain, others.chainRanges, of: source, in: classes)
    }
    return dump
  }
}

extension DumpError.Kind {
  /// Creates the error that a line shows if no view follows. The first object tells more than any
  /// other line.
  fileprivate init?(_ content: OtherLine, after earlier: DumpError.Kind?) {
    switch (content, earlier) {
    case (.object(let className), nil), (.object(let className), .noObject):
      self = .noView(className: className)
    case (.unknown, nil), (.prompt, nil), (.elision, nil), (.list, nil):
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

/// A tree of views without frames, as chisel's `pviews --short` and `--medium` print it: `<Class>`
/// or `<Class: 0x7f8e2c50>` behind pipes.
enum FramelessTree {
  private static let viewEndings = [
    "View", "Window", "Label", "Button", "Cell", "Bar", "Control", "Field", "Switch", "Slider",
  ]
  private static let otherEndings = [
    "Controller", "Application", "Delegate", "Scene", "Recognizer", "Layer",
  ]

  /// Returns whether all objects of a text are such views.
  ///
  /// A responder chain looks alike, but also holds objects that are no views.
  static func fills(_ source: SourceText) -> Bool {
    var hasPipes = false
    var rootSeen = false
    for line in SourceLines(source) {
      guard let head = ObjectHead.find(in: line.range, of: source) else { continue }
      let className = source.string(head.className.prefix(200))
      guard source.has(">", at: head.end, before: line.range.upperBound),
        !otherEndings.contains(where: className.hasSuffix),
        DescribedFrame.value(in: (head.end + 1)..<line.range.upperBound, of: source) == nil
      else { return false }
      if !rootSeen, !viewEndings.contains(where: className.hasSuffix) { return false }
      rootSeen = true
      let depth = Ladder.depth(of: line.range.lowerBound..<head.start, in: source)
      hasPipes = hasPipes || depth > 0
    }
    return hasPipes
  }
}
