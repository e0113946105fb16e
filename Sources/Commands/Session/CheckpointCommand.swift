import Scenes

extension Command {
  static let checkpoint = Command(
    name: "checkpoint", group: .session,
    summary: "remembers the scene as it is now, to come back to or to compare with",
    details: [
      "A checkpoint holds all of the scene: views, names, windows, fingers that are down, the "
        + "clock. One of the same name is replaced; without a name it is checkpoint1, and so on.",
      "\(Journal.mostCheckpoints) are kept, then the oldest makes room. Those made in a test are "
        + "gone at its end.",
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
          "'restore \(name)' comes back here" + (dropped.map { "; '\($0)' made room" } ?? ""))
      }
    ],
    examples: [
      Example("checkpoint before", "to come back to"),
      Example("checkpoint", "under a name of its own"),
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
