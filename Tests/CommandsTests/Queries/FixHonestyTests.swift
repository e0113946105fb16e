import Analysis
import Foundation
import Interchange
import ResponderKit
import Scenes
import SessionStage
import TestSupport
import Testing
import Text

/// A fix is one that somebody can make, is tried where it was asked, and says what it costs.
@Suite struct FixHonestyTests {
  @Test(
    "No method is added to a class that is not the app's",
    arguments: [
      "RNGestureHandlerButton", "GMSMarkerView", "FBSDKLoginButtonHost", "_UIScrollViewIndicator",
      "LOTAnimationView",
    ])
  func aFrameworksClassGetsNoMethod(className: String) throws {
    let desk = try TestSession(importing: [
      fullWindow, line(1, className, "a1", "0 100; 390 60"),
      line(2, "UIButton", "b1", "10 70; 100 40"),
    ])
    let printed = try desk.printed("why 0xb1 all")
    #expect(!printed.contains { $0.contains("in class") || $0.contains("override func") })
    #expect(printed.contains { $0.contains("accepts button") })
  }

  @Test func anAppsClassGetsOne() throws {
    let desk = try TestSession(importing: [
      fullWindow, line(1, "Shop.Bar", "a1", "0 100; 390 60"),
      line(2, "UIButton", "b1", "10 70; 100 40"),
    ])
    #expect(try desk.printed("why 0xb1 all").contains { $0.contains("// in class Bar:") })
  }

  @Test(
    "Who is switched on takes nothing from what it was meant to cover",
    arguments: ["userInteractionEnabled = NO", "hidden = YES", "alpha = 0"])
  func switchingOnCostsNothing(flag: String) throws {
    let desk = try TestSession(importing: [
      fullWindow, line(1, "UIButton", "c1", "20 100; 350 44"),
      line(1, "UIView", "a1", "20 100; 350 44", flag), line(2, "UIButton", "b1", "0 0; 350 44"),
    ])
    let printed = try desk.printed("why 0xb1 all")
    #expect(printed.contains { $0.contains("fix:") })
    #expect(!printed.contains { $0.contains("it costs touch area") })
  }

  @Test func takingAnotherTargetsPlaceIsACost() throws {
    let desk = try TestSession(importing: [
      fullWindow, line(1, "UIButton", "b1", "20 100; 350 44"),
      line(1, "UIButton", "c1", "20 100; 350 44"),
    ])
    #expect(
      try desk.printed("why 0xb1 all").contains { $0.contains("it costs touch area: button2 100%") }
    )
  }

  private static let label = "userInteractionEnabled = NO"

  @Test(
    "A text is asked where it is, also after a fix that moves it",
    arguments: [
      // Beside a bar, in a view that is too small, in a scroll view under a bar.
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIButton", "b1", "20 770; 350 44"),
        line(3, "UILabel", "b2", "250 12; 80 20", "text = 'Buy'; " + label),
        line(1, "UITabBar", "c1", "0 761; 390 83"),
        line(2, "_UIBarBackground", "c2", "0 0; 390 83", label),
      ],
      [
        fullWindow, line(1, "UIView", "a1", "0 600; 390 50"),
        line(2, "UIButton", "b1", "20 60; 350 44"),
        line(3, "UILabel", "b2", "250 12; 80 20", "text = 'Buy'; " + label),
      ],
      [
        fullWindow, line(1, "UIButton", "b1", "20 60; 350 44"),
        line(2, "UILabel", "b2", "250 12; 80 20", "text = 'Buy'; " + label),
        line(1, "UIView", "c1", "200 0; 190 844"),
      ],
    ] as [DumpText])
  func aTextIsAskedWhereItIs(screen: DumpText) throws {
    let desk = try TestSession(importing: screen)
    let first = try desk.printed("why Buy")
    #expect(first[1].contains("label's middle"))
    let tried = try #require(first.first { $0.hasPrefix("tried") })
    #expect(!tried.contains("inset button"))
    let fixed = try desk.printed("why Buy fix")
    #expect(fixed.contains { $0.hasPrefix("done:") })
    #expect(try !desk.printed("why Buy")[1].hasPrefix("✗"))
  }

  @Test(
    "A picture of an earlier screen that fades is no obstacle",
    arguments: [
      [
        fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
        line(
          1, "_UIReplicantView", "c1", "0 0; 390 844",
          "animations = { opacity=<CABasicAnimation: 0x6>; }"),
      ],
      [
        fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
        line(1, "UIView", "c0", "0 0; 390 844"),
        line(
          2, "_UIReplicantView", "c1", "0 0; 390 844",
          "animations = { opacity=<CABasicAnimation: 0x6>; }"),
      ],
      [
        fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
        line(0, "UIWindow", "c0", "0 0; 390 844"),
        line(
          1, "_UIReplicantView", "c1", "0 0; 390 844",
          "animations = { opacity=<CABasicAnimation: 0x6>; }"),
      ],
    ] as [DumpText])
  func aFadingPictureSaysTakeItAgain(screen: DumpText) throws {
    let desk = try TestSession(importing: screen)
    let printed = try desk.printed("why 0xb1")
    #expect(printed[0].hasPrefix("?"))
    #expect(printed.contains { $0.contains("ANIMATING") })
    #expect(printed.contains { $0.contains("take it again when the transition is over") })
    #expect(!printed.contains { $0.contains("fix:") })
  }

  @Test(
    "What no app made is not blamed for drawing nothing",
    arguments: [("UIView", true), ("Shop.Badge", false), ("GADBannerView", false)])
  func onlyPlainViewsDrawNothing(className: String, drawsNothing: Bool) throws {
    let desk = try TestSession(importing: [
      fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
      line(1, "UIView", "d1", "0 800; 9 9", "backgroundColor = UIExtendedGrayColorSpace 1 1"),
      line(1, className, "c1", "0 0; 390 600"),
    ])
    let printed = try desk.printed("why 0xb1 all").joined(separator: " ")
    #expect(printed.contains("it draws nothing but still takes touches") == drawsNothing)
  }
}
