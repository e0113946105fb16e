import ResponderKit
import SessionStage
import Testing

@testable import Commands

@Suite("What asks leaves the code as it was")
struct QuestionsToCodeTests {
  @Test(
    "A question changes no variable, and prints nothing; an event does",
    arguments: [
      "map", "why c", "audit", "expect hit c at 5,5", "hit 5,5", "inside c 5,5", "tree", "draw",
      "trace", "get c", "expect error 'x' : expect hit root at 5,5",
    ])
  func questions(line: String) {
    let session = TestSession()
    session.run(
      """
      code <<END
      class Card: UIView {
        var n = 0
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          n += 1
          total += 1
          print(n)
          return super.hitTest(point, with: event)
        }
      }
      var total = 0
      END
      add Card c 0,0 100x100
      tap 5,5
      """)
    let before = session.session.scene.journal.stepCount
    session.run(line)
    let variable = session.scene.codeBook?.program.variable("total")?.value
    #expect(variable.map { "\($0)" } == "int(1)")
    session.run("expect c.n 1\nundo\nexpect c.n 0")
    #expect(session.scene.journal.stepCount == before - 1)
    #expect(session.messages.filter { $0.contains("c.n") } == [], "\(session.output)")
  }

  @Test("A command that stands behind a question happens, and can be undone")
  func behind() {
    let session = TestSession()
    session.run(
      """
      class A: UIView { }
      add A a 0,0 9x9
      expect error "x" : hide a
      """)
    #expect(session.messages == ["expected error \"x\", but the command succeeded"])
    session.run("expect a.isHidden on\nundo\nexpect a.isHidden off")
    #expect(session.messages.count == 1, "\(session.messages)")
  }

  @Test("A method of one view and those of its class have each its own place in a trace")
  func twoClasses() {
    let session = TestSession()
    session.run(
      """
      class Card: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
          return super.hitTest(point, with: event)
        }
      }
      add Card card 0,0 100x100
      code on card <<END
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return point.x > 50
      }
      END
      hit 5,5
      """)
    #expect(session.output.contains { $0.contains("not inside: CardView, line 9") })
  }

  @Test("The steps of a tap are shown, and the tap has happened")
  func steps() {
    let session = TestSession()
    session.run(
      """
      class Card: UIView {
        var n = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { n += 1 }
      }
      add Card c 0,0 100x100
      step tap 5,5
      expect c.n 1
      """)
    #expect(session.messages == [], "\(session.output)")
  }
}
