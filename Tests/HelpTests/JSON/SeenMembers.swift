import SessionStage
import Text

/// The declared members that occur in objects, as `type.member`.
struct SeenMembers {
  private(set) var names: Set<String> = []

  /// Takes down what some lines tell.
  ///
  /// - Parameter path: The script that they stand in.
  mutating func add(_ lines: String, path: String? = nil) {
    for object in RecordLog.objects(of: lines, path: path) { add(object) }
  }

  /// Takes down what an object of `--format json` has.
  mutating func add(_ object: JSONObject) {
    if object["type"] == "test" { return add(object, JSONDeclarations.test) }
    add(object, JSONDeclarations.command)
    for (shape, _) in JSONDeclarations.facts
    where shape.members.allSatisfy({ !$0.isRequired || object[$0.name] != nil }) {
      add(object, shape)
    }
  }

  private mutating func add(_ object: JSONObject, _ shape: JSONShape) {
    for member in shape.members {
      guard let value = object[member.name] else { continue }
      names.insert("\(shape.name).\(member.name)")
      add(value, member.type)
    }
  }

  private mutating func add(_ value: JSONValue, _ type: JSONType) {
    switch (type, value) {
    case (.object(let shape), .object(let object)): add(object, shape)
    case (.list(let type), .array(let values)): for value in values { add(value, type) }
    case (.orNull(let type), let value): add(value, type)
    case (.union(let shapes), .object(let object)):
      let shape = shapes.first { shape in
        shape.members.contains {
          if case .constant(let word) = $0.type { word == object["kind"] } else { false }
        }
      }
      if let shape { add(object, shape) }
    default: break
    }
  }

  /// The declared members that were not seen.
  var missing: [String] {
    let shapes =
      [JSONDeclarations.command, JSONDeclarations.test] + JSONDeclarations.facts.map(\.shape)
      + JSONDeclarations.parts
    return Set(shapes.flatMap { shape in shape.members.map { "\(shape.name).\($0.name)" } })
      .subtracting(names).sorted()
  }
}
