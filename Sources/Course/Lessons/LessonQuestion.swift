import Commands
import Language
import Session

extension Session {
  /// Returns a question of a lesson, with the answer that the present scene has; nil if it has none.
  func question(_ ask: Lesson.Ask, of lesson: Lesson) -> Question? {
    let (setUp, event) = ask.parts(in: kit)
    let text = ask.probe.question(about: event, after: setUp)
    return rollingBack {
      carryOutPrivately([ask.line], as: lesson.name).isEmpty
        ? Question(ask.probe, text, about: lastInteraction, in: self) : nil
    }
  }
}

extension Lesson.Ask {
  /// Returns the changes before the event, and the commands from the event on.
  fileprivate func parts(in kit: SessionKit) -> (setUp: String, event: String) {
    var lexer = Lexer(line)
    let commands = ((try? lexer.commands()) ?? []).map {
      Statement(words: $0, line: line, number: 1).text
    }
    let start =
      commands.firstIndex { kit.byWord[String($0.prefix { $0 != " " })]?.isEvent == true } ?? 0
    return (
      commands[..<start].joined(separator: "; "), commands[start...].joined(separator: "; ")
    )
  }
}
