/// A reader of a printed recognizer and of those that its lists of others print, which may continue
/// over several lines.
struct RecognizerReader {
  /// The greatest depth of recognizers within recognizers that is read; UIKit prints one level.
  private static let deepest = 8

  private let source: SourceText
  /// The position up to which the text has been read.
  private(set) var position: Int
  private(set) var line: SourceLine
  private(set) var lines: SourceLines
  /// The recognizers, the outer ones first.
  private(set) var recognizers: [DumpedRecognizer] = []
  private(set) var warnings: [DumpWarning] = []

  init(_ source: SourceText, head: RecognizerHead, on line: SourceLine, before lines: SourceLines) {
    (self.source, self.line, self.lines) = (source, line, lines)
    position = head.start
    read(head, depth: 0)
  }

  /// Reads a recognizer; returns false if the text ends before it does.
  @discardableResult
  private mutating func read(_ head: RecognizerHead, depth: Int) -> Bool {
    let index = recognizers.count
    var recognizer = DumpedRecognizer(object: head.object, line: line.number)
    recognizer.name = head.name
    recognizer.isNested = depth > 0
    recognizers.append(recognizer)
    position = head.end
    while position < line.range.upperBound {
      let byte = source.bytes[position]
      if byte == UInt8(ascii: ">") {
        position += 1
        return true
      }
      if byte == UInt8(ascii: ";") || byte.isBlank {
        position += 1
      } else if !readAttribute(of: index, depth) {
        break
      }
    }
    warnings.append(DumpWarning(line: recognizers[index].line, kind: .cut))
    return false
  }

  /// Reads the attribute at the position; returns false if the text ends before it does.
  private mutating func readAttribute(of index: Int, _ depth: Int) -> Bool {
    let limit = line.range.upperBound
    var end = position
    while end < limit, source.bytes[end].isIdentifier || source.bytes[end] == UInt8(ascii: "-") {
      end += 1
    }
    let name = source.string(position..<min(end, position + 64))
    let value = source.trimmed(end..<limit)
    guard value.first.map({ source.bytes[$0] }) == UInt8(ascii: "="), !name.isEmpty else {
      // Not known to occur: a word by itself.
      var scanner = ValueScanner(source: source, limit: limit)
      let word = scanner.value(from: position, of: nil)
      warn(.unreadable(attribute: source.string(word.prefix(64))), of: index)
      position = max(word.upperBound, position + 1)
      return position < limit
    }
    position = source.trimmed((value.lowerBound + 1)..<limit).lowerBound
    if name.hasPrefix("must-fail"), position < limit, source.bytes[position] == UInt8(ascii: "{") {
      return readList(name, of: index, depth)
    }
    var scanner = ValueScanner(source: source, limit: limit)
    let range = scanner.value(from: position, of: nil)
    position = range.upperBound
    guard position < limit else { return false }
    set(name, source.trimmed(range), of: index)
    return true
  }

  /// Reads the recognizers in braces; returns false if the braces are not closed.
  private mutating func readList(_ name: String, of index: Int, _ depth: Int) -> Bool {
    position += 1
    while true {
      let before = (position, line, lines)
      skipSeparators()
      let limit = line.range.upperBound
      if position < limit, source.bytes[position] == UInt8(ascii: "}") {
        position += 1
        return true
      }
      guard depth < Self.deepest,
        let head = RecognizerHead(source, at: position, before: limit)
      else {
        (position, line, lines) = before
        return false
      }
      let other = head.object.address
      if name == "must-fail" {
        recognizers[index].mustFail.append(other)
      } else {
        recognizers[index].mustFailFor.append(other)
      }
      guard read(head, depth: depth + 1) else { return false }
    }
  }

  /// Skips the separators between the elements of a printed list, line breaks and escaped ones too.
  private mutating func skipSeparators() {
    while true {
      guard position < line.range.upperBound else {
        guard let next = lines.next() else { return }
        line = next
        position = next.range.lowerBound
        continue
      }
      switch source.bytes[position] {
      case UInt8(ascii: "\\"): position = min(line.range.upperBound, position + 2)
      case UInt8(ascii: ","), UInt8(ascii: "\""): position += 1
      case let byte where byte.isBlank: position += 1
      default: return
      }
    }
  }

