/// The views of a text that `-[UIView recursiveDescription]` printed.
///
/// Several dumps may follow one another, with prompts and blank lines between. The text is read in
/// steps, each its own type: lines, what each line prints (`DumpLine`), values (`DumpedView`), and
/// the tree that the depths tell.
public struct HierarchyDump: Sendable {
  /// The views at the tops of the trees, in the order of the text.
  public var roots: [DumpedView]
  /// What could not be taken over as it stands, in the order of the text.
  public var warnings: [DumpWarning]

  /// The number of views in all trees.
  ///
  /// - Complexity: O(number of views).
  public var viewCount: Int {
    var count = 0
    for root in roots { root.forEachInTree { _ in count += 1 } }
    return count
  }

  /// Reads a dump.
  ///
  /// - Parameter text: The text, with whatever stands before, between and after the views.
  /// - Throws: A `DumpError` if there is no view in the text.
  /// - Complexity: O(length of the text), however deep the views are nested.
  public init(parsing text: String) throws(DumpError) {
    let source = SourceText(text)
    var forest = DumpForest()
    var failure: DumpError?
    for (line, content) in DumpLineReader(source) {
      if case .view(let dumpLine) = content {
        let reader = ViewReader(dumpLine, of: source)
        forest.add(reader.view, at: dumpLine.depth, warnings: reader.warnings)
        continue
      }
      forest.note(content, on: line.number)
      if let kind = DumpError.Kind(content, after: failure?.kind) {
        let start = source.trimmed(line.range).lowerBound
        failure = DumpError(
          line: line.number, column: start - line.range.lowerBound + 1, kind: kind)
      }
    }
    (roots, warnings) = forest.finish()
    if roots.isEmpty { throw failure ?? DumpError(line: 1, column: 1, kind: .empty) }
  }
}

extension DumpError.Kind {
  /// What a line tells if no view follows: the first object tells more than any other line.
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
