import Scenes
import Session

extension Command {
  package static let checkpoint = Command(
    name: "checkpoint", group: .session,
    summary: "saves the state of the scene, for 'restore' and 'diff'",
    details: [
      "A checkpoint contains the whole scene: views, names, windows, fingers that are down, the "
        + "clock. A checkpoint with the same name is replaced. Without a name it is checkpoint1, "
        + "checkpoint2 and so on.",
      "\(UndoJournal.mostCheckpoints) checkpoints are kept; then the oldest is dropped. Checkpoints "
        + "that are made in a test are gone after it.",
    ],
    forms: [
      Form(.optional(.located(.checkpoint()))) { call, given in
        let journal = call.scene.journal
        let name = given?.value ?? call.session.newCheckpointName
        guard NameRule.isWellFormed(name) else {
          throw CommandError(.badName(name), at: given?.range)
        }
        guard name != "json" else { throw CommandError(.reservedName(name), at: given?.range) }
        let dropped = journal.addCheckpoint(name)
        call.facts(CommandFacts.checkpoint, name)
        call.confirm(
          "'restore \(name)' comes back here" + (dropped.map { "; '\($0)' was dropped" } ?? ""))
      }
    ],
    examples: [
      Example("checkpoint before", "for 'restore before'"),
      Example("checkpoint", "with the name checkpoint1"),
    ])
}

extension Session {
  /// The first of checkpoint1, checkpoint2, … that is free.
  fileprivate var newCheckpointName: String {
    let taken = Set(scene.journal.checkpoints)
    var number = 1
    while taken.contains("checkpoint\(number)") { number += 1 }
    return "checkpoint\(number)"
  }
}
