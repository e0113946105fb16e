import Text

/// The surprises, by chapters.
enum SurpriseBook {
  /// The book as it is written.
  static let book = Book("Surprises", Surprise.init)

  /// The surprises of all chapters, in order.
  static var all: [Surprise] { book.entries }

  /// Returns the surprise of a number.
  static func surprise(_ number: Int) -> Surprise? { all.first { $0.number == number } }

  /// Returns the surprises that a rule explains.
  static func surprises(of rule: Rule) -> [Surprise] {
    all.filter { $0.rules.contains(rule.number) }
  }
}

/// A surprise: an expectation that people have of UIKit, and UIKit's different behaviour.
struct Surprise: Sendable {
  /// The number by which it is asked for; it stays the same when others are added.
  let number: Int
  /// The sentence that people expect to be true.
  let belief: String
  /// The behaviour of UIKit, in one line.
  let truth: String
  /// The behaviour of UIKit, with its reason.
  let text: String
  /// The numbers of the rules behind it.
  let rules: [String]
  /// Lines that show it in a fresh scene; the tests run them. Empty if there are none.
  let example: [String]

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
