import Analysis
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

  @Test(
    "Code that comes to a limit does so once a question, not at each of its points",
    .timeLimit(.minutes(1)), arguments: ["why odd", "map", "audit lenient", "tree"])
  func limit(line: String) {
    let session = TestSession()
    session.run("class Odd: UIView { \(Self.hitTest("while true {}; return nil")) }")
    session.run("add Odd odd 0,0 300x300\nadd UIButton buy 10,10 90x40 in odd\n\(line)")
    #expect(session.output.contains { $0.contains("is there a loop without an end?") })
  }

  /// A view whose answer changes what it is asked about.
  private static let wearingOut = [
    "class Odd: UIView { var n = 0\n  \(hitTest("alpha -= 0.1; return super.hitTest(p, with: e)")) }",
    "class Odd: UIView { var n = 0\n  \(hitTest("n += 1; return n < 4 ? super.hitTest(p, with: e) : nil")) }",
    "class Odd: UIView { static var n = 0\n  "
      + "\(hitTest("Odd.n += 1; return Odd.n < 4 ? super.hitTest(p, with: e) : nil")) }",
    "class Count { var n = 0 }\nclass Odd: UIView { let all = [Count()]\n  "
      + "\(hitTest("all[0].n += 1; return all[0].n < 4 ? super.hitTest(p, with: e) : nil")) }",
    "class Odd: UIView { lazy var mark: UIView = { let v = UIView(frame: bounds); addSubview(v); return v }()\n  "
      + "\(hitTest("return mark.superview === self ? self : nil")) }",
    """
    @interface Odd : UIView
    @end
    @implementation Odd
    - (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)e {
      self.alpha -= 0.1;
      return [super hitTest:p withEvent:e];
    }
    @end
    """,
  ]

  private static func hitTest(_ statements: String) -> String {
    "override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { \(statements) }"
  }

  @Test("Each point that is asked begins with the same scene", arguments: wearingOut)
  func wearsOut(code: String) {
    let session = TestSession()
    session.run("code <<END\n\(code)\nEND\nadd Odd o 0,0 100x100\nwhy o\nmap o")
    let output = session.output.joined(separator: "\n")
    #expect(output.contains("✓ o gets a touch at its middle"), "\(output)")
    #expect(!output.contains("of it works") && !output.contains("ALPHA_TOO_LOW"), "\(output)")
    let grid = SampleGrid(CGRect(x: 0, y: 0, width: 100, height: 100), columns: 10, rows: 10)
    let map = HitMap(of: session.scene.application, over: grid, code: session.scene.code)
    #expect(map.cells.allSatisfy { map.view($0).map(session.scene.label(of:)) == "o" })
    #expect(session.messages == [])
  }

  @Test(
    "To look at a scene changes nothing of it",
    arguments: [
      "map", "why o", "why 5,5", "audit", "sweep o 20 expect hit o", "hit 5,5",
      "expect hit o at 5,5", "expect actionable o", "tree", "tree reach", "draw", "diff",
      "export json", "export svg",
      "export html", "votes 5,5", "chain o", "find o",
    ])
  func looking(line: String) {
    for code in Self.wearingOut.prefix(2) {
      let session = TestSession()
      session.run("code <<END\n\(code)\nEND\nadd Odd o 0,0 100x100\ncheckpoint before")
      session.run(line)
      session.run("get o.alpha")
      #expect(session.output.last == "1", "\(line): \(session.output)")
      session.run("get o.n")
      #expect(session.output.last == "0", "\(line): \(session.output)")
    }
  }

  @Test(
    "What is told of a scene holds nothing that the code made while it was asked",
    arguments: ["tree", "tree reach", "tree all", "export json", "draw", "find UIView"],
    [
      "addSubview(UIView(frame: bounds))", "superview?.addSubview(UIView(frame: frame))",
      "subviews.first?.removeFromSuperview()", "subviews.last?.addSubview(UIView())",
    ])
  func told(line: String, statement: String) {
    func count(_ statement: String) -> Int {
      let session = TestSession()
      let method = Self.hitTest("\(statement); return super.hitTest(p, with: e)")
      session.run(
        """
        class Odd: UIView {
          \(method)
        }
        add Odd o 0,0 100x100
        add UIButton b 0,0 50x50 in o
        add UILabel l 60,60 9x9 in o
        """)
      let start = session.output.count
      session.run(line)
      return session.output.count - start
    }
    #expect(count(statement) == count("_ = 1"))
  }

  @Test("Views that code makes for each point stand for one in what is told of them")
  func madeForEachPoint() {
    let session = TestSession()
    let method = Self.hitTest("addSubview(UIView(frame: bounds)); return super.hitTest(p, with: e)")
    session.run(
      "class Odd: UIView {\n\(method)\n}\nadd Odd o 0,0 100x100\nadd UIButton b 0,0 50x50 in o")
    let words = session.words("why b")
    #expect(words.contains("its touches go to: UIView 100%"), "\(words)")
    #expect(words.contains("o's hitTest answers UIView: "), "\(words)")
  }

  @Test("A point at which the code fails leaves the others as they are")
  func failing() {
    let session = TestSession()
    session.run(
      """
      class Odd: UIView {
        override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {
          return [true, true][p.y < 50 ? 5 : 0]
        }
      }
      add Odd o 0,0 100x100
      """)
    let grid = SampleGrid(CGRect(x: 0, y: 0, width: 100, height: 100), columns: 10, rows: 10)
    let map = HitMap(of: session.scene.application, over: grid, code: session.scene.code)
    #expect(map.cells.count { map.view($0).map(session.scene.label(of:)) == "o" } == 50)
    session.run("map")
    let remark = session.output.suffix(2)
    #expect(remark.first?.hasPrefix("the code failed, so that this is uncertain: ") == true)
    let text = remark.joined().replacing("  ", with: " ")
    #expect(text.hasSuffix("there is no element 5 of 2; an app would end"), "\(text)")
    #expect(remark.allSatisfy { $0.count <= 80 })
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
