import Language
import Scenes
import Session

extension Command {
  package static let restore = Command(
    name: "restore", group: .session, summary: "brings the scene back to a checkpoint",
    movesSteps: true,
    forms: [
      Form(.located(.checkpoint())) { call, given in
        let name = given.value
        call.session.recorder.end()
        guard
          let hasChanged = call.scene.journal.restoreCheckpoint(name, label: "restore \(name)")
        else { throw call.noCheckpoint(given) }
        call.facts(CommandFacts.restoring, (name, hasChanged))
        call.confirm(
          hasChanged
            ? "as at '\(name)'; 'undo' takes it back"
            : "the scene is as at '\(name)'; nothing has changed since")
      }
    ])
}

extension Call {
  /// Returns the error about the name of a checkpoint that does not exist.
  func noCheckpoint(_ name: Located<String>) -> CommandError {
    error(.unknownCheckpoint(name.value, all: scene.journal.checkpoints), at: name)
  }
}
