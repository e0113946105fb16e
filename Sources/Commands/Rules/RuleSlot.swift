import Explanation
import Language
import Session

extension Part where Context == Session, Value == RuleID {
  /// Returns a slot for the number of a rule that events cite; a word that does not look like one
  /// is none.
  static func rule(_ label: String = "RULE") -> Part {
    var slot = Slot<Session, RuleID>(label, "a rule such as \(HitTestFact.outside.rule)") {
      reader in
      let word = reader.word
      guard word.quoting == .bare,
        word.text.wholeMatch(of: /[Rr][0-9]+\.[0-9]+|R[0-9]+/) != nil,
        !reader.session.isName(word.text)
      else { return nil }
      guard let rule = RuleBook.rule(word.text) else {
        let nearest = RuleBook.nearest(to: word.text).map { [$0.number] } ?? []
        throw CommandError(.unknownRule(word.text, suggestions: nearest), at: word.range)
      }
      guard let id = RuleID(rule.number), RuleID.cited.contains(id) else {
        let conclusions = StandingFact.allCases.filter { $0.rule == RuleID(rule.number) }
        let premise = conclusions.lazy.compactMap(\.premise).first
        throw CommandError(
          .unmetRule(rule.number, title: rule.title, premise: premise?.rule), at: word.range)
      }
      reader.position += 1
      return id
    }
    slot.candidates = { completion in
      completion.choice.picked(RuleBook.cited.map { Candidate($0.number, $0.title) })
    }
    return .slot(slot)
  }
}
