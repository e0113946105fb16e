import Foundation
import Scenes

/// Reads what `XCUIElement.debugDescription` prints: an element per line, deeper ones farther in.
enum XCUITestReader: DumpReader {
  static func recognizes(_ source: SourceText) -> Bool {
    if source.position(of: "Element subtree:", in: source.opening) != nil { return true }
    return SourceLines(source).prefix { source.opening.contains($0.range.upperBound) }
      .contains { XCUITestHead(source, in: $0.range) != nil }
  }

  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
  {
    var values = ElementValues()
    var elements: [ScreenElement] = []
    var isInTree = true
    let items = SourceItems(source) {
      XCUITestHead(source, in: $0) != nil
    } isComplete: {
      XCUITestFields.isComplete(source.string($0))
    }
    for content in items {
      switch content {
      case .item(let item):
        guard isInTree, let head = XCUITestHead(source, in: item.range) else { continue }
        elements.append(element(head, item, source, &values, classes))
      case .other(let line):
        if source.position(of: "Element subtree:", in: line.range) != nil {
          isInTree = true
        } else if begins(line.range, "Path to element:", source)
          || begins(line.range, "Query chain:", source)
        {
          isInTree = false
        } else if isInTree, !source.trimmed(line.range).isEmpty,
          !Prompt.begins(line.range, in: source), !begins(line.range, "Attributes:", source)
        {
          values.warn(.notUnderstood, on: line.number)
        }
      }
    }
    return try HierarchyDump(elements, as: .xcuiTest, warnings: values.warnings)
  }

  private static func begins(
    _ line: Range<Int>, _ literal: StaticString, _ source: SourceText
  ) -> Bool {
    source.has(literal, at: source.trimmed(line).lowerBound, before: line.upperBound)
  }

  private static func element(
    _ head: XCUITestHead, _ item: SourceItem, _ source: SourceText, _ values: inout ElementValues,
    _ classes: ClassCatalogue
  ) -> ScreenElement {
    let fields = XCUITestFields(source.string(head.end..<item.range.upperBound))
    var element = ScreenElement(
      className: head.type, depth: head.indent, line: item.line, in: classes)
    element.address = head.address
    if let frame = fields.frame {
      element.frame = values.rectangle(frame, of: "frame", on: item.line)
    }
    element.identifier = fields["identifier"].shown
    element.text =
      fields["value"].shownText(of: element.type) ?? fields["label"].shown
      ?? fields["title"].shown
    element.isEnabled = !fields.isDisabled
    if item.isCut { values.warn(.cut, on: item.line) }
    return element
  }
}

extension DumpFormat {
  /// `XCUIElement.debugDescription`: accessible elements only.
  package static let xcuiTest = DumpFormat(
    name: "XCUITest", isApproximate: true, toldFacts: [.enabled])
}
