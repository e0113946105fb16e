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
