import Commands
import Language
import Scenes
import Session
import Text

/// The pages that `help` prints.
package enum HelpPages {
  /// The words for lists of further pages.
  static let lists = ["commands", "topics", "rules", "surprises", "codes"]

  /// Returns the page that a text asks for, if any: a command before a topic before a property.
  /// Small and capital letters are the same.
  static func page(
    on text: String, _ style: OutputStyle, _ kinds: SceneKinds = SceneKinds()
  ) -> [TextLine]? {
    switch HelpSubject(text) {
    case .command(let command)?: return page(of: command, style)
    case .topic(let topic)?: return page(of: topic, style, kinds)
    case .rule(let rule)?: return RulePages.page(of: rule, style)
    case .surprise(let surprise)?: return SurprisePages.page(of: surprise, style)
    case .code(let note)?: return CodePages.page(of: note, style)
    case nil: break
    }
    let name = text.lowercased()
    let words = name.split(separator: " ")
    if words.count == 2, words[1] == "all", let command = Catalogue.byWord[String(words[0])] {
      return page(of: command, style, hasAllExamples: true)
    }
    if name == "commands" { return listOfCommands(style) }
    if name == "topics" { return listOfTopics(style) }
    if let list = RulePages.list(on: name, style) { return list }
    if let list = SurprisePages.list(on: name, style) { return list }
    if let list = CodePages.list(on: name, style) { return list }
    if let page = ClassPages.page(on: name, style) { return page }
    if let page = PropertyPages.page(named: name, style) { return page }
    if let names = HelpWords.pages(for: name),
      let found = pages(named: names, for: text, style, kinds)
    {
      return found
    }
    let type = "ui" + HelpSynonyms.key(of: HelpWords.words(of: name))
    if let page = ClassPages.page(on: type, style) { return page }
    if let page = PropertyPages.page(on: name, style) { return page }
    return HelpWords.page(forSetter: name).flatMap { page(on: $0, style, kinds) }
  }

  /// Returns the page that words mean, or the list of the pages if they mean several.
  private static func pages(
    named names: [String], for text: String, _ style: OutputStyle, _ kinds: SceneKinds
  ) -> [TextLine]? {
    guard names.count > 1 else { return page(on: names[0], style, kinds) }
    return paragraph("about '\(text)'; 'help NAME' opens one:", style, indent: 0, .dim)
      + HelpSearch.entries(names, style)
  }

  /// Returns the names that are nearest to a text that help does not know.
  static func nearest(to text: String) -> [String] {
    if let rule = RuleBook.nearest(to: text) { return [rule.number] }
    if let surprise = SurprisePages.nearest(to: text) { return [surprise] }
    let names = Catalogue.all.map(\.name) + HelpTopic.names + lists
    return text.nearest(
      in: names + CodeBook.all.map(\.code) + PropertyPages.all.map(\.title))
  }

  /// Returns the commands that show what is explained about a line that is no command: about all its
  /// words, or else about the first one; none if that is only mentioned.
  static func commands(about words: [String]) -> [String] {
    guard words.allSatisfy({ $0.utf8.count <= 1000 }) else { return [] }
    let style = OutputStyle()
    for text in [words.joined(separator: " "), words[0]] {
      if let names = HelpWords.pages(for: text.lowercased()), names.count <= 2 {
        return names.map { "help \($0)" }
      }
      if page(on: text, style) != nil { return ["help \(text)"] }
    }
    return HelpSearch(words[0]).hits.first?.isSubject == true ? ["help \(words[0])"] : []
  }

  /// Returns the pages that a search finds for a text that is no name; a single page about it is
  /// shown in full.
  ///
  /// The number of a rule or surprise that does not exist is a mistake and not searched for.
  static func search(
    _ text: String, _ style: OutputStyle, _ kinds: SceneKinds
  ) -> [TextLine]? {
    guard RuleBook.nearest(to: text) == nil, SurprisePages.nearest(to: text) == nil else {
      return nil
    }
    let search = HelpSearch(text)
    guard let first = search.hits.first else { return nil }
    // A page that only mentions the words is listed.
    return search.hits.count == 1 && first.isSubject
      ? page(on: first.page.name.text, style, kinds) : search.lines(style)
  }

  private static func listOfTopics(_ style: OutputStyle) -> [TextLine] {
    HelpTopic.all.flatMap { entry($0.name, $0.summary, style) }
  }

  /// The commands to begin with, each with a line to type and what it is for.
  static let firstCommands: [(usage: String, purpose: String)] = [
    ("add CLASS NAME X,Y WxH", "puts a view on the screen"),
    ("set VIEW PROPERTY VALUE", "changes it: alpha, hidden, …"),
    ("tap VIEW", "shows who gets the touch"),
    ("step tap VIEW", "the same, step by step"),
    ("chain VIEW", "who gets what it lets pass"),
    ("gesture KIND NAME on VIEW", "adds a recognizer"),
    ("override VIEW passthrough", "as a subclass would"),
    ("why VIEW", "why it is dead, and the fix"),
    ("tree", "all views, and their states"),
    ("undo", "takes the last change back"),
  ]

  /// The first lines to type, each with what it does in words.
  private static let firstLines: [(line: String, meaning: String)] = [
    ("add card 20,100 200x100", "a view at 20,100, 200 wide, 100 high"),
    ("tap card", "who is asked, who answers"),
  ]

  /// Returns the first lines to type, with what they do.
  package static func firstLines(width: Int) -> [TextLine] {
    firstLines.flatMap { command, meaning in
      var line = TextLine("  \(command)", .type)
      if width < 50 { return [line] }
      line.pad(to: 28)
      return (line + TextLine(meaning, .dim)).wrappedAtPhrases(to: width, indent: 28)
    }
  }

  /// Returns the first page: two lines to try, the commands to begin with, and where the rest is.
  static func overview(_ style: OutputStyle) -> [TextLine] {
    var lines = [TextLine("Type this, with Enter behind each line:", .dim)]
    lines += firstLines(width: width(style))
    lines += [TextLine(), TextLine("The commands to begin with:", .dim)]
    for (usage, purpose) in firstCommands {
      var line = TextLine("  \(usage)", .name)
      line.pad(to: 29)
      line.append(style.spelled(purpose))
      lines += line.wrapped(to: width(style), indent: 29)
    }
    lines.append(TextLine())
    for text in [
      "More:   lesson, quiz, help start, help bigger touch area",
      "Lists:  help \(lists.joined(separator: ", "))",
    ] {
      lines += TextLine(text, .dim).wrappedAtPhrases(to: width(style), indent: 8)
    }
    return lines
  }

  /// Returns the names of all commands, group by group, each with what it is about.
  private static func listOfCommands(_ style: OutputStyle) -> [TextLine] {
    let lines = CommandGroup.allCases.flatMap { group in
      let entries = Catalogue.entries.filter { $0.command.group == group }
      return [TextLine(group.rawValue, .strong)] + columns(of: entries, style)
    }
    return lines
      + paragraph(
        "help NAME opens a page, also R6.8, surprise 12 or UIWindow; help WORDS searches; "
          + "help topics lists what is explained", style, indent: 0, .dim)
  }

  /// Commands with their words in as many columns as there is room for, each read downwards.
  private static func columns(of entries: [Catalogue.Entry], _ style: OutputStyle) -> [TextLine] {
    let name = 1 + (entries.map(\.command.name.count).max() ?? 0)
    let column = 2 + name + (entries.map(\.word.count).max() ?? 0)
    let count = max(1, width(style) / column)
    let rows = (entries.count + count - 1) / count
    return (0..<rows).map { row in
      var line = TextLine()
      for (place, k) in stride(from: row, to: entries.count, by: rows).enumerated() {
        line.pad(to: 2 + place * column)
        line.append(entries[k].command.name, .type)
        line.pad(to: 2 + place * column + name)
        line.append(style.spelled(entries[k].word), .dim)
      }
      return line
    }
  }

  /// The number of rows of a small terminal that are left above the prompt.
  private static let rows = 23

  /// Returns the page of a command: summary, usages, examples.
  ///
  /// - Parameter hasAllExamples: False for as many examples as fit on a screen, but one at least.
  static func page(
    of command: Command, _ style: OutputStyle, hasAllExamples: Bool = false
  ) -> [TextLine] {
    var lines = heading(command.name, command.summary, style)
    if !command.aliases.isEmpty {
      lines.append(TextLine("also: \(command.aliases.joined(separator: ", "))", .dim))
    }
    lines.append(TextLine())
    for (k, form) in command.forms.enumerated() {
      let usage =
        TextLine(k == 0 ? "usage: " : "       ", .dim)
        + TextLine(style.spelled(command.usage(of: form)), .type)
      lines += usage.wrapped(to: width(style), indent: 11)
      if !form.summary.isEmpty {
        lines += paragraph(form.summary, style, indent: 9, .dim)
      }
    }
    for text in command.details + [command.list()].compactMap({ $0 }) {
      lines.append(TextLine())
      lines += paragraph(text, style, indent: 0)
    }
    let links = seeAlso(HelpLinks.links(of: command), style)
    let all = examples(command.examples, style)
    guard !hasAllExamples, lines.count + all.count + links.count > rows,
      command.examples.count > 1
    else { return lines + all + links }
    // One row tells that there are more.
    let count =
      (1..<command.examples.count).last { count in
        let shown = examples(Array(command.examples.prefix(count)), style)
        return lines.count + shown.count + 1 + links.count <= rows
      } ?? 1
    let more =
      TextLine("  help \(command.name) all", .name) + TextLine("  shows all examples", .dim)
    return lines + examples(Array(command.examples.prefix(count)), style) + [more] + links
  }

  static func page(of topic: HelpTopic, _ style: OutputStyle, _ kinds: SceneKinds) -> [TextLine] {
    var lines = heading(topic.name, topic.summary, style)
    for text in topic.paragraphs(of: kinds) {
      lines.append(TextLine())
      lines += paragraph(text, style, indent: 0)
    }
    return lines + examples(topic.examples, style) + seeAlso(HelpLinks.links(of: topic), style)
  }

  /// Examples under a heading.
  static func examples(_ examples: [Command.Example], _ style: OutputStyle) -> [TextLine] {
    guard !examples.isEmpty else { return [] }
    let heading =
      examples.count == 1 ? "Example, in a new scene:" : "Examples, each in a new scene:"
    return [TextLine(), TextLine(heading, .dim)] + examples.flatMap { lines(of: $0, style) }
  }

  /// Returns an example as lines that run as they stand: the commands that make its scene, the line
  /// itself, and its output as a comment, behind the line or above where there is no room.
  static func lines(of example: Command.Example, _ style: OutputStyle) -> [TextLine] {
    let setup = code(example.setup, style, .dim)
    let pieces = pieces(of: example.line, width(style) - 2)
    var last = TextLine("  \(pieces.last ?? "")", .name)
    last.pad(to: 34)
    last.append("  # \(example.meaning)", .dim)
    guard pieces.count == 1, last.width <= width(style) else {
      let comment = paragraph(example.meaning, style, indent: 4).map {
        TextLine("  # \($0.text.dropFirst(4))", .dim)
      }
      return comment + setup + code(example.line, style)
    }
    return setup + [last]
  }

  /// Returns a line to type, or several where there is no room for one.
  static func code(_ line: String, _ style: OutputStyle, _ textStyle: TextStyle = .name)
    -> [TextLine]
  {
    pieces(of: line, width(style) - 2).map { TextLine("  \($0)", textStyle) }
  }

  /// Returns a line cut between commands, or with a backslash within one, into lines of a width.
  /// Several lines stay as they are: they may hold text.
  private static func pieces(of line: String, _ width: Int) -> [String] {
    guard !line.contains("\n") else { return line.split(separator: "\n").map(String.init) }
    var pieces: [String] = []
    for command in commands(in: line) {
      if let last = pieces.last, last.count + 2 + command.count <= width {
        pieces[pieces.count - 1] = "\(last); \(command)"
      } else if command.count <= width {
        pieces.append(command)
      } else {
        let lines = TextLine(command).wrapped(to: width - 2, indent: 2).map(\.text)
        pieces += lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
      }
    }
    return pieces
  }

  /// Returns the commands of a line as they are written.
  private static func commands(in line: String) -> [String] {
    var lexer = Lexer(line)
    let bytes = Array(line.utf8)
    return ((try? lexer.commands()) ?? []).map { words in
      String(
        decoding: bytes[words[0].range.lowerBound..<words[words.count - 1].range.upperBound],
        as: UTF8.self)
    }
  }

  /// Returns the number of columns of a page: longer lines are hard to read.
  static func width(_ style: OutputStyle) -> Int { min(style.width, 100) }

  /// Returns the first line of a page.
  static func heading(_ name: String, _ summary: String, _ style: OutputStyle) -> [TextLine] {
    let line = TextLine(name, .name) + TextLine("  \(style.spelled(summary))")
    return line.wrapped(to: width(style), indent: 2)
  }

  /// Returns a text in the width of the page.
  static func paragraph(
    _ text: String, _ style: OutputStyle, indent: Int, _ textStyle: TextStyle = .plain
  ) -> [TextLine] {
    let line =
      TextLine(String(repeating: " ", count: indent)) + TextLine(style.spelled(text), textStyle)
    return line.wrapped(to: width(style), indent: indent)
  }

  static func entry(_ name: String, _ summary: String, _ style: OutputStyle) -> [TextLine] {
    var line = TextLine("  \(name)", .name)
    line.pad(to: 19)
    line.append(style.spelled(summary))
    return line.wrapped(to: width(style), indent: 19)
  }

  /// Returns the last line of a page, with the names of further pages.
  static func seeAlso(_ names: [String], _ style: OutputStyle) -> [TextLine] {
    guard !names.isEmpty else { return [] }
    let line = TextLine("see also: ", .dim) + TextLine(names.joined(separator: ", "), .type)
    return [TextLine()] + line.wrapped(to: width(style), indent: 10)
  }
}
