import Foundation
import ResponderKit
import Testing

@Suite("R1.3: the kinds of touches that a recognizer sees")
struct TouchTypeTests {
  private let screen = Screen()
  private let tap = UITapGestureRecognizer()
  private let log = EventLog()

  init() {
    screen.window.addGestureRecognizer(tap)
    screen.application.eventObserver = log
  }

  @Test("all kinds at first; a finger is direct")
  func kinds() {
    #expect(tap.allowedTouchTypes == [0, 1, 2, 3])
    #expect(screen.tap(100, 100).type == .direct)
    #expect(log.gestures.contains { $0.change == .state(from: .possible, to: .ended) })
  }

  @Test("one for a pencil does not see a finger, and numbers without a meaning are left out")
  func pencil() {
    tap.allowedTouchTypes = [2, 9, -1]
    #expect(tap.allowedTouchTypes == [NSNumber(value: UITouch.TouchType.pencil.rawValue)])
    screen.tap(100, 100)
    #expect(
      log.gestures.map(\.change) == [.declined(finger: 1)]
        && log.gestures.map(\.reason) == [.declinedByItself])
  }
}
