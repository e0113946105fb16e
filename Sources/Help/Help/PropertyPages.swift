import Scenes
import Text

enum PropertyPages {
  /// Properties of one name, which several classes may declare each on its own.
  struct Page: Sendable {
    let name: String
    /// The property of each class that declares it.
    let properties: [Property]

    /// Other names by which they may be called.
    var shortNames: [String] {
      properties.flatMap(\.shortNames).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    /// The summary of the property of the first class.
    var summary: String { properties[0].summary }
    /// Indicates whether no command and no topic has the name.
    var isAlone: Bool {
      Catalogue.byWord[name.lowercased()] == nil && HelpTopic.named(name.lowercased()) == nil
    }
    /// The text that asks for the page.
    var title: String { isAlone ? name : "property \(name)" }
  }

  /// The pages, one for each name, in the order of descriptions.
  static let all: [Page] = {
    var names: [String] = []
    for property in PropertyTable.all where !names.contains(property.name) {
      names.append(property.name)
    }
    return names.map { name in
      Page(name: name, properties: PropertyTable.all.filter { $0.name == name })
    }
  }()

  /// Returns the page that a text asks for: a name, full or short, in small letters, perhaps behind
  /// `property`; nil if it is none.
  static func page(on text: String, _ style: OutputStyle) -> [TextLine]? {
    let words = text.split(separator: " ")
    guard let name = words.last, words.count == 1 || words.count == 2 && words[0] == "property"
    else { return nil }
    return page(named: String(name), style)
      ?? all.first { $0.shortNames.contains { $0.lowercased() == name } }.map {
        lines(of: $0, style)
      }
  }

  /// Returns the page on the property of a full name in small letters; nil if there is none.
  static func page(named name: String, _ style: OutputStyle) -> [TextLine]? {
    all.first { $0.name.lowercased() == name }.map { lines(of: $0, style) }
  }

  private static func lines(of page: Page, _ style: OutputStyle) -> [TextLine] {
    var lines = HelpPages.heading(page.title, page.summary, style)
    if !page.shortNames.isEmpty {
      lines.append(TextLine("also: \(page.shortNames.joined(separator: ", "))", .dim))
    }
    lines.append(TextLine())
    let column = 4 + (page.properties.map(\.className.count).max() ?? 0)
    for property in page.properties {
      var line = TextLine("  \(property.className)", .type)
      line.pad(to: column)
      line.append(text(of: property, page))
      lines += line.wrapped(to: HelpPages.width(style), indent: column)
    }
    lines += [TextLine(), TextLine("With the name of a view for VIEW:", .dim)]
    let short = page.shortNames.first ?? page.name
    if let property = page.properties.first(where: { $0.set != nil }) {
      lines += HelpPages.code("set VIEW \(short) \(property.type.example)", style)
    }
    lines += HelpPages.code("get VIEW \(short)", style)
    let texts = page.properties.map(\.summary)
    let links = page.properties.contains { $0.set != nil } ? ["set", "get"] : ["get"]
    return lines + HelpPages.seeAlso(links + HelpLinks.citations(in: texts), style)
  }

  /// Returns the kind of value, whether it can be set, and what sets a class's property apart.
  private static func text(of property: Property, _ page: Page) -> String {
    let kind = property.type.phrase + (property.set == nil ? ", read-only" : "")
    return property.summary == page.summary ? kind : "\(kind); \(property.summary)"
  }
}
