import Explanation

/// The rules, by chapters.
package enum RuleBook {
  /// The book as it is written.
  static let book = Book("Rules", Rule.init)

  /// The chapters, in order.
  package static var chapters: [Book<Rule>.Chapter] { book.chapters }

  /// The rules of all chapters, in order.
  package static var all: [Rule] { book.entries }

  /// The rules that events and hit-tests cite, in order.
  static let cited: [Rule] = RuleID.cited.compactMap { rule($0) }

  /// Returns the rule of a number, in either case of the letter.
  package static func rule(_ number: String) -> Rule? { RuleID(number).flatMap(rule) }

  static func rule(_ id: RuleID) -> Rule? { byNumber[id.description] }

  private static let byNumber = Dictionary(
    all.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the chapter of a name such as `R6`, in either case of the letter.
  package static func chapter(_ name: String) -> Book<Rule>.Chapter? {
    chapters.first { $0.name == name.uppercased() }
  }

  /// Returns lines that show a rule at work in a new scene: its own, or those of a surprise that it
  /// explains; nil if there are none.
  package static func example(of rule: Rule) -> [String]? {
    ([rule.example] + SurpriseBook.surprises(of: rule).map(\.example)).first { !$0.isEmpty }
  }

  /// Returns the rule whose number comes nearest to a text that looks like one.
  ///
  /// Numbers are near when they are near as numbers, not as spellings: R6.99 means the end of R6.
  ///
  /// - Returns: The rule; nil if the text does not look like the number of a rule.
  package static func nearest(to text: String) -> Rule? {
    guard let (chapter, rule) = parts(of: text) else { return nil }
    return chapters.nearest(toPlace: chapter)?.entries.nearest(toPlace: rule)
  }

  /// Returns the two numbers of a text such as `R6.8` or `r6`.
  private static func parts(of text: String) -> (chapter: Int, rule: Int)? {
    guard text.first == "R" || text.first == "r" else { return nil }
    let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let chapter = Int(parts[0]) else { return nil }
    guard parts.count == 2 else { return (chapter, 1) }
    return Int(parts[1]).map { (chapter, $0) }
  }
}

extension Book<Rule>.Chapter {
  /// The beginning of the numbers of the chapter's rules, such as `R6`.
  package var name: String { String(entries[0].number.prefix { $0 != "." }) }
}

extension Array {
  /// Returns the element at a place, counted from 1, or the one that comes nearest.
  fileprivate func nearest(toPlace place: Int) -> Element? {
    isEmpty ? nil : self[Swift.min(Swift.max(place, 1), count) - 1]
  }
}
