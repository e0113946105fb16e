import Foundation
import ResponderKit
import Scenes

/// Reads indented names: a first line `SCREEN`, then a line for each element with its type, name
/// and frame on the screen, indented by two spaces for each level.
enum IndentedNamesReader: DumpReader {
  static func recognizes(_ source: SourceText) -> Bool {
    source.has("SCREEN\n", at: 0, before: source.opening.upperBound)
  }

  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
  {
    var values = ElementValues()
    var elements: [ScreenElement] = []
    for line in SourceLines(source) where line.number > 1 {
      let content = source.trimmed(line.range)
      let words = source.string(content).split(separator: " ", maxSplits: 2)
      guard words.count == 3 else {
        if !content.isEmpty { values.warn(.notUnderstood, on: line.number) }
        continue
      }
      var element = ScreenElement(
        className: String(words[0]), depth: (content.lowerBound - line.range.lowerBound) / 2,
        line: line.number, in: classes)
      element.identifier = String(words[1])
      element.frame = values.rectangle(String(words[2]), of: "frame", on: line.number)
      elements.append(element)
    }
    return try HierarchyDump(elements, as: .indentedNames, warnings: values.warnings)
  }
}

extension DumpFormat {
  /// Indented names: accessible elements only.
  package static let indentedNames = DumpFormat(name: "indented names", isApproximate: true)
}
