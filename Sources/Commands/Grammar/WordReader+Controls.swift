import ResponderKit
import Text

extension WordReader {
  /// Reads control events, joined by commas.
  mutating func controlEvent() throws -> Argument? {
    let word = words[position]
    var events: UIControl.Event = []
    for part in word.text.split(separator: ",", omittingEmptySubsequences: false) {
      events.formUnion(try controlEvent(String(part), at: word.range))
    }
    position += 1
    return .controlEvent(events)
  }

  private func controlEvent(_ name: String, at range: Range<Int>) throws -> UIControl.Event {
    if let event = UIControl.Event(name: name) { return event }
    // Bits without a name, as a saved script writes them.
    if name.hasPrefix("0x"), let bits = UInt32(name.dropFirst(2), radix: 16), bits != 0 {
      return UIControl.Event(rawValue: UInt(bits))
    }
    throw CommandError(
      .unknownControlEvent(name, suggestions: name.nearest(in: ControlEventWords.all)), at: range)
  }

  /// Reads `REF.ACTION` or `nil.ACTION`.
  mutating func targetAction() throws -> Argument? {
    let word = words[position]
    guard let dot = word.text.lastIndex(of: ".") else { return nil }
    let action = word.text[word.text.index(after: dot)...]
    guard !action.isEmpty, dot > word.text.startIndex else { return nil }
    var reference = word
    reference.text = String(word.text[..<dot])
    if word.quoting == .bare {
      reference.range = word.range.lowerBound..<(word.range.lowerBound + reference.text.utf8.count)
    }
    // A script quotes a name that is no bare word; a text shown by a view cannot stand here.
    reference.quoting = .bare
    let target = reference.text == "nil" ? nil : try session.responder(reference)
    position += 1
    return .target(target, action: Selector(String(action)))
  }
}

/// The words by which scripts name control events.
enum ControlEventWords {
  static let all = (UIControl.Event.named + UIControl.Event.namedSets).map(\.name)
}
