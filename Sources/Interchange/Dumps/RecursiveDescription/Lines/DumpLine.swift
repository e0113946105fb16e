/// A line of a dump that prints a view, its values still unread.
struct DumpLine {
  /// The number in the text, from 1.
  let number: Int
  /// The number of pipes.
  let depth: Int
  let className: String
  /// In lower case; nil where addresses were stripped.
  let address: String?
  let attributes: [DumpAttribute]
  /// The name of the first attribute that is not known.
  let unknownAttribute: String?
  /// Whether the line ends before the object does.
  let isCut: Bool
  /// The attribute at which it ends.
  let cut: AttributeKey?
  /// What stands between the pipes and the object, if that is known.
  let names: ObjectNames?
}

/// What a line turns out to be.
enum LineContent {
  case view(DumpLine)
  /// Nothing, or something that is known to say nothing about views.
  case nothing
  /// What was typed to get the dump; another dump begins.
  case prompt
  /// A layer that no view owns, printed among the subviews.
  case layer
  /// Dots in place of lines.
  case elision
  /// An object that is no view.
  case object(className: String)
  case unknown
}
