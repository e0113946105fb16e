import Interchange
import Scenes
import Testing
import Text

@testable import Commands

/// UIKit makes some views only round the root view of a controller, which no dump of views names.
@Suite struct UntoldControllerTests {
  private static let transition = line(1, "UITransitionView", "a1", "0 0; 390 844")
  private static let shadow = line(2, "UIDropShadowView", "a2", "0 0; 390 844")

  static let screens: [(String, DumpText, [String])] = [
    (
      "since iOS 13",
      [
        fullWindow, transition, shadow, line(3, "UIView", "a3", "0 0; 390 844"),
        line(4, "UIButton", "b1", "10 200; 90 44"),
      ], ["view"]
    ),
    (
      "a stack",
      [
        fullWindow, transition, shadow, line(3, "UILayoutContainerView", "a3", "0 0; 390 844"),
        line(4, "UINavigationTransitionView", "a4", "0 0; 390 844"),
        line(5, "UIViewControllerWrapperView", "a5", "0 0; 390 844"),
        line(6, "UIView", "a6", "0 0; 390 844"), line(7, "UIButton", "b1", "10 200; 90 44"),
      ], ["view", "containerView"]
    ),
    (
      "what is presented, with what dims",
      [
        fullWindow, transition, line(2, "UIDimmingView", "a2", "0 0; 390 844"),
        line(2, "UIView", "a3", "0 0; 390 844"), line(3, "UIButton", "b1", "10 200; 90 44"),
      ], ["view"]
    ),
    (
      "a view in the window",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIButton", "b1", "10 200; 90 44"),
      ], []
    ),
  ]

  @Test("R4.2: the chain tells that a controller stands behind a root view", arguments: screens)
  func chainsHaveTheirControllers(title: String, dump: DumpText, rootViews: [String]) throws {
    let desk = TestSession(OutputStyle(width: 200))
    _ = desk.scene.replace(by: try HierarchyDump(parsing: dump.text))
    let told = try desk.printed("chain 0xb1")
    let untold = told.filter { $0.contains("a view controller, not in the dump") }
    #expect(untold.count == rootViews.count, "\(told)")
    for (line, view) in zip(untold, rootViews) {
      #expect(line.hasSuffix("\(view) is its root view (R4.2)"), "\(line)")
    }
    // R4.3: what comes next is told as next of the controller.
    #expect(
      told.count { $0.contains("superview of the controller's view (R4.3)") } == rootViews.count)
    #expect(told[0].components(separatedBy: "? a view controller").count == rootViews.count + 1)
    // Nobody can tell that nobody performs an action.
    try desk.session.execute("target 0xb1 touchUpInside nil.buy:")
    #expect(try desk.printed("why 0xb1")[0].hasPrefix("?"))
  }

  @Test("A text that tells the controllers leaves none open")
  func controllersThatAreTold() throws {
    let text = Self.screens[0].1.text + "\n<App.Cart 0xc1>, state: appeared, view: <UIView 0xa3>\n"
    let desk = TestSession()
    _ = desk.scene.replace(by: try HierarchyDump(parsing: text))
    #expect(try !desk.printed("chain 0xb1").contains { $0.contains("not in the dump") })
  }
}
