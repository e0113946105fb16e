/// What a piece of text means, from which a theme derives its looks.
package enum TextStyle: UInt8, Sendable {
  /// Ordinary text.
  case plain
  /// The name of a view or another responder.
  case name
  /// What matters most in the line.
  case strong
  /// What the eye may skip.
  case dim
  /// A yes.
  case good
  /// A no.
  case bad
  /// Something between, such as a state that will surprise.
  case notice
  /// The view that was hit, or the responder that handled an event.
  case winner
  /// What is spoken of, among much else.
  case lit
  /// The name of a class.
  case type

  /// The byte that begins a piece of a line.
  var mark: UInt8 { rawValue + 1 }

  /// The style that a byte begins.
  init?(mark: UInt8) { self.init(rawValue: mark &- 1) }
}

/// A piece of text with one meaning.
package struct TextRun: Equatable, Sendable {
  /// The characters.
  package var text: String
  /// What they mean.
  package var style: TextStyle

  /// Creates a run.
  package init(_ text: String, _ style: TextStyle = .plain) {
    self.text = text
    self.style = style
  }
}
