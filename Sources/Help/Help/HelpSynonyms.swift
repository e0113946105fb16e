import Commands

/// What people type for pages of help that have other names: one table of all synonyms.
enum HelpSynonyms {
  /// The book as it is written.
  static let book = Book("Synonyms") { entry in
    entry.fields.map { (pages: words($0.name), words: words($0.value)) }
  }

  /// The pages, and the words that mean them. Words that mean several pages list these.
  static let all = book.entries.flatMap { $0 }

  private static func words(_ list: String) -> [String] {
    list.split(separator: ", ").map(String.init)
  }

  /// The pages by the words that mean them, written as one.
  private static let pages: [String: [String]] = {
    var pages: [String: [String]] = [:]
    let phrases = all.flatMap { row in row.words.map { ($0, row.pages) } }
    for (phrase, names) in phrases { pages[key(of: HelpWords.words(of: phrase))] = names }
    // People leave words out that say nothing.
    for (phrase, names) in phrases {
      let short = key(of: HelpWords.telling(HelpWords.words(of: phrase)))
      if pages[short] == nil { pages[short] = names }
    }
    return pages
  }()

  static func pages(for words: [String]) -> [String]? {
    let key = key(of: words)
    return ["", "ui", "uiview"].lazy.compactMap { pages["\(key.trimmingPrefix($0))"] }.first
  }

  /// Returns words as one word of small letters and digits, without the 's' of a plural.
  static func key(of words: [String]) -> String {
    let letters = words.joined().lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.count > 3 && letters.hasSuffix("s") ? String(letters.dropLast()) : letters
  }
}
