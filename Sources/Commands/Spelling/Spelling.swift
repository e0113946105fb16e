import Language
import ResponderKit
import Scenes
import Text

/// A way in which people write commands, with the way in which the grammar has them.
struct Spelling: Sendable {
  /// A line that may be meant.
  struct Candidate {
    var words: [Word]
    /// Indicates whether nothing else can be meant, so that the line may be carried out.
    var isCertain = true

    init(_ words: [Word], isCertain: Bool = true) {
      (self.words, self.isCertain) = (words, isCertain)
    }
  }

  /// The commands that a line means.
  struct Reading {
    var commands: [[Word]]
    /// Indicates whether nothing else can be meant.
    var isCertain: Bool
  }

  private let isCertain: Bool
  private let change: @Sendable ([Word], Session) -> [[Word]]

  /// Creates a spelling.
  ///
  /// - Parameters:
  ///   - isCertain: False if the changed line may only be proposed.
  ///   - change: Returns changed lines; most of them cannot be read either.
  init(isCertain: Bool = true, _ change: @escaping @Sendable ([Word], Session) -> [[Word]]) {
    self.isCertain = isCertain
    self.change = change
  }

  /// Returns the lines that come of a line.
  func candidates(for line: Candidate, _ session: Session) -> [Candidate] {
    change(line.words, session).map { Candidate($0, isCertain: line.isCertain && isCertain) }
  }
}

extension Spelling {
  /// The spellings, the surest first.
  static let all: [Spelling] = [
    swiftCall, swiftAssignment, capitals, otherNames, phrases, objectFirst, classNouns,
    controlEvents, punctuation, units, calculations, pointMarks, coordinates, equalsSigns, fillers,
    missingWords, missingOrigin, textOfWords, order, moveToPoint, resize, unnamedGesture, title,
  ]

  /// The spellings of a value that any words may be.
  static let ofValues: [Spelling] = [calculations, equalsSigns]

  /// `TAP card`, `Tap card`.
  private static let capitals = Spelling { words, _ in
    let small = words[0].text.lowercased()
    guard small != words[0].text, Catalogue.byWord[small] != nil else { return [] }
    return [words.replacing(0, small)]
  }

  /// `tap Card` where there is only `card`.
  private static let otherNames = Spelling { words, session in
    words.indices.dropFirst().flatMap { k -> [[Word]] in
      guard words[k].quoting == .bare, !session.isName(words[k].text) else { return [] }
      let small = words[k].text.lowercased()
      let names = session.scene.names.names.filter { $0.lowercased() == small }
      return names.count == 1 ? [words.replacing(k, names[0])] : []
    }
  }

  /// `card hidden on`, `card`.
  private static let objectFirst = Spelling { words, session in
    let first = words[0]
    guard first.quoting == .bare, Catalogue.byWord[first.text] == nil, session.isName(first.text)
    else { return [] }
    guard words.count > 1 else { return [words.inserting(Command.describe.name, at: 0)] }
    var exchanged = words
    exchanged.swapAt(0, 1)
    return [words.inserting(Command.set.name, at: 0), exchanged]
  }

  /// `target buy tap vc.buy:`.
  private static let controlEvents = Spelling { words, _ in
    guard words[0].text == Command.target.name, words.count > 3,
      ["tap", "click", "press", "touch", "touchupinside"].contains(words[2].text.lowercased())
    else { return [] }
    return [words.replacing(2, "touchUpInside")]
  }

  /// `why card?`.
  private static let punctuation = Spelling { words, _ in
    guard let last = words.last, last.quoting == .bare, let sign = last.text.last,
      last.text.count > 1, "?!.,".contains(sign)
    else { return [] }
    return [words.replacing(words.count - 1, String(last.text.dropLast()))]
  }

  /// `tap x=130 y=120`.
  private static let coordinates = Spelling { words, _ in
    let plain = words.map { word -> Word in
      guard word.quoting == .bare, let name = word.text.first, "xywh".contains(name),
        word.text.dropFirst().first == "=", Double(word.text.dropFirst(2)) != nil
      else { return word }
      return Word(text: String(word.text.dropFirst(2)), range: word.range, quoting: .bare)
    }
    return plain == words ? [] : [plain]
  }

