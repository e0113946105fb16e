/// How much more a command may become while its line is typed.
enum LineEnd {
  /// Nothing more: another command, a comment or an open quote follows.
  case closed
  /// The last word may become longer.
  case inWord
  /// Another word may follow.
  case behindWord
}

/// Words of a command that do not fit, perhaps only because they are not finished.
struct UnfinishedWords<Context: LanguageContext> {
  private let words: [Word]
  private let end: LineEnd
  private let reading: LineReading<Context>

  init(_ words: [Word], _ end: LineEnd, _ reading: LineReading<Context>) {
    self.words = words
    self.end = end
    self.reading = reading
  }

  /// Whether what is wrong from a word on would be right if more were typed.
  func mayFit(from misfit: Int) -> Bool {
    guard end != .closed else { return false }
    if end == .inWord, misfit == words.count - 1, canContinueLastWord || fits(adding: 0) {
      return true
    }
    let isNumeric = words[misfit...].dropLast().allSatisfy { Word.looksNumeric($0.text) }
    return isNumeric && Word.looksNumeric(words[words.count - 1].text + digit)
      && (1...5).contains(where: fits)
  }

  /// What the last word may be about to get.
  private var digit: String { end == .inWord ? "0" : "" }

  private var canContinueLastWord: Bool {
    guard let last = words.last, last.quoting == .bare else { return false }
    let place = WordPlace(words: Array(words.dropLast()), partial: last.text)
    return Completer(reading).canContinue(place)
  }

  /// Whether a digit more in the last word, and some more numbers, lead on.
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
