import Scenes
import Session
import Text

extension Command {
  package static let history = Command(
    name: "history", group: .session,
    summary: "lists the changes that 'undo' can take back, the latest last, or only the last N",
    forms: [
      Form(.optional(.located(.integer("N")))) { call, given in
        let count = given?.value ?? 20
        guard count > 0 else {
          throw CommandError(
            .refused("'history' takes a whole number from 1"), at: given?.range)
        }
        call.writeHistory(count)
      }
    ])
}

extension Call {
  fileprivate func writeHistory(_ count: Int) {
    let labels = scene.journal.undoableLabels
    let start = scene.journal.undoLabels.count - labels.count
    let shown = labels.suffix(count)
    let width = String(shown.count).count
    let earlier = labels.count - shown.count
    if !shown.isEmpty { confirm("changes, the latest last; 'undo N' goes back to before N:") }
    if earlier > 0 { write(TextLine("\(earlier) earlier step\(earlier == 1 ? "" : "s")", .dim)) }
    writeCheckpoints(at: start + shown.startIndex, width)
    for k in shown.indices {
      let number = String(labels.count - k)
      var line = TextLine(String(repeating: " ", count: width - number.count) + number, .dim)
      let room = max(20, session.style.width - width - 2)
      line.append(
        "  " + labels[k].clipped(to: room, ellipsis: session.style.glyphs.ellipsis))
      write(line)
      writeCheckpoints(at: start + k + 1, width)
    }
    facts(CommandFacts.history, history(labels, shown: shown))
    let undone = scene.journal.redoLabels.count
    if labels.isEmpty, undone == 0 { write(TextLine("nothing to undo", .notice)) }
    if undone > 0 {
      write(TextLine("'redo' does \(undone) undone step\(undone == 1 ? "" : "s") again", .dim))
    }
  }

  /// Returns the history as facts, with the checkpoints between the steps that are shown.
  private func history(_ labels: [String], shown: ArraySlice<String>) -> CommandFacts.History {
    let start = scene.journal.undoLabels.count - labels.count
    return CommandFacts.History(
      labels: Array(shown), undoable: labels.count, redoable: scene.journal.redoLabels.count,
      checkpoints: (shown.startIndex...shown.endIndex).flatMap { place in
        scene.journal.checkpoints(at: start + place).map { ($0, labels.count - place) }
      })
  }

  private func writeCheckpoints(at position: Int, _ width: Int) {
    for name in scene.journal.checkpoints(at: position) {
      write(
        TextLine(String(repeating: " ", count: width + 2))
          + TextLine("checkpoint \(name)", .notice))
    }
  }
}
