import Scenes
import Session

extension Command {
  package static let checkpoint = Command(
    name: "checkpoint", group: .session,
    summary: "saves the state of the scene, for 'restore' and 'diff'",
    movesSteps: true,
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
