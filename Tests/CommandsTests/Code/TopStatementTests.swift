import Interchange
import ResponderKit
import SessionStage
import Testing

@testable import Commands

@Suite("Statements at the top of code run once, in their order, as in a file called main")
struct TopStatementTests {
  private let article = """
    code <<END
    import UIKit
    class HitButton: UIButton {
      static var made = 0
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        questions += 1
        return bounds.insetBy(dx: -reach, dy: -reach).contains(point)
      }
    }
    let reach: CGFloat = 20
    var questions = 0
    let buy = HitButton(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    HitButton.made += 1
    self.view.addSubview(buy)
    for i in 0..<3 where i != 1 {
      let dot = UIView(frame: CGRect(x: 10 + 30 * i, y: 300, width: 20, height: 20))
      view.addSubview(dot)
    }
    if view.subviews.count == 3, window != nil { print("made", HitButton.made) }
    END

    """

  @Test("A screen that an article builds is there, and named after its variables")
  func builds() {
    let session = TestSession()
    session.run(article)
    #expect(session.messages == [])
    #expect(session.output.contains("made 1"))
    session.run("expect hit buy at 85,85\nexpect hit view2 at 75,305\nexpect hit root at 45,305")
    #expect(session.messages == [], "\(session.output)")
    #expect(session.scene.names["view1"] != nil && session.scene.names["dot"] == nil)
  }

  @Test("Statements know what is in the scene, by its name; methods do not")
  func names() {
    let session = TestSession()
    session.run(
      """
      add UIView card 0,0 100x100
      add UIButton buy-now 10,10 20x20 in card
      code <<END
      card.isHidden = true
      buyNow.alpha = 0.5
      card.subviews.forEach { $0.tag = 7 }
      END
      expect card.isHidden on
      expect buy-now.alpha 0.5
      expect buy-now.tag 7
      class A: UIView { func f() -> Bool { card.isHidden } }
      """)
    #expect(session.messages == [], "\(session.output)")
    #expect(session.output.joined().contains("nothing is named 'card'"))
  }

  @Test(
    "What is wrong is told with its place, and then nothing of the text is kept",
    arguments: [
      ("view.adSubview(UIView())", "UIView has no 'adSubview' here; did you mean 'addSubview'?"),
      ("let b = = 2", "'=' does not fit here; a value is expected; 'b' does not run"),
      ("func f() -> Int { nothing }\nprint(f())", "'f()' cannot run, as it holds a mistake"),
      ("questionz = 4", "nothing is named 'questionz'; paste its class, too"),
      ("let n: Int = 2.5", "this is CGFloat, and Int is expected"),
      ("let nobody = nil", "nothing tells the type of 'nil'; write it"),
      ("var count: Int", "= is missing"),
      ("var twice: Int { 2 }", "'var twice: Int { 2 }' is not run here"),
      ("let v: UIView? = nil\nv!.isHidden = true", "'v!' is nil here; an app would end"),
      ("while true { }", "the code ran 1000000 statements and did not end"),
    ])
  func wrong(_ statement: String, _ message: String) {
    let session = TestSession()
    session.run("code <<END\nclass A: UIView { }\nview.addSubview(A())\n\(statement)\nEND")
    #expect(session.messages.count == 1)
    #expect(session.messages.first?.contains(message) == true, "\(session.messages)")
    #expect(session.scene.codeBook == nil && session.scene.names["a"] == nil)
    #expect((session.scene.names["root"] as? UIView)?.subviewCount == 0)
  }

