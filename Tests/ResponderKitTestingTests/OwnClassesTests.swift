import Foundation
import ResponderKit
import ResponderKitTesting
import Testing

/// The classes of an app, as a team writes them.
private final class Bar: UIView {
  let plus = UIButton(frame: CGRect(x: 167, y: -28, width: 56, height: 56))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(plus)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || plus.frame.contains(point)
  }
}

private final class Badge: UIView {}

private final class ScreenController: UIViewController {
  private lazy var bar = Bar(frame: CGRect(x: 0, y: 761, width: 390, height: 83))
  private var list: UIView?

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    list = view
    view.addSubview(Badge(frame: CGRect(x: 10, y: 10, width: 30, height: 30)))
    view.addSubview(bar)
  }
}

@Suite struct OwnClassesTests {
  private func makeWindow(application: UIApplication? = nil) -> UIWindow {
    let frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let window =
      application.map { UIWindow(frame: frame, application: $0) } ?? UIWindow(frame: frame)
    window.rootViewController = ScreenController()
    return window
  }

  @Test(arguments: scopes("Tests/ResponderKitTestingTests/OwnClasses"))
  func checkout(scope: Scope) {
    let application = UIApplication()
    let window = makeWindow(application: application)
    window.makeKeyAndVisible()
    scope.run(in: window)
  }

  @Test(arguments: scopes("Tests/ResponderKitTestingTests/OwnClasses"))
  func aWindowWithoutAnApplicationGetsOne(scope: Scope) {
    let window = makeWindow()
    window.isHidden = false
    scope.run(in: window)
  }

  @Test func theWindowIsLeftAsItWas() throws {
    let application = UIApplication()
    let window = makeWindow(application: application)
    window.makeKeyAndVisible()
    let bar = try #require(window.rootViewController?.view.subviews.last as? Bar)
    for scope in scopes("Tests/ResponderKitTestingTests/OwnClasses") { scope.run(in: window) }
    #expect(!bar.isHidden)
    for object in [window, bar, bar.plus, application] {
      #expect(object.changeObserver == nil)
    }
    #expect(application.eventObserver == nil)
  }

  @Test func namesCanBeGiven() throws {
    let window = makeWindow(application: UIApplication())
    window.makeKeyAndVisible()
    let root = try #require(window.rootViewController?.view)
    let scope = try #require(
      scopes("Tests/ResponderKitTestingTests/OwnClasses").first {
        $0.test?.hasPrefix("views without") == true
      })
    withKnownIssue {
      scope.run(in: window, names: ["mark": root.subviews[0], "it": root])
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.hasPrefix("no view is named 'badge'") || text.hasPrefix("'it' cannot be a name")
    }
  }
}
