import Explanation
import Language
import ResponderKit
import Scenes

extension ScriptRecorder {
  /// The commands that only show something, which `verify` can state.
  private static let shown: Set<String> = ["targets", "perform", "diff"]

  /// Returns the expectations that state the answer to a question; nil if the command is no
  /// question.
  func answers(to command: Command, _ words: [Word]) -> [String]? {
    if command === Command.hit {
      let answer = session.lastInteraction?.hitTest?.answer
      return ["expect hit \(answer.map { session.scene.label(of: $0) } ?? "nil")"]
    }
    // It changes the scene, whatever else it tells.
    if command === Command.why, words.last?.isBare("fix") == true { return nil }
    let isQueue = command === Command.queue && words.count == 1
    let isShown = command.group == .looking || Self.shown.contains(command.name) || isQueue
    guard isShown || ["inside", "convert", "get"].contains(command.name) else {
      return nil
    }
    let answer = command.forms.lazy.compactMap { $0.answer(to: words, in: self.session) }.first
    if let line = answer, doubt(about: line) == nil { return [line] }
    return [verification(of: command, words)].compactMap { $0 }
  }

  /// Returns a `verify` with all lines that the command prints.
  private func verification(of command: Command, _ words: [Word]) -> String? {
    let printed = try? session.printed { try session.perform(command, words) }
    guard let printed else { return nil }
    let delimiter = Heredoc.delimiter(of: printed)
    return
      (["verify \(withPathsFromHere(words).scriptText) <<\(delimiter)"] + printed + [delimiter])
      .joined(separator: "\n")
  }
}
