/// A line of a dump that prints a view, its values still unread.
struct DumpLine {
  /// The number in the text, from 1.
  let number: Int
  /// The number of pipes.
  let depth: Int
  let className: String
  /// The address in lower case; nil where addresses were stripped.
  let address: String?
  let attributes: [DumpAttribute]
  /// The name of the first attribute that is not known.
  let unknownAttribute: String?
  /// Indicates whether the line ends before the object does.
  let isCut: Bool
  /// The attribute at which the line ends.
  let cut: AttributeKey?
  /// The names between the pipes and the object, if they are known.
  let names: ObjectNames?
}

/// The content of a line.
enum LineContent {
  case view(DumpLine)
  /// The line is blank, or its text is known to say nothing about views.
  case nothing
  /// The command that was typed to get the dump; another dump begins.
  case prompt
  /// A layer that no view owns, printed among the subviews.
  case layer
  /// Dots in place of lines.
  case elision
  /// An object that is no view.
  case object(className: String)
  case unknown
}
