import Commands
import Language
import Session

extension Part where Context == Session, Value == String {
  /// Returns a slot that takes all remaining words: a subject of help.
  static func topic(_ label: String = "TOPIC") -> Part {
    var slot = Slot<Session, String>(label, "a command or topic") { $0.rest() }
    slot.candidates = { $0.topics }
    slot.extent = .open
    return .slot(slot)
  }
}

extension Completion where Context == Session {
  /// The subjects of help that can follow the words of a topic that are typed already.
  fileprivate var topics: [Candidate] {
    if head == "surprise" || head == "surprises" {
      return choice.picked(
        SurpriseBook.all.map { Candidate("\($0.number)", $0.truth) })
    }
    guard head.isEmpty else { return [] }
    let topics = HelpTopic.all.map { Candidate($0.name, $0.summary) }
    let commands = Catalogue.all.map { Candidate($0.name, $0.summary) }
    let lists = HelpPages.lists.map { Candidate($0, "") }
    // They would bury the topics unless the word begins like one.
    let others =
      RuleBook.all.map { Candidate($0.number, $0.title) }
      + CodeBook.all.map { Candidate($0.code, $0.title) }
      + ClassPages.all.map { Candidate($0.name, $0.summary) }
      + PropertyPages.all.filter(\.isAlone).map { Candidate($0.name, $0.summary) }
    return choice.picked(topics + commands + lists + (choice.partial.isEmpty ? [] : others))
  }
}
