import Analysis
import Foundation
import Interchange
import Presentation
import ResponderKit
import Scenes
import SessionStage
import Testing
import Text

/// Screens in the shapes of real ones, the question that was asked of each, and the true answer.
@Suite struct VerdictSampleTests {
  struct Sample: CustomTestStringConvertible {
    var testDescription: String
    let dump: DumpText
    let view = "0xb1"
    let verdict: Verdict
    /// The first code.
    let code: DiagnosisCode
    /// What the answer contains.
    let says: String
    /// What no line of it contains.
    let avoids: String

    init(
      _ title: String, _ dump: DumpText, _ verdict: Verdict, _ code: DiagnosisCode,
      says: String = "",
      avoids: String = "isUserInteractionEnabled = false"
    ) {
      testDescription = title
      (self.dump, self.verdict, self.code) = (dump, verdict, code)
      (self.says, self.avoids) = (says, avoids)
    }
  }

  @Test(arguments: samples)
  func theTrueAnswerIsGiven(sample: Sample) throws {
    let desk = TestSession(OutputStyle(width: 80))
    _ = desk.scene.replace(by: try HierarchyDump(parsing: sample.dump.text))
    let printed = try desk.printed("why \(sample.view)")
    // Words that a line break parted are words all the same.
    let text = printed.joined(separator: "\n").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    #expect(sample.says.isEmpty || text.contains(sample.says), "\(text)")
    #expect(sample.avoids.isEmpty || !text.contains(sample.avoids), "\(text)")
    #expect(printed.count <= 22, "\(printed.count)")
    let mark: Character =
      switch sample.verdict {
      case .reached: "✓"
      case .missed: "✗"
      case .open: "?"
      }
    let first = try #require(printed.first { !$0.contains(" is a part of ") })
    #expect(first.first == mark, "\(text)")
    let view = try #require(try desk.scene.object(named: sample.view) as? UIView)
    let diagnosis = Diagnosis(of: view, in: desk.scene)
    #expect(diagnosis.verdict == sample.verdict)
    #expect(diagnosis.findings.first?.code == sample.code, "\(diagnosis.findings.map { $0.code })")
    if sample.verdict == .open {
      #expect(diagnosis.findings.first?.confidence.word != "certain")
      let folder = try Folder(["screen.txt": sample.dump.text])
      let path = folder.path("screen.txt")
      let record = try RecordLog.values(of: "import \"\(path)\"; why \(sample.view)").last
      #expect(record?["why"]?["reached"] == .null)
    }
  }

  private static let card = "gestureRecognizers = <NSArray: 0x7>"

