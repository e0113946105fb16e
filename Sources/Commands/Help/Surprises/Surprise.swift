/// A surprise: an expectation that people have of UIKit, and UIKit's different behaviour.
struct Surprise: Sendable {
  /// The number by which it is asked for; it stays the same when others are added.
  let number: Int
  /// The sentence that people expect to be true.
  let belief: String
  /// The behaviour of UIKit.
  let truth: String
  /// The numbers of the rules behind it.
  let rules: [String]
  /// Lines that show it in a fresh scene; the tests run them. Empty if there are none.
  let example: [String]

  /// Reads a surprise from the book.
  init(_ entry: BookEntry) throws(BookProblem) {
    guard let number = Int(entry.name) else { throw entry.problem("the number is missing") }
    try entry.allow("rules")
    self.number = number
    belief = try entry.requiredTitle()
    truth = try entry.paragraph()
    rules = entry.list("rules")
    example = try entry.example()
  }
}
