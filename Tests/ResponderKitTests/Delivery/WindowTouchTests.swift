import Foundation
import ResponderKit
import Testing

@Suite("R1.5-R1.9: windows and fingers")
struct WindowTouchTests {
  let story = Story()

  private func window(_ name: String, level: CGFloat) -> LoggedView {
    let window = story.screen.addWindow(
      UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)))
    window.windowLevel = UIWindow.Level(rawValue: level)
    let view = story.view(name, in: window)
    return view
  }

  @Test("R1.5, S-2, S-3, Surprise 27: the front window gets the touch, whichever is key")
  func frontWindow() {
    _ = story.view("back")
    _ = window("front", level: 1)
    story.screen.window.makeKey()
    story.finger().tap(10, 10)
    #expect(story.lines == ["front began", "front ended"])
  }

  @Test("R1.5: a touch makes its window key, unless canBecomeKey is false")
  func touchedWindowIsKey() {
    let front = window("front", level: 1)
    story.screen.window.makeKey()
    front.window?.setCanBecomeKey(false)
    story.finger().tap(10, 10)
    #expect(story.screen.window.isKeyWindow)
    front.window?.setCanBecomeKey(nil)
    story.finger().tap(10, 10)
    #expect(front.window?.isKeyWindow == true)
  }

  @Test("R1.5: a text field that is tapped in another window gets the keys")
  func tappedField() throws {
    let front = window("front", level: 1)
    let field = UITextField(0, 0, 50, 50)
    front.window?.addSubview(field)
    story.screen.window.makeKey()
    story.finger().tap(10, 10)
    story.screen.application.postKey(try #require(UIKey("a")))
    #expect(field.text == "a")
  }

  @Test("R1.6, Surprise 28: an empty window in front takes the touch for itself")
  func emptyWindow() {
    _ = story.view("back")
    let front = window("front", level: 1)
    let overlay = front.window
    front.removeFromSuperview()
    story.finger().down(10, 10)
    #expect(story.lines == [] && story.finger().touch?.view === overlay)
  }

  @Test("R1.7, Surprise 29: a new window is hidden and gets nothing")
  func hiddenWindow() {
    _ = story.view("back")
    window("front", level: 1).window?.isHidden = true
    story.finger().tap(10, 10)
    #expect(story.lines == ["back began", "back ended"])
  }

  @Test("R1.8, S-14: where no window is, nobody hears of the touch")
  func nowhere() {
    _ = story.tap(on: story.screen.window)
    story.finger().down(-10, 10)
    let touch = story.finger().touch
    #expect(touch != nil && touch?.view == nil && touch?.window == nil)
    story.finger().move(10, 10)
    story.finger().up()
    #expect(story.lines == [] && story.screen.application.touchDelivery.fingers.isEmpty)
  }

  @Test("R1.9, Surprises 21 and 30: a finger keeps its view and window wherever it goes")
  func keepsView() {
    let view = story.view("view", 0, 0, 50, 50)
    _ = story.view("other", 100, 0, 50, 50)
    story.finger().down(10, 10)
    story.finger().move(110, 10)
    #expect(story.finger().touch?.view === view)
    story.finger().up()
    #expect(story.lines == ["view began", "view moved", "view ended"])
  }

  @Test("R1.9, Surprise 31: the view is nil once a recognizer has the touch; the window stays")
  func viewIsTaken() {
    let view = story.view("view")
    let pan = story.pan(on: view)
    story.finger().down(10, 10)
    story.finger().move(30, 10)
    let touch = story.finger().touch
    #expect(pan.state == .began && touch?.view == nil)
    #expect(touch?.window === story.screen.window && touch?.gestureRecognizers == [pan])
  }

  @Test("R1.4: fingers in two windows share an event; each window gets its own")
  func twoWindows() {
    _ = story.view("left")
    let right = window("right", level: 0)
    right.window?.frame.origin.x = 200
    var events: Set<UIEvent> = []
    right.onTouches = { _, _, event in if let event { events.insert(event) } }
    story.finger(1).down(10, 10)
    story.finger(2).down(210, 10)
    let event = events.first
    #expect(event?.allTouches?.count == 2 && events.count == 1)
    #expect(right.window.flatMap { event?.touches(for: $0) }?.map(\.finger) == [2])
    story.screen.together(
      TouchSample(.moved, at: CGPoint(x: 20, y: 10), finger: 1),
      TouchSample(.ended, at: CGPoint(x: 210, y: 10), finger: 2))
    story.finger(1).up()
    #expect(
      story.lines == ["left began", "right began 2", "left moved", "right ended 2", "left ended"])
  }

  @Test("R1.4: gestures in two windows at once do not know of each other")
  func twoGestures() {
    let left = story.view("left")
    let right = window("right", level: 0)
    right.window?.frame.origin.x = 200
    let (a, b) = (story.pan("a", on: left), story.pan("b", on: right))
    story.finger(1).down(10, 10)
    story.finger(2).down(210, 10)
    story.screen.together(
      TouchSample(.moved, at: CGPoint(x: 30, y: 10), finger: 1),
      TouchSample(.moved, at: CGPoint(x: 210, y: 40), finger: 2))
    #expect(a.state == .began && b.state == .began)
    story.finger(1).up()
    #expect(a.state == .possible && b.state == .began)
    story.finger(2).up()
    #expect(b.state == .possible)
  }

  @Test("R1.15: locations are the window's with nil, else the view's")
  func locations() {
    let other = window("other", level: 1)
    other.window?.frame.origin = CGPoint(x: 100, y: 50)
    other.frame.origin = CGPoint(x: 10, y: 20)
    story.finger().down(130, 90)
    let touch = story.finger().touch
    #expect(touch?.location(in: nil) == CGPoint(x: 30, y: 40))
    #expect(touch?.location(in: other) == CGPoint(x: 20, y: 20))
    story.finger().move(131, 90)
    #expect(touch?.previousLocation(in: other) == CGPoint(x: 20, y: 20))
    #expect(touch?.location(in: other) == CGPoint(x: 21, y: 20))
  }

  @Test("R1.12: while touches are ignored nothing is delivered; calls nest")
  func ignoring() {
    let application = story.screen.application
    _ = story.tap(on: story.view("view"))
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    story.finger().tap(10, 10)
    application.endIgnoringInteractionEvents()
    story.finger().down(10, 10)
    #expect(application.isIgnoringInteractionEvents && story.lines == [])
    application.endIgnoringInteractionEvents()
    application.endIgnoringInteractionEvents()
    story.finger().move(20, 10)
    story.finger().up()
    #expect(!application.isIgnoringInteractionEvents && story.lines == [])
    story.finger().tap(10, 10)
    #expect(story.lines == ["view began", "view cancelled", "tap ended!"])
  }

  @Test("R1.12: fingers that are down when ignoring begins are cancelled, even from a handler")
  func ignoringBeginsLate() {
    let view = story.view("view")
    story.finger().down(10, 10)
    story.screen.application.beginIgnoringInteractionEvents()
    #expect(story.lines == ["view began", "view cancelled"])
    story.screen.application.endIgnoringInteractionEvents()
    view.onTouches = { [story] phase, _, _ in
      if phase == .began { story.screen.application.beginIgnoringInteractionEvents() }
    }
    story.finger().down(10, 10)
    #expect(story.lines == ["view began", "view cancelled"])
    #expect(story.screen.application.touchDelivery.fingers.isEmpty)
  }

  @Test("R12.5: a window that leaves the application takes its fingers along")
  func windowLeaves() {
    let view = story.view("view")
    let pan = story.pan(on: view)
    story.finger().down(10, 10)
    story.finger(2).down(20, 10)
    story.screen.window.windowScene = nil
    #expect(story.lines == ["view began", "view cancelled"] && pan.state == .possible)
  }
}
