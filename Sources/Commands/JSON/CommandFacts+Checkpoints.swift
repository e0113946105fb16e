import Text

extension CommandFacts {
  /// The steps that can be undone, with the checkpoints among them.
  struct History {
    let labels: [String]
    let undoable: Int
    let redoable: Int
    let checkpoints: [(name: String, stepsBack: Int)]
  }

  static let history = JSONObjectType<History>("history", "What can be undone.") {
    JSONMember("labels", .names, "the commands that can be undone, the latest last") { $0.labels }
    JSONMember("undoable", .count, "how many steps can be undone") { $0.undoable }
    JSONMember("redoable", .count, "how many steps can be redone") { $0.redoable }
    JSONMember(
      "checkpoints", .list(.object(place)), "the checkpoints among these steps"
    ) { $0.checkpoints }
  }

  private static let place = JSONObjectType<(name: String, stepsBack: Int)>(
    "checkpoint", "A checkpoint."
  ) {
    JSONMember("name", .text, "its name") { $0.name }
    JSONMember("stepsBack", .count, "how many steps of 'undo' go back to it") { $0.stepsBack }
  }

  static let checkpoint = JSONObjectType<String>("checkpointed", "A checkpoint was made.") {
    JSONMember("checkpoint", .text, "the checkpoint") { $0 }
  }

  static let restoring = JSONObjectType<(name: String, hasChanged: Bool)>(
    "restored", "A checkpoint was restored."
  ) {
    JSONMember("checkpoint", .text, "the checkpoint") { $0.name }
    JSONMember("hasChanged", .bool, "whether this changed the scene") { $0.hasChanged }
  }
}
