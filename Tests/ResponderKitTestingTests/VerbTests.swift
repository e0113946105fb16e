import ResponderKit
import ResponderKitTesting
import Testing

/// What fingers and keys do in a test, and what it sees of that.
@Suite struct VerbTests {
  private final class Screen: UIViewController {
    let pad = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    let buy = UIButton(frame: CGRect(x: 50, y: 400, width: 100, height: 44))
    let name = UITextField(frame: CGRect(x: 50, y: 500, width: 200, height: 34))
    let tap = UITapGestureRecognizer()
    let hold = UILongPressGestureRecognizer()
    let move = UIPanGestureRecognizer()
    let flick = UISwipeGestureRecognizer()
    let zoom = UIPinchGestureRecognizer()
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let actions: [(UIGestureRecognizer, String)] = [
        (tap, "tap"), (hold, "hold"), (move, "move"), (flick, "flick"), (zoom, "zoom"),
      ]
      for (recognizer, action) in actions {
        recognizer.addTarget(self, action: Selector(action))
        pad.addGestureRecognizer(recognizer)
      }
      buy.addAction(UIAction { [unowned self] _ in log.append("buy") }, for: .touchUpInside)
      name.addTarget(self, action: Selector(("done")), for: .editingDidEndOnExit)
      for view in [pad, buy, name] { self.view.addSubview(view) }
    }

