/// All surprises, by chapters.
enum SurpriseBook {
  /// The book as it is written.
  static let book = Book("Surprises", Surprise.init)

  /// All surprises, in order.
  static var all: [Surprise] { book.entries }

  /// The surprise of a number.
  static func surprise(_ number: Int) -> Surprise? { all.first { $0.number == number } }

  /// The surprises that a rule explains.
  static func surprises(of rule: Rule) -> [Surprise] {
    all.filter { $0.rules.contains(rule.number) }
  }
}
