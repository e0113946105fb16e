/// A state of the end of a line: the ways in which its last command may go on while it is typed.
enum LineEnd {
  /// The command is over: another command, a comment or an open quote follows.
  case closed
  /// The last word may become longer.
  case inWord
  /// Another word may follow.
  case behindWord
}

/// The words of a command that does not fit, perhaps only because it is not finished.
struct UnfinishedWords<Context: LanguageContext> {
  private let words: [Word]
  private let end: LineEnd
  private let reading: LineReading<Context>

  init(_ words: [Word], _ end: LineEnd, _ reading: LineReading<Context>) {
    self.words = words
    self.end = end
    self.reading = reading
  }

  /// Returns whether words that are wrong from one of them on would be right if more were typed.
  func mayFit(from misfit: Int) -> Bool {
    guard end != .closed else { return false }
    if end == .inWord, misfit == words.count - 1, canContinueLastWord || fits(adding: 0) {
      return true
    }
    let isNumeric = words[misfit...].dropLast().allSatisfy { Word.looksNumeric($0.text) }
    return isNumeric && Word.looksNumeric(words[words.count - 1].text + digit)
      && (1...5).contains(where: fits)
  }

  /// The character that may come next in the last word; empty if the word is over.
  private var digit: String { end == .inWord ? "0" : "" }

  private var canContinueLastWord: Bool {
    guard let last = words.last, last.quoting == .bare else { return false }
    let place = WordPlace(words: Array(words.dropLast()), partial: last.text)
    return Completer(reading).canContinue(place)
  }

  /// Returns whether one more digit in the last word, and a number of further numbers, would fit.
  private func fits(adding count: Int) -> Bool {
    guard var last = words.last, last.quoting == .bare else { return false }
    last.text += digit
    let number = Word(text: "0", range: last.range, quoting: .bare)
    let longer = words.dropLast() + [last] + Array(repeating: number, count: count)
    guard let attempt = reading.reading(of: Array(longer))?.decisive, attempt.error == nil
    else { return false }
    return attempt.fits || attempt.progress.furthest >= max(words.count, longer.count)
  }
}
