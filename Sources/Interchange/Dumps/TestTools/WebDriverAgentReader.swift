import Foundation
import Scenes

/// Reads Appium's page source of an iOS app: what WebDriverAgent prints, and what UIAutomation
/// printed before it.
enum WebDriverAgentReader: DumpReader {
  private static let firstTags: [StaticString] = [
    "<AppiumAUT", "<XCUIElementType", "<UIAApplication", "<UIAWindow", "<Application ",
  ]

  static let beginnings: [StaticString] = [
    "<AppiumAUT", "<XCUIElementTypeApplication", "<UIAApplication",
  ]

  static func recognizes(_ source: SourceText) -> Bool {
    source.openingPosition(ofAny: firstTags) != nil
  }

  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
  {
    let (source, repairs) = source.mended(.markup)
    let start = source.openingPosition(ofAny: firstTags) ?? 0
    var values = ElementValues()
    var elements: [ScreenElement] = []
    let textWarnings = try MarkupReader.read(source, from: start) { xml in
      if xml.attributes.isEmpty, xml.name == "AppiumAUT" { return }
      elements.append(element(xml, &values, classes))
    }
    return try HierarchyDump(
      elements, as: .webDriverAgentXML, warnings: repairs + values.warnings + textWarnings)
  }

  private static func element(
    _ xml: MarkupElement, _ values: inout ElementValues, _ classes: ClassCatalogue
  ) -> ScreenElement {
    let attributes = xml.attributes
    var element = ScreenElement(className: xml.name, depth: xml.depth, line: xml.line, in: classes)
    element.frame = frame(attributes, on: xml.line, &values)
    let label = attributes["label"].shown
    element.text =
      attributes["value"].shownText(of: element.type) ?? label ?? attributes["name"].shown
    // Where an app sets no identifier, the tool repeats the label.
    if let name = attributes["name"].shown, name != label, name != attributes["value"] {
      element.identifier = name
    }
    element.isEnabled = values.flag(
      attributes["enabled"], of: "enabled", on: xml.line, default: true)
    element.isVisible = values.flag(
      attributes["visible"], of: "visible", on: xml.line, default: true)
    if let hittable = attributes["hittable"] {
      let isReached = values.flag(hittable, of: "hittable", on: xml.line, default: true)
      element.answer = DumpedObservation(
        answer: isReached ? .target : .notTarget, source: "WebDriverAgent", line: xml.line)
    }
    values.check(attributes.keys, known: known, on: xml.line)
    return element
  }

  private static func frame(
    _ attributes: [String: String], on line: Int, _ values: inout ElementValues
  ) -> CGRect? {
    var numbers: [Double] = []
    for name in ["x", "y", "width", "height"] {
      guard let text = attributes[name],
        let number = values.numbers(text, 1, of: name, on: line)?.first
      else { return nil }
      numbers.append(number)
    }
    return CGRect(values: numbers)
  }

  private static let known: Set<String> = [
    "type", "value", "name", "label", "enabled", "visible", "accessible", "focused", "x", "y",
    "width", "height", "index", "hittable", "traits", "nativeFrame", "placeholderValue",
    "minValue", "maxValue", "bundleId", "processId", "selected", "hint", "dom", "path", "valid",
    "nativeAccessibilityElement",
  ]
}

extension DumpFormat {
  /// Appium's page source: accessible elements only.
  package static let webDriverAgentXML = DumpFormat(
    name: "WebDriverAgent XML", isApproximate: true, toldFacts: [.enabled])
}
