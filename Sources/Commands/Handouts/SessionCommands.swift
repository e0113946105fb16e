import Language

/// The commands of a session that a paper or a replay shows: what made the scene and what happened in it, but
/// not what a person looked at, and nothing of the lessons in between.
enum SessionCommands {
  static func worthShowing(in lines: [String], _ kit: SessionKit) -> [String] {
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
      } else if commands.isEmpty || commands.contains(where: { isWorthShowing($0, kit) }) {
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

  private static func isWorthShowing(_ words: [Word], _ kit: SessionKit) -> Bool {
    // Swift, a macro or an alias is no command.
    guard let word = words.first?.text, let command = kit.byWord[word] else { return true }
    let others: [Command] = [.chain, .undo, .redo, .reset, .restore, .checkpoint, .source, .import]
    return ![.looking, .session, .expecting].contains(command.group) || command.block != nil
      || others.contains { $0 === command }
  }
}
