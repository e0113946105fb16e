/// The meaning of a piece of text, from which a theme derives its looks.
package enum TextStyle: UInt8, Sendable {
  /// Ordinary text.
  case plain
  /// The name of a view or another responder.
  case name
  /// The most important part of the line.
  case strong
  /// Text that the eye may skip.
  case dim
  /// The mark of a yes.
  case good
  /// The mark of a no.
  case bad
  /// Something between yes and no, such as a state that will surprise.
  case notice
  /// The view that was hit, or the responder that handled an event.
  case winner
  /// The current one of many things.
  case lit
  /// The name of a class.
  case type

  /// The byte that begins a piece of a line.
  var mark: UInt8 { rawValue + 1 }

  /// Creates the style that a byte begins; nil if no style has the byte.
  init?(mark: UInt8) { self.init(rawValue: mark &- 1) }
}

/// A piece of text with one meaning.
package struct TextRun: Equatable, Sendable {
  /// The characters.
  package var text: String
  /// The meaning of the characters.
  package var style: TextStyle

  /// Creates a run.
  package init(_ text: String, _ style: TextStyle = .plain) {
    self.text = text
    self.style = style
  }
}
