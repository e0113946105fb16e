import Commands
import Language
import Session

/// The commands of a session that a paper or a replay shows: what made the scene and what happened in it, but
/// not what a person looked at, and nothing of the lessons in between.
enum WorthShowing {
  static func commands(among lines: [String], _ kit: SessionKit) -> [String] {
    var (found, depth): ([String], Int) = ([], 0)
    for line in lines {
      var lexer = Lexer(line)
      let commands = (try? lexer.commands()) ?? []
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

  private static func isWorthShowing(_ words: [Word], _ kit: SessionKit) -> Bool {
    // Swift, a macro or an alias is no command.
    guard let word = words.first?.text, let command = kit.byWord[word] else { return true }
    let others: [Command] = [.chain, .undo, .redo, .reset, .restore, .checkpoint, .source, .import]
    return ![.looking, .session, .expecting].contains(command.group) || command.block != nil
      || others.contains { $0 === command }
  }
}
