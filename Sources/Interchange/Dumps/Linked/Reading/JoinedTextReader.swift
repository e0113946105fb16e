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
  /// The ranges of the objects that were found.
  private var taken: [Range<Int>] = []
  private var frames: [Range<Int>] = []

  init(_ source: SourceText) {
    self.source = source
    rest = source
    lines = SourceLines(source)
    while let line = lines.next() { read(line) }
    chains.end()
    texts.controllers = controllers.controllers
    texts.chains = chains.chains
    guard !texts.isEmpty else { return }
    rest = source.blanked(taken + frames + chains.ranges)
  }

  private mutating func read(_ line: SourceLine) {
    if Prompt.begins(line.range, in: source) { return readPrompt(line) }
    guard let start = source.firstObject(in: line.range) else {
      if Ladder.isBlank(line.range, in: source) {
        chains.end()
      } else if ListFrame.fills(line.range, in: source) {
        frames.append(line.range)
      }
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
    if readRecognizers(line, from: start) { return chains.end() }
    if ListFrame.fills(line.range, in: source) {
      frames.append(line.range)
    } else {
      addRung(line, objectAt: start)
    }
  }

  private mutating func take(_ line: SourceLine) {
    chains.end()
    taken.append(line.range)
  }

  private mutating func readPrompt(_ line: SourceLine) {
    let words = source.string(line.range.prefix(4096)).split { " ()[]".contains($0) }
    chains.prompt(asksForChain: words.contains { ["presponder", "rp"].contains($0) })
    controllers.end()
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
