import Foundation
import ResponderKit
import ResponderKitTesting
import Testing

/// Actions of one's own classes, as README shows them (R7.7).
@Suite struct CounterTests {
  private let window = UIWindow(
    frame: CGRect(x: 0, y: 0, width: 390, height: 844), application: UIApplication())
  private let counter = Counter()

  init() {
    window.rootViewController = counter
    window.makeKeyAndVisible()
  }

  @Test(arguments: scopes("Tests/ResponderKitTestingTests/Actions"))
  func counting(scope: Scope) {
    scope.run(in: window)
    #expect(counter.count == 2)
  }

  @Test func aMissingMethodIsAnIssueAtTheLineOfItsTouch() throws {
    counter.button.addTarget(counter, action: Selector(("taped")), for: .touchUpInside)
    let scope = try #require(scopes("Tests/ResponderKitTestingTests/Actions").first)
    withKnownIssue {
      scope.run(in: window)
    } matching: { issue in
      issue.sourceLocation?.line == 2
        && issue.comments.first?.rawValue
          == "action taped  from button to vc, which has no such method: an app stops here (R7.7)\n"
          + "  tap button count=2"
    }
    #expect(counter.count == 2)
  }

  @Test func aWindowWithoutAnApplicationIsAnIssue() throws {
    let stray = UIWindow(frame: window.frame)
    counter.implement(Selector(("alert"))) { _, _ in stray.isHidden = false }
    counter.button.addTarget(counter, action: Selector(("alert")), for: .touchDown)
    let scope = try #require(scopes("Tests/ResponderKitTestingTests/Actions").first)
    withKnownIssue {
      scope.run(in: window)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("belongs to no application") == true
    }
  }
}
