import Analysis
import Foundation
import Interchange
import ResponderKit
import Scenes
import SessionStage
import TestSupport
import Testing
import Text

/// Bars of old and new systems, and views that lie half below the screen.
@Suite struct OlderQuestionTests {
  private static let off = "userInteractionEnabled = NO"

  private static func bar(_ inside: [DumpText.Line]) -> DumpText {
    DumpText(
      [
        line(0, "UIWindow", "a0", "0 0; 375 667"),
        line(1, "UINavigationBar", "c1", "0 20; 375 44"),
      ] + inside)
  }

  private static let back = line(2, "UINavigationItemButtonView", "b1", "8 6; 80 30", off)

  @Test("R2.14: the bar is hit in place of its back button on iOS 10, and hands the touch on")
  func theBarHandsTheTouchOn() throws {
    let desk = try TestSession(importing: Self.bar([Self.back]))
    let printed = try desk.printed("why 0xb1")
    #expect(printed[0].hasPrefix("✓ itemButtonView gets a touch"))
    #expect(printed.contains { $0.contains("navigationBar is hit in its place, and hands") })
    #expect(!printed.contains { $0.contains("INTERACTION_DISABLED") })
  }

  @Test func aBackButtonThatIsHitItselfGetsTheTouch() throws {
    let desk = try TestSession(
      importing: Self.bar([line(2, "UINavigationItemButtonView", "b1", "8 6; 80 30")]))
    #expect(try desk.printed("why 0xb1")[0].hasPrefix("✓ itemButtonView gets a touch"))
    #expect(Audit(desk.scene).findings.isEmpty)
  }

  @Test(
    "A view in the bar that takes the touch instead is the obstacle",
    arguments: [
      [line(2, "UIView", "d1", "0 0; 95 44"), back],
      [back, line(2, "UIView", "d1", "0 0; 375 44")],
      [line(2, "UIView", "d0", "0 0; 200 44"), line(3, "UIView", "d1", "0 0; 90 44"), back],
    ])
  func aViewInTheBarKeepsTheTouch(inside: [DumpText.Line]) throws {
    let desk = try TestSession(importing: Self.bar(inside))
    let printed = try desk.printed("why 0xb1")
    #expect(printed[0].hasPrefix("✗ itemButtonView gets no touch"))
    let name = desk.scene.label(of: try desk.scene.object(named: "0xd1"))
    #expect(
      printed.contains {
        $0.contains(
          "\(name) (UIView), in navigationBar, takes the touch that navigationBar would hand to "
            + "itemButtonView")
      })
    #expect(printed.contains { $0.contains("COVERED_BY") })
    #expect(printed.contains { $0.contains("interaction off") })
    #expect(try desk.printed("why 0xb1 fix").contains { $0.hasPrefix("done:") })
    #expect(try desk.printed("why 0xb1")[0].hasPrefix("✓"))
  }

  @Test(
    "A recognizer on a navigation bar takes taps of its buttons in some versions",
    arguments: ["_UIButtonBarButton", "UINavigationButton2", "UIControl"])
  func theVersionDecidesAboutRecognizersOnBars(className: String) throws {
    let text: DumpText = [
      fullWindow,
      line(1, "UINavigationBar", "c1", "0 47; 390 44", "gestureRecognizers = <NSArray: 0x7>"),
      line(2, className, "b1", "300 0; 44 44", "baseClass = UIControl"),
    ]
    let desk = TestSession(OutputStyle(width: 1000))
    let tap =
      "(lldb) po [0xc1 gestureRecognizers]\n<__NSArrayM 0x7>(\n<UITapGestureRecognizer: 0x9; state = "
      + "Possible; view = <UINavigationBar: 0xc1>; target= <(action=tapped, target=<App.A 0x8>)>>\n)"
    _ = desk.scene.replace(by: try HierarchyDump(parsing: text.text + "\n" + tap))
    let printed = try desk.printed("why 0xb1")
    #expect(printed[0].hasPrefix("?") && printed[0].contains("depending on the version of iOS"))
    #expect(
      printed.contains {
        $0.contains("up to iOS 12 a recognizer") && $0.contains("from iOS 14 on it takes none")
      })
    #expect(Audit(desk.scene).count(of: .error) == 0)
  }

  @Test(
    "What lies half below the screen and half under a bar is told both, in the order of the touch",
    arguments: [130, 150, 168])
  func halfBelowTheScreen(height: Int) throws {
    let desk = try TestSession(importing: [
      fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
      line(2, "UITextField", "b1", "20 780; 350 \(height)"),
      line(1, "UITabBar", "c1", "0 761; 390 83"),
      line(2, "_UIBarBackground", "c2", "0 0; 390 83", Self.off),
    ])
    let printed = try desk.printed("why 0xb1")
    #expect(printed[0].contains("tabBar does"))
    let codes = printed.compactMap { line in
      ["COVERED_BY", "OFF_SCREEN"].first { line.contains($0) }
    }
    #expect(codes == ["COVERED_BY", "OFF_SCREEN"])
    let fix = try #require(printed.first { $0.contains("fix:") })
    #expect(fix.contains("within the safe area") && !fix.contains("interaction"))
    #expect(try desk.printed("why 0xb1 fix").contains { $0.hasPrefix("done:") })
    let view = try #require(try desk.scene.object(named: "0xb1") as? UIView)
    #expect(view.frame.maxY <= 761)
  }

  @Test(
    "A class known to let touches through is never to be switched off",
    arguments: [
      "Pulley.PulleyPassthroughScrollView", "App.TouchThroughStack", "Shop.HitThroughWindowView",
    ])
  func aPassthroughClassIsLeftAlone(className: String) throws {
    let desk = try TestSession(importing: [
      fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
      line(1, className, "c1", "0 0; 390 844"),
    ])
    let printed = try desk.printed("why 0xb1")
    #expect(printed[0].hasPrefix("?"))
    #expect(printed.contains { $0.contains("CUSTOM_HITTEST") })
    #expect(!printed.contains { $0.contains("interaction off") && $0.contains("set ") })
  }
}
