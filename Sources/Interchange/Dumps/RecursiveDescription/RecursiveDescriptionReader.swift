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
    let reply = others.texts.isEmpty ? BareReply(source) : nil
    if roots.isEmpty, others.texts.isEmpty, reply == nil {
      throw failure ?? DumpError(line: 1, column: 1, kind: .empty)
    }
    var dump = HierarchyDump(
      roots: roots, warnings: (warnings + others.warnings).sorted { $0.line < $1.line },
      formats: (roots.isEmpty ? [] : [.recursiveDescription]) + others.texts.formats)
    dump.joined = others.texts
    dump.joined.bareReply = reply
    if roots.isEmpty { dump.joined.chainTree = others.chainTree(in: classes) }
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

/// The pipes before an object, whose number is its depth; the spaces between them mean nothing.
enum Ladder {
  /// Returns the number of pipes in the last unbroken run of pipes and blanks. The text before the
  /// run was printed by a log, the text after it names the object.
  static func depth(of prefix: Range<Int>, in source: SourceText) -> Int {
    var depth = 0
    for position in prefix.reversed() {
      let byte = source.bytes[position]
      if byte == UInt8(ascii: "|") {
        depth += 1
      } else if depth > 0, !isSpace(byte) {
        break
      }
    }
    return depth
  }

  /// Returns whether a range holds nothing but pipes, blanks and dots, with at least one dot: lines
  /// were left out.
  static func isElision(_ range: Range<Int>, in source: SourceText) -> Bool {
    var position = range.lowerBound
    var dotSeen = false
    while position < range.upperBound {
      if source.bytes[position] == UInt8(ascii: ".") {
        dotSeen = true
      } else if source.has("…", at: position, before: range.upperBound) {
        dotSeen = true
        position += 2
      } else if source.bytes[position] != UInt8(ascii: "|"), !isSpace(source.bytes[position]) {
        return false
      }
      position += 1
    }
    return dotSeen
  }

  /// Returns whether a range holds nothing but blanks.
  static func isBlank(_ range: Range<Int>, in source: SourceText) -> Bool {
    range.allSatisfy { isSpace(source.bytes[$0]) }
  }

  /// Returns whether a byte can stand in a ladder.
  static func isRung(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "|") || isSpace(byte) }

  /// Returns whether a byte is white space, or half of a no-break space, which texts copied from a
  /// web page have.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == 0xC2 || byte == 0xA0
  }
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
