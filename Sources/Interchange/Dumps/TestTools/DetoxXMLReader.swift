import Foundation
import Scenes

/// Reads Detox's view hierarchy: every view by its class, with frames in whole points and without
/// a word on which views take touches.
enum DetoxXMLReader: DumpReader {
  private static let firstTags: [StaticString] = ["<ViewHierarchy"]

  static let beginnings: [StaticString] = ["<ViewHierarchy"]

  static func recognizes(_ source: SourceText) -> Bool {
    source.openingPosition(ofAny: firstTags) != nil
  }

  static func read(_ source: SourceText, in classes: ClassCatalogue) throws(DumpError)
    -> HierarchyDump
  {
    let (source, repairs) = source.mended(.markup)
    let start = source.openingPosition(ofAny: firstTags) ?? 0
    var values = ElementValues()
    var forest = DumpForest()
    values.warn(.interactionGuessed, on: source.place(of: start).line)
    let textWarnings = try MarkupReader.read(source, from: start) { xml in
      if xml.depth == 0 { return }
      if let view = view(xml, &values, classes) {
        forest.add(view, at: xml.depth, warnings: [])
      } else {
        values.warn(.notAView(className: xml.name), on: xml.line)
      }
    }
    let (roots, treeWarnings) = forest.finish()
    if roots.isEmpty {
      throw DumpError(
        line: source.place(of: start).line, column: 1, kind: .nothingToShow(.detoxXML))
    }
    let warnings = repairs + values.warnings + treeWarnings + textWarnings
    return HierarchyDump(roots: roots, warnings: warnings.inOrderOfLines, formats: [.detoxXML])
  }

  /// Returns the view of an element; nil if it has no size. A window has no place, because it lies
  /// in nothing.
  private static func view(
    _ xml: MarkupElement, _ values: inout ElementValues, _ classes: ClassCatalogue
  ) -> DumpedView? {
    let attributes = xml.attributes
    func number(_ name: String) -> Double? {
      attributes[name].flatMap { values.numbers($0, 1, of: name, on: xml.line)?.first }
    }
    guard let width = number("width"), let height = number("height") else { return nil }
    var view = DumpedView(
      className: attributes["class"] ?? xml.name, address: attributes["ptr"]?.lowercased(),
      frame: CGRect(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height),
      line: xml.line)
    view.isUserInteractionEnabled =
      classes.standIn(for: view, isRoot: false).takesTouches
    if let alpha = number("alpha") { view.alpha = CGFloat(alpha) }
    view.isHidden = attributes["visibility"] == "invisible"
    view.text = attributes["text"]
    if reactTexts.contains(view.className) {
      view.baseClassName = "UILabel"
      view.text = attributes["label"]
    }
    // Earlier versions print the tag as the identifier.
    let identifier = attributes["testID"].shown ?? attributes["id"].shown
    view.tag = (attributes["tag"] ?? attributes["id"]).flatMap { Int($0) } ?? 0
    if let identifier, Int(identifier) == nil, !identifier.hasPrefix("detox_temp_") {
      view.identifier = identifier
    }
    values.check(attributes.keys, known: known, on: xml.line)
    return view
  }

  /// React Native's labels, which take touches and tell their text as a label only.
  private static let reactTexts: Set<String> = ["RCTParagraphComponentView", "RCTTextView"]

  private static let known: Set<String> = [
    "alpha", "class", "focused", "height", "id", "label", "ptr", "tag", "text", "value",
    "visibility", "width", "x", "y", "testID",
  ]
}

extension DumpFormat {
  /// Detox's hierarchy as XML: every view, in whole points.
  package static let detoxXML = DumpFormat(name: "Detox XML", openFacts: [.interaction])
}
