import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let undo = Command(
    name: "undo", group: .session,
    summary: "undoes the last change of the scene, the last N, or all",
    movesSteps: true,
    forms: [
      Form("all", summary: "undoes all that can be undone") { call in
        call.session.recorder.end()
        try call.repeat("undo", .max) { call.scene.journal.undo() }
      },
      Form(.optional(.located(.integer("N")))) { call, count in
        call.session.recorder.end()
        try call.repeated("undo", count) { call.scene.journal.undo() }
      },
    ])

  package static let redo = Command(
    name: "redo", group: .session,
    summary: "repeats the change that was undone last, or the last N",
    movesSteps: true,
    forms: [
      Form(.optional(.located(.integer("N")))) { call, count in
        call.session.recorder.end()
        try call.repeated("redo", count) { call.scene.journal.redo() }
      }
    ])
}

extension Call {
  fileprivate func repeated(
    _ what: String, _ given: Located<Int>?, _ action: () -> String?
  ) throws {
    let count = given?.value ?? 1
    guard count > 0 else {
      throw CommandError(
        .refused("'\(what)' takes a whole number from 1"), at: given?.range)
    }
    try `repeat`(what, count, action)
  }

  /// Undoes or does again as many changes as there are, a number of them at most.
  fileprivate func `repeat`(_ what: String, _ count: Int, _ action: () -> String?) throws {
    var labels: [String] = []
    while labels.count < count, let label = action() { labels.append(label) }
    guard let first = labels.first, let last = labels.last else {
      let floor = session.modes.lazy.reversed().compactMap(\.undoFloor).first
      if what == "undo", let floor { throw CommandError(.refused(floor)) }
      throw CommandError(.nothingTo(what))
    }
    scene.application.forgetLayout()
    let verb = what == "undo" ? "undone" : "done again"
    facts(CommandFacts.labels, labels)
    confirm(
      labels.count <= 3
        ? "\(verb): \(labels.map(clipped).joined(separator: "; "))"
        : "\(verb): \(labels.count) steps, from '\(clipped(first))' to '\(clipped(last))'")
  }

  private func clipped(_ label: String) -> String {
    label.clipped(to: 60, ellipsis: session.style.glyphs.ellipsis)
  }
}
