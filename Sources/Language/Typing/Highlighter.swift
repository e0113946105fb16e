import Text

/// Colours a line while it is typed.
struct Highlighter<Context: LanguageContext> {
  private let reading: LineReading<Context>
  private var context: Context { reading.context }

  init(_ reading: LineReading<Context>) {
    self.reading = reading
  }

  var runs: [TextRun] {
    let (line, typed) = (reading.line, reading.typed)
    var marks = Marks(line)
    for (index, words) in typed.commands.enumerated() {
      let isLast = index == typed.commands.count - 1 && !typed.isBetweenCommands
      let end: LineEnd =
        !isLast || typed.isInComment || typed.open != nil
        ? .closed : words.last?.range.upperBound == line.utf8.count ? .inWord : .behindWord
      context.trying { mark(words, end, &marks) }
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
    if context.isShorthand(words[0].text) {
      marks.add(words[0].range, .type)
      return
    }
    guard (try? context.forms(calledBy: words[0])) != nil else {
      let isBeginning =
        end == .inWord && words.count == 1 && context.beginsCommand(words[0].text)
      marks.add(words[0].range, isBeginning ? .plain : .bad)
      return
    }
    marks.add(words[0].range, .type)
    guard let words = context.readable(words), let reading = reading.reading(of: words),
      let attempt = reading.decisive
    else { return }
    let isComplete = attempt.isComplete
    for role in isComplete ? attempt.reader.roles : attempt.progress.roles { marks.add(role) }
    if let inner = isComplete ? attempt.reader.inner : attempt.progress.inner {
      mark(inner, end, &marks)
    }
    guard let misfit = reading.misfit, misfit > 0 else { return }
    if UnfinishedWords(words, end, self.reading).mayFit(from: misfit) { return }
    let range = (attempt.error as? any LocatedError)?.range
    marks.add(range ?? words[misfit].range, .bad)
  }
}
