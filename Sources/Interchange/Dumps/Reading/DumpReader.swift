import Scenes

/// A reader of one format of dumps.
protocol DumpReader: SendableMetatype {
  /// Returns whether a text is in the format, told from little of it.
  static func recognizes(_ source: SourceText) -> Bool

  /// Reads the hierarchy that a text holds.
  ///
  /// - Parameter classes: The classes that names in the text stand for.
  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
}

extension HierarchyDump {
  /// The readers of documents, which a program printed as a whole; the first that recognizes a text
  /// reads it.
  static let documentReaders: [any DumpReader.Type] = [
    EarlGreyReader.self, DetoxFailureReader.self, DetoxXMLReader.self, WebDriverAgentReader.self,
    IDBReader.self, MaestroReader.self, XCUITestReader.self,
  ]

  /// Reads what a debugger or a test tool printed of a screen; the format is recognized.
  ///
  /// - Parameters:
  ///   - text: The text, with whatever stands before, between and after the views.
  ///   - classes: The classes that names in the text stand for.
  /// - Throws: A `DumpError` if there is no view in the text.
  /// - Complexity: O(length of the text), however deep the views are nested.
  package init(
    parsing text: String, in classes: ClassCatalogue = .standard
  ) throws(DumpError) {
    try self.init(SourceText(text), in: classes)
  }

  init(_ source: SourceText, in classes: ClassCatalogue = .standard) throws(DumpError) {
    guard source.bytes.count <= Self.largestText else {
      throw DumpError(line: 1, column: 1, kind: .tooLarge(limit: Self.largestText))
    }
    let reader =
      Self.documentReaders.first { $0.recognizes(source) } ?? RecursiveDescriptionReader.self
    self = try reader.read(source, in: classes)
    self.classes = classes
  }
}
