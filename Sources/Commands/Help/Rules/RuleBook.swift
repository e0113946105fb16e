import Explanation
import Scenes

/// All rules, by sections.
enum RuleBook {
  /// Rules on one subject.
  struct Section: Sendable {
    /// What the rules are about.
    let title: String
    /// The rules, in the order of their numbers.
    let rules: [Rule]

    /// What the numbers of the section begin with, such as `R6`.
    var name: String { String(rules[0].number.prefix { $0 != "." }) }
  }

  /// The sections, in order.
  static let sections: [Section] = [
    pipeline, hitTesting, coordinates, chain, touches, gestures, controls, scrolling,
    firstResponder, motion, controllers, tree,
  ]

  /// All rules, in order.
  static let all: [Rule] = sections.flatMap(\.rules)

  /// The rules that events and hit-tests cite, in order.
  static let cited: [Rule] = RuleID.cited.compactMap { rule($0) }

  /// The rule of a number, in either case of the letter.
  static func rule(_ number: String) -> Rule? {
    all.first { $0.number == number.uppercased() }
  }

  /// The rule of a number.
  static func rule(_ id: RuleID) -> Rule? {
    guard sections.indices.contains(id.chapter - 1) else { return nil }
    let rules = sections[id.chapter - 1].rules
    return rules.indices.contains(id.number - 1) ? rules[id.number - 1] : nil
  }

  /// The section of a name such as `R6`, in either case of the letter.
  static func section(_ name: String) -> Section? {
    sections.first { $0.name == name.uppercased() }
  }

  /// Lines that show a rule at work in a new scene: those of a surprise that it explains, or its
  /// own; nil if there are none.
  static func example(of rule: Rule) -> [String]? {
    let surprises = SurpriseBook.surprises(of: rule).map(\.surprise.example)
    return surprises.first { !$0.isEmpty }
      ?? ownExamples[rule.number]?.split(separator: "\n").map(String.init)
  }

  /// Examples of the rules that surprise nobody, by number.
  private static let ownExamples = examplesOfFinding.merging(examplesOfTouching) { $1 }
    .merging(examplesOfResponding) { $1 }

  /// The rule whose number comes nearest to a text that looks like one.
  ///
  /// Numbers are near when they are near as numbers, not as spellings: R6.99 means the end of R6.
  ///
  /// - Returns: The rule; nil if the text does not look like the number of a rule.
  static func nearest(to text: String) -> Rule? {
    guard let (section, rule) = parts(of: text) else { return nil }
    let rules = sections[min(max(section, 1), sections.count) - 1].rules
    return rules[min(max(rule, 1), rules.count) - 1]
  }

  /// The two numbers of a text such as `R6.8` or `r6`.
  private static func parts(of text: String) -> (section: Int, rule: Int)? {
    guard text.first == "R" || text.first == "r" else { return nil }
    let parts = text.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let section = Int(parts[0]) else { return nil }
    guard parts.count == 2 else { return (section, 1) }
    return Int(parts[1]).map { (section, $0) }
  }
}
