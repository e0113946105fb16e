import Language
import ResponderKit
import SessionStage
import Testing
import Text

@testable import Scenes
@testable import Session

/// A kind of value is a row: nothing else has to know of it.
@Suite struct MadeUpValueTests {
  private let desk = TestSession()
  private let view = UIView()
  private let heading = Property(
    "heading", of: UIView.self, .angle, "where it looks", get: { Angle(degrees: Double($0.tag)) },
    set: { $0.tag = Int($1.degrees) })

  private func read(_ text: String) throws -> PropertyValue {
    var lexer = Lexer(text)
    var reader = Reader(try lexer.commands()[0], from: 0, desk.session)
    return try reader.value(of: heading)
  }

  @Test func aWordIsReadAndSet() throws {
    #expect(desk.session.change(heading, of: view, to: try read("45deg")))
    #expect(view.tag == 45)
    #expect(heading.get(view) == (try read("45deg")))
    #expect(try read("\"45deg\"") == read("45deg"))
  }

  @Test func anotherWordIsNone() {
    let error = #expect(throws: CommandError.self) { try read("north") }
    #expect(
      error?.message
        == "'north' is not a value for heading; expected an angle such as 45deg")
  }

  @Test func itHasItsTexts() throws {
    let value = try read("45deg")
    #expect(value.text { _ in "" } == "45deg" && value.scriptText == "45deg")
    #expect(heading.swiftAssignments(of: value) == ["heading = Angle(degrees: 45)"])
    #expect(value.json { _ in "" }.text == "45")
    #expect(desk.session.state(of: heading, view) == "angle, now 0deg")
  }

  @Test func itIsComparedByItsNumbers() throws {
    let value = try read("45deg")
    #expect(value.matches(try read("45.4deg"), within: 0.5))
    #expect(!value.matches(try read("46deg"), within: 0.5))
    #expect(value != .number(45))
    #expect(heading.set?(view, .number(45)) == false)
  }

  @Test func completionOffersItsWords() {
    let choice = WordChoice(partial: "no")
    let completion = Completion(context: desk.session, choice: choice)
    #expect(completion.values(of: heading, view).map(\.text) == ["northdeg"])
  }
}

private struct Angle {
  var degrees: Double
}

extension PropertyCodec<Angle> {
  fileprivate static let angle = PropertyCodec(
    "angle", "an angle such as 45deg", example: "45deg",
    .word { text, _ in
      text.hasSuffix("deg") ? Double(text.dropLast(3)).map { .number($0) } : nil
    },
    choices: .words(["northdeg"]),
    text: { angle, _ in "\(angle.degrees.exactText)deg" },
    swiftText: { "Angle(degrees: \($0.degrees.exactText))" },
    wrap: { .number($0.degrees) },
    unwrap: { if case .number(let degrees) = $0 { Angle(degrees: degrees) } else { nil } })
}
