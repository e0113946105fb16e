import ResponderKit
import Scenes

/// Reads what `maestro hierarchy` prints: elements without types, as the tool drops them.
enum MaestroReader: DumpReader {
  private static let marks: [StaticString] = ["\"attributes\""]

  static let landmarks: [StaticString] = ["\"resource-id\""]

  static func recognizes(_ source: SourceText) -> Bool {
    JSONText.hasMark(marks, in: source)
  }

  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
  {
    let text = try JSONText(source, with: marks)
    var values = ElementValues()
    var elements: [ScreenElement] = []
    walkDepthFirst(from: text.nodes) { node, depth in
      let children = JSONNode.list(node["children"])
      if let attributes = node.node("attributes") {
        elements.append(
          element(node, attributes, depth, isEmpty: children.isEmpty, &values, classes))
      }
      values.check(node.names, known: knownMembers, on: node.line)
      return children
    }
    return try HierarchyDump(elements, as: .maestro, warnings: values.warnings + text.warnings)
  }

  private static func element(
    _ node: JSONNode, _ attributes: JSONNode, _ depth: Int, isEmpty: Bool,
    _ values: inout ElementValues, _ classes: ClassCatalogue
  ) -> ScreenElement {
    let line = attributes.line
    var element = ScreenElement(className: "Element", depth: depth, line: node.line, in: classes)
    if let bounds = attributes.text("bounds"), let edges = edges(bounds, on: line, &values) {
      element.frame = CGRect(
        x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    }
    element.text = attributes.text("text", "accessibilityText", "title", "value", "hintText")
    element.identifier = attributes.text("resource-id")
    element.isEnabled = values.flag(
      attributes.flag("enabled") ?? node.flag("enabled"), of: "enabled", on: line, default: true)
    values.check(attributes.names, known: known, on: line)
    return element
  }

  /// Left, top, right and bottom of bounds such as `[0,44][390,88]`.
  private static func edges(
    _ bounds: String, on line: Int, _ values: inout ElementValues
  ) -> [Double]? {
    values.numbers(bounds, 4, of: "bounds", on: line)
  }

  private static let knownMembers: Set<String> = [
    "attributes", "children", "enabled", "focused", "selected", "checked", "clickable",
  ]

  private static let known: Set<String> = [
    "accessibilityText", "title", "value", "text", "hintText", "resource-id", "bounds", "enabled",
    "focused", "selected", "checked", "clickable", "ignoreBoundsFiltering", "scrollable",
  ]
}

extension DumpFormat {
  /// `maestro hierarchy`: accessible elements only.
  package static let maestro = DumpFormat(
    name: "Maestro JSON", isApproximate: true, toldFacts: [.enabled])
}
