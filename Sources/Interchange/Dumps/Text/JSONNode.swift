import Foundation

/// An object of a JSON text.
struct JSONNode {
  private let members: [String: Any]

  static func list(_ value: Any?) -> [JSONNode] {
    if let members = value as? [String: Any] { return [JSONNode(members: members)] }
    return (value as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(JSONNode.init) }
  }

  private init(members: [String: Any]) {
    self.members = members
  }

  /// The number of the line at which the object begins.
  ///
  /// A text may have such a member, too, and the later one counts.
  var line: Int {
    min(max(0, members[JSONBrackets.lineKey] as? Int ?? 0), DumpLimits.largestText)
  }

  var names: [String] { members.keys.filter { $0 != JSONBrackets.lineKey } }

  subscript(name: String) -> Any? {
    members[name].flatMap { $0 is NSNull ? nil : $0 }
  }

  /// Returns a text, number or truth value as text; nil if it is something else or missing.
  func text(_ names: String...) -> String? {
    for name in names {
      switch self[name] {
      case let text as String where !text.isEmpty: return text
      case let number as NSNumber: return number.stringValue
      default: continue
      }
    }
    return nil
  }

  /// Returns a truth value, also one printed as text.
  func flag(_ name: String) -> String? {
    switch self[name] {
    case let text as String: return text
    case let number as NSNumber: return number.boolValue ? "true" : "false"
    case nil: return nil
    default: return ""
    }
  }

  /// Returns the object of a member.
  func node(_ name: String) -> JSONNode? {
    (self[name] as? [String: Any]).map(JSONNode.init)
  }
}

/// A JSON text that stands somewhere in another text, perhaps cut short.
struct JSONText {
  /// The outermost objects.
  let nodes: [JSONNode]
  let warnings: [DumpWarning]

  /// Returns whether a text may hold a JSON text with one of some marks.
  static func hasMark(_ marks: [StaticString], in source: SourceText) -> Bool {
    guard let mark = source.openingPosition(ofAny: marks) else { return false }
    return start(in: source, source.openingStart..<mark) != nil
  }

  /// Reads the JSON text that holds the first of some marks.
  init(_ source: SourceText, with marks: [StaticString]) throws(DumpError) {
    let mark = source.openingPosition(ofAny: marks) ?? 0
    var start = Self.start(in: source, source.openingStart..<mark) ?? 0
    var brackets = try Self.brackets(source, start..<source.bytes.count)
    // A log may print other objects before.
    while brackets.end <= mark, let next = Self.start(in: source, brackets.end..<mark) {
      start = next
      brackets = try Self.brackets(source, start..<source.bytes.count)
    }
    var value = try? JSONSerialization.jsonObject(with: Data(brackets.marked))
    if value == nil, let damage = Self.damage(in: source.bytes[start..<brackets.end]) {
      brackets = try Self.brackets(source, start..<(start + damage))
      value = try? JSONSerialization.jsonObject(with: Data(brackets.marked))
    }
    let (first, last) = (source.place(of: start), source.place(of: max(start, brackets.end - 1)))
    guard let value else {
      throw DumpError(line: first.line, column: first.column, kind: .badJSON)
    }
    nodes = JSONNode.list(value)
    warnings =
      (brackets.isCut ? [DumpWarning(line: last.line, kind: .endsHere)] : [])
      + source.warnings(outside: first.line...(brackets.isCut ? Int.max : last.line))
  }

  /// Returns the position of the first bracket that may begin a list of objects or an object.
  private static func start(in source: SourceText, _ range: Range<Int>) -> Int? {
    range.first { position in
      let next = source.bytes[(position + 1)...].prefix(256).first { !$0.isBlank }
      switch source.bytes[position] {
      case UInt8(ascii: "{"): return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
      case UInt8(ascii: "["): return next == UInt8(ascii: "{") || next == UInt8(ascii: "]")
      default: return false
      }
    }
  }

  private static func brackets(
    _ source: SourceText, _ range: Range<Int>
  ) throws(DumpError) -> JSONBrackets {
    let brackets = JSONBrackets(source, in: range)
    guard let excess = brackets.excess else { return brackets }
    let place = source.place(of: excess.position)
    throw DumpError(line: place.line, column: place.column, kind: excess.kind)
  }

  /// Returns the number of bytes that are well-formed; Foundation tells it in words only.
  private static func damage(in bytes: ArraySlice<UInt8>) -> Int? {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(bytes))
      return nil
    } catch {
      let words = ((error as NSError).userInfo["NSDebugDescription"] as? String ?? "")
        .split { !$0.isLetter && !$0.isNumber }
      guard let word = words.firstIndex(of: "character"), word + 1 < words.count,
        let offset = Int(words[word + 1]), offset < bytes.count
      else { return nil }
      return offset
    }
  }
}

/// A scan of a JSON text. It finds the end of the text, closes brackets that are open where the
/// text is cut, and marks each object with the number of its line, which Foundation does not tell.
struct JSONBrackets {
  /// The name of the member that holds an object's line.
  static let lineKey = "\u{1}line"
  /// The greatest depth of brackets that is read; Foundation refuses more than 512.
  static let deepest = 500

  /// A complete JSON text.
  private(set) var marked: [UInt8] = []
  /// The position after the text.
  private(set) var end: Int
  /// Indicates whether brackets had to be closed.
  private(set) var isCut = false
  /// The position at which the text exceeds a limit, and the error for that.
  private(set) var excess: (position: Int, kind: DumpError.Kind)?

  private var closers: [UInt8] = []
  private var objectCount = 0
  /// The number of bytes that hold complete values only.
  private var complete = 0
  private var isFirstMember = false

  init(_ source: SourceText, in range: Range<Int>) {
    end = range.lowerBound
    var line = source.place(of: end).line
    var (isInText, isEscaped) = (false, false)
    for position in range {
      let byte = source.bytes[position]
      end = position + 1
      if byte == UInt8(ascii: "\n") { line += 1 }
      if isInText {
        if byte == UInt8(ascii: "\""), !isEscaped { isInText = false }
        isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        marked.append(byte)
        continue
      }
      guard take(byte, on: line) else {
        end = position
        break
      }
      isInText = byte == UInt8(ascii: "\"")
      if closers.count > Self.deepest {
        excess = (position, .tooDeep(limit: Self.deepest))
        return
      }
      if objectCount > DumpLimits.mostElements {
        excess = (position, .tooManyElements(limit: DumpLimits.mostElements))
        return
      }
      if closers.isEmpty { return }
    }
    isCut = true
    marked.removeLast(marked.count - complete)
    marked += closers.reversed()
  }

  /// Reads a byte that is not within a string; returns false if it closes a bracket that is not
  /// open.
  private mutating func take(_ byte: UInt8, on line: Int) -> Bool {
    if isFirstMember, !byte.isBlank {
      if byte != UInt8(ascii: "}") { marked.append(UInt8(ascii: ",")) }
      isFirstMember = false
    }
    switch byte {
    case UInt8(ascii: "{"):
      closers.append(UInt8(ascii: "}"))
      objectCount += 1
      marked += "{\"\\u0001line\":\(line)".utf8
      isFirstMember = true
      complete = marked.count
    case UInt8(ascii: "["):
      closers.append(UInt8(ascii: "]"))
      marked.append(byte)
      complete = marked.count
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      guard closers.last == byte else { return false }
      closers.removeLast()
      marked.append(byte)
      complete = marked.count
    case UInt8(ascii: ","):
      complete = marked.count
      marked.append(byte)
    default:
      marked.append(byte)
    }
    return true
  }
}
