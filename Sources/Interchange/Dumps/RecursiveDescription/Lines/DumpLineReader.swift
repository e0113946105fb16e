/// A sequence of the lines of a dump, each with its content.
struct DumpLineReader: Sequence, IteratorProtocol {
  /// The number of line breaks after which the search for the end of a label's text stops; UIKit
  /// cuts the text to 25 characters or so.
  private static let longestText = 16

  private let source: SourceText
  private let isFrameless: Bool
  private var lines: SourceLines

  init(_ source: SourceText) {
    self.source = source
    isFrameless = FramelessTree.fills(source)
    lines = SourceLines(source)
  }

  mutating func next() -> (line: SourceLine, content: LineContent)? {
    lines.next().map { ($0, content(of: $0)) }
  }

  private mutating func content(of line: SourceLine) -> LineContent {
    if Ladder.isBlank(line.range, in: source) { return .nothing }
    let head = ObjectHead.find(in: line.range, of: source)
    if let head, head.end == line.range.upperBound || source.bytes[head.end] != UInt8(ascii: ">") {
      return object(head, on: line)
    }
    if Prompt.begins(line.range, in: source) { return .prompt }
    if Ladder.isElision(line.range, in: source) { return .elision }
    return head.map { object($0, on: line) } ?? .unknown
  }

  private mutating func object(_ head: ObjectHead, on line: SourceLine) -> LineContent {
    var limit = line.range.upperBound
    var attributes = DumpAttributes(source, from: head.end, before: limit)
    if attributes.endsInText { joinText(after: head, &attributes, &limit) }
    let suffix = attributes.end..<limit
    if source.has("(layer)", at: source.trimmed(suffix).lowerBound, before: limit) {
      return .layer
    }
    let className = source.string(head.className)
    guard isView(head, attributes) else { return .object(className: className) }
    let prefix = line.range.lowerBound..<head.start
    let namesStart = prefix.first { !Ladder.isRung(source.bytes[$0]) }
    return .view(
      DumpLine(
        number: line.number, depth: Ladder.depth(of: prefix, in: source),
        className: className,
        address: head.address.map { source.string($0).lowercased() },
        attributes: attributes.known,
        unknownAttribute: attributes.unknown.map { source.string($0.prefix(60)) },
        isCut: attributes.isCut, cut: attributes.cut,
        names: namesStart.flatMap { ObjectNames(source, in: $0..<head.start) }))
  }

  /// Returns whether an object may be a view. Only views have a frame, and it is the first
  /// attribute; so an object that was cut before it may still be one.
  private func isView(_ head: ObjectHead, _ attributes: DumpAttributes) -> Bool {
    if isFrameless { return true }
    if attributes.known.contains(where: { $0.key == .frame }) { return true }
    return attributes.isCut && head.address != nil && attributes.unknown == nil
      && attributes.known.allSatisfy { [.baseClass, .reactTag].contains($0.key) }
  }

  /// Reads on in the next lines if a text with line breaks ends there.
  private mutating func joinText(
    after head: ObjectHead, _ attributes: inout DumpAttributes, _ limit: inout Int
  ) {
    var ahead = lines
    for _ in 0..<Self.longestText {
      guard let line = ahead.next(), !hasView(in: line.range) else { return }
      let longer = DumpAttributes(source, from: head.end, before: line.range.upperBound)
      if !longer.endsInText {
        (attributes, limit, lines) = (longer, line.range.upperBound, ahead)
        return
      }
    }
  }

  private func hasView(in range: Range<Int>) -> Bool {
    range.contains {
      source.bytes[$0] == UInt8(ascii: "<")
        && ObjectHead(source, at: $0, before: range.upperBound)?
          .isView(source, before: range.upperBound) == true
    }
  }
}
