/// A line of a dump that prints a view, its values still unread.
struct DumpLine {
  /// The number in the text, from 1.
  let number: Int
  /// The number of pipes.
  let depth: Int
  let className: String
  /// The address in lower case; nil where addresses were stripped.
  let address: String?
  let attributes: [DumpAttribute]
  /// The name of the first attribute that is not known.
  let unknownAttribute: String?
  /// Indicates whether the line ends before the object does.
  let isCut: Bool
  /// The attribute at which the line ends.
  let cut: AttributeKey?
  /// The names between the pipes and the object, if they are known.
  let names: ObjectNames?
}

enum LineContent {
  case view(DumpLine)
  case other(OtherLine)
}

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
    if Ladder.isBlank(line.range, in: source) { return .other(.nothing) }
    let head = ObjectHead.find(in: line.range, of: source)
    if let head, head.end == line.range.upperBound || source.bytes[head.end] != UInt8(ascii: ">") {
      return object(head, on: line)
    }
    if Prompt.begins(line.range, in: source) { return .other(.prompt) }
    if Ladder.isElision(line.range, in: source) { return .other(.elision) }
    if ListFrame.fills(line.range, in: source) {
      return .other(.list(begins: ListFrame.begins(line.range, in: source)))
    }
    if let head { return object(head, on: line) }
    // A log prints words in front of an array: `self.view.subviews (`.
    let last = source.trimmed(line.range).last
    guard let last, source.bytes[last] == UInt8(ascii: "("), isAtListedView else {
      return .other(.unknown)
    }
    return .other(.list(begins: true))
  }

  /// Indicates whether the next line prints an object without pipes, as lists do.
  private var isAtListedView: Bool {
    var ahead = lines
    guard let next = ahead.next(), let head = ObjectHead.find(in: next.range, of: source) else {
      return false
    }
    return Ladder.depth(of: next.range.lowerBound..<head.start, in: source) == 0
  }

  private mutating func object(_ head: ObjectHead, on line: SourceLine) -> LineContent {
    var limit = line.range.upperBound
    var attributes = DumpAttributes(source, from: head.end, before: limit)
    if attributes.endsInText { joinText(after: head, &attributes, &limit) }
    let suffix = attributes.end..<limit
    if source.has("(layer)", at: source.trimmed(suffix).lowerBound, before: limit) {
      return .other(.layer)
    }
    let className = source.string(head.className)
    var known = attributes.known
    if let frame = DescribedFrame.value(in: suffix, of: source),
      !known.contains(where: { $0.key == .frame })
    {
      known.append(DumpAttribute(key: .frame, value: frame))
    }
    guard isView(head, attributes, known) else { return .other(.object(className: className)) }
    let prefix = line.range.lowerBound..<head.start
    let namesStart = prefix.first { !Ladder.isRung(source.bytes[$0]) }
    return .view(
      DumpLine(
        number: line.number, depth: Ladder.depth(of: prefix, in: source),
        className: className,
        address: head.address.map { source.string($0).lowercased() },
        attributes: known,
        unknownAttribute: attributes.unknown.map { source.string($0.prefix(60)) },
        isCut: attributes.isCut, cut: attributes.cut,
        names: namesStart.flatMap { ObjectNames(source, in: $0..<head.start) }))
  }

  /// Returns whether an object may be a view. Only views have a frame, and it is the first
  /// attribute; so an object that was cut before it may still be one.
  private func isView(
    _ head: ObjectHead, _ attributes: DumpAttributes, _ known: [DumpAttribute]
  ) -> Bool {
    if isFrameless { return true }
    if known.contains(where: { $0.key == .frame }) { return true }
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

/// The frame behind a printed object.
enum DescribedFrame {
  /// Returns the frame that a `description` of the app's own prints behind the brackets:
  /// `<UIView: 0x7f30>Frame: (0, 0, 320, 568)`.
  static func value(in suffix: Range<Int>, of source: SourceText) -> Range<Int>? {
    let text = source.trimmed(suffix)
    for name: StaticString in ["Frame: ", "frame: ", "Frame = ", "frame = "]
    where source.has(name, at: text.lowerBound, before: text.upperBound) {
      let value = (text.lowerBound + name.utf8CodeUnitCount)..<text.upperBound
      // The frame of a rectangle may have braces in braces.
      let end = value.first {
        ")}".utf8.contains(source.bytes[$0])
          && ($0 + 1 == text.upperBound || !")}, ".utf8.contains(source.bytes[$0 + 1]))
      }
      return end.map { value.lowerBound..<($0 + 1) }
    }
    return nil
  }
}
