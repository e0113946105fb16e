import ResponderKit
import Testing

@Suite("R9.1 to R9.3: becoming first responder")
struct BecomingTests {
  let screen = KeyScreen()

  @Test("R9.1: only what takes text may by default")
  func defaults() {
    #expect(!UIResponder().canBecomeFirstResponder && !UIView().canBecomeFirstResponder)
    #expect(!UIViewController().canBecomeFirstResponder && !UIControl().canBecomeFirstResponder)
    #expect(UITextField().canBecomeFirstResponder && UITextView().canBecomeFirstResponder)
  }

  @Test("Surprise 75, S-71: a tap makes no plain view first responder")
  func tapping() {
    let view = UIView(0, 0, 50, 50)
    view.setCanBecomeFirstResponder(true)
    screen.root.addSubview(view)
    screen.screen.tap(10, 10)
    #expect(screen.window.firstResponder == nil && !view.isFirstResponder)
  }

  @Test("Surprise 76, S-71: canBecomeFirstResponder and becomeFirstResponder, both")
  func both() {
    let view = UIView(0, 0, 50, 50)
    screen.root.addSubview(view)
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    view.setCanBecomeFirstResponder(true)
    #expect(!view.isFirstResponder)
    #expect(view.becomeFirstResponder() && view.isFirstResponder)
    #expect(screen.window.firstResponder === view)
    #expect(screen.outcomes == [.refusedCannotBecome, .became])
  }

  @Test("Surprise 78, R9.2: nobody becomes it outside of a window")
  func withoutWindow() {
    let field = UITextField()
    #expect(!field.becomeFirstResponder())
    screen.root.addSubview(field)
    #expect(field.becomeFirstResponder())
  }

  @Test("R9.2: the present one is asked to resign")
  func asked() {
    let first = screen.addFirst()
    let second = screen.addFirst()
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(screen.outcomes == [.became, .resigned, .became])
  }

  @Test("Surprise 78, R9.2, R9.4: the present one may refuse")
  func refused() {
    let first = screen.addFirst()
    first.setCanResignFirstResponder(false)
    let second = screen.addFirst()
    #expect(first.isFirstResponder && !second.isFirstResponder)
    #expect(screen.outcomes == [.became, .refusedByCurrent(ObjectID(first))])
  }

  @Test("R9.2: an attempt that must fail leaves the present one alone")
  func failedAttempt() {
    let first = screen.addFirst()
    #expect(!screen.root.becomeFirstResponder() && first.isFirstResponder)
    #expect(screen.outcomes == [.became, .refusedCannotBecome])
  }

  @Test("R9.2: becoming it twice says nothing new")
  func twice() {
    let view = screen.addFirst()
    #expect(view.becomeFirstResponder() && screen.outcomes == [.became])
  }

  @Test("R9.1: a controller may, in the window of its view")
  func controller() {
    screen.controller.setCanBecomeFirstResponder(true)
    #expect(screen.controller.becomeFirstResponder() && screen.controller.isFirstResponder)
    let loose = UIViewController()
    loose.setCanBecomeFirstResponder(true)
    #expect(!loose.becomeFirstResponder() && !loose.isViewLoaded)
  }

  @Test("R9.3: every window has its own")
  func windows() {
    let here = screen.addFirst()
    let other = screen.screen.addWindow(UIWindow(frame: screen.window.frame))
    let there = UITextField(0, 0, 50, 50)
    other.addSubview(there)
    #expect(there.becomeFirstResponder() && here.isFirstResponder && there.isFirstResponder)
    #expect(screen.application.shownInputViews == nil)
    other.makeKey()
    #expect(screen.application.shownInputViews?.isSystemKeyboard == true)
  }

  @Test("R9.1, R9.4: subclasses override all of it")
  func overrides() {
    let canvas = Canvas(0, 0, 50, 50)
    screen.root.addSubview(canvas)
    #expect(canvas.becomeFirstResponder() && canvas.isFirstResponder)
    #expect(!canvas.resignFirstResponder() && canvas.isFirstResponder)
    canvas.isDone = true
    #expect(canvas.resignFirstResponder() && !canvas.isFirstResponder)
    #expect(canvas.log == ["become", "resign", "resign"])
  }

  @Test("A first responder that dies leaves none")
  func dying() {
    var view: UIView? = screen.addFirst()
    view?.removeFromSuperview()
    view = nil
    #expect(screen.window.firstResponder == nil)
  }
}

/// A view as an app writes it.
private final class Canvas: UIView {
  var log: [String] = []
  var isDone = false

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    log.append("become")
    return super.becomeFirstResponder()
  }

  override func resignFirstResponder() -> Bool {
    log.append("resign")
    return isDone && super.resignFirstResponder()
  }
}
