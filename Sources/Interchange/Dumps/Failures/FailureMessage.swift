import Foundation
import Scenes

/// The messages of one line by which test tools tell that a touch did not reach a view.
enum FailureMessage {
  /// Returns the answer of the device that a line tells; nil if it tells none.
  static func observation(in text: String, on line: Int) -> DumpedObservation? {
    for read in [oldDetox, xcTest, kif, webDriverAgent, maestro, named] {
      if var observation = read(text) {
        observation.line = line
        return observation
      }
    }
    return nil
  }

  private static func failure(
    of target: ViewMention?, _ source: String, _ reason: Observation.Reason? = nil,
    as answer: DumpedObservation.Answer = .notTarget
  ) -> DumpedObservation? {
    guard let target, !target.isEmpty else { return nil }
    return DumpedObservation(
      target: target, answer: answer, reason: reason, source: source, line: 0)
  }

  /// Reads Detox before version 19: `View “<A: 0x1>” is not hittable at point “{…}”: Another view
  /// “<B: 0x2>” is hittable at window point “{"x":1,"y":2}”`.
  private static func oldDetox(_ text: String) -> DumpedObservation? {
    let views = objects(in: text)
    if let other = text.firstRange(of: "Another view ") {
      let rest = text[other.upperBound...]
      guard rest.contains("is hittable"), let winner = objects(in: rest).first else { return nil }
      let target = objects(in: text[..<other.lowerBound]).last
      let window = rest.firstRange(of: "in window ").flatMap {
        objects(in: rest[$0.upperBound...]).first
      }
      let point = rest.firstRange(of: "window point ").flatMap {
        braced(rest[$0.upperBound...])
      }
      return DumpedObservation(
        target: target, point: point, in: .window(window), answer: .hit(winner),
        source: "Detox", line: 0)
    }
    // Detox looks at pixels before it touches anything.
    if text.contains(" obscures view ") {
      return failure(of: views.last, "Detox", .covered, as: .notSeen)
    }
    if text.contains("” is not visible") || text.contains("\" is not visible: View") {
      return failure(of: views.first, "Detox", as: .notSeen)
    }
    return text.contains("” is not hittable") ? failure(of: views.first, "Detox") : nil
  }

  /// Reads XCTest's words: `Failed to scroll to visible (by AX action) Button, 0x1, {{…}}, label:
  /// 'Buy', error: …`, `Not hittable: Button, {{…}}, label: 'Buy'`, `Failed to tap "Buy" Button: No
  /// matches found for …`.
  private static func xcTest(_ text: String) -> DumpedObservation? {
    let marks = ["Failed to scroll to visible", "ot hittable: ", "Unable to find hit point for "]
    for mark in marks {
      guard let range = text.firstRange(of: mark) else { continue }
      return failure(of: element(in: text[range.upperBound...]), "XCTest")
    }
    guard let end = text.firstRange(of: "No matches found"),
      let start = text[..<end.lowerBound].firstRange(of: "Failed to ")
    else { return nil }
    return failure(
      of: named(in: text[start.upperBound..<end.lowerBound]), "XCTest", as: .notFound)
  }

  /// Reads KIF's words: `View is not tappable: <UITextField: 0x1; …>` and `… label "Pay" … is not
  /// tappable. It may be blocked by other views.`.
  private static func kif(_ text: String) -> DumpedObservation? {
    guard let range = text.firstRange(of: "is not tappable") else { return nil }
    let before = text[..<range.lowerBound]
    let object = objects(in: text[range.upperBound...]).first ?? objects(in: before).last
    let reason: Observation.Reason? = text.contains("blocked by other views") ? .covered : nil
    return failure(of: object ?? named(in: before), "KIF", reason)
  }

  /// Reads WebDriverAgent's words: `The element '"buy" Button' is not visible on the screen and thus
  /// is not interactable`.
  private static func webDriverAgent(_ text: String) -> DumpedObservation? {
    guard let end = text.firstRange(of: " is not visible on the screen and thus"),
      let start = text[..<end.lowerBound].ranges(of: "he element ").last
    else { return nil }
    let element = text[start.upperBound..<end.lowerBound].drop { $0 == "'" }
    return failure(of: named(in: element), "WebDriverAgent")
  }

