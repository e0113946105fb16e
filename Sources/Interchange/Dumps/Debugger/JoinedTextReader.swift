/// A reader of the objects that a text prints besides views: recognizers, controllers, touches,
/// responder chains and targets.
struct JoinedTextReader {
  private(set) var texts = JoinedTexts()
  private(set) var warnings: [DumpWarning] = []
  /// The text with blanks in place of the objects that were found.
  private(set) var rest: SourceText

  private let source: SourceText
  private var lines: SourceLines
  private var controllers = ControllerForest()
  private var chains = ChainFinder()
  /// The control whose targets were asked for.
  private var control: String?
  private var replies = ReplyReader()
  /// The ranges of the objects that were found.
  private var taken: [Range<Int>] = []

  init(_ source: SourceText) {
    self.source = source
    rest = source
    lines = SourceLines(source)
    while let line = lines.next() { read(line) }
    chains.end()
    replies.end()
    texts.controllers = controllers.controllers
    texts.chains = chains.chains
    texts.actions = (texts.actions + replies.actions).sorted { $0.line < $1.line }
    texts.empty = replies.empty
    texts.touches = (texts.touches + replies.hits).sorted { $0.line < $1.line }
    guard !texts.isEmpty else { return }
    rest = source.blanked(taken + chains.ranges)
  }

  var chainRanges: [Range<Int>] { chains.ranges }

  private mutating func read(_ line: SourceLine) {
    if Prompt.begins(line.range, in: source) { return readPrompt(line) }
    if replies.read(line, of: source) { return take(line) }
    guard let start = source.firstObject(in: line.range) else {
      if Ladder.isBlank(line.range, in: source) { chains.end() }
      return
    }
    if let reader = ControllerReader(line, of: source, objectAt: start) {
      controllers.add(reader)
      if reader.isCut { warn(.cut, on: line) }
      return take(line)
    }
    if let reader = TouchReader(line, of: source, objectAt: start) {
      texts.touches.append(reader.touch)
      return take(line)
    }
    if let reader = ActionsReader(line, of: source, objectAt: start) {
      texts.actions.append(
        DumpedActions(
          control: control, target: reader.target, actions: reader.actions, line: line.number))
      return take(line)
    }
    if let reader = ConstraintReader(line, of: source, objectAt: start) {
      texts.constraints.append(reader.constraint)
      return take(line)
    }
    if readRecognizers(line, from: start) { return chains.end() }
    if !ListFrame.fills(line.range, in: source) { addRung(line, objectAt: start) }
  }

  private mutating func take(_ line: SourceLine) {
    chains.end()
    taken.append(line.range)
  }

  private mutating func readPrompt(_ line: SourceLine) {
    let words = source.string(line.range.prefix(4096)).split { " ()[]".contains($0) }
    chains.prompt(asksForChain: words.contains { ["presponder", "rp"].contains($0) })
    controllers.end()
    replies.ask(source.string(line.range.prefix(4096)))
    control =
      words.contains("pactions")
      ? words.last { $0.hasPrefix("0x") }?.lowercased() : nil
  }

  /// Reads the recognizers of a line, and of the lines on which they continue; returns false if
  /// there are none.
  private mutating func readRecognizers(_ first: SourceLine, from start: Int) -> Bool {
    var line = first
    var position = start
    var found: [Range<Int>] = []
    var between = [first.range.lowerBound..<start]
    while let head = RecognizerHead.find(in: position..<line.range.upperBound, of: source) {
      let reader = RecognizerReader(source, head: head, on: line, before: lines)
      between.append(position..<head.start)
      (position, line, lines) = (reader.position, reader.line, reader.lines)
      texts.recognizers += reader.recognizers
      warnings += reader.warnings
      found.append(head.start..<position)
    }
    guard !found.isEmpty else { return false }
    between.append(position..<line.range.upperBound)
    // What a list or a log prints round them says nothing.
    taken +=
      found + between.filter { source.firstObject(in: $0) == nil }
    return true
  }

