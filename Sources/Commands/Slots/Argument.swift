import Language
import Scenes

/// An argument of a command: the words that may stand there, and the value that they come to.
typealias Argument<Value> = Part<Session, Value>

extension Reader where Context == Session {
  /// The session that the words are read against.
  var session: Session { context }
}

extension Completion where Context == Session {
  /// The session that the candidates are for.
  var session: Session { context }

  /// Words that fit.
  func words(_ words: [String]) -> [Candidate] {
    choice.picked(words.map { Candidate($0, "") })
  }

  /// Words of which several may be written in one.
  func joined(by separators: String, _ words: [String]) -> [Candidate] {
    let (head, choice) = choice.behindLast(of: separators)
    return choice.picked(words.map { Candidate($0, "") }).behind(head)
  }

  /// Words joined by `+`, or none.
  func options(_ names: [String]) -> [Candidate] {
    words(["none"]) + joined(by: "+", names)
  }
}
