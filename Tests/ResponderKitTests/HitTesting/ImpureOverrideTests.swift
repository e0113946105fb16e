import ResponderKit
import Testing

@Suite("R1.10: overrides with side effects") struct ImpureOverrideTests {
  /// A view that answers itself every second time.
  private final class MoodyView: UIView {
    private var count = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      count += 1
      return count.isMultiple(of: 2) ? nil : self
    }
  }

  @Test("S-74, R1.10: a second hit-test for a finger shows a side effect, and decides")
  func impure() {
    let screen = Screen()
    let moody = MoodyView(0, 0, 90, 90)
    screen.window.addSubview(moody)
    let log = EventLog()
    screen.application.eventObserver = log
    screen.application.hitTestsPerFinger = 2
    #expect(screen.tap(10, 10).view === screen.window)
    #expect(log.notes.contains(.hitTestChanged(from: ObjectID(moody))))
  }

  @Test("R1.10: an override without side effects is asked twice and not reported")
  func pure() {
    let screen = Screen()
    let log = EventLog()
    screen.application.eventObserver = log
    screen.application.hitTestsPerFinger = 2
    screen.tap(10, 10)
    let isReported = log.notes.contains {
      if case .hitTestChanged = $0 { true } else { false }
    }
    #expect(!isReported)
  }
}
