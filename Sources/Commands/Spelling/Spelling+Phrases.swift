import Language
import Scenes
import Session

extension Spelling {
  /// Words for commands that people know from elsewhere; `_` stands for one word
  /// and `…` for those behind it.
  private static let commands: [(phrase: String, command: String)] = [
    ("double tap …", "tap … count=2"), ("double-tap …", "tap … count=2"),
    ("doubletap …", "tap … count=2"), ("triple tap …", "tap … count=3"),
    ("tap … twice", "tap … count=2"), ("click …", "tap …"), ("touch …", "tap …"),
    ("press …", "press … for 0.6"), ("long press …", "press … for 0.6"),
    ("longpress …", "press … for 0.6"), ("long-press …", "press … for 0.6"),
    ("hold …", "press … for 0.6"), ("create …", "add …"), ("new …", "add …"), ("make …", "add …"),
    ("insert …", "add …"), ("addSubview …", "add …"), ("destroy …", "remove …"),
    ("removeFromSuperview …", "remove …"), ("unhide …", "show …"), ("opacity _ …", "set _ alpha …"),
    ("turn …", "rotate …"), ("bring … to front", "front …"), ("bring … forward", "front …"),
    ("bringToFront …", "front …"), ("bringSubviewToFront …", "front …"),
    ("send … to back", "back …"), ("sendToBack …", "back …"), ("sendSubviewToBack …", "back …"),
    ("info …", "get …"), ("inspect …", "get …"), ("print …", "get …"),
    ("next responder …", "chain …"), ("nextResponder …", "chain …"),
    ("responder chain …", "chain …"), ("responders …", "chain …"),
    ("becomeFirstResponder …", "focus …"), ("resignFirstResponder …", "resign …"),
    ("show tree", "tree"), ("print tree", "tree"), ("ls …", "tree …"), ("views", "tree"),
    ("list", "tree"), ("show map", "map"), ("show log", "log"), ("how …", "help how …"),
    ("restart", "reset"), ("vars", "let"), ("options", "set-option"),
    ("why is … dead", "why …"), ("why isn't … working", "why …"),
    ("why is … not working", "why …"), ("why doesn't … work", "why …"),
    ("why doesn't … react", "why …"), ("why can't i tap …", "why …"),
    ("superview …", "get … superview"), ("parent …", "get … superview"),
    ("parent …", "get … parent"), ("who gets …", "hit …"), ("what gets …", "hit …"),
    ("who is hit at …", "hit …"), ("what is hit at …", "hit …"), ("who is at …", "hit …"),
    ("what is at …", "hit …"), ("what …", "help what …"), ("hello", "help start"),
    ("hi", "help start"),
    ("start", "help start"), ("tutorial", "help start"), ("list views", "tree"),
    ("view …", "get …"), ("why not …", "why …"),
    ("why does … not react", "why …"), ("addTarget …", "target …"),
    ("addGestureRecognizer …", "gesture …"),
    ("why … dead", "why …"), ("undo everything", "undo all"),
    ("surprises", "help surprises"), ("surprise …", "help surprise …"),
    ("rules", "help rules"), ("rule …", "help …"), ("tap … button", "tap …"),
    ("tap … view", "tap …"),
  ]

  /// Phrases that may mean something else.
  private static let proposals: [(phrase: String, command: String)] = [
    ("clear scene", "reset"), ("trace …", "tap …"),
  ]

  /// `double tap card`, `bring card to front`.
  static let phrases = Spelling { words, _ in
    commands.compactMap { words.matching($0.phrase, as: $0.command) }
  }

  /// `trace card`, which may be meant for an event.
  static let proposedPhrases = Spelling(isCertain: false) { words, _ in
    proposals.compactMap { words.matching($0.phrase, as: $0.command) }
  }

  /// Returns the `let` that `n = 5` is: a name that nothing has, and a number or a quoted text; nil for
  /// any other text that has a `=`. No other spelling leads to it.
  static func withLet(_ words: [Word], _ session: Session) -> [Word]? {
    guard let first = words.first, first.quoting == .bare, session.kit.byWord[first.text] == nil
    else { return nil }
    let parts = first.text.split(separator: "=", omittingEmptySubsequences: false)
    let isJoined = words.count == 1 && parts.count == 2 && Double(parts[1]) != nil
    let isSpaced =
      words.count == 3 && words[1].isBare("=")
      && (words[2].quoting == .quoted || Double(words[2].text) != nil)
    let name = String(parts[0])
    guard isJoined || isSpaced, NameRule.isVariable(name), !session.isName(name) else { return nil }
    let value = isJoined ? [String(parts[1])] : []
    let words = words.replacing(0, [name] + value)
    let rest = isJoined ? words : words.without(1)
    return rest.inserting(Command.let.name, at: 0)
  }