    override func method(for action: Selector) -> ActionMethod? {
      if action == Selector(("missing")) { return nil }
      return { _, _ in self.log.append("\(action)") }
    }
  }

  private let application = UIApplication()
  private let window: UIWindow
  private let screen = Screen()

  init() {
    window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  @Test func aTapReachesWhatIsAtItsPlace() {
    window.tap(at: CGPoint(x: 100, y: 422))
    expectHit(screen.buy)
    expectAction(.touchUpInside, on: screen.buy, times: 1)
    window.tap(at: CGPoint(x: 5, y: 5), in: screen.buy)
    window.tap(screen.buy)
    #expect(screen.log == ["buy", "buy", "buy"])
  }

  @Test("R9.5: a tap where the keyboard lies does not reach the button behind it")
  func theKeyboardTakesTaps() {
    let pay = UIButton(frame: CGRect(x: 50, y: 700, width: 100, height: 44))
    pay.addAction(UIAction { [unowned screen] _ in screen.log.append("pay") }, for: .touchUpInside)
    screen.view.addSubview(pay)
    window.tap(screen.name)
    #expect(window.tap(pay).rawValue.contains("the keyboard takes the finger"))
    #expect(screen.log == [])
    // It tries what would help, with a tap.
    #expect(why(pay).rawValue.contains("OTHER_WINDOW"))
    screen.log = []
    screen.name.resignFirstResponder()
    window.tap(pay)
    application.showsKeyboardWindow = false
    screen.name.becomeFirstResponder()
    window.tap(pay)
    #expect(screen.log == ["pay", "pay"])
  }

  @Test func eachGestureIsRecognized() {
    screen.flick.direction = .left
    screen.flick.require(toFail: screen.hold)
    screen.move.require(toFail: screen.flick)
    window.tap(screen.pad)
    expectAction(Selector(("tap")), on: screen.tap)
    window.press(screen.pad, for: 0.6)
    expectAction(Selector(("hold")), on: screen.hold, times: 2)
    window.swipe(screen.pad, .left)
    expectAction(Selector(("flick")), on: screen.flick, times: 1)
    window.drag(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: 280), for: 0.5)
    expectAction(Selector(("move")), on: screen.pad)
    window.pinch(screen.pad, by: 2)
    expectAction(Selector(("zoom")), on: screen.zoom)
  }

  @Test func timePassesOnlyWhenTheTestSaysSo() {
    let twice = UITapGestureRecognizer(target: screen, action: Selector(("twice")))
    twice.numberOfTapsRequired = 2
    screen.pad.addGestureRecognizer(twice)
    screen.tap.require(toFail: twice)
    window.tap(screen.pad)
    expectAction(Selector(("tap")), on: screen.tap, times: 0)
    window.wait(0.5)
    expectAction(Selector(("tap")), on: screen.tap, times: 1)
    window.tap(screen.pad, count: 2)
    expectAction(Selector(("twice")), on: twice, times: 1)
  }

  @Test func aTextIsTypedAndEndsWithTheReturnKey() {
    window.tap(screen.name)
    window.type("Ann+Bo\n")
    #expect(screen.name.text == "Ann+Bo")
    expectAction(.editingChanged, on: screen.name, times: 0)
    expectAction(.editingDidEndOnExit, on: screen.name, times: 1)
    #expect(screen.log == ["done"])
    #expect(!screen.name.isFirstResponder)
  }

  @Test func aKeyCommandRuns() {
    screen.addKeyCommand(
      UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(("save"))))
    window.press(key: "cmd+s")
    #expect(screen.log == ["save"])
    withKnownIssue {
      window.press(key: "hyper+s")
    } matching: { issue in
      issue.comments.first?.rawValue == "there is no key 'hyper+s'"
    }
  }

  /// An event without an effect, a view without a window, a window without an application, a scale
  /// that is none: each is an issue with its reason, and nothing stops.
  @Test(arguments: 0..<5) func whatCannotBeDoneIsAnIssue(number: Int) {
    let cases: [(reason: String, body: () -> Void)] = [
      (
        "it has no target for touchDown",
        {
          window.tap(screen.buy)
          expectAction(.touchDown, on: screen.buy)
        }
      ),
      ("is in no window", { window.tap(UIView()) }),
      (
        "belongs to no application",
        { UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).wait(1) }
      ),
      ("a scale is above 0", { window.pinch(screen.pad, by: 0) }),
      ("no event has been sent yet", { expectAction(Selector(("buy")), on: screen.buy) }),
    ]
    let (reason, body) = cases[number]
    withKnownIssue {
      body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(reason) }
    }
  }

  @Test(
    "A number that is none is an issue, and nothing happens",
    arguments: 0..<8, [Double.nan, .infinity, -.infinity])
  func notFinite(verb: Int, number: Double) {
    window.tap(screen.buy)
    let (middle, wrong) = (CGPoint(x: 100, y: 200), CGPoint(x: 100, y: number))
    let verbs = [
      { window.tap(at: wrong) }, { window.tap(at: wrong, in: screen.buy) },
      { window.press(at: wrong, for: 1) }, { window.press(at: middle, for: number) },
      { window.drag(from: wrong, to: middle) }, { window.drag(from: middle, to: wrong) },
      { window.pinch(screen.pad, by: number) }, { window.wait(number) },
    ]
    withKnownIssue {
      #expect(verbs[verb]().rawValue.hasSuffix("needs finite numbers"))
    } matching: { issue in
      issue.comments.first?.rawValue.hasSuffix("needs finite numbers") == true
    }
    #expect(screen.log == ["buy"])
    expectAction(.touchUpInside, on: screen.buy, times: 1)
  }

  @Test func aVerbTellsWhatHappened() {
    #expect(
      window.trace(at: CGPoint(x: 100, y: 422)).rawValue
        == window.tap(screen.buy).rawValue.split(separator: "\n").prefix(6).joined(separator: "\n"))
    #expect("\(why(screen.buy))".hasPrefix("✓ buy gets"))
  }

  @Test func theWindowIsLeftAsItWas() {
    window.tap(screen.buy)
    for object in [window, screen, screen.buy, screen.tap] { #expect(object.changeObserver == nil) }
    #expect(window.application?.eventObserver == nil)
  }

  @Test func anApplicationGoesWithItsTest() {
    weak var application: UIApplication?
    do {
      let made = UIApplication()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 90, height: 90), application: made)
      window.rootViewController = Screen()
      window.makeKeyAndVisible()
      window.tap(at: CGPoint(x: 5, y: 5))
      application = made
    }
    #expect(application == nil)
  }
}

/// Mistakes fail a test that has the trait, whoever sends the action.
@Suite(.failsOnMistakes) struct FailsOnMistakesTests {
  private final class Target: UIResponder {}

  @Test func aSelectorWithoutAMethodIsAnIssue() {
    let (button, target) = (UIButton(), Target())
    button.addTarget(target, action: Selector(("taped")), for: .touchUpInside)
    withKnownIssue {
      button.sendActions(for: .touchUpInside)
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.hasPrefix("action 'taped' of UIButton ")
        && text.hasSuffix(" has no method of that name")
    }
  }

  @Test func anActionThatNobodyOfTheChainPerformsIsNone() {
    let button = UIButton()
    button.addTarget(nil, action: Selector(("archive:")), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
  }
}
