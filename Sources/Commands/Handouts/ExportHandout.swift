import Interchange
import Language

extension Command {
  /// `export handout`.
  static let exportHandout = Command.Form(
    .word("handout", .file()),
    .optional(.oneOf(.word("blank", as: false), .word("solved", as: true))),
    summary: "a paper for the class, FILE.md or FILE.html: the talk or the lesson that is open, "
      + "or else this session; 'blank' asks who gets each event, 'solved' answers"
  ) { call, file, isSolved in
    let isPage = file.value.hasSuffix(".html") || file.value.hasSuffix(".htm")
    guard isPage || file.value.hasSuffix(".md") else {
      throw call.error(.refused("a handout is FILE.md or FILE.html"), at: file)
    }
    let handout = try call.handout(isSolved: isSolved ?? false)
    if call.scene.mustStop() { throw WorkInterrupted() }
    try call.export(isPage ? handout.htmlLines : handout.markdownLines, to: file)
  }
}

extension Call {
  fileprivate func handout(isSolved: Bool) throws -> Handout {
    let mustStop = scene.mustStop
    if let mode = session.mode(TalkMode.self) {
      return HandoutMaker.handout(of: mode.talk, isSolved: isSolved, mustStop: mustStop)
    }
    if let mode = session.lesson {
      return HandoutMaker.handout(of: mode.lesson, isSolved: isSolved, mustStop: mustStop)
    }
    guard let transcript = try runner.transcript else {
      throw CommandError(
        .refused(
          "a script keeps no transcript; begin with 'set-option transcript on', or open a talk"))
    }
    let commands = SessionCommands.worthShowing(in: transcript.commands)
    return HandoutMaker.handout(of: commands, isSolved: isSolved, mustStop: mustStop)
  }
}

/// The commands of a session that a paper shows: what made the scene and what happened in it, but
/// not what a person looked at, and nothing of the lessons in between.
enum SessionCommands {
  static func worthShowing(in lines: [String]) -> [String] {
    var (found, depth, isAway): ([String], Int, Bool) = ([], 0, false)
    for line in lines {
      var lexer = Lexer(line)
      let commands = (try? lexer.commands()) ?? []
      let words = commands.first?.map(\.text) ?? []
      if depth == 0, let word = words.first, ["lesson", "quiz", "talk"].contains(word) {
        isAway = words.dropFirst().first != "leave" && opensMode(words)
        continue
      }
      if isAway { continue }
      if depth > 0 {
        found[found.count - 1] += "\n" + line
      } else if commands.isEmpty || commands.contains(where: isWorthShowing) {
        found.append(line)
      } else {
        continue
      }
      depth = max(0, depth + CommandBlock.depth(of: commands))
    }
    return found
  }

  private static func opensMode(_ words: [String]) -> Bool {
    words.count == 1
      ? words == ["quiz"] : !["from", "new", "report", "check", "leave"].contains(words[1])
  }

  private static func isWorthShowing(_ words: [Word]) -> Bool {
    // Swift, a macro or an alias is no command.
    guard let word = words.first?.text, let command = Catalogue.byWord[word] else { return true }
    let others: [Command] = [.chain, .undo, .redo, .reset, .restore, .checkpoint, .source, .import]
    return ![.looking, .session, .expecting].contains(command.group) || command.block != nil
      || others.contains { $0 === command }
  }
}
