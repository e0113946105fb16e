import SessionStage
import Testing

@testable import Commands

@Suite("Each line of code that runs is a step of the record")
struct CodeLinesTests {
  private static let bar = """
    class Bar: UIView {
      let middle = UIButton(frame: CGRect(x: 160, y: -30, width: 60, height: 60))
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(middle)
        for k in 0..<5 { addSubview(UIView(frame: CGRect(x: 20 * k, y: 0, width: 9, height: 9))) }
      }
      required init?(coder: NSCoder) { fatalError("no") }
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for subview in subviews.reversed() {
          let inside = convert(point, to: subview)
          if subview.point(inside: inside, with: event) {
            return subview
          }
        }
        return super.hitTest(point, with: event)
      }
    }
    add Bar bar 0,700 390x83
    tap 190,680
    """

  private func session(_ more: String = "") -> TestSession {
    let session = TestSession()
    session.run(Self.bar + "\n" + more)
    return session
  }

  @Test("A tap shows the line that decided, and the condition that led to it")
  func deciding() {
    let session = session()
    let lines = session.output.filter { $0.contains("→") }.map { $0.drop { $0 == " " } }
    #expect(session.messages == [])
    #expect(
      lines.filter { !$0.hasPrefix("└") && !$0.hasPrefix("t") } == [
        "│    12  subview.point(inside: inside, with: event) → true",
        "│    13  return subview → middle",
      ], "\(session.output)")
  }

  @Test("The verdict names the line of a point(inside:) and does not name the class twice")
  func verdict() {
    let session = TestSession()
    session.run(
      """
      class A: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 50 }
      }
      add A a 0,0 90x90
      hit 5,5
      """)
    #expect(session.output.contains("   └─ a  ✓ (5, 5) inside: A, line 2  ← hit  R2.12"))
  }

  @Test("'trace' tells each line where it ran, between the questions that it asked")
  func nested() throws {
    let session = session()
    let trace = try session.printed("trace")
    let start = try #require(trace.firstIndex { $0.contains("overridden: code of Bar") })
    #expect(
      trace[(start + 1)...].prefix(4).map { $0.drop { $0 == " " } } == [
        "10  for subview in subviews.reversed() → view5",
        "11  let inside = convert(point, to: subview) → (110, -20)",
        "view5.point(inside: (110, -20)) → false",
        "12  subview.point(inside: inside, with: event) → false",
      ], "\(trace)")
  }

  @Test("'trace tree' folds the rounds of a loop that went the same way")
  func folded() throws {
    let tree = try session().printed("trace tree")
    #expect(tree.contains { $0.hasSuffix("4 more rounds the same way, lines 10 to 12") }, "\(tree)")
    #expect(tree.count { $0.contains("for subview in") } == 2)
  }

  @Test("'step' stops at each line")
  func steps() throws {
    let steps = try session().printed("step")
    #expect(steps.count { $0.contains("runs line 11: ") } == 6, "\(steps)")
    #expect(steps.contains { $0.contains("runs line 13: return subview → middle") })
  }

  @Test(
    "An expectation on a line holds",
    arguments: [
      "expect line Bar:13", "expect line Bar:13 ran 1 times", "expect line Bar:16 ran 0",
      "expect line t.scope:10 ran 6 times", "expect line Bar:11 inside (30, 10)",
      "expect line Bar:10 subview middle",
    ])
  func holds(line: String) {
    #expect(session(line).messages == [])
  }

  @Test(
    "An expectation on a line that fails says what the line did",
    arguments: [
      ("expect line Bar:16", "expected line Bar:16 to run, but it did not"),
      ("expect line Bar:13 ran 2", "expected line Bar:13 to run 2 times, but it ran once"),
      ("expect line Bar:11 inside (3, 1)", "expected line Bar:11 inside (3, 1), got (30, 10)"),
      (
        "expect line Bar:11 outside 1",
        "expected line Bar:11 to give 'outside' a value, but it gave it none"
      ),
      ("expect line Bar:99", "Bar ends at its line 18"),
      ("expect line Foo:1", "no code is named 'Foo'; 'code' lists the classes"),
    ])
  func fails(line: String, message: String) {
    #expect(session(line).messages == [message])
  }

  @Test("A breakpoint on a line stops where the line runs")
  func breakpoints() throws {
    let session = session("break Bar:13")
    let steps = try session.printed("step")
    #expect(steps.count { $0.contains("breakpoint: Bar:13") } == 1, "\(steps)")
    #expect(try session.printed("break") == ["Bar:13"])
  }

  @Test("The second tap of two that runs the same lines tells them once")
  func again() {
    let session = session("tap 190,680 count=2")
    #expect(session.messages == [])
    #expect(session.output.contains("hit-test (190, 680) again: the same answer"))
  }
}
