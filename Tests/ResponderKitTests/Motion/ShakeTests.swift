import Foundation
import ResponderKit
import Testing

@Suite("R10.1, R10.2: shakes")
struct ShakeTests {
  let screen = KeyScreen()

  @Test("S-44, R10.1: a shake begins and ends, or is cancelled; nothing is in between")
  func phases() throws {
    try screen.application.postMotion(.began)
    #expect(screen.application.isMotionUnderWay)
    #expect(throws: MotionInputError.hasBegun) { try screen.application.postMotion(.began) }
    try screen.application.postMotion(.cancelled)
    #expect(throws: MotionInputError.hasNotBegun) { try screen.application.postMotion(.ended) }
    try screen.shake()
    #expect(screen.receivers(of: .motionBegan).count { $0 == ObjectID(screen.controller) } == 2)
    #expect(screen.receivers(of: .motionCancelled).first == ObjectID(screen.controller))
    #expect(screen.receivers(of: .motionEnded).first == ObjectID(screen.controller))
  }

  @Test("S-45, S-50, R1.14: a shake is just an event; nothing is hit-tested")
  func noHitTest() throws {
    try screen.shake()
    #expect(!screen.events.contains { if case .hitTest = $0 { true } else { false } })
  }

  @Test("Surprise 79, S-46: without a first responder the deepest controller is the start")
  func deepestController() throws {
    try screen.application.postMotion(.began)
    #expect(
      screen.receivers(of: .motionBegan)
        == identities(
          screen.controller, screen.window, screen.screen.scene, screen.application))
    #expect(
      screen.starts == [
        .starts(at: ObjectID(screen.controller), .motionBegan, why: .deepestController)
      ])
  }

  @Test("R10.2: a presented controller comes before its presenter, whoever presented it")
  func presented() throws {
    let child = UIViewController()
    screen.controller.addChild(child)
    screen.root.addSubview(child.view)
    child.didMove(toParent: screen.controller)
    let sheet = UIViewController()
    child.present(sheet, animated: false)
    let alert = UIViewController()
    sheet.present(alert, animated: false)
    try screen.shake()
    #expect(screen.receivers(of: .motionBegan).first == ObjectID(alert))
    sheet.dismiss(animated: false)
    try screen.shake()
    #expect(screen.receivers(of: .motionEnded).contains(ObjectID(sheet)))
  }

  @Test("S-47, R10.2: a first responder is the start")
  func firstResponder() throws {
    let view = screen.addFirst()
    try screen.application.postMotion(.began)
    let received = screen.receivers(of: .motionBegan)
    #expect(Array(received.prefix(3)) == identities(view, screen.root, screen.controller))
    #expect(
      screen.starts == [.starts(at: ObjectID(view), .motionBegan, why: .firstResponder)])
  }

  @Test("R10.2: without a controller the window is the start")
  func window() throws {
    screen.window.rootViewController = nil
    try screen.shake()
    #expect(screen.receivers(of: .motionEnded).first == ObjectID(screen.window))
  }

  @Test("R1.14: only the key window counts; without one nobody gets it")
  func keyWindow() throws {
    let other = screen.screen.addWindow(UIWindow(frame: screen.window.frame))
    _ = screen.addFirst()
    other.makeKey()
    try screen.shake()
    #expect(screen.receivers(of: .motionBegan).first == ObjectID(other))
    screen.screen.scene.remove(other)
    screen.screen.scene.remove(screen.window)
    let count = screen.events.count
    try screen.shake()
    #expect(screen.application.keyWindow == nil && screen.events.count > count)
    #expect(screen.notes.contains(.undelivered(.motion, why: .noKeyWindow)))
    #expect(screen.receivers(of: .motionBegan).count { $0 == ObjectID(other) } == 1)
  }

  @Test("R1.13, R1.14: sendEvent of application and window is on the way, and may end it")
  func sendEvent() throws {
    let application = ListeningApplication()
    let window = CountingWindow(frame: .zero, application: application)
    window.makeKeyAndVisible()
    let view = UITextField(0, 0, 9, 9)
    window.addSubview(view)
    view.becomeFirstResponder()
    try application.postMotion(.began)
    application.beginReceivingRemoteControlEvents()
    application.postRemoteControl(.remoteControlPlay)
    application.postKey(UIKey(characters: "a"))
    #expect(application.types == [.motion, .remoteControl, .presses, .presses])
    #expect(window.count == 4 && view.text == "a")
    window.isDeaf = true
    application.postKey(UIKey(characters: "b"))
    #expect(view.text == "a")
  }

  @Test("R1.1: shakes wait in the queue like everything else")
  func queue() throws {
    screen.application.eventQueue.hold()
    try screen.shake()
    screen.application.postKey(UIKey(characters: "a"))
    #expect(
      screen.application.eventQueue.waiting == [
        .motion(.began), .motion(.ended), .key("a", .began), .key("a", .ended),
      ])
    #expect(screen.receivers(of: .motionBegan).isEmpty)
    screen.application.eventQueue.release()
    #expect(!screen.receivers(of: .motionEnded).isEmpty)
  }

  @Test("Nobody who watches costs nothing and changes nothing")
  func unobserved() throws {
    screen.application.eventObserver = nil
    let log = CallLog()
    let view = ShakenView(log)
    _ = screen.addFirst(view)
    try screen.shake()
    #expect(log.lines == ["began", "ended"] && screen.events.isEmpty)
  }
}

private final class ListeningApplication: UIApplication {
  var types: [UIEvent.EventType] = []

  override func sendEvent(_ event: UIEvent) {
    types.append(event.type)
    super.sendEvent(event)
  }
}

private final class CountingWindow: UIWindow {
  var count = 0
  var isDeaf = false

  override func sendEvent(_ event: UIEvent) {
    count += 1
    if !isDeaf { super.sendEvent(event) }
  }
}

private final class ShakenView: UIView {
  private let log: CallLog

  init(_ log: CallLog) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.write("began")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    log.write("ended")
  }
}
