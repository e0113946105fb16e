import Language
import ResponderKit
import Scenes
import Session
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

    /// Returns whether they are the words that were typed, which would be no advice.
    func says(_ words: [Word]) -> Bool {
      commands.map(\.scriptText).joined(separator: "; ") == words.scriptText
    }
  }

  private let isCertain: Bool
  private let change: @Sendable ([Word], Session) -> [[Word]]

  /// Creates a spelling.
  ///
  /// - Parameter change: Returns changed lines; most of them cannot be read either.
  init(isCertain: Bool = true, _ change: @escaping @Sendable ([Word], Session) -> [[Word]]) {
    self.isCertain = isCertain
    self.change = change
  }

  func candidates(for line: Candidate, _ session: Session) -> [Candidate] {
    change(line.words, session).map { Candidate($0, isCertain: line.isCertain && isCertain) }
  }

  /// The spellings, the surest first.
  static let all: [Spelling] = [
    capitals, otherNames, phrases, objectFirst, classNouns,
    controlEvents, punctuation, units, calculations, pointMarks, coordinates, equalsSigns, fillers,
    missingWords, missingOrigin, textOfWords, order, moveToPoint, resize, unnamedGesture,
    titleBehindName,
    title,
    proposedPhrases,
  ]

  /// The spellings of a value that any words may be.
  static let ofValues: [Spelling] = [calculations, equalsSigns]

  /// `TAP card`, `Tap card`.
  private static let capitals = Spelling { words, session in
    let small = words[0].text.lowercased()
    guard small != words[0].text, session.kit.byWord[small] != nil else { return [] }
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
    guard first.quoting == .bare, session.kit.byWord[first.text] == nil, session.isName(first.text)
    else { return [] }
    guard words.count > 1 else { return [words.inserting(Command.get.name, at: 0)] }
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

  /// `resize card 90x44`, `size card 90x44`.
  private static let resize = Spelling(isCertain: false) { words, _ in
    guard ["resize", Command.size.name].contains(words[0].text), words.count == 3 else { return [] }
    return [[Word](bare: [Command.set.name, words[1].text, "bounds", "0,0", words[2].text])]
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

  /// `move card 10,10`: what changes its superview is called 'move'. A transformed view is moved by
  /// its center.
  private static let moveToPoint = Spelling(isCertain: false) { words, session in
    guard words[0].text == Command.move.name, words.count > 2,
      let view = session.scene.names[words[1].text] as? UIView
    else { return [] }
    let rest = words.dropFirst().filter { !["to", "by", "at"].contains($0.text) }
    let setting = [Word](bare: [Command.set.name, words[1].text])
    guard view.transform.isIdentity else {
      return [setting + [Word](bare: ["center"]) + rest.dropFirst()]
    }
    let size = [Word](bare: [view.bounds.size.text])
    return [setting + [Word](bare: ["frame"]) + rest.dropFirst() + size]
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

  func without(_ index: Int) -> [Word] { Array(self[..<index] + self[(index + 1)...]) }
}
