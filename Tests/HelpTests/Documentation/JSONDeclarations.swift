import Text

@testable import Session

/// All that is declared of `--format json`, in the order of the schema and of the manual.
enum JSONDeclarations {
  static let command = JSONObjectType.command.shape
  static let test = JSONObjectType.test.shape
  static let facts = CommandFacts.all

  /// What the members of commands and tests are made of, each type before those in it.
  static let parts: [JSONShape] = {
    var parts: [JSONShape] = []
    func add(_ type: JSONType) {
      switch type {
      case .object(let shape):
        guard !parts.contains(where: { $0.name == shape.name }) else { return }
        parts.append(shape)
        for member in shape.members { add(member.type) }
      case .list(let type), .orNull(let type): add(type)
      case .union(let shapes): for shape in shapes { add(.object(shape)) }
      case .text, .bool, .number, .integer, .words, .constant, .common, .texts: break
      }
    }
    for shape in [command, test] + facts.map(\.shape) {
      for member in shape.members { add(member.type) }
    }
    return parts
  }()

  /// The members of commands, each name once with all declarations that have it.
  static let members: [(name: String, declarations: [JSONShape.Member])] = {
    var members: [(name: String, declarations: [JSONShape.Member])] = []
    for member in ([command] + facts.map(\.shape)).flatMap(\.members) {
      if let place = members.firstIndex(where: { $0.name == member.name }) {
        members[place].declarations.append(member)
      } else {
        members.append((member.name, [member]))
      }
    }
    return members
  }()

  /// The members that all forms of a command tell, with the commands of which that is so.
  static let required: [(commands: [String], names: [String])] = {
    var names: [String: [String]] = [:]
    for (shape, commands) in facts {
      let required = shape.members.filter(\.isRequired).map(\.name)
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

extension JSONShape.Member {
  /// The meaning, with the member to read in place of one that is about to go.
  var fullSummary: String { summary + (successor.map { "; deprecated, read '\($0)'" } ?? "") }
}
