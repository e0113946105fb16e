/// What a text of Objective-C declares for the texts behind it, as a header does.
package struct ObjectiveCDeclarations: Sendable {
  /// What an interface declares of a class.
  package struct Interface: Sendable {
    /// The superclass; nil where only a class extension was read.
    package var superclass: String?
    /// The properties and instance variables.
    package var variables: [CodeVariable] = []
  }

  /// The interfaces, by the names of their classes.
  package internal(set) var interfaces: [String: Interface] = [:]
  /// What other names of types stand for: those of enums for numbers, those of blocks for functions.
  var types: [String: CodeType] = [:]
  /// The names of the members of structures, by the names of the structures.
  var structures: [String: [String]] = [:]
  var macros = Macros()

  /// Creates declarations of nothing.
  package init() {}

  /// What is declared, each as it begins: `@interface Card`, `typedef Mode`.
  package var titles: [String] {
    interfaces.keys.sorted().map { "@interface \($0)" }
      + types.keys.sorted().map { "typedef \($0)" } + macros.names.map { "#define \($0)" }
  }

  /// Adds what a later text declares.
  package mutating func add(_ later: ObjectiveCDeclarations) {
    interfaces.merge(later.interfaces) { $1 }
    types.merge(later.types) { $1 }
    structures.merge(later.structures) { $1 }
    macros.add(later.macros)
  }
}
