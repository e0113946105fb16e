import Scenes

/// The documents of a text that holds several of one format, such as the page sources in a log.
struct DocumentScreens {
  /// The greatest number of documents that are read; of more, the last ones are.
  private static let most = 200

  /// The documents, each with what stands behind it.
  let parts: [SourceText]

  /// - Parameters:
  ///   - source: The text.
  ///   - marks: The words with which a document begins, the outermost first; the first one that
  ///     occurs counts.
  /// - Complexity: O(length of the text).
  init(_ source: SourceText, beginningWith marks: [StaticString]) {
    let all = source.bytes.indices
    let mark = marks.first { source.position(of: $0, in: all) != nil }
    var starts: [Int] = []
    while let mark,
      let next = source.position(of: mark, in: (starts.last.map { $0 + 1 } ?? 0)..<all.upperBound)
    {
      starts.append(next)
    }
    guard starts.count > 1 else {
      parts = [source]
      return
    }
    starts = starts.suffix(Self.most)
    // What stands before a document belongs to it only if it is the first.
    parts = Self.parts(of: source, from: starts)
  }

  private static func parts(of source: SourceText, from starts: [Int]) -> [SourceText] {
    var parts: [SourceText] = []
    var lines = RepairedLines(like: SourceText(bytes: []))
    var rest = starts[...]
    var hasBegun = false
    for line in SourceLines(source) {
      var start = line.range.lowerBound
      while let next = rest.first, next < line.range.upperBound {
        if hasBegun, start < next { lines.add(start..<next, of: line, in: source) }
        if hasBegun { parts.append(lines.source) }
        lines = RepairedLines(like: SourceText(bytes: []))
        hasBegun = true
        start = next
        rest.removeFirst()
      }
      if hasBegun { lines.add(start..<line.range.upperBound, of: line, in: source) }
    }
    parts.append(lines.source)
    for index in parts.indices { parts[index].mustStop = source.mustStop }
    return parts
  }
}

extension HierarchyDump {
  /// Reads the documents of a text, and takes one of them.
  ///
  /// - Parameters:
  ///   - reader: The reader of the format.
  ///   - number: The number of the screen, from 1; nil for the last one that a message is about.
  static func read(
    _ source: SourceText, by reader: any DumpReader.Type, screen number: Int?,
    messages: [DumpedObservation], in classes: ClassCatalogue
  ) throws(DumpError) -> HierarchyDump {
    let parts = DocumentScreens(source, beginningWith: reader.beginnings).parts
    guard parts.count > 1 else { return try reader.read(source, in: classes) }
    var readable = parts.compactMap { try? reader.read($0, in: classes) }
    readable.removeAll(where: \.roots.isEmpty)
    guard var chosen = readable.last else { return try reader.read(source, in: classes) }
    try chosen.check(number, count: readable.count)
    let lastLines = readable.map { $0.roots.map(\.lastLine).max() ?? 0 }
    let place = number ?? Screens.number(of: messages, endingAt: lastLines)
    chosen = readable[place - 1]
    guard readable.count > 1 else { return chosen }
    chosen.screens = readable.compactMap { DumpedScreen($0.roots) }
    chosen.screen = place
    chosen.messageLines = Screens.messageLines(of: place - 1..<place, endingAt: lastLines)
    return chosen
  }
}
