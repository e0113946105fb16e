import SessionStage
import Testing

@testable import Live

/// A page that watches a scene with code changes nothing in it, whatever the code does while it is asked.
struct WatchedCodeTests {
  @Test(
    "What code does while the page asks it is taken back, and the page goes on",
    arguments: [
      "asked += 1",
      "asked += 1; frame = .null",
      "asked += 1; transform = CGAffineTransform(scaleX: .infinity, y: 1)",
      "asked += 1; DispatchQueue.main.async { self.go() }",
      "while true { asked += 1 }",
      "asked += 1; list += list",
      "asked += 1; addSubview(UIView(frame: bounds))",
      "asked += 1; print(findController()?.navigationController)",
      "asked += 1; removeFromSuperview()",
    ])
  func page(statement: String) throws {
    let desk = try TestSession(
      after: """
        class Counter: UIView {
          var asked = 0
          var list = [1, 2, 3]
          func go() { asked += 1; DispatchQueue.main.async { self.go() } }
          func findController() -> UIViewController? { next as? UIViewController }
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            \(statement)
            return super.hitTest(point, with: event)
          }
        }
        add Counter c 0,0 100x100
        add UIButton b 0,0 50x50 in c
        """)
    let before = desk.state
    let page = desk.watch()
    desk.feed?.tellMap()
    for line in ["hide b", "show b", "echo on"] {
      desk.tell(line)
      desk.feed?.tellMap()
    }
    #expect(page.all("scene").count == 3)
    #expect(desk.messages == [])
    #expect(desk.state == before)
    desk.say("expect c.asked 0")
    #expect(desk.messages == [])
  }
}
