/// The words by which people ask for pages of help that have other names.
enum HelpWords {
  /// Words that say nothing about the subject of a question.
  private static let empty: Set<String> = [
    "a", "an", "the", "my", "your", "its", "this", "that", "these", "there", "i", "you", "it", "we",
    "me", "is", "are", "was", "be", "do", "does", "did", "doesn't", "don't", "isn't", "won't",
    "can't", "can", "cannot", "could", "should", "will", "would", "has", "have", "get", "gets",
    "getting", "got", "make", "how", "what", "why", "when", "where", "which", "who", "in", "on",
    "at", "of", "to", "for", "with", "and", "or", "not", "no", "from", "by", "as", "if", "so",
    "about", "please", "use", "using", "swift", "uikit", "ios", "code", "one", "all", "any", "git",
  ]

  /// Returns the words of a question that say something, or all if none does.
  static func telling(_ words: [String]) -> [String] {
    let telling = words.filter { !empty.contains($0.lowercased()) }
    return telling.isEmpty ? words : telling
  }

  /// Words of one meaning in the pages of help; each stands for the others.
  private static let meanings: [[String]] = [
    ["dead", "broken", "unresponsive", "untappable", "unclickable", "react", "reacts", "reacting"],
    ["larger", "bigger", "enlarge", "expand", "increase", "grow", "extend"],
    ["smaller", "shrink", "reduce"],
    ["area", "zone", "region", "hitbox"],
    ["tap", "taps", "click", "clicks", "clicked", "tapped"],
    ["recognizer", "recognizers", "gesture", "gestures"],
    ["covered", "covers", "overlay", "overlaps", "overlapping", "blocked", "blocks"],
    ["transparent", "clear", "invisible", "see-through"],
    ["cancelled", "canceled", "cancels", "interrupted"],
    ["delay", "delays", "delayed", "late", "slow", "lag"],
    ["order", "z-order", "zposition", "zindex"],
    ["modal", "sheet", "presented", "present"],
    ["colour", "colours", "color", "colors"],
    ["keyboard", "keys", "shortcut", "shortcuts"],
    ["dump", "dumps", "recursivedescription", "hierarchy"],
  ]

  /// Returns a word and those that may stand for it, the word itself first.
  static func alternatives(_ word: String) -> [String] {
    let small = word.lowercased()
    let meaning = meanings.first { $0.contains(small) } ?? []
    let stems = ["s", "ing", "ed"].filter { small.hasSuffix($0) && small.count > $0.count + 3 }
      .map { String(small.dropLast($0.count)) }
    return [word] + (meaning + stems).filter { $0 != small }
  }

  /// Returns the words of a text, without the arguments of a selector: `hitTest(_:with:)`,
  /// `hitTest:withEvent:`.
  static func words(of text: String) -> [String] {
    let base = text.prefix { !":(".contains($0) }
    return (base.isEmpty ? text[...] : base).split(separator: " ").map(String.init)
  }

  /// Returns the names of the pages that a selector or a question means, such as
  /// `hitTest:withEvent:`; nil if no page is known for it.
  static func pages(for text: String) -> [String]? {
    let words = words(of: text)
    return HelpSynonyms.pages(for: words) ?? HelpSynonyms.pages(for: telling(words))
  }

  /// Returns the name of the page on the property that a setter of Objective-C sets:
  /// `setUserInteractionEnabled:`; nil if there is none.
  static func page(forSetter text: String) -> String? {
    let name = words(of: text).joined().lowercased().trimmingPrefix("set")
    return PropertyPages.all.first { ["is" + name, "\(name)"].contains($0.name.lowercased()) }?
      .title
  }
}
