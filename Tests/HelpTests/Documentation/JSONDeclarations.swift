import Text

@testable import Session

/// All that is declared of `--format json`, in the order of the schema and of the manual.
enum JSONDeclarations {
  static let command = JSONObjectType.command.shape
  static let test = JSONObjectType.test.shape
  static let summary = JSONObjectType.summary.shape
  static let facts = CommandFacts.all

  /// What the members of commands and tests are made of, each type before those in it.
  static let parts = ([command, test, summary] + facts.map(\.shape)).parts

  /// The types of the members of commands.
  static let shapes = [command] + facts.map(\.shape)

  /// The members that all forms of a command tell, with the commands of which that is so.
  static let required: [(commands: [String], names: [String])] = {
    var names: [String: [String]] = [:]
    for (shape, commands) in facts {
      let required = shape.requiredNames
      for command in commands {
        names[command] = names[command]?.filter(required.contains) ?? required
      }
    }
    return Dictionary(grouping: names.keys) { names[$0] ?? [] }
      .map { (commands: $0.value.sorted(), names: $0.key) }.sorted {
        $0.commands[0] < $1.commands[0]
      }
  }()
}
