/// The number of a rule of event delivery, such as R2.8: chapter 2, rule 8.
///
/// The rules themselves stand in the book of rules; code cites them by this number.
public struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The chapter, such as 2 for hit-testing.
  public let chapter: Int
  /// The place in the chapter, from 1.
  public let number: Int

  /// Creates a number.
  public init(_ chapter: Int, _ number: Int) {
    self.chapter = chapter
    self.number = number
  }

  /// Reads a number as the book prints it, such as `R2.8`; nil for any other text.
  public init?(_ text: String) {
    let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard text.first == "R", parts.count == 2, let chapter = Int(parts[0]),
      let number = Int(parts[1])
    else { return nil }
    self.init(chapter, number)
  }

  /// The number as the book prints it, such as `R2.8`.
  public var description: String { "R\(chapter).\(number)" }

  /// The order of the book.
  public static func < (left: RuleID, right: RuleID) -> Bool {
    (left.chapter, left.number) < (right.chapter, right.number)
  }
}
