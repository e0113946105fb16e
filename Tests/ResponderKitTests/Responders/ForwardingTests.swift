import Foundation
import ResponderKit
import Testing

@Suite("R5.5: touches climb the chain")
struct ForwardingTests {
  let log = CallLog()

  private func frame() -> CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }

  @Test("R5.5, S-14, S-15: not overriding means that the event goes up")
  func climbs() {
    let controller = ProfileController(log: log)
    let screen = Screen(root: controller)
    let delegate = AppDelegate(log: log)
    screen.application.delegate = delegate
    let leaf = UIView(0, 0, 100, 100)
    controller.view.addSubview(UIView(0, 0, 100, 100).with(leaf))
    _ = log.take()
    let touch = screen.tap(10, 10)
    #expect(touch.view === leaf, "touch.view does not change while climbing")
    #expect(log.lines == ["profile began", "delegate began"])
  }

  @Test("R5.5, S-84: an override without super keeps the event")
  func keeps() {
    let screen = Screen()
    let child = HandlingView(frame: frame(), log: log)
    screen.window.addSubview(SharingView(frame: frame(), log: log).with(child))
    screen.tap(10, 10)
    #expect(log.lines == ["handling began", "handling ended"])
  }

  @Test("R5.5, S-43, S-64: an override with super shares the same set and event")
  func shares() {
    let screen = Screen()
    let child = SharingView(frame: frame(), log: log)
    let parent = SharingView(frame: frame(), log: log)
    screen.window.addSubview(
      HandlingView(frame: frame(), log: log).with(parent.with(UIView(0, 0, 100, 100).with(child))))
    let touch = screen.tap(10, 10)
    #expect(
      log.lines == [
        "sharing began", "sharing began", "handling began", "sharing ended", "sharing ended",
        "handling ended",
      ])
    #expect(child.received.count == 2 && parent.received.count == 2)
    for (own, passed) in zip(child.received, parent.received) {
      #expect(own.touches == [ObjectIdentifier(touch)] && own.touches == passed.touches)
      #expect(own.event == passed.event && own.event != nil)
    }
    #expect(child.received[0].event == child.received[1].event, "R1.4: one event object")
  }

  @Test("S-65: calling super and next delivers twice")
  func twice() {
    let screen = Screen()
    let twice = TwiceView(0, 0, 100, 100)
    screen.window.addSubview(HandlingView(frame: frame(), log: log).with(twice))
    screen.tap(10, 10)
    #expect(log.lines == ["handling began", "handling began", "handling ended"])
  }

  @Test("R5.5: overriding only touchesBegan lets the end climb past it")
  func halfOverridden() {
    final class Half: UIView {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let screen = Screen()
    screen.window.addSubview(HandlingView(frame: frame(), log: log).with(Half(0, 0, 100, 100)))
    screen.tap(10, 10)
    #expect(log.lines == ["handling ended"])
  }

  @Test("R4.1, R5.5: an override of next redirects the climb")
  func detour() {
    let screen = Screen()
    let stranger = HandlingView(frame: .zero, log: log)
    let view = DetouringView(0, 0, 100, 100)
    view.detour = stranger
    screen.window.addSubview(view)
    screen.tap(10, 10)
    #expect(log.lines == ["handling began", "handling ended"])
  }

  @Test("R5.5: a circle of any length ends where it comes back", arguments: [2, 8, 9, 30])
  func circle(length: Int) {
    let screen = Screen()
    let views = (0..<length).map { _ in SharingView(frame: frame(), log: log) }
    for (view, subview) in zip(views, views.dropFirst()) { view.addSubview(subview) }
    screen.window.addSubview(views[0])
    views[0].setNextOverride(views[length - 1])
    screen.tap(10, 10)
    // The first is called again, and its message is not passed on any more.
    let words = ["sharing began", "sharing ended"]
    #expect(log.lines == words.flatMap { [String](repeating: $0, count: length + 1) })
  }

  @Test("R1.8, S-14, S-70: no view found: nobody is told, and there is no chain walk")
  func nobody() {
    let screen = Screen()
    let delegate = AppDelegate(log: log)
    screen.application.delegate = delegate
    let touch = screen.tap(-10, 10)
    #expect(touch.view == nil && touch.window == nil)
    screen.window.isHidden = true
    screen.tap(10, 10)
    #expect(log.lines.isEmpty)
  }

  @Test(
    "S-43: what an override does can be a value",
    arguments: [
      (EventHandling.handles, false), (.handlesAndForwards, true), (nil, true),
    ] as [(EventHandling?, Bool)])
  func asValue(handling: EventHandling?, goesOn: Bool) {
    let screen = Screen()
    let view = UIView(0, 0, 100, 100)
    view.setHandling(handling, of: .touchesBegan)
    screen.window.addSubview(HandlingView(frame: frame(), log: log).with(view))
    screen.tap(10, 10)
    #expect(log.lines == (goesOn ? ["handling began"] : []) + ["handling ended"])
    #expect(view.handling(of: .touchesBegan) == handling)
    #expect(view.handledMethods.map(\.method) == (handling == nil ? [] : [.touchesBegan]))
  }
}
