import Scenes
import Text

/// The pages that `help` prints.
enum HelpPages {
  /// The words for lists of further pages.
  static let lists = ["commands", "topics", "rules", "surprises", "codes"]

  /// Returns the page that a text asks for, if any: a command before a topic before a property.
  /// Small and capital letters are the same.
  static func page(
    on text: String, _ look: OutputStyle, _ kinds: SceneKinds = SceneKinds()
  ) -> [TextLine]? {
    // Capitals make a code of what is a command otherwise: TRANSFORM.
    if let note = CodeBook.note(text) { return CodePages.page(of: note, look) }
    let name = text.lowercased()
    if let command = Catalogue.byWord[name] { return page(of: command, look) }
    if let topic = HelpTopic.named(name) { return page(of: topic, look, kinds) }
    if name == "commands" { return listOfCommands(look) }
    if name == "topics" { return listOfTopics(look) }
    return RulePages.page(on: name, look) ?? SurprisePages.page(on: name, look)
      ?? CodePages.page(on: name, look) ?? PropertyPages.page(on: name, look)
  }

  /// Returns the names that are nearest to a text that help does not know.
  static func nearest(to text: String) -> [String] {
    if let rule = RuleBook.nearest(to: text) { return [rule.number] }
    if let surprise = SurprisePages.nearest(to: text) { return [surprise] }
    let names = Catalogue.all.map(\.name) + HelpTopic.all.map(\.name) + lists
    return text.nearest(
      in: names + CodeBook.all.map(\.code) + PropertyPages.all.map(\.title))
  }

  /// Returns the pages that a search finds for a text that is no name; a single page is shown in
  /// full.
  ///
  /// The number of a rule or surprise that does not exist is a mistake and not searched for.
  static func search(
    _ text: String, _ look: OutputStyle, _ kinds: SceneKinds
  ) -> [TextLine]? {
    guard RuleBook.nearest(to: text) == nil, SurprisePages.nearest(to: text) == nil else {
      return nil
    }
    let search = HelpSearch(text)
    switch search.hits.count {
    case 0: return nil
    case 1: return page(on: search.hits[0].page.name.text, look, kinds)
    default: return search.lines(look)
    }
  }

  private static func listOfCommands(_ look: OutputStyle) -> [TextLine] {
    var lines: [TextLine] = []
    for group in CommandGroup.allCases {
      let commands = Catalogue.all.filter { $0.group == group }
      lines.append(TextLine(group.rawValue, .strong))
      lines += commands.flatMap { entry($0.name, $0.summary, look) }
    }
    return lines
  }

  private static func listOfTopics(_ look: OutputStyle) -> [TextLine] {
    HelpTopic.all.flatMap { entry($0.name, $0.summary, look) }
  }
}
