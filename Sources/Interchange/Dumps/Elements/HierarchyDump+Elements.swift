import Scenes

extension HierarchyDump {
  /// What the elements of an accessibility tree make: an approximate hierarchy.
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
  /// By line; those of one line keep their order.
  var inOrderOfLines: [DumpWarning] {
    enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }
}

extension String? {
  /// The text unless there is nothing to read in it.
  var shown: String? {
    guard let text = self, !text.isEmpty else { return nil }
    return text
  }

  /// The value of an element where it is what the element shows: that of a field or label. A
  /// switch has 1, a slider 40%.
  func shownText(of type: ElementType) -> String? {
    PropertyTable.hasOwnText(type.baseClassName) ? shown : nil
  }
}
