import Foundation
import ResponderKit
import Testing

@Suite("R9.9: presses")
struct PressTests {
  let screen = KeyScreen()
  let key = UIKey(characters: "x")

  @Test("R9.9: all phases go to the responder at which the press began, and climb from there")
  func phases() {
    let first = screen.addFirst()
    screen.application.postPress(.began, of: key)
    #expect(screen.application.pressDelivery.presses.count == 1)
    let second = screen.addFirst()
    #expect(second.isFirstResponder)
    screen.application.postPress(.changed, of: key)
    screen.application.postPress(.ended, of: key)
    for method in [EventMethod.pressesBegan, .pressesChanged, .pressesEnded] {
      let received = screen.receivers(of: method)
      #expect(received.prefix(3) == identities(first, screen.root, screen.controller)[...])
      #expect(received.last == ObjectID(screen.application))
    }
    #expect(screen.application.pressDelivery.presses.isEmpty)
  }

  @Test("R9.9: a press may be taken away; what is not down cannot be released")
  func cancelled() {
    screen.application.postPress(.ended, of: key)
    #expect(screen.events.isEmpty)
    screen.application.postPress(.began, of: key)
    screen.application.postPress(.cancelled, of: key)
    #expect(!screen.receivers(of: .pressesCancelled).isEmpty)
    #expect(screen.application.pressDelivery.presses.isEmpty)
  }

  @Test("R9.9: the release of a key that ran a command goes nowhere")
  func consumed() {
    screen.controller.addKeyCommand(UIKeyCommand(key, action: Selector(("save:"))))
    screen.controller.implement(Selector(("save:")))
    screen.application.postKey(key)
    #expect(screen.receivers(of: .pressesBegan).isEmpty)
    #expect(screen.receivers(of: .pressesEnded).isEmpty)
  }

  @Test("R9.9: recognizers of the responder's view and above see presses first")
  func recognizers() {
    let log = CallLog()
    let view = screen.addFirst(PressView(log))
    view.addGestureRecognizer(PressRecognizer("own", log))
    screen.root.addGestureRecognizer(PressRecognizer("above", log))
    let off = PressRecognizer("off", log)
    off.isEnabled = false
    view.addGestureRecognizer(off)
    let beside = UIView(0, 0, 50, 50)
    beside.addGestureRecognizer(PressRecognizer("beside", log))
    screen.root.addSubview(beside)
    screen.application.postKey(key)
    #expect(
      log.lines == [
        "own began", "above began", "view began x", "own ended", "above ended",
      ])
  }

  @Test("Taking a press back")
  func undoing() {
    let state = screen.application.pressDelivery.saveState()
    screen.application.postPress(.began, of: key)
    state.restore()
    #expect(screen.application.pressDelivery.presses.isEmpty)
  }
}

private final class PressView: UIView {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let keys = presses.compactMap(\.key?.characters).joined()
    log.write("view began \(keys)")
    super.pressesBegan(presses, with: event)
  }
}

private final class PressRecognizer: UIGestureRecognizer {
  private let log: CallLog
  private let label: String

  init(_ label: String, _ log: CallLog) {
    self.label = label
    self.log = log
    super.init()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log.write("\(label) began")
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log.write("\(label) ended")
  }
}
