import Foundation
import Scenes

/// Reads EarlGrey's hierarchy: every view with its own facts, front to back, one window after the
/// other.
enum EarlGreyReader: DumpReader {
  static let landmarks: [StaticString] = ["; AX.frame={{"]

  static func recognizes(_ source: SourceText) -> Bool {
    source.position(of: "; AX.frame={{", in: source.opening) != nil
  }

  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
  {
    var forest = DumpForest(isFrontFirst: true)
    let items = SourceItems(source) {
      EarlGreyHead(source, in: $0) != nil
    } isComplete: {
      source.bytes[source.trimmed($0)].last == UInt8(ascii: ">")
    }
    for content in items {
      switch content {
      case .item(let item):
        guard let head = EarlGreyHead(source, in: item.range) else { continue }
        let view = EarlGreyView(source, head, item)
        if view.isView {
          forest.add(view.view, at: head.depth, warnings: view.warnings)
        } else {
          forest.note(.object(className: head.className), on: item.line)
        }
      case .other(let line):
        forest.note(kind(of: line.range, in: source), on: line.number)
      }
    }
    let (roots, warnings) = forest.finish()
    if roots.isEmpty { throw DumpError(kind: .nothingToShow(.earlGrey)) }
    return HierarchyDump(roots: roots, warnings: warnings, formats: [.earlGrey])
  }

  /// Returns the kind of a line that EarlGrey prints round the views.
  private static func kind(of line: Range<Int>, in source: SourceText) -> OtherLine {
    let content = source.trimmed(line)
    if content.isEmpty { return .nothing }
    if source.has("=====", at: content.lowerBound, before: content.upperBound) { return .prompt }
    let known: [StaticString] = ["Application window hierarchy", "Legend:", "["]
    let isKnown = known.contains {
      source.has($0, at: content.lowerBound, before: content.upperBound)
    }
    if isKnown { return .nothing }
    if Prompt.begins(line, in: source) { return .prompt }
    return Ladder.isElision(line, in: source) ? .elision : .unknown
  }
}

extension DumpFormat {
  /// The screen as EarlGrey prints it: every view, front to back.
  package static let earlGrey = DumpFormat(name: "EarlGrey", toldFacts: [.interaction, .enabled])
}

/// The beginning of an element: `|--<Class:0x7f8e2c50`.
struct EarlGreyHead {
  /// No name of a class is longer.
  private static let longestName = 512

  let depth: Int
  let className: String
  let address: String
  /// The position after class and address.
  let end: Int

  init?(_ source: SourceText, in range: Range<Int>) {
    guard let start = range.first(where: { source.bytes[$0] == UInt8(ascii: "<") }) else {
      return nil
    }
    let names = (start + 1)..<min(range.upperBound, start + Self.longestName)
    guard let colon = source.position(of: ":0x", in: names), colon > start + 1 else { return nil }
    let name = (start + 1)..<colon
    guard !source.bytes[name].contains(where: { $0.isBlank || $0 == UInt8(ascii: ";") }) else {
      return nil
    }
    var end = colon + 3
    while end < range.upperBound, source.bytes[end].isHexDigit { end += 1 }
    guard source.has("; ", at: end, before: range.upperBound) else { return nil }
    depth = Ladder.depth(of: range.lowerBound..<start, in: source)
    className = source.string(name)
    address = source.string((colon + 1)..<end).lowercased()
    self.end = end
  }
}

/// Reads what EarlGrey prints of an element: first for accessibility, then of the view.
struct EarlGreyView {
  private(set) var view: DumpedView
  private(set) var warnings: [DumpWarning] = []
  /// False for an accessibility element that is no view.
  private(set) var isView = true
  private let source: SourceText

  init(_ source: SourceText, _ head: EarlGreyHead, _ item: SourceItem) {
    self.source = source
    view = DumpedView(
      className: head.className, address: head.address, frame: .zero, line: item.line)
    if item.isCut {
      view.uncertainties.insert(.cut)
      warn(.cut)
    }
    let range = head.end..<item.range.upperBound
    if let start = source.position(of: "; AX.id='", in: range) {
      let text = (start + 9)..<range.upperBound
      if let end = source.position(of: "'; AX.", in: text) {
        view.identifier = source.string(text.lowerBound..<end)
      }
    }
    guard let frame = source.position(of: "; frame={{", in: range) else {
      isView = item.isCut
      return
    }
    readView(frame..<range.upperBound)
  }

  private mutating func readView(_ range: Range<Int>) {
    var facts = range
    if let text = source.position(of: "; text='", in: range) {
      facts = range.lowerBound..<text
      readText((text + 8)..<range.upperBound)
    }
    for fact in source.string(facts).split(separator: "; ") {
      read(fact.hasSuffix(">") ? fact.dropLast() : fact)
    }
  }

  private mutating func read(_ fact: Substring) {
    let parts = fact.split(separator: "=", maxSplits: 1)
    switch (parts.first, parts.dropFirst().first) {
    case ("frame", let value?):
      guard let values = numbers(value, 4, of: "frame") else { return }
      view.frame = CGRect(values: values)
    case ("alpha", let value?):
      guard let values = numbers(value, 1, of: "alpha") else { return }
      view.alpha = CGFloat(values[0])
    case ("hidden", nil): view.isHidden = true
    case ("disabled", nil): view.isEnabled = false
    case ("UIE", "N"): view.isUserInteractionEnabled = false
    case ("UIE", _), ("opaque", _), (nil, _): break
    case (let name?, _):
      if !view.uncertainties.contains(.cut) { warn(.unknownAttribute("\(name)")) }
    }
  }

  private mutating func readText(_ range: Range<Int>) {
    var text = source.string(source.trimmed(range))
    if text.hasSuffix(">") { text.removeLast() }
    if text.hasSuffix("'") { text.removeLast() }
    view.text = text
  }

  private mutating func numbers(_ text: Substring, _ count: Int, of name: String) -> [Double]? {
    guard let list = NumberList(text, count: count) else {
      if !view.uncertainties.contains(.cut) { warn(.unreadable(attribute: name)) }
      return nil
    }
    if list.isClamped { warn(.clamped(attribute: name)) }
    return list.values
  }

  private mutating func warn(_ kind: DumpWarning.Kind) {
    warnings.append(DumpWarning(line: view.line, kind: kind))
  }
}
