import Foundation
import ResponderKit
import Scenes

/// Reads what `idb ui describe-all` prints: a flat list, or with levels, or within an object.
enum IDBReader: DumpReader {
  private static let marks: [StaticString] = [
    "\"AXFrame\"", "\"AXLabel\"", "\"AXUniqueId\"", "\"role_description\"", "\"frame\"",
  ]

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
      if let list = node["elements"] { return JSONNode.list(list) }
      elements.append(element(node, depth, &values, classes))
      return JSONNode.list(node["children"])
    }
    if elements.count > 1, elements.allSatisfy({ $0.depth == elements[0].depth }) {
      values.warn(.nestedByFrames, on: elements[0].line)
      elements.nestByFrames()
    }
    return try HierarchyDump(elements, as: .idb, warnings: values.warnings + text.warnings)
  }

  private static func element(
    _ node: JSONNode, _ depth: Int, _ values: inout ElementValues, _ classes: ClassCatalogue
  ) -> ScreenElement {
    let name = node.text("type", "role") ?? "Element"
    var element = ScreenElement(className: name, depth: depth, line: node.line, in: classes)
    if let frame = node.node("frame") {
      let numbers = ["x", "y", "width", "height"].map { frame.text($0) ?? "?" }
      element.frame = values.rectangle(
        numbers.joined(separator: ", "), of: "frame", on: node.line)
    } else if let frame = node.text("AXFrame", "frame") {
      element.frame = values.rectangle(frame, of: "AXFrame", on: node.line)
    }
    element.text =
      node.text("AXValue", "value").shownText(of: element.type)
      ?? node.text("AXLabel", "label", "title")
    element.identifier = node.text("AXUniqueId", "AXIdentifier", "identifier")
    element.isEnabled = values.flag(
      node.flag("enabled"), of: "enabled", on: node.line, default: true)
    element.isHidden = values.flag(
      node.flag("hidden"), of: "hidden", on: node.line, default: false)
    read(node["occluded_by"] ?? node["interactable"], of: &element, &values)
    values.check(node.names, known: known, on: node.line)
    return element
  }

  /// Reads the device's own answer to whether a touch reaches the element, with its reasons.
  private static func read(
    _ answer: Any?, of element: inout ScreenElement, _ values: inout ElementValues
  ) {
    guard let answer else { return }
    let words = self.words(in: answer)
    if words.contains("user_interaction_disabled") { element.isInteractive = false }
    if words.contains("disabled") { element.isEnabled = false }
    if words.contains("hidden") { element.isHidden = true }
    if !words.isEmpty {
      values.warn(.notHittable(reason: words.joined(separator: ", ")), on: element.line)
    } else if (answer as? NSNumber)?.boolValue == false {
      values.warn(.notHittable(reason: nil), on: element.line)
    }
  }

  /// Returns the texts in a value, at most two levels deep.
  private static func words(in value: Any) -> [String] {
    switch value {
    case let text as String: return [text]
    case let list as [Any]:
      return list.flatMap {
        [$0 as? String, ($0 as? [String: Any]).flatMap(reason)].compactMap { $0 }
      }
    case let object as [String: Any]: return [reason(object)].compactMap { $0 }
    default: return []
    }
  }

  private static func reason(_ object: [String: Any]) -> String? {
    object["reason"] as? String ?? object["type"] as? String
  }

  private static let known: Set<String> = [
    "AXFrame", "AXLabel", "AXValue", "AXUniqueId", "AXIdentifier", "frame", "type", "role",
    "role_description", "subrole", "title", "help", "enabled", "custom_actions",
    "content_required", "pid", "children", "label", "value", "identifier", "AXHint", "AXPid",
    "traits", "hidden", "interactable", "occluded_by", "placeholder", "expanded", "focused",
  ]
}

extension DumpFormat {
  /// `idb ui describe-all`: accessible elements only.
  package static let idb = DumpFormat(name: "idb JSON", isApproximate: true, toldFacts: [.enabled])
}
