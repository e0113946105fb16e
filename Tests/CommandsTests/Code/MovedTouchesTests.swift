import ResponderKit
import SessionStage
import Testing

@testable import Commands

@Suite("A person is told whose touches go elsewhere since code was read")
struct MovedTouchesTests {
  @Test("Reading, giving, taking and setting aside tell who gets a touch now")
  func moved() throws {
    let session = TestSession.prompt(
      "add UIView card 0,0 100x100", "add UIButton buy 30,30 20x20 in card",
      "add UIView far 0,300 9x9")
    var told: String { session.output.last ?? "" }
    session.say(
      "class Card: UIView {\n  var n = 0\n  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> "
        + "UIView? {\n    n += 1\n    print(n)\n    return bounds.contains(point) ? self : nil\n  }\n}"
    )
    #expect(told.hasPrefix("Card: UIView"))
    session.say("code Card on card")
    #expect(told == "now a touch on buy goes to card")
    #expect(try session.printed("get card.n") == ["0"])
    #expect(try session.printed("log print") == ["nothing was printed"])
    session.say("code off Card")
    #expect(told == "now a touch on buy goes to buy")
    session.say("undo")
    session.say("code none on card")
    #expect(told == "now a touch on buy goes to buy")
    session.say(
      "extension UIButton {\n  open override func point(inside point: CGPoint, with event: UIEvent?) -> "
        + "Bool {\n    false\n  }\n}")
    #expect(told == "now a touch on buy goes to card")
    session.say("code drop UIButton")
    #expect(told == "now a touch on buy goes to buy")
    #expect(session.messages == [])
  }
}
