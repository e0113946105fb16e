import Commands
import Session
import Text

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
    /// The texts that are searched and not shown, as they are not so.
    let beliefs: [SearchedText]
    /// The words that the page explains, besides its name.
    let words: Set<String>
    /// The grades for a word found in the name, as a whole or as a start; they are lower for names
    /// of properties, which are made of common words.
    let gradesOfName: (whole: Int, start: Int)

    init(
      _ name: String, _ title: String, _ texts: [String], beliefs: [String] = [],
      words: Set<String> = [],
      gradesOfName: (whole: Int, start: Int) = (60, 45)
    ) {
      self.words = words
      self.gradesOfName = gradesOfName
      self.name = SearchedText(name)
      self.title = SearchedText(title)
      self.texts = texts.map(SearchedText.init)
      self.beliefs = beliefs.map(SearchedText.init)
    }

    /// Returns whether the name, the title or the words of the page have a word.
    func names(_ word: String) -> Bool {
      words.contains(word) || name.match(word) != nil || title.match(word) != nil
    }
  }

  /// A page that has words of the question.
  struct Hit {
    let page: Page
    /// The text to show of the page.
    let text: SearchedText
    /// The number of words of the question that the page has.
    let count: Int
    /// The grade of the page; better ones are higher.
    let score: Int
    /// Indicates whether the page is about them: its name, its title or its words have them all.
    let isSubject: Bool
  }

  /// The words that say something, each with those that may stand for it.
  private let terms: [[String]]
  /// The words that say something.
  var words: [String] { terms.map { $0[0] } }
  /// The pages that have the most of them, best first.
  let hits: [Hit]

  init(_ text: String) {
    var seen: Set<String> = []
    let words = text.split(separator: " ").map { word in
      String(word).trimmed { !$0.isLetter && !$0.isNumber }
    }
    .filter { !$0.isEmpty && seen.insert($0.lowercased()).inserted }
    let terms = HelpWords.telling(words).map(HelpWords.alternatives)
    self.terms = terms
    let found = Self.pages.compactMap { Self.hit($0, terms) }
    let most = found.map(\.count).max() ?? 0
    hits = found.filter { $0.count == most }.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }
    .map(\.element)
  }

  /// The pages of help: topics, commands, classes, rules, surprises, codes, properties.
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
    + ClassPages.all.map { Page($0.name, $0.summary, $0.texts, gradesOfName: (60, 12)) }
    + RuleBook.chapters.flatMap { chapter in
      chapter.entries.map {
        Page($0.number, $0.title, [$0.text.filter { $0 != "`" }, chapter.title])
      }
    }
    + SurpriseBook.all.map { surprise in
      Page(
        "surprise \(surprise.number)", surprise.truth, [surprise.text], beliefs: [surprise.belief])
    }
    + CodeBook.all.map {
      Page($0.code, $0.title, [$0.looks, $0.fix], gradesOfName: (12, 9))
    }
    + PropertyPages.all.map { property in
      Page(
        property.title, property.summary, ["also " + property.shortNames.joined(separator: ", ")],
        words: Set(property.shortNames), gradesOfName: (12, 9))
    }

  private static func hit(_ page: Page, _ terms: [[String]]) -> Hit? {
    // A word that stands for another one counts less.
    let found = terms.compactMap { term -> (grade: Int, word: String)? in
      let own = grade(of: page, term[0])
      let grades =
        own > 0 ? [(own, term[0])] : term.dropFirst().map { (grade(of: page, $0) / 2, $0) }
      return grades.max { $0.0 < $1.0 }
    }.filter { $0.grade > 0 }
    guard !found.isEmpty else { return nil }
    let isSubject = found.allSatisfy { page.names($0.word) } && found.count == terms.count
    let words = Array(terms.joined())
    // The title says most, unless the words stand elsewhere only.
    let number = { (text: SearchedText) in words.filter { text.match($0) != nil }.count }
    let texts = [page.title] + page.texts
    let best = texts.map(number).max() ?? 0
    let text = best == 0 ? page.title : texts.first { number($0) == best }
    return Hit(
      page: page, text: text ?? page.title, count: found.count,
      score: found.map(\.grade).reduce(0, +), isSubject: isSubject)
  }

  private static func grade(of page: Page, _ word: String) -> Int {
    [
      page.name.text.lowercased() == word.lowercased() ? 100 : 0,
      page.words.contains(word) ? 50 : 0,
      grade(page.name.match(word), page.gradesOfName.whole, page.gradesOfName.start),
      grade(page.title.match(word), 40, 30),
      (page.texts + page.beliefs).map { grade($0.match(word), 10, 8) }.max() ?? 0,
    ].max() ?? 0
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

extension HelpSearch {
  /// Returns pages by their names, one per line, each with its title.
  static func entries(_ names: [String], _ style: OutputStyle) -> [TextLine] {
    let column = 4 + (names.map(\.count).max() ?? 0)
    return names.compactMap { name in pages.first { $0.name.text == name } }.map { page in
      var line = TextLine("  \(page.name.text)", .name)
      line.pad(to: column)
      let room = HelpPages.width(style) - column
      return line + TextLine(page.title.text).clipped(to: room, ellipsis: style.glyphs.ellipsis)
    }
  }

  /// The number of pages that are listed at most.
  static let limit = 15

  /// Returns the pages, one per line, each with an excerpt that shows the words.
  func lines(_ style: OutputStyle) -> [TextLine] {
    let shown = hits.prefix(Self.limit)
    let quoted = words.map { "'\($0)'" }.listed("and")
    let count = hits.count == 1 ? "1 page has" : "\(hits.count) pages have"
    let hasAll = hits.allSatisfy { $0.count == words.count }
    let heading = hasAll ? "\(count) \(quoted)" : "no page has all of \(quoted); the nearest"
    var lines = HelpPages.paragraph(
      "\(heading); 'help NAME' opens one:", style, indent: 0, .dim)
    let column = 4 + (shown.map(\.page.name.text.count).max() ?? 0)
    for hit in shown {
      var line = TextLine("  \(hit.page.name.text)", .name)
      line.pad(to: column)
      lines.append(line + excerpt(hit.text, HelpPages.width(style) - column, style.glyphs.ellipsis))
    }
    if hits.count > shown.count {
      let rest = hits.count - shown.count
      lines.append(TextLine("and \(rest) more; add a word to see fewer", .dim))
    }
    return lines
  }

  /// Returns an excerpt of a text that fits in a width and shows the words highlighted.
  private func excerpt(_ text: SearchedText, _ width: Int, _ ellipsis: String) -> TextLine {
    let ranges = text.ranges(of: Array(terms.joined()))
    let count = text.text.utf8.count
    let start = count <= width ? 0 : text.start(before: ranges.first?.lowerBound ?? 0, width / 2)
    var line = start > 0 ? TextLine(ellipsis + " ", .dim) : TextLine()
    var position = start
    for range in ranges where range.lowerBound >= position {
      line.append(text.part(position..<range.lowerBound))
      line.append(text.part(range), .strong)
      position = range.upperBound
    }
    line.append(text.part(position..<count))
    return line.clipped(to: width, ellipsis: ellipsis)
  }
}

extension SearchedText {
  fileprivate func part(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  /// Returns the start of an excerpt that shows a word: the start of the sentence, or of a word
  /// near enough.
  fileprivate func start(before word: Int, _ distance: Int) -> Int {
    let words = part(0..<word).split(separator: " ", omittingEmptySubsequences: false).dropLast()
    var starts = [0]
    var sentences = [0]
    var position = 0
    for word in words {
      position += word.utf8.count + 1
      starts.append(position)
      if word.last == "." { sentences.append(position) }
    }
    let isNear = { (start: Int) in word - start <= distance }
    return sentences.last(where: isNear) ?? starts.first(where: isNear) ?? word
  }
}

extension TextLine {
  /// Returns the line cut to a width, with an ellipsis if anything is cut off.
  fileprivate func clipped(to width: Int, ellipsis: String) -> TextLine {
    guard self.width > width else { return self }
    var line = TextLine()
    let room = width - ellipsis.displayWidth
    for run in runs {
      guard line.width + run.text.displayWidth > room else {
        line.append(run.text, run.style)
        continue
      }
      line.append(run.text.clipped(to: room - line.width, ellipsis: ""), run.style)
      break
    }
    return line + TextLine(ellipsis, .dim)
  }
}

/// A text in which a search finds words at the starts of words, in either case of the letters.
struct SearchedText: Sendable {
  let text: String
  private let letters: [UInt8]
  /// The offsets at which words and the parts of names like `touchesBegan` start.
  private let starts: [Int]

  init(_ text: String) {
    self.text = text
    let bytes = Array(text.utf8)
    letters = bytes.map(\.lowercased)
    starts = bytes.indices.filter { k in
      guard bytes[k].isWordByte else { return false }
      guard k > 0, bytes[k - 1].isWordByte else { return true }
      return bytes[k].isCapital && !bytes[k - 1].isCapital
    }
  }

  /// A way in which a word is found.
  enum Match {
    /// The word is found as the start of a word.
    case start
    /// The word is found as a whole word.
    case whole
  }

  /// Returns the way in which a word is found, if it is; neither a letter nor a novel is a word.
  func match(_ word: String) -> Match? {
    guard (2...64).contains(word.utf8.count) else { return nil }
    let word = word.utf8.map(\.lowercased)
    let isWhole = { (end: Int) in end == letters.count || !letters[end].isWordByte }
    let ranges = ranges(word)
    if ranges.contains(where: { isWhole($0.upperBound) }) { return .whole }
    return ranges.isEmpty ? nil : .start
  }

  /// Returns the ranges at which words are found, as offsets into the text's UTF-8, in order.
  func ranges(of words: [String]) -> [Range<Int>] {
    words.flatMap { ranges($0.utf8.map(\.lowercased)) }.sorted { $0.lowerBound < $1.lowerBound }
  }

  private func ranges(_ word: [UInt8]) -> [Range<Int>] {
    starts.filter { letters[$0...].starts(with: word) }.map { $0..<$0 + word.count }
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (0x41...0x5A).contains(self) }
  fileprivate var lowercased: UInt8 { isCapital ? self + 0x20 : self }

  /// Indicates whether the byte belongs to a letter or a digit; every byte beyond ASCII does.
  fileprivate var isWordByte: Bool {
    isCapital || (0x61...0x7A).contains(self) || (0x30...0x39).contains(self) || self >= 0x80
  }
}
