import Interchange
import Scenes
import Session
import SessionStage
import TestSupport
import Testing
import Text

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
      #expect(line.contains("\(view) is its root view (R4.2)"), "\(line)")
    }
    // R4.3: what comes next is told as next of the controller.
    let isPresented = dump.text.contains("UIDimmingView")
    #expect(
      told.count { $0.contains("superview of the controller's view (R4.3)") }
        == (isPresented ? 0 : rootViews.count))
    #expect(told[0].components(separatedBy: "? a view controller").count == rootViews.count + 1)
    // Nobody can tell that nobody performs an action.
    try desk.session.execute("target 0xb1 touchUpInside nil.buy:")
    #expect(try desk.printed("why 0xb1")[0].hasPrefix("?"))
  }

  /// The chains of sound screens, from a view of each up to its window.
  @Test(arguments: [
    (
      "sheet-over-stack", "button2",
      "button2 › view2 › ? a view controller › ? its presenter › window › scene › app › delegate"
    ),
    (
      "sheet-over-stack", "button1",
      "button1 › view1 › ? a view controller › wrapperView › transitionView2 › containerView › "
        + "? a view controller › dropShadowView1 › transitionView1 › window › scene › app › delegate"
    ),
    (
      "glass-tab-bar-ios27", "tabButton1",
      "tabButton1 › tabBarPlatterView › tabBar › barContainerView › containerView › "
        + "? a view controller › dropShadowView › transitionView1 › window › scene › app › delegate"
    ),
    (
      "navigation-bar-ios10", "button",
      "button › view › ? a view controller › wrapperView › transitionView › containerView › "
        + "? a view controller › window › scene › app › delegate"
    ),
    (
      "flutter-platform-view", "mkMapView",
      "mkMapView › interceptingView › childClippingView › flutterView › ? a view controller › "
        + "dropShadowView › transitionView › window › scene › app › delegate"
    ),
  ])
  func soundScreensHaveNoFalseChain(file: String, view: String, chain: String) throws {
    let path = "Tests/Screens/Sound/\(file).txt"
    let desk = try TestSession(importing: try PackageFolder.text(path))
    #expect(try desk.printed("chain \(view)")[0] == chain)
  }

  @Test("R4.3: the way of a touch tells the controllers that a text does not name")
  func waysHaveThemToo() throws {
    let desk = TestSession(OutputStyle(width: 200))
    _ = desk.scene.replace(by: try HierarchyDump(parsing: Self.screens[0].1.text))
    let way = try #require(try desk.printed("tap 200,700").first { $0.hasPrefix("touchesBegan") })
    #expect(way.contains("view › ? a view controller › dropShadowView"), "\(way)")
  }

  @Test("A text that tells the controllers leaves none open")
  func controllersThatAreTold() throws {
    let text = Self.screens[0].1.text + "\n<App.Cart 0xc1>, state: appeared, view: <UIView 0xa3>\n"
    let desk = TestSession()
    _ = desk.scene.replace(by: try HierarchyDump(parsing: text))
    #expect(try !desk.printed("chain 0xb1").contains { $0.contains("not in the dump") })
  }
}