  /// `add UILabel title text=Hello World`.
  private static let textOfWords = Spelling { words, _ in
    words.indices.dropFirst().dropLast().compactMap { k -> [Word]? in
      let word = words[k]
      guard word.quoting == .bare, !word.hasQuotedValue,
        ["text=", "title="].contains(where: word.text.hasPrefix)
      else { return nil }
      let rest = words[(k + 1)...].prefix { next in
        next.quoting == .bare && !next.text.contains("=") && !Word.looksNumeric(next.text)
          && !["in", "at", "above", "below"].contains(next.text)
      }
      guard !rest.isEmpty else { return nil }
      var joined = word
      joined.text += rest.map { " \($0.text)" }.joined()
      joined.hasQuotedValue = true
      return words[..<k] + [joined] + words[rest.endIndex...]
    }
  }

  /// `resize card 90x44`, `size card 90x44`.
  private static let resize = Spelling(isCertain: false) { words, _ in
    guard ["resize", Command.size.name].contains(words[0].text), words.count == 3 else { return [] }
    return [words.replacing(0, Command.bounds.name).inserting("0,0", at: 2)]
  }

  /// `gesture tap card`: the recognizer needs a name.
  private static let unnamedGesture = Spelling(isCertain: false) { words, session in
    let rest = words.dropFirst().filter { !["on", "to", "gesture"].contains($0.text) }.map(\.text)
    let kinds = session.scene.gestures
    guard ["gesture", "add"].contains(words[0].text), rest.count == 2,
      let kind = rest.first(where: { kinds[$0] != nil }),
      let view = rest.first(where: { $0 != kind && session.isName($0) })
    else { return [] }
    let head = Array(words.prefix(1)).replacing(0, Command.gesture.name)
    return [head + [Word](bare: [kind, "\(view)-\(kind)", "on", view])]
  }

  /// `add UIButton "Buy"`: a name is no text.
  private static let title = Spelling(isCertain: false) { words, _ in
    guard words[0].text == Command.add.name,
      let k = words.firstIndex(where: { $0.quoting == .quoted }), k == 2
    else { return [] }
    let name = words[k].text.lowercased().filter { $0.isLetter || $0.isNumber }
    guard NameRule.isWellFormed(name) else { return [] }
    var text = Word(
      text: "text=\(words[k].text)", range: words[k].range, quoting: .bare, hasQuotedValue: true)
    text.hasVariables = words[k].hasVariables
    return [words.replacing(k, name) + [text]]
  }

  /// `add button buy`, `add Button buy`, `add UITapGestureRecognizer single on card`.
  private static let classNouns = Spelling { words, session in
    guard words.count > 2, words[0].text == Command.add.name else { return [] }
    let small = words[1].text.lowercased()
    if let kind = session.scene.gestures.all.first(where: { $0.className.lowercased() == small }) {
      return [words.replacing(0, Command.gesture.name).replacing(1, kind.name)]
    }
    let meant = session.scene.classes.all.first {
      $0.noun == small || $0.name.lowercased() == small
    }
    return meant.map { [words.replacing(1, $0.name)] } ?? []
  }

  /// `wait 1s`, `rotate card 45°`, `alpha card 50%`.
  private static let units = Spelling { words, _ in
    words.indices.dropFirst().flatMap { k -> [[Word]] in
      guard words[k].quoting == .bare, Word.looksNumeric(words[k].text) else { return [] }
      let number = words[k].text.prefix { $0.isASCII && ($0.isNumber || ".-+".contains($0)) }
      let unit = String(words[k].text.dropFirst(number.count))
      guard let value = Double(number), let factor = unitFactors[unit] else { return [] }
      return [words.replacing(k, factor == 1 ? String(number) : (value * factor).shortText)]
    }
  }

