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

/// The content of a line.
enum LineContent {
  case view(DumpLine)
  /// The line is blank, or its text is known to say nothing about views.
  case nothing
  /// The command that was typed to get the dump; another dump begins.
  case prompt
  /// A list of views begins or ends.
  case list(begins: Bool)
  /// A layer that no view owns, printed among the subviews.
  case layer
  /// Dots in place of lines.
  case elision
  /// An object that is no view.
  case object(className: String)
  case unknown
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
    if Ladder.isBlank(line.range, in: source) { return .nothing }
    let head = ObjectHead.find(in: line.range, of: source)
    if let head, head.end == line.range.upperBound || source.bytes[head.end] != UInt8(ascii: ">") {
      return object(head, on: line)
    }
    if Prompt.begins(line.range, in: source) { return .prompt }
    if Ladder.isElision(line.range, in: source) { return .elision }
    if ListFrame.fills(line.range, in: source) {
      return .list(begins: ListFrame.begins(line.range, in: source))
    }
    if let head { return object(head, on: line) }
    // A log prints words in front of an array: `self.view.subviews (`.
    let last = source.trimmed(line.range).last
    guard let last, source.bytes[last] == UInt8(ascii: "("), isAtListedView else { return .unknown }
    return .list(begins: true)
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
      return .layer
    }
    let className = source.string(head.className)
    var known = attributes.known
    if let frame = DescribedFrame.value(in: suffix, of: source),
      !known.contains(where: { $0.key == .frame })
    {
      known.append(DumpAttribute(key: .frame, value: frame))
    }
    guard isView(head, attributes, known) else { return .object(className: className) }
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

/// The beginning of a printed object: `<Class: 0x7f8e2c50`, or `<Class` where addresses were
/// stripped.
struct ObjectHead {
  /// The position of the `<`.
  let start: Int
  let className: Range<Int>
  let address: Range<Int>?
  /// The position after class and address.
  let end: Int

  init?(_ source: SourceText, at start: Int, before limit: Int) {
    var position = start + 1
    let isMangled = source.has("_Tt", at: position, before: limit)
    while position < limit, Self.isClassName(source.bytes[position], isMangled) { position += 1 }
    guard position > start + 1, !source.bytes[start + 1].isDigit else { return nil }
    if let end = Self.endOfArguments(source, at: position, before: limit) { position = end }
    self.start = start
    className = (start + 1)..<position
    let hasBlank = source.has(": 0x", at: position, before: limit)
    guard hasBlank || source.has(":0x", at: position, before: limit) else {
      guard position < limit,
        [UInt8(ascii: ";"), UInt8(ascii: ">")].contains(source.bytes[position])
      else { return nil }
      address = nil
      end = position
      return
    }
    let addressStart = position + (hasBlank ? 2 : 1)
    position = addressStart + 2
    while position < limit, source.bytes[position].isHexDigit { position += 1 }
    guard position > addressStart + 2 else { return nil }
    address = addressStart..<position
    end = position
  }

  /// Returns the first head in a range after which attributes follow or the text is cut, else the
  /// first one: a log may print other things in angle brackets before the view.
  static func find(in range: Range<Int>, of source: SourceText) -> ObjectHead? {
    var first: ObjectHead?
    for start in range where source.bytes[start] == UInt8(ascii: "<") {
      guard let head = ObjectHead(source, at: start, before: range.upperBound) else { continue }
      if head.end == range.upperBound || source.bytes[head.end] == UInt8(ascii: ";") {
        return head
      }
      first = first ?? head
    }
    return first
  }

  /// Returns whether an attribute follows in a range that only a view has.
  func isView(_ source: SourceText, before limit: Int) -> Bool {
    guard source.has("; ", at: end, before: limit),
      let name = AttributeName(source, at: end + 2, before: limit)
    else { return false }
    return [.frame, .baseClass, .reactTag].contains(name.key)
  }

  /// The greatest length of the generic arguments of a class, in bytes.
  private static let longestArguments = 4096

  /// Returns the end of the generic arguments of a class, as in `_UIHostingView<List<A, B>>: 0x1`; nil
  /// if there are none before an address.
  private static func endOfArguments(
    _ source: SourceText, at start: Int, before limit: Int
  ) -> Int? {
    var (position, depth) = (start, 0)
    let end = min(limit, start + longestArguments)
    while position < end {
      switch source.bytes[position] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: ";"), UInt8(ascii: "="), ..<0x20: return nil
      default: break
      }
      position += 1
      // What does not begin with one has none; so deep are none of a class.
      guard depth > 0 else { break }
      guard depth < 24 else { return nil }
    }
    guard position > start + 2, depth == 0,
      source.has(": 0x", at: position, before: limit)
        || source.has(":0x", at: position, before: limit)
    else { return nil }
    return position
  }

  /// Returns whether a byte can stand in a class name; a mangled Swift name may hold any byte but
  /// those that end it.
  private static func isClassName(_ byte: UInt8, _ isMangled: Bool) -> Bool {
    if byte.isIdentifier || byte >= 0x80 { return true }
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "$"): return true
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: ">"): return false
    default: return isMangled && byte >= 0x20
    }
  }
}

/// The names that HOURecursiveDescription prints before an object: the controller that owns it, or
/// the instance variables that hold it.
enum ObjectNames {
  /// A class and an address: `'MenuController:0x7f8e2c50'`.
  case controller(Range<Int>)
  /// The first of the variables: `_title, _heading`.
  case variable(Range<Int>)

  /// Reads names that fill a range, except for blanks round them; nil if it holds something else.
  init?(_ source: SourceText, in range: Range<Int>) {
    let names = source.trimmed(range)
    guard names.count <= 200, let first = names.first else { return nil }
    if source.bytes[first] == UInt8(ascii: "'") {
      let inner = names.dropFirst().dropLast()
      guard names.count > 4, source.bytes[names.upperBound - 1] == UInt8(ascii: "'"),
        source.position(of: ":0x", in: inner) != nil
      else { return nil }
      self = .controller(inner)
      return
    }
    var end: Int?
    var position = first
    while position < names.upperBound {
      let start = position
      while position < names.upperBound, source.bytes[position].isIdentifier { position += 1 }
      let letter = source.bytes[start]
      guard position > start, letter == UInt8(ascii: "_") || letter >= UInt8(ascii: "a") else {
        return nil
      }
      end = end ?? position
      if position == names.upperBound { break }
      guard source.has(", ", at: position, before: names.upperBound) else { return nil }
      position += 2
    }
    guard let end else { return nil }
    self = .variable(first..<end)
  }
}

/// The text that debuggers and web pages print around a dump.
enum Prompt {
  private static let beginnings: [StaticString] = [
    "(lldb)", "(gdb)", "cy#", "po ", "p ", "expr ", "expression ", "Printing description of",
    "▿ Optional", "```",
  ]

  /// Returns whether a line begins with a command that prints a dump, or with the fence round a
  /// dump.
  static func begins(_ range: Range<Int>, in source: SourceText) -> Bool {
    let line = source.trimmed(range)
    return beginnings.contains {
      source.has($0, at: line.lowerBound, before: line.upperBound)
    }
  }
}
