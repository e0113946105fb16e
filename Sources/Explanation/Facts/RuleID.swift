/// The number of a rule of event delivery, such as R2.8: chapter 2, rule 8.
///
/// The rules themselves are in the book of rules; facts cite them by this number. Only the table of
/// rules makes one from two numbers; others read what somebody typed, or ask a fact, as a test holds.
package struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The chapter, such as 2 for hit-testing.
  package let chapter: Int
  /// The place in the chapter, from 1.
  package let number: Int

  /// Creates the number that a text such as `R2.8` names, in either case of the letter.
  package init?(_ text: String) {
    guard text.first == "R" || text.first == "r" else { return nil }
    let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false).map {
      Int($0)
    }
    guard parts.count == 2, let chapter = parts[0], let number = parts[1] else { return nil }
    self.chapter = chapter
    self.number = number
  }

  /// The number as the book prints it, such as `R2.8`.
  package var description: String { "R\(chapter).\(number)" }

  /// Returns whether a rule comes before another one in the book.
  package static func < (left: RuleID, right: RuleID) -> Bool {
    (left.chapter, left.number) < (right.chapter, right.number)
  }
}
