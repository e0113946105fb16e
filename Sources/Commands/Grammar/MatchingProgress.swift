/// How far the words of a command came, for those who explain or complete it.
final class MatchingProgress {
  /// What would have fitted at the furthest place reached.
  private(set) var expected: [Syntax] = []
  /// The furthest place that something was looked for at.
  var furthest = 0
  /// The arguments as they were when the words ran out; at the furthest place reached, if that is
  /// wanted.
  private(set) var lastArguments = Arguments()
  /// Whether a word that belongs to what comes later stands at the furthest place reached.
  private(set) var isMissing = false
  private let keepsTrack: Bool

  /// - Parameter keepsTrack: Whether the arguments before words that do not fit are wanted.
  init(keepsTrack: Bool = false) {
    self.keepsTrack = keepsTrack
  }

  /// Something is looked for at a place.
  func expect(_ part: Syntax, at position: Int, isAtEnd: Bool, after arguments: Arguments) {
    if position > furthest {
      furthest = position
      expected.removeAll(keepingCapacity: true)
      isMissing = false
    }
    guard position == furthest else { return }
    expected.append(part)
    if isAtEnd || keepsTrack { lastArguments = arguments }
  }

  /// What was looked for last is left out: the word belongs to what comes later.
  func miss() { isMissing = true }
}
