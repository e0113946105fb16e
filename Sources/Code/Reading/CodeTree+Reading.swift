extension CodeTree {
  /// Reads a text in its language.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - known: What earlier texts of Objective-C declare.
  /// - Complexity: O(length of the text).
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
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - text: The text.
  ///   - firstLine: The number of its first line in what it stands in, from 1.
  /// - Complexity: O(length of the text).
  package convenience init(name: String, text: String, firstLine: Int = 1) {
    let language = CodeLanguage(ofText: text, named: name)
    self.init(name: name, text: text, in: language, firstLine: firstLine)
  }
}
