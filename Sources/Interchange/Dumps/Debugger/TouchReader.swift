import Foundation

/// A reader of a printed touch:
/// `<UITouch: 0x…> phase: Began … view: <…> location in window: {x, y} …`.
struct TouchReader {
  private(set) var touch: DumpedObservation
  /// The window and the view that the text names.
  private var window: ViewMention?
  private var view: ViewMention?
  private var location: CGPoint?
  private var hasMoved = false

  private static let names: [StaticString] = [
    "phase: ", "window: ", "view: ", "responder: ", "location in window: ",
    "previous location in window: ", "location in view: ", "previous location in view: ",
  ]

  init?(_ line: SourceLine, of source: SourceText, objectAt start: Int) {
    let limit = line.range.upperBound
    guard source.has("<UITouch: 0x", at: start, before: limit),
      let head = ObjectHead(source, at: start, before: limit)
    else { return nil }
    touch = DumpedObservation(answer: .notTarget, source: "UITouch", line: line.number)
    // In some texts the facts stand behind the brackets, in some within.
    var position = head.end
    if position < limit, source.bytes[position] == UInt8(ascii: ">") { position += 1 }
    var angles = 0
    while position < limit {
      if angles <= 0,
        let name = Self.names.first(where: { begins($0, at: position, source, limit) })
      {
        position += name.utf8CodeUnitCount
        read("\(name)", at: position, before: limit, of: source)
      } else {
        switch source.bytes[position] {
        case UInt8(ascii: "<"): angles += 1
        case UInt8(ascii: ">"): angles -= 1
        default: break
        }
        position += 1
      }
    }
    touch.space = .window(window)
    touch.answer = .hit(view)
    // Later the finger may be elsewhere than where it came down and was hit-tested.
    if !hasMoved { touch.point = location }
  }

  /// Returns whether a name stands at a position and is not the end of a longer one.
  private func begins(
    _ name: StaticString, at position: Int, _ source: SourceText, _ limit: Int
  ) -> Bool {
    let before = source.bytes[position - 1]
    return (before.isBlank || before == UInt8(ascii: ";"))
      && source.has(name, at: position, before: limit)
  }

  private mutating func read(
    _ name: String, at start: Int, before limit: Int, of source: SourceText
  ) {
    let word = start..<min(limit, start + 64)
    switch name {
    case "phase: ":
      hasMoved = source.has("Moved", at: start, before: limit)
    case "window: ":
      window = ObjectMention(source, at: start, before: limit).map(ViewMention.init)
    case "view: ", "responder: ":
      view = view ?? ObjectMention(source, at: start, before: limit).map(ViewMention.init)
    case "location in window: ":
      let end = word.first { source.bytes[$0] == UInt8(ascii: "}") } ?? word.upperBound
      location = NumberList(source, in: start..<end, count: 2).map { CGPoint(values: $0.values) }
    default: break
    }
  }
}

/// Reads a line of chisel's `pactions`: `<Target: 0x…>: selector:, selector2:`.
struct ActionsReader {
  let target: ObjectMention
  let actions: [String]

  init?(_ line: SourceLine, of source: SourceText, objectAt start: Int) {
    let limit = source.trimmed(line.range).upperBound
    guard let head = ObjectHead(source, at: start, before: limit), let address = head.address,
      source.has(">: ", at: head.end, before: limit)
    else { return nil }
    let rest = (head.end + 3)..<limit
    guard !rest.isEmpty, rest.count < 4096, rest.allSatisfy({ Self.isListed(source.bytes[$0]) })
    else { return nil }
    actions = source.string(rest).split(separator: ", ").map(String.init)
    target = ObjectMention(
      className: source.string(head.className), address: source.string(address).lowercased())
    guard actions.allSatisfy({ !$0.contains(" ") && !$0.contains(",") }) else { return nil }
  }

  private static func isListed(_ byte: UInt8) -> Bool {
    byte.isIdentifier || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",")
      || byte == UInt8(ascii: " ")
  }
}

/// A reader of a printed constraint:
/// `<NSLayoutConstraint:0x6000 UIView:0x7f30.height == 0   (active)>`.
struct ConstraintReader {
  /// The number of bytes of a constraint that are read.
  private static let longest = 1024

  let constraint: DumpedConstraint

  init?(_ line: SourceLine, of source: SourceText, objectAt start: Int) {
    let limit = line.range.upperBound
    let head = source.string((start..<limit).prefix(120)).dropFirst()
    guard let colon = head.firstRange(of: ":0x"),
      head[..<colon.lowerBound].hasSuffix("Constraint"),
      let space = head[colon.upperBound...].firstIndex(of: " ")
    else { return nil }
    let behind = start + 1 + head[..<space].utf8.count
    var text = source.string((behind..<limit).prefix(Self.longest))
    if let end = text.lastIndex(of: ">") { text = String(text[..<end]) }
    let words = text.split(separator: " ")
    guard !words.isEmpty else { return nil }
    constraint = DumpedConstraint(
      className: String(head[..<colon.lowerBound]), text: words.joined(separator: " "),
      views: Self.addresses(in: text), line: line.number)
  }

  /// Returns the addresses of the views in an equation, each once.
  private static func addresses(in text: String) -> [String] {
    var found: [String] = []
    for range in text.ranges(of: ":0x") {
      let digits = text[range.upperBound...].prefix { $0.isHexDigit }
      let address = "0x" + digits.lowercased()
      if !digits.isEmpty, !found.contains(address) { found.append(address) }
    }
    return found
  }
}