  /// Reads Maestro's words: `Element not found: Text matching regex: Pay`, `Assertion is false:
  /// "Pay" is visible`.
  private static func maestro(_ text: String) -> DumpedObservation? {
    for mark in ["Element not found: ", "Assertion is false: "] {
      guard let range = text.firstRange(of: mark) else { continue }
      var words = text[range.upperBound...]
      let isIdentifier = words.lowercased().hasPrefix("id")
      for lead in ["Text matching regex: ", "Id matching regex: ", "id: "]
      where words.hasPrefix(lead) {
        words = words.dropFirst(lead.count)
      }
      words = words.firstRange(of: ", ").map { words[..<$0.lowerBound] } ?? words
      words = words.firstRange(of: " is visible").map { words[..<$0.lowerBound] } ?? words
      let name = QuotedNames(words).names.first ?? words.description
      let plain = name.replacing(".*", with: "").trimmingCharacters(in: .whitespaces)
      guard !plain.isEmpty else { return nil }
      let mention = isIdentifier ? ViewMention(identifier: plain) : ViewMention(named: plain)
      return failure(of: mention, "Maestro", as: .notFound)
    }
    return nil
  }

  /// Reads what tests say in words of their own: `"Pay" Button is not hittable`.
  private static func named(_ text: String) -> DumpedObservation? {
    guard let end = text.firstRange(of: " is not hittable"), !text.contains("View is not hittable")
    else { return nil }
    let names = QuotedNames(text[..<end.lowerBound]).names
    return failure(of: names.last.map { ViewMention(named: $0) }, "XCTest")
  }
}

// Parts of messages.

extension FailureMessage {
  /// Returns the element of XCTest's that a text begins with.
  private static func element(in text: Substring) -> ViewMention? {
    var rest = text.drop { $0 == " " }
    if rest.hasPrefix("("), let end = rest.firstIndex(of: ")") {
      rest = rest[end...].dropFirst().drop { $0 == " " }
    }
    rest = rest.firstRange(of: ", error: ").map { rest[..<$0.lowerBound] } ?? rest
    if rest.first == "\"" { return named(in: rest) }
    let type = rest.prefix { $0.isLetter }
    guard let first = type.first, first.isUppercase else { return nil }
    let fields = XCUITestFields(String(rest.dropFirst(type.count)))
    var mention = ViewMention(className: String(type))
    mention.identifier = fields["identifier"].shown
    mention.text = fields["label"].shown ?? fields["title"].shown
    mention.frame = fields.frame.flatMap {
      NumberList($0, count: 4).map { CGRect(values: $0.values) }
    }
    if let start = rest.firstRange(of: " 0x") {
      let address = rest[start.upperBound...].prefix { $0.isHexDigit }
      mention.address = address.isEmpty ? nil : "0x" + address.lowercased()
    }
    return mention
  }

  /// Returns the element that a text names by `"Buy" Button`, where the name may be its identifier
  /// or its text.
  private static func named(in text: Substring) -> ViewMention? {
    guard let name = QuotedNames(text).names.first else { return nil }
    let behind = text.ranges(of: name).first.map { text[$0.upperBound...] } ?? ""
    let type = behind.drop { !$0.isLetter }.prefix { $0.isLetter }
    return ViewMention(
      named: name, className: type.first?.isUppercase == true ? String(type) : nil)
  }

  /// Returns the objects in angle brackets.
  private static func objects(in text: some StringProtocol) -> [ViewMention] {
    let source = SourceText(String(text))
    return source.bytes.indices.compactMap {
      ObjectMention(source, at: $0, before: source.bytes.count).map(ViewMention.init)
    }
  }

  /// Returns the point in the first braces: `{1, 2}` or `{"x":1,"y":2}`.
  private static func braced(_ text: Substring) -> CGPoint? {
    guard let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}") else {
      return nil
    }
    let numbers = text[start...end].replacing("\"x\":", with: "").replacing("\"y\":", with: "")
    return NumberList(numbers, count: 2).map {
      CGPoint(values: $0.values)
    }
  }
}

/// The names in quotation marks in a sentence.
struct QuotedNames {
  private static let pairs: [Character: Character] = [
    "\"": "\"", "'": "'", "`": "`", "“": "”", "‘": "’",
  ]

  /// The names, in order.
  private(set) var names: [String] = []

  init(_ text: some StringProtocol, marks: Set<Character> = Set(pairs.keys)) {
    var rest = Substring(text)
    while let start = rest.firstIndex(where: marks.contains) {
      let inner = rest[start...].dropFirst()
      guard let mark = Self.pairs[rest[start]], let end = inner.firstIndex(of: mark) else {
        rest = inner
        continue
      }
      // An apostrophe within a word opens nothing.
      let isApostrophe = rest[start] == "'" && rest[..<start].last?.isLetter == true
      if isApostrophe {
        rest = inner
        continue
      }
      if end > inner.startIndex { names.append(String(inner[..<end])) }
      rest = inner[end...].dropFirst()
    }
  }
}
