import ResponderKit
import ResponderKitTesting
import Synchronization
import Testing

/// Tests as the team of an app writes them, each red for a reason, with all that it prints.
@Suite struct RedTests {
  private final class Checkout: UIViewController {
    let buy = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44))
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let card = UIView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
    let open = UITapGestureRecognizer()
    private var badge: UIView?
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      buy.addTarget(self, action: Selector(("buy")), for: .touchUpInside)
      open.addTarget(self, action: Selector(("open")))
      card.addGestureRecognizer(open)
      for view in [buy, name, card] { self.view.addSubview(view) }
    }

    override func method(for action: Selector) -> ActionMethod? {
      switch action.description {
      case "buy": { _, _ in self.log.append("buy") }
      case "open": { _, _ in self.showBadge() }
      default: super.method(for: action)
      }
    }

    private func showBadge() {
      log.append("open")
      let made = UIView(frame: CGRect(x: 150, y: 10, width: 30, height: 30))
      card.addSubview(made)
      badge = made
    }
  }

  private let application = UIApplication()
  private let window: UIWindow
  private let checkout = Checkout()

  init() {
    window = UIWindow(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: application)
    window.rootViewController = checkout
    window.makeKeyAndVisible()
  }

  /// Runs a red test and compares all that it prints, and where.
  private func isRed(
    _ expected: String, at line: Int, _ test: () -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = Mutex<[(line: Int?, text: String)]>([])
    withKnownIssue(sourceLocation: sourceLocation) {
      test()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      // An expectation here would be an issue to match, too.
      found.withLock { $0.append((issue.sourceLocation?.line, text)) }
      return true
    }
    let told = found.withLock { $0 }
    #expect(told.map(\.line) == told.map { _ in line }, sourceLocation: sourceLocation)
    #expect(
      told.map(\.text).joined(separator: "\n---\n") == expected, sourceLocation: sourceLocation)
  }

  @Test func aButtonThatAViewCovers() {
    let veil = UIView(frame: checkout.view.bounds)
    checkout.view.addSubview(veil)
    isRed(
      """
      expected hit 'buy', got 'view2'
        view2, in front of buy, answered first (R2.8)

      hit-test (70, 62)
      window                       ✓ (70, 62) inside (0 0; 390 844)
      └─ view1                     ✓ (70, 62) inside (0 0; 390 844)
         ├─ view2                  ✓ (70, 62) inside (0 0; 390 844)  ← hit
         └─ card, name and 1 more  · not asked: view2 answered first  R2.8
      """, at: #line + 2
    ) {
      expectHit(checkout.buy, at: CGPoint(x: 70, y: 62))
    }
  }

  @Test func aButtonThatTheFingerLeaves() {
    isRed(
      """
      expected 'buy' to fire touchUpInside, got nothing
        it has no target for touchDown, touchDragInside, touchDragExit, touchDragOutside, touchUpOutside (R7.7)

      drag (70, 62) to (70, 400)
      hit-test (70, 62)
      window      ✓ (70, 62) inside (0 0; 390 844)
      └─ view     ✓ (70, 62) inside (0 0; 390 844)
         ├─ card  ✗ (50, -138) outside (0 0; 200 100): 138 above  R2.4
         ├─ name  ✗ (50, -38) outside (0 0; 200 34): 38 above  R2.4
         └─ buy   ✓ (50, 22) inside (0 0; 100 44)  ← hit
      touchesBegan  buy
      touchesMoved  the same way, 18 times
      touchesEnded  the same way   handled by buy
      """, at: #line + 3
    ) {
      window.drag(from: CGPoint(x: 70, y: 62), to: CGPoint(x: 70, y: 400))
      expectAction(.touchUpInside, on: checkout.buy)
    }
  }

  @Test func aSelectorWithATypingError() {
    checkout.buy.addTarget(checkout, action: Selector(("bye")), for: .touchUpInside)
    isRed(
      """
      action bye  from buy to vc, which has no such method: an app stops here (R7.7)
      """, at: #line + 2
    ) {
      window.tap(checkout.buy)
    }
  }

  @Test func aDisabledButtonThatShouldHaveCounted() {
    checkout.buy.isEnabled = false
    window.tap(checkout.buy)
    isRed(
      """
      ✗ buy gets no touch at its middle, (70, 62): view does
        no point of it works; its touches go to: view 100%
      1  buy is disabled: a disabled control and its subviews are not hit, and the
         touch goes to the view behind it
         CONTROL_DISABLED  R2.9
         fix: set isEnabled to true
           enable buy
           buy.isEnabled = true
      tried: enable buy → buy then gets the touch
      """, at: #line + 2
    ) {
      #expect(checkout.log == ["buy"], why(checkout.buy))
    }
  }

  @Test func aScriptInTheTestItself() {
    isRed(
      """
      expected hit 'badge', got 'card'
        expect hit badge
      badge was not asked (R2.12)
      """, at: #line + 5
    ) {
      Scope(
        """
        tap card
        expect hit badge
        """
      ).run(in: window)
    }
  }
}