  private mutating func addRung(_ line: SourceLine, objectAt start: Int) {
    let limit = line.range.upperBound
    guard let head = ObjectHead.find(in: start..<limit, of: source) else { return chains.end() }
    let link = DumpedChain.Link(
      className: source.string(head.className),
      address: head.address.map { source.string($0).lowercased() },
      isView: head.isView(source, before: limit), line: line.number)
    let depth = Ladder.depth(of: line.range.lowerBound..<head.start, in: source)
    chains.add(ChainFinder.Rung(link: link, depth: depth, range: line.range))
  }

  private mutating func warn(_ kind: DumpWarning.Kind, on line: SourceLine) {
    warnings.append(DumpWarning(line: line.number, kind: kind))
  }
}

/// A finder of responder chains among lines that print objects. A chain is a ladder, on which each
/// object is one level deeper than the one before, or a flat list; in both cases it holds objects
/// that no view tree holds.
struct ChainFinder {
  /// A line that prints an object.
  struct Rung {
    let link: DumpedChain.Link
    let depth: Int
    let range: Range<Int>
  }

  private(set) var chains: [DumpedChain] = []
  /// The ranges of the chains in the text.
  private(set) var ranges: [Range<Int>] = []
  /// The lines that may turn out to be a chain.
  private var rungs: [Rung] = [] {
    didSet { if rungs.isEmpty { hasDepth = false } }
  }
  /// Indicates whether one of the lines is indented.
  private var hasDepth = false
  /// Indicates whether the present lines cannot be a chain.
  private var isRefuted = false
  /// Indicates whether a chain was asked for before the present lines.
  private var isAskedFor = false

  /// Adds the next line.
  mutating func add(_ rung: Rung) {
    if rung.depth == 0, !isFlat { end() }
    if rung.depth == 1, isFlat, rungs.count > 1, let last = rungs.popLast() {
      end()
      rungs = [last]
    }
    if !isRefuted, let last = rungs.last, rung.depth != 0 || !isFlat {
      isRefuted = rung.depth != last.depth + 1
    }
    if isRefuted {
      rungs = []
    } else {
      rungs.append(rung)
      if rung.depth != 0 { hasDepth = true }
    }
  }

  /// Ends the present lines at a typed command; other objects follow.
  mutating func prompt(asksForChain: Bool) {
    end()
    isAskedFor = asksForChain
  }

  /// Ends the present lines, and keeps them if they are a chain.
  mutating func end() {
    let isChain =
      isAskedFor
      || (isFlat
        ? isFlatChain
        : rungs.contains { Self.isNoView($0.link) })
    if isChain, !isRefuted, rungs.count > 1 {
      chains.append(DumpedChain(links: rungs.map(\.link)))
      ranges += rungs.map(\.range)
    }
    if !rungs.isEmpty || isRefuted { isAskedFor = false }
    rungs = []
    isRefuted = false
  }

  /// Indicates whether lines without depth are a chain: they lead to the application, or to the only
  /// window among them, in which no list of subviews ends.
  private var isFlatChain: Bool {
    guard rungs.contains(where: { $0.link.isView }) else { return false }
    if rungs.contains(where: { $0.link.className == "UIApplication" }) { return true }
    let isWindow = rungs.map { $0.link.isView && $0.link.className.hasSuffix("Window") }
    return rungs.count > 2 && isWindow.last == true && isWindow.count { $0 } == 1
  }

  private var isFlat: Bool { !isRefuted && !hasDepth }

  /// Returns whether an object is no view but one of those that stand between views in a chain, or
  /// at its end.
  private static func isNoView(_ link: DumpedChain.Link) -> Bool {
    !link.isView
      && ["Controller", "Application", "Scene", "Delegate"].contains {
        link.className.hasSuffix($0)
      }
  }
}
