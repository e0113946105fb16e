/// The surprises, by chapters.
package enum SurpriseBook {
  /// The book as it is written.
  package static let book = Book("Surprises", Surprise.init)

  /// The surprises of all chapters, in order.
  package static var all: [Surprise] { book.entries }

  /// Returns the surprise of a number.
  package static func surprise(_ number: Int) -> Surprise? { all.first { $0.number == number } }

  /// Returns the surprises that a rule explains.
  package static func surprises(of rule: Rule) -> [Surprise] {
    all.filter { $0.rules.contains(rule.number) }
  }
}

/// A surprise: an expectation that people have of UIKit, and UIKit's different behaviour.
package struct Surprise: Sendable {
  /// The number by which it is asked for; it stays the same when others are added.
  package let number: Int
  /// The sentence that people expect to be true.
  package let belief: String
  /// The behaviour of UIKit, in one line.
  package let truth: String
  /// The behaviour of UIKit, with its reason.
  package let text: String
  /// The numbers of the rules behind it.
  package let rules: [String]
  /// Lines that show it in a fresh scene; the tests run them. Empty if there are none.
  package let example: [String]

  /// Reads a surprise from the book.
  init(_ entry: BookEntry) throws(BookProblem) {
    guard let number = Int(entry.name) else { throw entry.problem("the number is missing") }
    try entry.allow("rules", "truth")
    self.number = number
    belief = try entry.requiredTitle()
    truth = try entry.value(of: "truth")
    text = try entry.paragraph()
    rules = entry.list("rules")
    example = try entry.example()
  }
}
