import ResponderKit
import Scenes
import Text

/// Colours a line while it is typed.
package struct Highlighter {
  private let session: Session

  /// A highlighter for the scene of a session.
  package init(_ session: Session) {
    self.session = session
  }

  /// The line in pieces, each with what it means: commands, names of what exists, classes, texts,
  /// comments, and what is wrong unless it is the beginning of something.
  package func runs(of line: String) -> [TextRun] {
    let typed = TypedLine(line)
    var marks = Marks(line)
    for (index, words) in typed.commands.enumerated() {
      let isLast = index == typed.commands.count - 1 && !typed.isBetweenCommands
      let end: LineEnd =
        !isLast || typed.isInComment || typed.open != nil
        ? .closed : words.last?.range.upperBound == line.utf8.count ? .inWord : .behindWord
      session.trying { mark(words, end, &marks) }
    }
    let unread = typed.broken ?? typed.open?.start ?? line.utf8.count
    marks.addComments(besides: typed.commands, upTo: unread)
    if typed.broken != nil {
      marks.add(unread..<line.utf8.count, .bad)
    } else if let mark = typed.open?.mark, mark == "\"" || mark == "'" || mark == "<<" {
      marks.add(unread..<line.utf8.count, .good)
    }
    return marks.runs
  }

  private func mark(_ words: [Word], _ end: LineEnd, _ marks: inout Marks) {
    defer { for word in words where word.quoting != .bare { marks.addText(word.range) } }
    if session.aliases[words[0].text] != nil || session.macros[words[0].text] != nil {
      marks.add(words[0].range, .type)
      return
    }
    guard let command = try? session.command(for: words[0]) else {
      let isBeginning =
        end == .inWord && words.count == 1
        && Catalogue.byWord.keys.contains { $0.hasPrefix(words[0].text) }
      marks.add(words[0].range, isBeginning ? .plain : .bad)
      return
    }
    marks.add(words[0].range, .type)
    guard let words = session.readable(words) else { return }
    let reading = CommandReading(command, words, session)
    guard let attempt = reading.decisive else { return }
    let matcher = attempt.matcher
    let arguments = attempt.isComplete ? matcher.arguments : attempt.progress.lastArguments
    for entry in arguments.entries { mark(entry.value, at: entry.range, &marks) }
    if let inner = arguments.command { mark(inner, end, &marks) }
    guard let misfit = reading.misfit, misfit > 0 else { return }
    if UnfinishedWords(words, end, session).mayFit(from: misfit) { return }
    marks.add(attempt.error?.range ?? words[misfit].range, .bad)
  }

  private func mark(_ value: Argument, at range: Range<Int>, _ marks: inout Marks) {
    switch value {
    case .object: marks.add(range, .name)
    case .viewClass: marks.add(range, .type)
    case .answer: marks.add(range, .name)
    case .target: marks.addOwner(in: range)
    case .property: marks.addOwner(in: range)
    case .assignment(let name, let value):
      if !PropertyTable.knows(name), name != "class" {
        marks.add(range.lowerBound..<(range.lowerBound + name.utf8.count), .bad)
      }
      if let value, value.quoting == .quoted { marks.add(value.range, .good) }
    default: break
    }
  }
}
