/// How far the words of a command came, for those who explain or complete it.
@usableFromInline
final class MatchingProgress<Context: LanguageContext> {
  /// What would have fitted at the furthest place reached, and what the words before are about.
  @usableFromInline var expected: [(part: Syntax<Context>, subject: AnyObject?)] = []
  /// The furthest place that something was looked for at.
  @usableFromInline var furthest = 0
  /// The roles of the words before that place.
  @usableFromInline var roles: [WordRole] = []
  /// The command that stands within this one, before that place.
  @usableFromInline var inner: [Word]?
  /// Whether a word that belongs to what comes later stands at the furthest place reached.
  @usableFromInline var isMissing = false

  /// Something is looked for where a reader is.
  @inlinable
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

  /// What was looked for last is left out: the word belongs to what comes later.
  @usableFromInline
  func miss() { isMissing = true }
}
