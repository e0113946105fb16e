import Foundation
import ResponderKit
import Testing

@Suite("R1.3, R1.9: a hit view in another window than the one that answered")
struct ElsewhereTests {
  private final class Redirecting: UIView {
    var answer: UIView?
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { answer }
  }

  private let screen = Screen()
  private let notes = EventLog()
  private let log = CallLog()
  private let redirecting = Redirecting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    screen.window.addSubview(redirecting)
    screen.application.eventObserver = notes
  }

  @Test("R1.3: it gets no touches, and the report says in which window it is")
  func otherWindow() {
    let other = screen.addWindow(UIWindow(frame: CGRect(x: 0, y: 0, width: 0, height: 0)))
    let far = LoggedView("far", frame: CGRect(x: 0, y: 0, width: 9, height: 9), log: log)
    other.addSubview(far)
    redirecting.answer = far
    screen.tap(10, 10)
    #expect(notes.touches.map(\.view) == [ObjectID(far), ObjectID(far)])
    #expect(notes.touches.map(\.refusal) == [.elsewhere(window: ObjectID(other)), nil])
    #expect(log.take() == [])
  }

  @Test("R1.3: a view in no window at all, too")
  func noWindow() {
    let lost = LoggedView("lost", frame: CGRect(x: 0, y: 0, width: 9, height: 9), log: log)
    redirecting.answer = lost
    screen.tap(10, 10)
    #expect(notes.touches.first?.refusal == .elsewhere(window: nil) && log.take() == [])
  }

  @Test("R1.12: that the application ignores touches comes first")
  func ignored() {
    redirecting.answer = LoggedView("lost", frame: .zero, log: log)
    screen.application.beginIgnoringInteractionEvents()
    screen.tap(10, 10)
    #expect(notes.touches.first?.refusal == .ignored)
  }
}