  @Test("An error points at the line of the text, behind the command that has it")
  func place() {
    let session = TestSession()
    session.run(
      "add UIView v 0,0 9x9\ncode <<END\nlet a: [Int] = []\n  if true {\n\tprint(a[3])\n  }\nEND")
    #expect(
      session.reported.suffix(3) == [
        "t.scope:5:2: error: there is no element 3 of 0; an app would end", "  print(a[3])",
        "  ^~~~~~~~~~~",
      ], "\(session.reported)")
  }

  @Test("A return ends the text, and what is deferred runs last, in the other order")
  func ends() {
    let session = TestSession()
    session.run(
      """
      code <<END
      defer { print("last") }
      defer { print("before") }
      print("first")
      guard view.subviews.count > 0 else { return }
      print("never")
      END
      """)
    #expect(session.messages == [] && session.output == ["first", "before", "last"])
  }

  @Test("Images are values, and those of an app's files are taken to be there")
  func images() {
    let session = TestSession()
    session.run(
      """
      code <<END
      let named = UIImage(named: "a")
      let picture = UIImageView(image: named)
      let button = UIButton(type: .custom)
      button.setImage(UIImage(systemName: "x"), for: .normal)
      button.setBackgroundImage(named, for: .normal)
      let stack = UIStackView(arrangedSubviews: [button, picture])
      view.addSubview(stack)
      print(named == nil, picture.image == nil, button.currentImage == nil)
      print(button.currentBackgroundImage == nil, stack.arrangedSubviews.count)
      END
      undo
      """)
    #expect(session.messages == [] && session.output == ["false false false", "false 2"])
    #expect((session.scene.names["root"] as? UIView)?.subviewCount == 0)
  }

  @Test("Undo takes back what the statements did, and the values of variables")
  func undo() {
    let session = TestSession()
    session.run(article)
    session.run("tap 90,90\ncode let questions = 50\nundo 3")
    #expect(session.messages == [])
    #expect((session.scene.names["root"] as? UIView)?.subviewCount == 0)
    session.run("redo 3")
    let variables = session.scene.codeBook?.program.variables ?? []
    #expect(variables.map(\.name) == ["HitButton.made", "buy", "questions", "reach"])
    #expect(variables[2].value.map { "\($0)" } == "int(50)")
    session.run("expect hit buy at 85,85")
    #expect(session.messages == [])
  }

  @Test("An event after which only the code has changed is a step, too")
  func eventStep() {
    let session = TestSession()
    session.run(
      """
      class Card: UIView {
        var n = 0
        var isDown = false
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          isDown = true
          if n < 1 { n += 1 }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isDown = false }
      }
      add Card c 0,0 100x100
      tap c
      expect c.n 1
      undo
      expect c.n 0
      tap c
      tap c
      undo
      expect c.n 0
      """)
    // The second tap left everything as it was.
    #expect(session.messages == [], "\(session.output)")
  }

  @Test("Variables, static properties and objects outlive a text that is read later")
  func later() {
    let session = TestSession()
    session.run(
      """
      code <<END
      enum Mode { case off, on }
      struct Pair { var mode = Mode.off; var n = 0 }
      class Model { var n = 0; var mode = Mode.off }
      class Card: UIView {
        static var pair = Pair()
        var mode = Mode.off
        let model = Model()
        override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {
          return mode == .on && model.mode == .on && Card.pair.mode == .on && all[1].mode == .on
        }
      }
      var all = [Pair(), Pair()]
      let card = Card(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(card)
      card.mode = .on
      card.model.mode = .on
      Card.pair.mode = .on
      all[1].mode = .on
      END
      expect hit card at 300,500
      class Other: UIView { }
      expect hit card at 300,500
      enum Mode { case none, on, off }
      expect hit card at 300,500
      """)
    #expect(session.messages == [], "\(session.output)")
  }

  @Test(
    "A class that is read anew begins anew; an extension of it, or another text, changes nothing")
  func anew() {
    let session = TestSession()
    session.run(
      """
      code <<END
      class A: UIView { struct S { static var n = 1 } ; static var m = 1 }
      var range = 1...3
      A.S.n = 5
      A.m = 5
      END
      extension A { func two() -> Int { 2 } }
      code <<END
      print(A.S.n, A.m, range.upperBound)
      END
      code <<END
      class A: UIView { struct S { static var n = "x" } ; static var m = 2 }
      A.S.n += "y"
      print(A.S.n, A.m)
      END
      """)
    #expect(session.messages == [])
    #expect(session.output.contains("5 5 3") && session.output.last == "xy 2", "\(session.output)")
  }

  @Test("Values that share their parts are not walked without an end")
  func shared() {
    let session = TestSession()
    session.run(
      """
      code <<END
      struct P: Equatable { var a: [P] = [] }
      class A: UIView { var p = P() }
      var p = P()
      for i in 0..<60 { p = P(a: [p, p]) }
      let a = A(frame: .zero)
      view.addSubview(a)
      a.p = p
      END
      class B: UIView { }
      copy a a2
      tap 5,5
      undo
      """)
    #expect(session.messages == [])
  }

  @Test("A class that is dropped leaves nothing behind that a script could not read")
  func dropped() {
    let session = TestSession()
    session.run(
      """
      class B: UIButton {
        override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { false }
      }
      add B b 10,10 50x50
      code off B
      code drop B
      """)
    let other = TestSession()
    other.run(script(session))
    #expect(other.messages == [])
    session.run(
      """
      class B: UIButton {
        override func point(inside p: CGPoint, with e: UIEvent?) -> Bool { false }
      }
      expect hit root at 20,20
      undo
      undo
      undo
      expect hit root at 20,20
      """)
    #expect(session.messages == [], "\(session.output)")
  }

  @Test("A saved scene brings back what statements made, and does not run them again")
  func saved() throws {
    let session = TestSession()
    session.run(article)
    session.run("tap 90,90\ncode off HitButton")
    let text = script(session)
    #expect(text.hasPrefix("reset scenes empty\ncode raw <<END\n"))
    #expect(text.contains("\ncode let HitButton.made = 1\n"))
    #expect(text.contains("\ncode let buy = buy\n"))
    let other = TestSession()
    other.run(text)
    #expect(other.messages == [], "\(other.output)")
    #expect((other.scene.names["root"] as? UIView)?.subviewCount == 3)
    #expect(script(other) == text)
    other.run("expect hit root at 85,85\ncode on HitButton\nexpect hit buy at 85,85")
    #expect(other.messages == [], "\(other.output)")
  }

  private func script(_ session: TestSession) -> String {
    let script = SceneScript(session.scene)
    #expect(script.leftOut == [])
    return script.lines.joined(separator: "\n")
  }

  @Test(
    "A variable takes values of its type only",
    arguments: [
      ("questions = 3", nil), ("questions 3", nil), ("buy = buy", nil),
      ("questions = 2.5", "'2.5' is not a whole number"),
      ("question = 2", "did you mean 'questions'?"),
      ("buy = root", "'root' is not a value for buy; expected a value of type HitButton"),
      ("questions", "usage: code let NAME = VALUE"),
    ])
  func values(_ assignment: String, _ message: String?) {
    let session = TestSession()
    session.run(article)
    session.run("code let \(assignment)")
    let messages = session.messages
    if let message {
      #expect(messages.first?.contains(message) == true, "\(messages)")
    } else {
      #expect(messages == [])
    }
  }

  @Test("A view whose class overrides init(frame:) is made by init(), too")
  func plainInitializer() {
    let session = TestSession()
    session.run(
      """
      code <<END
      class A: UIView {
        override init(frame: CGRect) { super.init(frame: frame); tag = 7 }
        required init?(coder: NSCoder) { fatalError() }
      }
      print(A().tag)
      END
      """)
    #expect(session.messages == [])
    #expect(session.output.last == "7")
  }

  @Test(
    "A statement that only asks is no step to undo where objects have classes of code either",
    arguments: ["view.subviews.count", "card.n", "print(card.n)", "card.more()"])
  func aQuestionToCodeIsNoStep(statement: String) {
    let desk = TestSession.prompt(
      "class Card: UIView { var n = 1; func more() -> Int { n + 1 } }",
      "add Card card 100,100 50x50", "hide card")
    let labels = desk.scene.journal.undoLabels
    desk.say(statement)
    #expect(desk.messages == [] && desk.scene.journal.undoLabels == labels)
    desk.say("card.n = 5")
    desk.say(statement)
    #expect(desk.scene.journal.undoLabels.count == labels.count + 1)
    desk.say("undo")
    desk.say("undo")
    #expect(desk.output.last == "undone: hide card")
    desk.say("get card.n")
    #expect(desk.output.last == "1")
  }

  @Test(
    "A statement that only asks is no step to undo",
    arguments: [
      "root.subviews.count", "buy.frame", "print(root.subviews.count)",
      "po buy.subviews.count",
      "if buy.isHidden { print(1) }", "for v in root.subviews { print(v.frame) }", "UIView()",
      "buy.superview!.subviews.map { $0.tag }", "buy.hitTest(CGPoint(x: 1, y: 1), with: nil)",
      "[[root subviews] count]", "[buy isHidden] ? 1 : 2", "buy.allTargets",
    ])
  func aQuestionIsNoStep(statement: String) {
    let desk = TestSession.prompt("add UIButton buy 10,10 90x40", "hide buy", statement)
    #expect(desk.messages == [])
    #expect(desk.scene.journal.undoLabels == ["add UIButton buy 10,10 90x40", "hide buy"])
    desk.say("undo")
    #expect(desk.output.last == "undone: hide buy")
    desk.say("redo")
    #expect(desk.output.last == "done again: hide buy")
  }

  @Test(
    "A statement that changes something is a step, and is taken back",
    arguments: [
      "for v in root.subviews { v.alpha = 0.5 }", "let n = root.subviews.count",
      "root.subviews.forEach { $0.removeFromSuperview() }",
      "do { let v = UIView(); root.addSubview(v) }",
    ])
  func aChangeIsAStep(statement: String) {
    let desk = TestSession.prompt("add UIButton buy 10,10 90x40")
    let before = desk.state
    desk.say(statement)
    #expect(desk.messages == [])
    #expect(desk.scene.journal.undoLabels.count == 2)
    desk.say("undo")
    #expect(desk.state == before)
  }

  @Test("A question keeps what can be redone, and one that fails changes nothing")
  func aQuestionKeepsWhatCanBeRedone() {
    let desk = TestSession.prompt(
      "class Box: UIView {}", "let box = Box()", "undo", "root.subviews.count", "redo")
    #expect(desk.messages == [])
    #expect(desk.output.last?.hasPrefix("done again: ") == true)
    let labels = desk.scene.journal.undoLabels
    desk.say("root.subviews[7].frame")
    #expect(desk.messages.count == 1)
    #expect(desk.scene.journal.undoLabels == labels)
  }
}
