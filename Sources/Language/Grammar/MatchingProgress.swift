/// A record of how far the words of a command match a form, for explaining and completing it.
@usableFromInline
final class MatchingProgress<Context: LanguageContext> {
  /// The parts expected at the furthest place reached, each with the object that the words before
  /// are about.
  private(set) var expected: [(part: Syntax<Context>, subject: AnyObject?)] = []
  /// The index of the furthest word at which a part was expected.
  var furthest = 0
  /// The roles of the words before that place.
  private(set) var roles: [WordRole] = []
  /// The command that stands within this one, before that place.
  private(set) var inner: [Word]?
  /// Indicates whether the word at the furthest place reached belongs to a later part.
  private(set) var isMissing = false

  /// Records that a part is expected at the place of a reader.
  @usableFromInline
  func expect(_ part: Syntax<Context>, _ reader: Reader<Context>) {
    if reader.position > furthest {
      furthest = reader.position
      expected.removeAll(keepingCapacity: true)
      isMissing = false
    }
    guard reader.position == furthest else { return }
    expected.append((part, reader.subject))
    (roles, inner) = (reader.roles, reader.inner)
  }

  /// Records that the latest part is left out: the word at its place belongs to a later part.
  @usableFromInline
  func miss() { isMissing = true }
}
