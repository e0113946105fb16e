/// All surprises, by sections.
enum SurpriseBook {
  /// Surprises on one subject.
  struct Section: Sendable {
    /// What the surprises are about.
    let title: String
    /// The surprises, in order.
    let surprises: [Surprise]
  }

  /// A surprise and its number, which is its place among all, from 1.
  typealias Numbered = (number: Int, surprise: Surprise)

  /// The sections, in order.
  static let sections: [Section] = [hitTesting, touches, gestures, controls, chain]

  /// All surprises, in order.
  static let all: [Numbered] = sections.flatMap(\.surprises).enumerated().map { ($0 + 1, $1) }

  /// The sections with the numbers of their surprises.
  static let numberedSections: [(title: String, surprises: [Numbered])] = {
    var rest = all[...]
    return sections.map { section in
      defer { rest = rest.dropFirst(section.surprises.count) }
      return (section.title, Array(rest.prefix(section.surprises.count)))
    }
  }()

  /// The surprise of a number.
  static func surprise(_ number: Int) -> Surprise? {
    all.indices.contains(number - 1) ? all[number - 1].surprise : nil
  }

  /// The surprises that a rule explains.
  static func surprises(of rule: Rule) -> [Numbered] {
    all.filter { $0.surprise.rules.contains(rule.number) }
  }
}
