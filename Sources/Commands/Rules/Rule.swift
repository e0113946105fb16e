import Explanation

/// A rule of UIKit's event system, as traces, tests and help cite it.
package struct Rule: Sendable {
  /// A part of a rule that is not as sure as the rest.
  package struct Doubt: Sendable {
    /// The confidence in the part.
    package let evidence: RuleEvidence
    /// The part.
    package let part: String
  }

  /// A question to which nobody knows UIKit's answer.
  struct Choice: Sendable {
    let question: String
    let answer: String
  }

  /// The name, such as `R6.8`.
  package let number: String
  /// The confidence in the whole rule.
  package let evidence: RuleEvidence
  /// A few words, for lists.
  package let title: String
  /// The rule in one or two sentences.
  package let text: String
  /// The parts that are not as sure as the rest.
  package let doubts: [Doubt]
  /// The open questions, with what the simulator does.
  let choices: [Choice]
  /// Lines that show the rule in a new scene; the tests run them. Empty if there are none.
  let example: [String]

  /// Reads a rule from the book.
  init(_ entry: BookEntry) throws(BookProblem) {
    guard RuleID(entry.name) != nil else {
      throw entry.problem("'\(entry.name)' is not the number of a rule")
    }
    number = entry.name
    title = try entry.requiredTitle()
    text = try entry.paragraph()
    example = try entry.example()
    guard let first = entry.fields.first, first.name == "confidence" else {
      throw entry.problem("the first field must be 'confidence'")
    }
    evidence = try RuleEvidence(first.value, in: first)
    var doubts: [Doubt] = []
    var choices: [Choice] = []
    var question: String?
    for field in entry.fields.dropFirst() {
      if let open = question {
        guard field.name == "choice" else { throw field.problem("'choice' is expected") }
        choices.append(Choice(question: open, answer: field.value))
        question = nil
      } else if field.name == "open" {
        question = field.value
      } else {
        guard field.name.hasPrefix("but ") else { throw field.problem("'but …' is expected") }
        let evidence = try RuleEvidence(String(field.name.dropFirst(4)), in: field)
        doubts.append(Doubt(evidence: evidence, part: field.value))
      }
    }
    guard question == nil else { throw entry.problem("an open question has no choice") }
    self.doubts = doubts
    self.choices = choices
  }
}

extension RuleEvidence {
  fileprivate init(_ label: String, in field: BookEntry.Field) throws(BookProblem) {
    guard let evidence = Self.allCases.first(where: { $0.label == label }) else {
      throw field.problem("'\(label)' is no confidence")
    }
    self = evidence
  }
}

/// A degree of certainty that UIKit follows a rule.
///
/// A learner must be able to tell what Apple promises from what people observed, and both from what
/// this simulator merely chose; so every rule says which it is.
package enum RuleEvidence: String, CaseIterable, Sendable {
  /// Apple's documentation or headers say so.
  case documented
  /// Apple does not say so, but people who observed UIKit found it so.
  case observed
  /// Nobody knows; the simulator had to do something.
  case simulatorChoice
  /// People say so, and nobody has confirmed it.
  case claimed
  /// True of UIKit, but not simulated.
  case outOfScope

  /// Two words at most, for lists.
  var label: String {
    switch self {
    case .documented, .observed, .claimed: rawValue
    case .simulatorChoice: "simulator choice"
    case .outOfScope: "out of scope"
    }
  }

  /// The label and what it means.
  package var words: String {
    switch self {
    case .documented: "documented: Apple says so"
    case .observed: "observed: Apple does not say so, but people have seen UIKit do it"
    case .simulatorChoice: "simulator choice: what UIKit does here is not known"
    case .claimed: "claimed: one source says so, and no other confirms it"
    case .outOfScope: "out of scope: true of UIKit, but not simulated"
    }
  }
}
