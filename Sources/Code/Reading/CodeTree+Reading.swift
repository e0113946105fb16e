extension CodeTree {
  /// Reads a text in its language.
  ///
  /// - Parameter known: What earlier texts of Objective-C declare.
  package init(
    reading source: CodeSource, knowing known: ObjectiveCDeclarations = .init()
  ) {
    switch source.language {
    case .swift:
      var parser = SwiftCodeParser(source)
      self = parser.tree()
    case .objectiveC:
      var parser = ObjectiveCParser(source, knowing: known)
      self = parser.tree()
    }
  }
}

extension CodeSource {
  /// Creates a source whose language its text tells.
  ///
  /// - Parameter firstLine: The number of its first line in what it stands in, from 1.
  package convenience init(name: String, text: String, firstLine: Int = 1) {
    let language = CodeLanguage(ofText: text, named: name)
    self.init(name: name, text: text, in: language, firstLine: firstLine)
  }
}