  private static let unitFactors: [String: Double] = [
    "s": 1, "sec": 1, "ms": 0.001, "°": 1, "deg": 1, "º": 1, "pt": 1, "px": 1, "%": 0.01, "x": 1,
  ]

  /// `tap 200.230`, `tap 200/230`.
  private static let pointMarks = Spelling { words, _ in
    words.indices.dropFirst().flatMap { k -> [[Word]] in
      guard words[k].quoting == .bare else { return [] }
      return [".", "/", ":", "x"].compactMap { mark in
        let parts = words[k].text.split(separator: mark, omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ Double($0) != nil }) else { return nil }
        return words.replacing(k, parts.joined(separator: ","))
      }
    }
  }

  /// `tap 3*60,40`: what `$i*60` becomes.
  private static let calculations = Spelling { words, _ in
    words.indices.dropFirst().flatMap { k -> [[Word]] in
      guard words[k].quoting == .bare, let text = Arithmetic.calculated(words[k].text) else {
        return []
      }
      return [words.replacing(k, text)]
    }
  }

  /// `let n = 5`, `set card.alpha = 0.5`, `set card alpha=0.5`.
  private static let equalsSigns = Spelling { words, _ in
    words.indices.dropFirst().flatMap { k -> [[Word]] in
      guard words[k].quoting == .bare else { return [] }
      if words[k].text == "=" { return [words.without(k)] }
      guard let mark = words[k].text.firstIndex(of: "=") else { return [] }
      let texts = [words[k].text[..<mark], words[k].text[words[k].text.index(after: mark)...]]
      guard texts.allSatisfy({ !$0.isEmpty }) else { return [] }
      return [words.replacing(k, texts.map(String.init))]
    }
  }

  /// `tap on card`, `rotate card by 45 degrees`.
  private static let fillers = Spelling { words, session in
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
  private static let missingWords = Spelling { words, session in
    guard words.count > 2, let command = Catalogue.byWord[words[0].text] else { return [] }
    let known = Set(session.forms(of: command).forms.flatMap { $0.syntax.words() })
    return ["to", "on", "in", "from", "for", "toFail"].filter(known.contains).flatMap { missing in
      (2..<words.count).map { words.inserting(missing, at: $0) }
    }
  }

  /// `add card 100x44`.
  private static let missingOrigin = Spelling { words, _ in
    guard words[0].text == Command.add.name,
      let k = words.firstIndex(where: {
        $0.quoting == .bare && $0.text.wholeMatch(of: /[0-9.]+x[0-9.]+/) != nil
      }), k > 1
    else { return [] }
    return [words.inserting("0,0", at: k)]
  }

  /// `swipe left card`, `gesture single tap on root`, `frame 0,0 90x90 card`, and a rectangle at the
  /// end of `add`.
  private static let order = Spelling { words, _ in
    guard words.count > 2, !commandsOfLists.contains(words[0].text) else { return [] }
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

  /// `move card 10,10`: what changes its superview is called 'move'.
  private static let moveToPoint = Spelling(isCertain: false) { words, _ in
    guard words[0].text == Command.move.name, words.count > 2 else { return [] }
    let rest = words.dropFirst().filter { !["to", "by", "at"].contains($0.text) }
    return [words.replacing(0, Command.center.name).prefix(1) + rest]
  }
}

extension [Word] {
  /// Returns the words with another text in place of one.
  func replacing(_ index: Int, _ text: String) -> [Word] { replacing(index, [text]) }

  /// Returns the words with other texts in place of one, at its place in the line.
  func replacing(_ index: Int, _ texts: [String]) -> [Word] {
    let words = texts.map { Word(text: $0, range: self[index].range, quoting: .bare) }
    return self[..<index] + words + self[(index + 1)...]
  }

  /// Returns the words with another one before that at an index.
  func inserting(_ text: String, at index: Int) -> [Word] {
    let start = self[index].range.lowerBound
    return self[..<index] + [Word(text: text, range: start..<start, quoting: .bare)]
      + self[index...]
  }

  /// Returns the words without one.
  func without(_ index: Int) -> [Word] { Array(self[..<index] + self[(index + 1)...]) }
}
