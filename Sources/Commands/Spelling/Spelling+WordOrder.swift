import Language
import Session
import Text

/// Words that are too many, missing, or in another order.
extension Spelling {
  /// `tap on card`, `rotate card by 45 degrees`.
  static let fillers = Spelling { words, session in
    let isList = Self.commandsOfLists.contains(words[0].text)
    let isFiller = { (k: Int) in
      let word = words[k]
      guard word.quoting == .bare, !session.isName(word.text) else { return false }
      return Self.empty.contains(word.text) || k == 1 && Self.emptyAtStart.contains(word.text)
        || (isList ? word.text == "and" : Self.emptyWithOneObject.contains(word.text))
    }
    let places = words.indices.dropFirst().filter(isFiller)
    guard !places.isEmpty else { return [] }
    let all = words.indices.filter { !places.contains($0) }.map { words[$0] }
    return places.map(words.without) + (places.count > 1 ? [all] : [])
  }

  /// The commands that take several objects, between which no word may be left out.
  private static let commandsOfLists: Set = [
    "remove", "rm", "delete", "detach", "hide", "show", "enable", "disable",
  ]
  private static let empty: Set = [
    "the", "a", "an", "please", "degrees", "degree", "deg", "points", "pt", "px", "seconds",
    "second", "secs", "sec", "my", "view",
  ]
  private static let emptyAtStart: Set = ["on", "at", "in", "of", "to", "for"]
  private static let emptyWithOneObject: Set = [
    "by", "of", "to", "at", "as", "is", "with", "hitTest", "pointInside",
  ]

  /// `gesture tap single root`, `drag card 100,200`.
  static let missingWords = Spelling { words, session in
    guard words.count > 2, let command = session.kit.byWord[words[0].text] else { return [] }
    let known = Set(session.forms(of: command).forms.flatMap { $0.syntax.words() })
    return ["to", "on", "in", "from", "for", "toFail"].filter(known.contains).flatMap { missing in
      (2..<words.count).map { words.inserting(missing, at: $0) }
    }
  }

  /// `add card 100x44`.
  static let missingOrigin = Spelling { words, _ in
    guard words[0].text == Command.add.name,
      let k = words.firstIndex(where: {
        $0.quoting == .bare && $0.text.wholeMatch(of: /[0-9.]+x[0-9.]+/) != nil
      }), k > 1
    else { return [] }
    return [words.inserting("0,0", at: k)]
  }

  /// `swipe left card`, `gesture single tap on root`, `frame 0,0 90x90 card`, and a rectangle at the
  /// end of `add`.
  static let order = Spelling { words, session in
    guard words.count > 2, !commandsOfLists.contains(words[0].text) else { return [] }
    // In another order the name would go to another thing, or another word would be the name.
    if session.givesTakenName(words) { return [] }
    let rest = words.dropFirst()
    var exchanged = words
    exchanged.swapAt(1, 2)
    var orders = [
      exchanged, [words[0], words[words.count - 1]] + rest.dropLast(),
      [words[0]] + rest.dropFirst() + [words[1]],
    ]
    let numbers = rest.filter { $0.quoting == .bare && Word.looksNumeric($0.text) }
    let others = rest.filter { !($0.quoting == .bare && Word.looksNumeric($0.text)) }
    if !numbers.isEmpty {
      for place in 1...max(1, min(2, others.count)) {
        orders.append([words[0]] + others.prefix(place) + numbers + others.dropFirst(place))
      }
    }
    return orders
  }
}