  private static let samples = [
    Sample(
      "a player's button in a container of no height",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "Player.BarContent", "a2", "0 700; 390 61", "baseClass = UIView"),
        line(3, "UIView", "a3", "0 0; 390 0"),
        line(4, "Player.PlayButton", "b1", "170 8; 44 44", "baseClass = UIButton"),
      ], .missed, .zeroSizeAncestor, says: "constraintsAffectingLayoutForAxis:1"),
    Sample(
      "a message in a pass-through window in front",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIButton", "b1", "95 400; 200 50"),
        line(0, "Messages.PassthroughWindow", "c0", "0 0; 390 844", "baseClass = UIWindow"),
        line(1, "UITransitionView", "c1", "0 0; 390 844"), line(2, "UIView", "c2", "0 0; 390 844"),
        line(3, "Messages.Banner", "c3", "0 0; 390 110", "baseClass = UIView"),
      ], .open, .customHitTest, says: "withEvent:nil", avoids: "final class"),
    Sample(
      "a label in a window of 20 points",
      [
        fullWindow, line(0, "Notice.Window", "c0", "0 0; 390 20", "baseClass = UIWindow"),
        line(1, "UIView", "c1", "0 0; 390 20"),
        line(
          2, "Notice.ScrollLabel", "b1", "0 0; 390 64",
          "baseClass = UIView; gestureRecognizers = <NSArray: 0x7>"),
      ], .missed, .outsideWindow, says: "set window1 frame 0,0 390x64", avoids: "override"),
    Sample(
      "a header's button under a container whose own view has slid out",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UITableView", "a2", "0 64; 390 780"),
        line(3, "Courses.Header", "a3", "0 0; 390 60", "baseClass = UIView"),
        line(4, "UIButton", "b1", "270 8; 110 44"), line(2, "UIView", "c1", "0 64; 390 80"),
        line(3, "Courses.MessageView", "c2", "0 -80; 390 80", "baseClass = UIView"),
      ], .missed, .coveredBy, says: "override view2 passthrough"),
    Sample(
      "an overlay of alpha 0 lets touches through",
      [
        fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
        line(1, "UIView", "c1", "0 0; 390 844", "alpha = 0"),
      ], .reached, .noTarget),
    Sample(
      "a first row under the navigation bar",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UICollectionView", "a2", "0 0; 390 844"),
        line(3, "Chat.EarlierHeader", "a3", "0 0; 390 32", "baseClass = UICollectionReusableView"),
        line(4, "UIButton", "b1", "130 0; 130 32"),
        line(1, "UINavigationBar", "c1", "0 20; 390 44", card),
        line(2, "_UIBarBackground", "c2", "0 -20; 390 64", "userInteractionEnabled = NO"),
      ], .open, .coveredBy, says: "set collectionView contentInset 64,0,0,0"),
    Sample(
      "a shadow in front that only draws",
      [
        fullWindow, line(1, "UIView", "a2", "20 100; 280 200"),
        line(2, "UIButton", "b1", "90 80; 100 40"),
        line(1, "YIShadowView", "c1", "20 100; 280 200", "baseClass = UIView"),
      ], .missed, .coveredBy, says: "set yiShadowView interaction off", avoids: "passthrough"),
    Sample(
      "an item that flies out of a tab bar",
      [
        fullWindow, line(1, "UITabBar", "a1", "0 761; 390 83"),
        line(2, "PathButton", "a2", "160 -10; 55 55", "baseClass = UIView"),
        line(3, "PathItem", "b1", "-60 -90; 40 40", "baseClass = UIButton"),
      ], .missed, .outsideAncestorBounds, says: "nor in pathButton between them"),
    Sample(
      "a row behind the keyboard",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "RCTViewComponentView", "b1", "20 530; 350 50"),
        line(0, "UIRemoteKeyboardWindow", "c0", "0 0; 390 844"),
        line(1, "UIInputSetContainerView", "c1", "0 0; 390 844"),
        line(2, "UIInputSetHostView", "c2", "0 553; 390 291"),
      ], .missed, .otherWindow, says: "view.endEditing(true)"),
    Sample(
      "a hosting view in a pass-through window in front",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIButton", "b1", "20 700; 350 50"),
        line(0, "App.PassThroughWindow", "c0", "0 0; 390 844", "baseClass = UIWindow"),
        line(1, "_TtGC7SwiftUI14_UIHostingViewV3App7Overlay_", "c1", "0 0; 390 844"),
      ], .open, .customHitTest, says: "SWIFTUI_OPAQUE", avoids: "final class"),
    Sample(
      "a hosting view in a plain window in front",
      [
        fullWindow, line(1, "UIButton", "b1", "20 700; 350 50"),
        line(0, "UIWindow", "c0", "0 0; 390 844"),
        line(1, "_TtGC7SwiftUI14_UIHostingViewV3App7Overlay_", "c1", "0 0; 390 844"),
      ], .open, .swiftUIOpaque, says: "SwiftUI decides"),
    Sample(
      "a button under the container of the tab bar of iOS 26",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"),
        line(2, "UIButton", "b1", "20 650; 350 50"),
        line(1, "_UITabBarContainerView", "c1", "0 0; 390 844"),
        line(2, "UITabBar", "c2", "0 761; 390 83"),
      ], .open, .customHitTest, says: "if barContainerView lets it"),
    Sample(
      "a web view in Flutter",
      [
        fullWindow, line(1, "FlutterView", "a1", "0 0; 390 844"),
        line(2, "FlutterTouchInterceptingView", "a2", "0 0; 390 600", card),
        line(3, "WKWebView", "b1", "0 0; 390 600", card),
        line(4, "WKContentView", "b2", "0 0; 390 600"),
      ], .open, .flutterOpaque, says: "Flutter decides inside"),
    Sample(
      "a button in an ARView",
      [
        fullWindow, line(1, "ARView", "a1", "0 0; 390 844"),
        line(2, "UIButton", "b1", "20 100; 200 44"),
      ], .open, .gameOpaque, says: "the game's engine decides inside"),
    Sample(
      "a clear view of React Native in front",
      [
        fullWindow, line(1, "RCTView", "b1", "20 100; 200 44"),
        line(1, "RCTView", "c1", "0 0; 390 844"),
      ], .open, .reactNativeOpaque, says: "pointerEvents decides"),
    Sample(
      "a clear host with a button of its own over the screen",
      [
        fullWindow, line(1, "UIButton", "b1", "20 700; 350 50"),
        line(1, "Shop.ToastHost", "c1", "0 0; 390 844", "baseClass = UIView"),
        line(2, "UIButton", "c2", "20 60; 350 44"),
      ], .missed, .coveredBy, says: "// in class ToastHost: lets touches", avoids: "final class"),
    Sample(
      "a button in a cell with recognizers that nobody names",
      [
        fullWindow, line(1, "UICollectionView", "a1", "0 0; 390 844"),
        line(2, "Shop.ProductCell", "a2", "20 100; 160 200", "baseClass = UICollectionViewCell"),
        line(3, "Shop.Card", "a3", "0 0; 160 200", "baseClass = UIView; " + card),
        line(4, "UIButton", "b1", "100 150; 50 44"),
      ], .reached, .recognizersUnknown, says: "@\"tapscope recognizers 0xa3\""),
    Sample(
      "a picture under a scroll view",
      [
        fullWindow, line(1, "UIView", "b1", "16 50; 40 40", card),
        line(1, "UIScrollView", "c1", "0 0; 390 844"), line(2, "UIView", "c2", "0 0; 390 1600"),
      ], .missed, .coveredBy, says: "front view1"),
    Sample(
      "a Skip button under a page controller's scroll view",
      [
        fullWindow, line(1, "UIButton", "b1", "100 560; 175 50"),
        line(1, "_UIQueuingScrollView", "c1", "0 0; 390 844", "baseClass = UIScrollView"),
        line(2, "UIView", "c2", "390 0; 390 844"), line(3, "UILabel", "c3", "100 300; 175 40"),
      ], .missed, .coveredBy, says: "front button"),
    Sample(
      "a screen in the middle of a push",
      [
        fullWindow,
        line(
          1, "UIView", "a1", "-112 0; 390 844",
          "userInteractionEnabled = NO; animations = { position=<CASpringAnimation: 0x9>; }"),
        line(2, "UIButton", "b1", "180 100; 200 44"),
      ], .open, .animating, says: "take it again"),
    Sample(
      "a button off the screen, in containers that it sticks out of",
      [
        fullWindow, line(1, "UIView", "a1", "0 0; 390 844"), line(2, "UIView", "a2", "0 0; 390 40"),
        line(3, "UIButton", "b1", "20 900; 100 44"),
      ], .missed, .offScreen, says: "off the screen", avoids: "fix:"),
  ]
}
