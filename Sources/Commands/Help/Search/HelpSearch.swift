/// A search for words in all pages of help.
struct HelpSearch {
  /// A page with its name and its texts.
  struct Page: Sendable {
    /// The name that asks for the page.
    let name: SearchedText
    /// The line that tells the subject of the page.
    let title: SearchedText
    /// The other texts of the page.
    let texts: [SearchedText]
    /// The words that the page explains, besides its name.
    let words: Set<String>
    /// The grades for a word found in the name, as a whole or as a start; they are lower for names
    /// of properties, which are made of common words.
    let gradesOfName: (whole: Int, start: Int)

    init(
      _ name: String, _ title: String, _ texts: [String], words: Set<String> = [],
      gradesOfName: (whole: Int, start: Int) = (60, 45)
    ) {
      self.words = words
      self.gradesOfName = gradesOfName
      self.name = SearchedText(name)
      self.title = SearchedText(title)
      self.texts = texts.map(SearchedText.init)
    }
  }

  /// A page that has all words.
  struct Hit {
    let page: Page
    /// The text to show of the page.
    let text: SearchedText
    /// The grade of the page; better ones are higher.
    let score: Int
  }

  /// The words.
  let words: [String]
  /// The pages that have them all, best first.
  let hits: [Hit]

  init(_ text: String) {
    let words = text.split(separator: " ").map { word in
      String(word).trimmed { !$0.isLetter && !$0.isNumber }
    }.filter { !$0.isEmpty }
    self.words = words
    let found = words.isEmpty ? [] : Self.pages.compactMap { Self.hit($0, words) }
    hits = found.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }
    .map(\.element)
  }

  /// The pages of help: topics, commands, rules, surprises, codes, properties.
  static let pages: [Page] =
    HelpTopic.all.map { topic in
      Page(
        topic.name, topic.summary, topic.aliases + topic.texts)
    }
    + Catalogue.all.map { command in
      Page(
        command.name, command.summary, command.aliases + command.texts,
        words: Set(command.forms.flatMap { $0.syntax.words() }))
    }
    + RuleBook.chapters.flatMap { chapter in
      chapter.entries.map {
        Page($0.number, $0.title, [$0.text.filter { $0 != "`" }, chapter.title])
      }
    }
    + SurpriseBook.all.map { surprise in
      Page("surprise \(surprise.number)", surprise.belief, [surprise.truth])
    }
    + CodeBook.all.map {
      Page($0.code, $0.title, [$0.looks, $0.fix], gradesOfName: (12, 9))
    }
    + PropertyPages.all.map { property in
      Page(
        property.title, property.summary, ["also " + property.shortNames.joined(separator: ", ")],
        words: Set(property.shortNames), gradesOfName: (12, 9))
    }

  private static func hit(_ page: Page, _ words: [String]) -> Hit? {
    var score = 0
    for word in words {
      let grades = [
        page.name.text.lowercased() == word.lowercased() ? 100 : 0,
        page.words.contains(word) ? 50 : 0,
        grade(page.name.match(word), page.gradesOfName.whole, page.gradesOfName.start),
        grade(page.title.match(word), 40, 30),
        page.texts.map { grade($0.match(word), 10, 8) }.max() ?? 0,
      ]
      guard let best = grades.max(), best > 0 else { return nil }
      score += best
    }
    // The title says most, unless the words stand elsewhere only.
    let number = { (text: SearchedText) in words.filter { text.match($0) != nil }.count }
    let texts = [page.title] + page.texts
    let best = texts.map(number).max() ?? 0
    let text = best == 0 ? page.title : texts.first { number($0) == best }
    return Hit(page: page, text: text ?? page.title, score: score)
  }

  private static func grade(_ match: SearchedText.Match?, _ whole: Int, _ start: Int) -> Int {
    match.map { $0 == .whole ? whole : start } ?? 0
  }
}

extension String {
  /// Returns the text without some characters at both ends.
  fileprivate func trimmed(_ isWaste: (Character) -> Bool) -> String {
    String(String(drop(while: isWaste).reversed()).drop(while: isWaste).reversed())
  }
}
