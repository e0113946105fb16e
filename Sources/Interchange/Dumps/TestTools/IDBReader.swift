import ResponderKit
import Scenes

/// Reads what `idb ui describe-all` prints: a flat list, or with levels, or within an object.
enum IDBReader: DumpReader {
  private static let marks: [StaticString] = [
    "\"AXFrame\"", "\"AXLabel\"", "\"AXUniqueId\"", "\"role_description\"", "\"frame\"",
  ]

  static let landmarks: [StaticString] = ["\"AXFrame\"", "\"AXUniqueId\""]

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
    if let answer = InteractableAnswer(node) {
      if answer.reasons.contains("user_interaction_disabled") { element.isInteractive = false }
      if answer.reasons.contains("disabled") { element.isEnabled = false }
      if answer.reasons.contains("hidden") { element.isHidden = true }
      element.answer = answer.observation(on: node.line)
    }
    values.check(node.names, known: known, on: node.line)
    return element
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

/// The device's own answer to whether a touch reaches an element, as idb prints it in `interactable`
/// and `occluded_by`: a truth value, a list of reasons, or an object that holds both.
private struct InteractableAnswer {
  private(set) var isReached = true
  private(set) var reasons: [String] = []
  /// The name of the element that takes the touch.
  private(set) var winner: String?

  init?(_ node: JSONNode) {
    let (answer, covering) = (node["interactable"], node["occluded_by"])
    guard answer != nil || covering != nil else { return nil }
    for value in [answer, covering].compactMap(\.self) { read(value) }
    let names = covering.map(Self.names) ?? []
    if !names.isEmpty {
      winner = winner ?? names[0]
      if reasons.isEmpty { reasons.append("occluded") }
    }
    if !reasons.isEmpty { isReached = false }
  }

  /// Reads a value, at most five levels deep.
  private mutating func read(_ value: Any, depth: Int = 0) {
    guard depth < 5 else { return }
    switch value {
    case let word as String: if Self.words.contains(word) { reasons.append(word) }
    case let flag as NSNumber: isReached = flag.boolValue
    case let list as [Any]: list.forEach { read($0, depth: depth + 1) }
    case let object as [String: Any]:
      if let reason = object["reason"] ?? object["type"] { read(reason, depth: depth + 1) }
      if let reasons = object["reasons"] { read(reasons, depth: depth + 1) }
      if let flag = object["interactable"] as? NSNumber { isReached = flag.boolValue }
      winner = winner ?? object["by"].map(Self.names)?.first
    default: break
    }
  }

  private static let words: Set<String> = [
    "not_hittable", "occluded", "handled_by", "user_interaction_disabled", "disabled", "hidden",
    "zero_size", "clipped_by_screen",
  ]

  private static func names(_ value: Any) -> [String] {
    switch value {
    case let name as String: words.contains(name) ? [] : [name]
    case let list as [Any]: list.flatMap { ($0 as? [Any]) == nil ? names($0) : [] }
    case let object as [String: Any]:
      ["AXUniqueId", "identifier", "AXLabel", "label"].lazy.compactMap { object[$0] as? String }
        .prefix(1).map(\.self)
    default: []
    }
  }

  private var reason: Observation.Reason? {
    let known: [String: Observation.Reason] = [
      "occluded": .covered, "user_interaction_disabled": .noInteraction, "disabled": .disabled,
      "hidden": .hidden, "zero_size": .zeroSize, "clipped_by_screen": .offScreen,
    ]
    return reasons.lazy.compactMap { known[$0] }.first
  }

  func observation(on line: Int) -> DumpedObservation {
    let answer: DumpedObservation.Answer =
      winner.map { .hit(ViewMention(named: $0)) } ?? (isReached ? .target : .notTarget)
    return DumpedObservation(answer: answer, reason: reason, source: "idb", line: line)
  }
}
