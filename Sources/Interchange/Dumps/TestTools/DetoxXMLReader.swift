import Foundation

/// Reads Detox's view hierarchy: every view by its class, with frames in whole points and without
/// a word on which views take touches.
enum DetoxXMLReader: DumpReader {
  private static let firstTags: [StaticString] = ["<ViewHierarchy"]

  static func recognizes(_ source: SourceText) -> Bool {
    source.openingPosition(ofAny: firstTags) != nil
  }

  static func read(_ source: SourceText) throws(DumpError) -> HierarchyDump {
    let start = source.openingPosition(ofAny: firstTags) ?? 0
    var values = ElementValues()
    var forest = DumpForest()
    values.warn(.interactionGuessed, on: source.place(of: start).line)
    let textWarnings = try MarkupReader.read(source, from: start) { xml in
      if xml.depth == 0 { return }
      if let view = view(xml, &values) {
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
    let warnings = values.warnings + treeWarnings + textWarnings
    return HierarchyDump(roots: roots, warnings: warnings.inOrderOfLines, formats: [.detoxXML])
  }

  /// Nil for what has no frame, as the content of a web view.
  private static func view(_ xml: MarkupElement, _ values: inout ElementValues) -> DumpedView? {
    let attributes = xml.attributes
    var numbers: [Double] = []
    for name in ["x", "y", "width", "height"] {
      guard let text = attributes[name],
        let number = values.numbers(text, 1, of: name, on: xml.line)?.first
      else { return nil }
      numbers.append(number)
    }
    var view = DumpedView(
      className: attributes["class"] ?? xml.name, address: attributes["ptr"]?.lowercased(),
      frame: CGRect(values: numbers), line: xml.line)
    view.isUserInteractionEnabled =
      ViewKind(of: view, isRoot: false).make().isUserInteractionEnabled
    if let text = attributes["alpha"],
      let alpha = values.numbers(text, 1, of: "alpha", on: xml.line)?.first
    {
      view.alpha = CGFloat(alpha)
    }
    view.isHidden = attributes["visibility"] == "invisible"
    view.text = attributes["text"] ?? attributes["label"]
    // Earlier versions print the tag as the identifier.
    let number = (attributes["tag"] ?? attributes["id"]).flatMap { Int($0) }
    view.tag = number ?? 0
    if let identifier = attributes["id"].shown, Int(identifier) == nil {
      view.identifier = identifier
    }
    values.check(attributes.keys, known: known, on: xml.line)
    return view
  }

  private static let known: Set<String> = [
    "alpha", "class", "focused", "height", "id", "label", "ptr", "tag", "text", "value",
    "visibility", "width", "x", "y", "testID",
  ]
}
