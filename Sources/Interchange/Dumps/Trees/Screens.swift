import Scenes

extension HierarchyDump {
  /// The screens of a text, each with its last line: a view hierarchy that is printed again, or one
  /// that follows a message of a test.
  struct Screens {
    /// A screen.
    struct Part {
      var roots: [DumpedView] = []
      var lastLine = 0
      /// Indicates whether a message stands between the screen and the one before.
      var isApart = false
    }

    private(set) var parts: [Part] = []

    /// Tells the screens of trees.
    ///
    /// - Parameters:
    ///   - roots: The tops of the trees, in the order of the text.
    ///   - messages: The lines of messages, in ascending order.
    /// - Complexity: O(number of views).
    init(_ roots: [DumpedView], between messages: [Int]) {
      var known: Set<String> = []
      var messages = messages[...]
      for root in roots {
        while let line = messages.first, line < (parts.last?.lastLine ?? 0) {
          messages.removeFirst()
        }
        let isApart = messages.first.map { $0 < root.line } ?? false
        let isAgain = root.address.map { !known.insert($0).inserted } ?? false
        if parts.isEmpty || isApart || (isAgain && !isReprint(root)) {
          known = Set([root.address].compactMap(\.self))
          parts.append(Part(isApart: isApart && !parts.isEmpty))
          while let line = messages.first, line < root.line { messages.removeFirst() }
        }
        parts[parts.count - 1].roots.append(root)
        parts[parts.count - 1].lastLine = root.lastLine
      }
    }

    /// Returns whether a tree is printed just as it was before.
    private func isReprint(_ root: DumpedView) -> Bool {
      guard let before = parts.last?.roots.last(where: { $0.address == root.address }) else {
        return false
      }
      return before.looks == root.looks
    }

    /// Returns the number of the screen on which the last of some messages was printed, from 1: the
    /// first one that ends behind it.
    static func number(of messages: [DumpedObservation], endingAt lastLines: [Int]) -> Int {
      guard let line = messages.last?.line else { return lastLines.count }
      return (lastLines.firstIndex { line <= $0 } ?? lastLines.count - 1) + 1
    }

    /// Returns the lines of the messages about some screens: a message stands before its screen, or
    /// behind the last one.
    static func messageLines(of screens: Range<Int>, endingAt lastLines: [Int]) -> ClosedRange<Int>
    {
      let first = screens.lowerBound == 0 ? 0 : lastLines[screens.lowerBound - 1] + 1
      let last =
        screens.upperBound == lastLines.count ? Int.max : lastLines[screens.upperBound - 1]
      return first...max(first, last)
    }
  }

  /// Takes one of the screens of the text.
  ///
  /// - Parameters:
  ///   - number: The number of the screen, from 1; nil for the last one that a message is about.
  mutating func choose(_ number: Int?, messages: [DumpedObservation]) throws(DumpError) {
    let parts = Screens(roots, between: messages.map(\.line)).parts
    try check(number, count: parts.count)
    guard parts.count > 1 else { return }
    screens = parts.compactMap { DumpedScreen($0.roots) }
    let lastLines = parts.map(\.lastLine)
    if let number {
      roots = parts[number - 1].roots
      screen = number
      messageLines = Screens.messageLines(of: number - 1..<number, endingAt: lastLines)
      return
    }
    let last = Screens.number(of: messages, endingAt: lastLines)
    screen = last
    // Windows that were printed once only stay, so that one window may be printed again.
    let first = parts.indices.prefix(last).last { parts[$0].isApart } ?? 0
    roots = parts[first..<last].flatMap(\.roots)
    messageLines = Screens.messageLines(of: first..<last, endingAt: lastLines)
  }

  func check(_ number: Int?, count: Int) throws(DumpError) {
    guard let number, number < 1 || number > max(1, count) else { return }
    throw DumpError(kind: .noScreen(number: number, count: max(1, count)))
  }
}

extension DumpedView {
  /// A number that is the same for trees that look alike.
  fileprivate var looks: Int {
    var hasher = Hasher()
    forEachInTree { view in
      hasher.combine(view.address)
      hasher.combine(view.className)
      hasher.combine(view.text)
      hasher.combine(view.isHidden)
      hasher.combine(view.frame.minX)
      hasher.combine(view.frame.minY)
      hasher.combine(view.frame.width)
      hasher.combine(view.frame.height)
    }
    return hasher.finalize()
  }
}

/// The documents of a text that holds several of one format, such as the page sources in a log.
struct DocumentScreens {
  /// The greatest number of documents that are read; of more, the last ones are.
  private static let most = 200

  /// The documents, each with what stands behind it.
  let parts: [SourceText]

  /// - Parameter marks: The words with which a document begins, the outermost first; the first one
  ///   that occurs counts.
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
    var lines = RepairedLines()
    var rest = starts[...]
    var hasBegun = false
    for line in SourceLines(source) {
      var start = line.range.lowerBound
      while let next = rest.first, next < line.range.upperBound {
        if hasBegun, start < next { lines.add(start..<next, of: line, in: source) }
        if hasBegun { parts.append(lines.source) }
        lines = RepairedLines()
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
  /// - Parameter number: The number of the screen, from 1; nil for the last one that a message is
  ///   about.
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
