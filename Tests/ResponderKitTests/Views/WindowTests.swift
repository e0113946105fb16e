import Foundation
import ResponderKit
import Testing

@Suite("R1.5 to R1.8, R1.13: windows")
struct WindowTests {
  private func frame() -> CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  @Test("R1.5, S-2: the topmost visible window that claims the point, whichever is key")
  func topmost() {
    let screen = Screen()
    screen.window.makeKeyAndVisible()
    let front = screen.addWindow(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    #expect(screen.window.isKeyWindow && !front.isKeyWindow)
    #expect(screen.hit(50, 50) === front)
    #expect(screen.hit(200, 50) === screen.window, "nil: the next window is asked")
    screen.window.makeKeyAndVisible()
    #expect(screen.hit(50, 50) === screen.window)
  }

  @Test("R1.5: the higher level first; within a level the most recently ordered front")
  func levels() {
    let screen = Screen()
    let alert = screen.addWindow(UIWindow(frame: frame()))
    alert.windowLevel = .alert
    let normal = screen.addWindow(UIWindow(frame: frame()))
    let bar = screen.addWindow(UIWindow(frame: frame()))
    bar.windowLevel = .statusBar
    #expect(screen.application.windowsFrontToBack == [alert, bar, normal, screen.window])
    screen.window.makeKeyAndVisible()
    #expect(screen.application.windowsFrontToBack == [alert, bar, screen.window, normal])
    #expect(screen.hit(50, 50) === alert)
    alert.isHidden = true
    #expect(screen.hit(50, 50) === bar)
    normal.isHidden = true
    normal.isHidden = false
    #expect(screen.application.windowsFrontToBack == [alert, bar, normal, screen.window])
    #expect(UIWindow.Level.normal.rawValue == 0 && UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
  }

  @Test("R1.6: an empty overlay window swallows every touch until its hitTest says nil")
  func overlay() {
    let screen = Screen()
    let button = UIButton(10, 10, 50, 50)
    screen.window.addSubview(button)
    let clear = screen.addWindow(UIWindow(frame: frame()))
    #expect(screen.hit(20, 20) === clear)
    clear.isHidden = true
    let overlay = screen.addWindow(OverlayWindow(frame: frame()))
    let toast = UIView(100, 100, 50, 50)
    overlay.addSubview(toast)
    #expect(screen.hit(20, 20) === button)
    #expect(screen.hit(120, 120) === toast)
    clear.isHidden = false
    clear.hitTestBehavior = Passthrough()
    #expect(screen.hit(20, 20) === button)
  }

  @Test("R1.7: a new window is hidden; isHidden = false shows it; makeKeyAndVisible does all")
  func showing() {
    let screen = Screen()
    let window = UIWindow(windowScene: screen.scene)
    #expect(window.isHidden && window.frame == frame())
    #expect(screen.hit(50, 50) === screen.window)
    window.isHidden = false
    #expect(screen.hit(50, 50) === window && !window.isKeyWindow)
    window.isHidden = true
    window.makeKeyAndVisible()
    #expect(screen.hit(50, 50) === window && window.isKeyWindow && !window.isHidden)
  }

  @Test("R1.5: the point is converted to each window's coordinates")
  func converted() {
    let screen = Screen()
    let view = UIView(0, 0, 20, 20)
    let small = screen.addWindow(UIWindow(frame: CGRect(x: 100, y: 200, width: 50, height: 50)))
    small.addSubview(view)
    #expect(screen.hit(110, 210) === view)
    #expect(screen.hit(125, 210) === small)
    #expect(screen.hit(99, 210) === screen.window)
  }

  @Test("R1.5: a disconnected scene's windows are not asked")
  func disconnected() {
    let screen = Screen()
    #expect(screen.hit(50, 50) === screen.window)
    screen.application.disconnect(screen.scene)
    #expect(screen.hit(50, 50) == nil)
    #expect(screen.window.application == nil)
  }

  @Test("R1.13: a window's or application's sendEvent without super ends the event")
  func sendEvent() {
    let log = CallLog()
    let screen = Screen()
    let deaf = screen.addWindow(DeafWindow(frame: frame()))
    deaf.addSubview(HandlingView(frame: frame(), log: log))
    let touch = screen.tap(50, 50)
    #expect(touch.view === deaf.subviews[0], "the hit-test comes before sendEvent (R1.2)")
    #expect(log.lines.isEmpty)

    let application = CountingApplication()
    application.connect(screen.scene)
    deaf.isHidden = true
    screen.window.addSubview(HandlingView(frame: frame(), log: log))
    application.callsSuper = false
    application.touchDelivery.end(application.touchDelivery.begin(at: CGPoint(x: 50, y: 50)))
    #expect(application.count == 2 && log.lines.isEmpty)
    application.callsSuper = true
    application.touchDelivery.end(application.touchDelivery.begin(at: CGPoint(x: 50, y: 50)))
    #expect(log.lines == ["handling began", "handling ended"])
  }

  @Test("Key windows are told, one at a time")
  func keyWindows() {
    final class Keyed: UIWindow {
      var isKey = false
      override func becomeKey() { isKey = true }
      override func resignKey() { isKey = false }
    }
    let screen = Screen()
    let a = Keyed(windowScene: screen.scene)
    let b = Keyed(windowScene: screen.scene)
    a.makeKey()
    #expect(a.isKey && a.isHidden && screen.application.keyWindow === a)
    b.makeKey()
    #expect(!a.isKey && b.isKey && b.isKeyWindow && !a.isKeyWindow)
  }

  @Test("An application keeps no key window alive, nor a clock its application")
  func gone() {
    let application = UIApplication()
    weak var key: UIWindow?
    do {
      let scene = UIWindowScene(screenSize: CGSize(width: 390, height: 844))
      application.connect(scene)
      let window = UIWindow(windowScene: scene)
      window.makeKey()
      key = application.keyWindow
      #expect(key === window)
      application.disconnect(scene)
    }
    #expect(key == nil && application.keyWindow == nil)
    let clock = UIApplication().clock
    var hasRun = false
    clock.schedule(after: 1) { hasRun = true }
    clock.advance(by: 2)
    #expect(hasRun)
  }
}
