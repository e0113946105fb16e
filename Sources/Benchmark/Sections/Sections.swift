/// The sections by name, in the order in which they run.
enum Sections {
  static var all: [(name: String, run: any BenchmarkSection)] {
    [
      ("hit-test", HitTestSection()), ("nesting", NestingSection()), ("touches", TouchSection()),
      ("map", MapSection()), ("import", ImportSection()),
      ("audit", AuditSection()), ("scripts", ScriptSection()),
      ("undo", UndoSection()),
      ("start-up", StartUpSection()),
    ]
  }

  /// The names, for help and errors.
  static var names: String { all.map(\.name).joined(separator: ", ") }
}