  /// Signs of Chinese and Japanese keyboards, and of text programs, with those of commands.
  private static let signs: [Character: String] = [
    "，": ",", "、": ",", "：": ":", "；": ";", "（": "(", "）": ")", "＝": "=", "。": ".", "．": ".",
    "－": "-", "＃": "#", "＂": "\"", "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'",
    "\u{3000}": " ", "\u{A0}": " ", "×": "x", "−": "-", "–": "-",
  ]

  /// Returns the commands with plain punctuation and digits; nil if there are no others.
  static func withPlainPunctuation(_ words: [Word]) -> [[Word]]? {
    let bare = words.contains { word in
      word.quoting == .bare && word.text.contains { signs[$0] != nil || $0.isFullWidthDigit }
    }
    guard bare, let range = words.lineRange else { return nil }
    let line = words.map { word in
      guard word.quoting == .bare else { return [word].scriptText }
      return word.text.map { character in
        if character.isFullWidthDigit, let digit = character.wholeNumberValue { return "\(digit)" }
        return signs[character] ?? String(character)
      }.joined()
    }.joined(separator: " ")
    var lexer = Lexer(line)
    guard let commands = try? lexer.commands(), !commands.isEmpty,
      !commands.contains(where: \.haveVariables)
    else { return nil }
    // The places in the changed line mean nothing in the typed one.
    return commands.map { words in
      words.map { word in
        var word = word
        word.range = range
        return word
      }
    }
  }
}

extension Character {
  fileprivate var isFullWidthDigit: Bool { ("０"..."９").contains(self) }
}

extension [Word] {
  /// The range from the first word to the last.
  fileprivate var lineRange: Range<Int>? {
    guard let first, let last else { return nil }
    let start = Swift.min(first.range.lowerBound, last.range.lowerBound)
    return start..<Swift.max(first.range.upperBound, last.range.upperBound)
  }

  /// Returns the words written as a command if they are a phrase; nil if they are not.
  ///
  /// - Parameters:
  ///   - phrase: The words; `_` stands for any one of them, and `…` for any number.
  ///   - command: The words of the command, in which they stand for the same.
  func matching(_ phrase: String, as command: String) -> [Word]? {
    matching(Phrase(phrase), as: Phrase(command))
  }

  /// Returns the same for a phrase and a command that were read before.
  func matching(_ phrase: Phrase, as command: Phrase) -> [Word]? {
    let (start, end) = (phrase.head.count, count - phrase.tail.count)
    guard phrase.hasGap ? start <= end : count == start,
      phrase.head.indices.allSatisfy({ k in phrase.head[k].map(self[k].isBare) ?? true }),
      phrase.tail.indices.allSatisfy({ k in phrase.tail[k].map(self[end + k].isBare) ?? true })
    else { return nil }
    let single = phrase.head.firstIndex { $0 == nil }.map { self[$0] }
    var words: [Word] = []
    words.reserveCapacity(count + command.head.count)
    func word(_ text: String) -> Word { Word(text: text, range: self[0].range, quoting: .bare) }
    for part in command.head { (part.map(word) ?? single).map { words.append($0) } }
    if command.hasGap { words += self[start..<end] }
    words += command.tail.compactMap { $0.map(word) ?? single }
    return words
  }
}

/// The words of a phrase or a command, before and behind what stands for any number of words.
struct Phrase {
  // Nil stands for any one word.
  fileprivate let head: [String?]
  fileprivate let tail: [String?]
  fileprivate let hasGap: Bool

  init(_ text: String) {
    let parts = text.split(separator: " ").map { $0 == "_" ? nil : String($0) }
    let gap = parts.firstIndex(of: "…")
    head = Array(parts.prefix(gap ?? parts.count))
    tail = Array(parts.dropFirst(head.count + 1))
    hasGap = gap != nil
  }
}

extension Arithmetic {
  /// Returns a word with its calculations carried out: `120,44` for `2*60,44`; nil if there are none.
  static func calculated(_ text: String) -> String? {
    var isCalculation = false
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let result = result(of: part) else { return String(part) }
      isCalculation = true
      return result
    }
    return isCalculation ? parts.joined(separator: ",") : nil
  }

  private static func result(of text: Substring) -> String? {
    guard text.utf8.count < 100, Double(text) == nil,
      text.allSatisfy({ $0.isASCII && ($0.isNumber || ".+-*/%".contains($0)) })
    else { return nil }
    var texts: [String] = [""]
    for character in text {
      let isSign = "+-*/%".contains(character) && texts.last != ""
      if isSign {
        texts += [String(character), ""]
      } else {
        texts[texts.count - 1].append(character)
      }
    }
    guard var arithmetic = Arithmetic([Word](bare: texts)) else { return nil }
    return try? arithmetic.result()
  }
}