  private mutating func set(_ name: String, _ value: Range<Int>, of index: Int) {
    switch name {
    case "id": break
    case "state": recognizers[index].state = source.string(value.prefix(64))
    case "baseClass": recognizers[index].baseClassName = source.string(value.prefix(512))
    case "view":
      recognizers[index].view = ObjectMention(
        source, at: value.lowerBound, before: value.upperBound)
    case "target", "targets":
      recognizers[index].targets += TargetList(source, in: value).targets
    default:
      let value = source.string(value.prefix(64))
      recognizers[index].settings.append(.init(name: name, value: value))
    }
  }

  private mutating func warn(_ kind: DumpWarning.Kind, of index: Int) {
    warnings.append(DumpWarning(line: recognizers[index].line, kind: kind))
  }
}

/// The beginning of a printed recognizer: `<Class: 0x…`, perhaps ` (name)`, perhaps an `id` and a
/// `baseClass`, and then its state, which every recognizer prints.
struct RecognizerHead {
  /// The greatest length of a name that is read, in bytes. It is longer than any name; what goes on
  /// further is junk, perhaps megabytes of it.
  private static let longestName = 256

  let object: ObjectMention
  let name: String?
  /// The position of the `<`.
  let start: Int
  /// The position after class, address and name.
  let end: Int

  init?(_ source: SourceText, at start: Int, before limit: Int) {
    guard let head = ObjectHead(source, at: start, before: limit), let address = head.address
    else { return nil }
    var end = head.end
    var name: String?
    if source.has(" (", at: end, before: limit) {
      let bytes = source.bytes[(end + 2)..<min(limit, end + 2 + Self.longestName)]
      guard let close = bytes.firstIndex(of: UInt8(ascii: ")")) else { return nil }
      name = source.string((end + 2)..<close)
      end = close + 1
    }
    guard Self.isRecognizer(source, head.start..<end, before: limit) else { return nil }
    object = ObjectMention(
      className: source.string(head.className), address: source.string(address).lowercased())
    (self.name, self.start, self.end) = (name, start, end)
  }

  /// Returns the first head in a range.
  static func find(in range: Range<Int>, of source: SourceText) -> RecognizerHead? {
    for start in range where source.bytes[start] == UInt8(ascii: "<") {
      if let head = RecognizerHead(source, at: start, before: range.upperBound) { return head }
    }
    return nil
  }

  /// Returns whether a state follows, and the class or the base class is one of recognizers.
  private static func isRecognizer(
    _ source: SourceText, _ head: Range<Int>, before limit: Int
  ) -> Bool {
    var position = head.upperBound
    for _ in 0..<3 {
      guard source.has("; ", at: position, before: limit) else { return false }
      position += 2
      if source.has("state = ", at: position, before: limit) {
        return source.string(head.lowerBound..<position).contains("GestureRecognizer")
      }
      guard
        source.has("id = ", at: position, before: limit)
          || source.has("baseClass = ", at: position, before: limit),
        let next = source.bytes[position..<min(limit, position + longestName)]
          .firstIndex(of: UInt8(ascii: ";"))
      else { return false }
      position = next
    }
    return false
  }
}

/// The targets of a recognizer with their actions, as
/// `<(action=tapped:, target=<ViewController 0x…>)>` prints them.
struct TargetList {
  private(set) var targets: [DumpedRecognizer.Target] = []

  init(_ source: SourceText, in range: Range<Int>) {
    var action: String?
    var position = range.lowerBound
    while position < range.upperBound {
      if source.has("action=", at: position, before: range.upperBound) {
        position += 7
        let rest = source.bytes[position..<min(range.upperBound, position + 256)]
        let end = rest.firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ")") }
        action = end.map { source.string(position..<$0) }
      } else if source.has("target=<", at: position, before: range.upperBound) {
        position += 7
        let receiver = ObjectMention(source, at: position, before: range.upperBound)
        if let action, !action.isEmpty, let receiver {
          targets.append(.init(action: action, receiver: receiver))
        }
        action = nil
      } else {
        position += 1
      }
    }
  }
}
