import Commands
import EmbeddedFiles
import Scenes
import Session

/// A page of help on something that is no command.
struct HelpTopic: Sendable {
  /// The book as it is written.
  static let book = Book("Topics", HelpTopic.init)

  /// The topics, in order.
  static var all: [HelpTopic] { book.entries }

  /// The names of all topics, for which the overview need not read the book.
  static let names = BookReader.headings(in: EmbeddedFiles.text("Books/Topics.md")).map(\.0)

  /// The word that asks for it.
  let name: String
  /// Other words that ask for it.
  let aliases: [String]
  /// One line about it.
  let summary: String
  /// The page as it is written.
  let written: [String]
  /// Lines to try, which the tests run.
  let examples: [Command.Example]

  /// Reads a topic from the book.
  init(_ entry: BookEntry) throws(BookProblem) {
    try entry.allow("also")
    name = entry.name
    aliases = entry.list("also")
    summary = try entry.requiredTitle()
    for paragraph in entry.paragraphs { try BookPlaceholder.check(paragraph, in: entry) }
    written = entry.paragraphs
    examples = try Command.Example.all(in: entry, joinedBy: "; ")
  }

  /// Returns the page for a session that knows some kinds of things.
  func paragraphs(of kinds: SceneKinds = SceneKinds()) -> [String] {
    written.map {
      BookPlaceholder.filled($0, of: kinds, tools: Tool.all.map(\.name).listed())
    }
  }

  /// Returns the topic that a text asks for: in small letters, with spaces or hyphens, in the
  /// singular or the plural.
  static func named(_ text: String) -> HelpTopic? {
    let name = text.split(separator: " ").joined(separator: "-")
    return all.first { topic in
      ([topic.name] + topic.aliases).contains { $0 == name || $0 == name + "s" }
    }
  }
}

/// The links of the pages of help. They follow from the texts, which cite rules and quote commands.
enum HelpLinks {
  /// Returns the topics that tell of a command, and the rules that the command cites.
  static func links(of command: Command) -> [String] {
    let cited = citations(in: command.texts)
    let topics = HelpTopic.all.filter { topic in
      topic.aliases.contains(command.name)
        || quoted(in: topic.writtenTexts).contains { Catalogue.byWord[$0] === command }
    }
    let codes = CodeBook.all.contains { $0.command == command.name } ? ["codes"] : []
    let named = names(in: command.texts, of: HelpTopic.names)
    return (codes + topics.map(\.name) + named + cited).unique
  }

  /// Returns the sections of rules that a topic cites, and the topics and commands that it quotes.
  static func links(of topic: HelpTopic) -> [String] {
    let sections = citations(in: topic.texts).map { String($0.prefix { $0 != "." }) }
    let commands = quoted(in: topic.texts).compactMap { Catalogue.byWord[$0]?.name }
    let topics = names(in: topic.texts, of: HelpTopic.names)
    return (sections + topics + commands).unique.filter { $0 != topic.name }
  }

  /// Returns the topics and commands that cite a rule or, for topics, its section, and the rules
  /// that it cites.
  static func links(of rule: Rule) -> [String] {
    let section = String(rule.number.prefix { $0 != "." })
    let topics = HelpTopic.all.filter { topic in
      citations(in: topic.texts).contains { $0 == rule.number || $0 == section }
    }
    let commands = Catalogue.all.filter { citations(in: $0.texts).contains(rule.number) }
    let rules = citations(in: [rule.text]).filter { $0 != rule.number }
    return (topics.map(\.name) + commands.map(\.name) + rules).unique
  }

  /// Returns the topics that cite one of the rules behind a surprise.
  static func links(of surprise: Surprise) -> [String] {
    HelpTopic.all.filter { topic in
      citations(in: topic.texts).contains(where: surprise.rules.contains)
    }.map(\.name)
  }

  /// Returns the command that gives a code, the commands that its texts quote, and the topics that
  /// cite its rules.
  static func links(of note: CodeNote) -> [String] {
    let quoted = quoted(in: [note.looks, note.fix]).compactMap { Catalogue.byWord[$0]?.name }
    let topics = HelpTopic.all.filter { topic in
      citations(in: topic.texts).contains(where: note.rules.contains)
    }
    return ([note.command] + quoted + topics.map(\.name)).unique
  }

  /// Returns the rules and sections that texts cite, such as `R6.8` and `R6`.
  static func citations(in texts: [String]) -> [String] {
    // Most texts cite nothing, which the first look tells.
    texts.filter { $0.utf8.contains(UInt8(ascii: "R")) }.flatMap { text in
      text.split { !$0.isLetter && !$0.isNumber && $0 != "." }.compactMap { word in
        let number = word.last == "." ? String(word.dropLast()) : String(word)
        guard number.first == "R" else { return nil }
        return RuleBook.rule(number)?.number ?? RuleBook.chapter(number)?.name
      }
    }.unique
  }

  /// Returns the first words of quotations in texts: 'touch began' quotes touch.
  static func quoted(in texts: [String]) -> [String] {
    texts.flatMap { text in
      // By bytes: few words are quoted.
      text.utf8.split(separator: UInt8(ascii: " ")).compactMap { word in
        let word = word.drop { $0 == UInt8(ascii: "(") }
        guard word.first == UInt8(ascii: "'") else { return nil }
        return Substring(word).dropFirst().prefix { $0.isLetter || $0 == "-" }.lowercased()
      }
    }.unique
  }

  private static func names(in texts: [String], of names: [String]) -> [String] {
    quoted(in: texts).filter(names.contains)
  }
}

extension Command {
  /// Its texts, for people.
  var texts: [String] {
    [summary] + details + forms.map(\.summary) + examples.map(\.meaning)
  }
}

extension HelpTopic {
  /// Its texts, for people.
  var texts: [String] { [summary] + paragraphs() + examples.map(\.meaning) }

  /// The same with the numbers and lists left out that the program knows; they quote nothing.
  var writtenTexts: [String] { [summary] + written + examples.map(\.meaning) }
}

extension [String] {
  /// The texts without repetitions, each where it comes first.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
