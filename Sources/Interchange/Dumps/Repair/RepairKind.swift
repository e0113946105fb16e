/// A kind of damage that publishing did to a dump, and that was undone.
package enum RepairKind: Hashable, Sendable {
  /// The text is in UTF-16.
  case utf16
  /// `<` is written as `&lt;`, as in the source of a web page.
  case entities
  /// Line breaks and quotes are written as `\n` and `\'`.
  case escapes
  /// Quotes were made curly.
  case quotes
  /// Every line begins with the sign of a comment or a citation.
  case comments(mark: String)
  /// A log printed something before the views.
  case logPrefixes(first: String)
  /// Lines were broken at a width, in characters.
  case wrapped(columns: Int)
  /// Line breaks were lost.
  case joined
  /// Indentation stands for the pipes.
  case indentation
  /// A tree is drawn with `│` and `├─` in place of the pipes.
  case boxes
}
