import Commands
import Session

/// A thing that has a page of help and may have examples.
enum HelpSubject {
  case command(Command), topic(HelpTopic), rule(Rule), surprise(Surprise), code(CodeNote)

  /// Finds the subject of a name: a command before a topic before all others; nil if it is none.
  ///
  /// Small and capital letters are the same, but that capitals make a code of what is a property
  /// otherwise: TRANSFORM. A former name of a command is its present one.
  init?(_ text: String) {
    let name = text.lowercased()
    if let note = CodeBook.note(text) {
      self = .code(note)
    } else if let command = Catalogue.byWord[name] {
      self = .command(command)
    } else if let topic = HelpTopic.named(name) {
      self = .topic(topic)
    } else if let rule = RuleBook.rule(name) {
      self = .rule(rule)
    } else if let surprise = SurprisePages.surprise(in: name) {
      self = .surprise(surprise)
    } else if PropertyPages.all.contains(where: { $0.name.lowercased() == name }) {
      // Its page is no subject of examples.
      return nil
    } else if let present = FormerNames.present(name), let command = Catalogue.byWord[present] {
      self = .command(command)
    } else if let note = CodeBook.note(text.uppercased()) {
      self = .code(note)
    } else {
      return nil
    }
  }
}
