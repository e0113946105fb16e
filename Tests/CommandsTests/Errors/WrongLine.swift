import Session
import SessionStage
import Testing

/// A line that cannot be carried out, and what is said about it.
struct WrongLine: CustomTestStringConvertible, Sendable {
  var line: String
  var column: Int
  var message: String

  init(_ line: String, _ column: Int, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  var testDescription: String { line }

  /// Expects the message and the column in a scene with a card, a button in it and an overlay.
  func check() throws {
    let desk = try TestSession(
      after: """
        add card 0,0 200x200
        add UIButton buy 10,10 60x44 in card text="Buy"
        add UILabel title 10,80 60x20 in card text="Buy"
        """)
    let before = desk.state
    desk.run(line)
    #expect(desk.messages == [message])
    #expect(desk.diagnostics.first?.column == column)
    #expect(desk.state == before)
  }
}
