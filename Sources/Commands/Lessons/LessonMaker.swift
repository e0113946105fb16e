import Foundation
import Interchange
import Language
import Scenes

extension Call {
  /// Writes a lesson made of the present session: the scene at a checkpoint, or at the beginning,
  /// is its start, the commands since then its solution, the expectations typed since then its
  /// checks.
  func makeLesson(_ file: Located<String>, since checkpoint: String?) throws {
    let journal = scene.journal
    if let checkpoint, !journal.checkpoints.contains(checkpoint) {
      throw CommandError(.unknownCheckpoint(checkpoint, all: journal.checkpoints))
    }
    var start: [String] = []
    let look: (SceneChanges) -> Void = { _ in start = session.sceneScript }
    if let checkpoint {
      _ = journal.peek(at: checkpoint, look)
    } else {
      journal.peekAtStart(look)
    }
    let typed = session.typedLines(since: checkpoint)
    let checks = typed.filter { ["expect", "sweep"].contains($0.firstWord) }
    let solution = typed.filter { line in
      guard let command = Catalogue.byWord[line.firstWord] else { return false }
      return command.changesScene && !command.isEvent
    }
    guard !checks.isEmpty, !solution.isEmpty else {
      throw CommandError(
        .refused(
          "a lesson needs commands that change the scene, and expectations that hold then; "
            + "'set-option transcript on' keeps the lines where nobody types"))
    }
    let title = (file.value as NSString).lastPathComponent
    let name = (title as NSString).deletingPathExtension
    var lines = ["lesson \(name) \"TITLE\"", "par \(solution.count)", "start"]
    lines += start.map { "  " + $0 } + ["end", "task \"WHAT IS TO BE DONE\"", "check"]
    for check in checks { lines += ["  # WHAT IT CHECKS", "  " + check] }
    lines += ["end", "hint \"A QUESTION\"", "solution"] + solution.map { "  " + $0 }
    lines += ["end", "end"]
    try session.write(lines.map { $0 + "\n" }.joined(), to: file.value, at: file.range)
    confirm(
      "\(file.value) written; fill in the words in capitals, add 'reject' lines, then "
        + "'tapscope lesson check' says what is missing")
  }
}

extension Session {
  /// The lines that were typed since a checkpoint was made.
  fileprivate func typedLines(since checkpoint: String?) -> [String] {
    let lines = runner?.transcript?.commands ?? []
    guard let checkpoint else { return lines }
    let place = lines.lastIndex { $0.split(separator: " ") == ["checkpoint", checkpoint[...]] }
    return place.map { Array(lines[($0 + 1)...]) } ?? lines
  }
}

extension String {
  fileprivate var firstWord: String { String(prefix { $0 != " " }) }
}
