import Scenes

extension HierarchyDump {
  /// Creates an approximate hierarchy from the elements of an accessibility tree.
  init(
    _ elements: [ScreenElement], as format: DumpFormat, warnings: [DumpWarning]
  ) throws(DumpError) {
    let tree = ElementTree(elements)
    let roots = tree.roots()
    if roots.isEmpty {
      throw DumpError(
        line: max(1, elements.first?.line ?? 1), column: 1, kind: .nothingToShow(format))
    }
    self.init(
      roots: roots, warnings: (tree.warnings + warnings).inOrderOfLines, formats: [format])
  }
}

extension [DumpWarning] {
  /// The warnings ordered by line; those of one line keep their order.
  var inOrderOfLines: [DumpWarning] {
    enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }
}

extension String? {
  /// The text; nil if there is nothing to read in it.
  var shown: String? {
    guard let text = self, !text.isEmpty else { return nil }
    return text
  }

  /// Returns the value of an element if the element shows it as text, as a field or a label does.
  /// The value of a switch (1) or of a slider (40%) is no text.
  func shownText(of type: ElementType) -> String? {
    PropertyTable.hasOwnText(type.baseClassName) ? shown : nil
  }
}
