import Foundation
import ResponderKit
import Scenes
import Session
import SessionStage
import TestSupport
import Testing

@testable import Interchange

/// Scenes that were exported as Swift, compiled and run take touches as the scenes themselves do.
@Suite struct ExportedSwiftTests {
  private static let overrides = [
    "inset v -10", "inset v -10,5", "inset v 1,-20,3,-4", "override v circle",
    "override v circle 47.5", "override v ellipse", "override v path \"M -20 0 Q 90 -90 99 70 Z\"",
    "override v passthrough", "override v overflow", "override v intercept", "override v block",
    "override v enlarge -25", "override v enlarge -5,15", "override v accepts out",
    "override v accepts out other", "override v except sub", "override v except v",
    "override v subviews v", "override v subviews sub", "override v layers sub",
    "override v layers v", "override v redirect other", "override v redirect v",
    "override v accepts other; override other accepts v",
    "override v accepts root; override root accepts out; override out accepts v",
    "inset v -30; override v passthrough; handle v touches,motion,remote,presses and forward",
    "answer v.hitTest nil when super is self; answer v.hitTest other when inside 60,0 90x90",
    "answer v.hitTest out when super is sub; answer v.hitTest self when outside 0,0 30x90",
    "answer v.hitTest super when inside 0,0 30x90; answer v.hitTest nil when super is v",
    "answer v.point(inside:) on when inside -50,0 90x90; answer v.point(inside:) off",
    "answer v.point(inside:) on when inside 0,-50 190x90 super is off; answer v.next vc when super is root",
    "gesture tap g on v; answer g.shouldReceive off when touch in sub inside 0,0 9x9; answer g.canPrevent off when recognizer g; answer g.gestureRecognizerShouldBegin off when inside 0,0 9x9",
    "add UITextField f 0,0 9x9; answer f.textFieldShouldReturn off; answer f.canResignFirstResponder off when super is on; answer window.sendEvent nil when touch in v inside 0,0 9x9 event touches",
    "add UIScrollView l 0,0 9x9; answer l.touchesShouldBegin off when touch is UIButton outside 0,0 9x9 event touches super is on; answer l.touchesShouldCancel on when touch in v",
    "answer v.gestureRecognizerShouldBegin on when inside 0,0 9x9 touch in root; answer v.canPerformAction off when action \"save:\" super is on; answer vc.next nil",
    "handle v touches and forward to vc and call super; handle v motion and forward to other",
    "gesture tap g on v; delegate g shouldBegin=off shouldReceive=off; detach g; detach sub; inset sub 3",
    "add UIScrollView l 0,0 9x9 maximumZoomScale=3 contentSize=9x9; add p 0,0 9x9 in l; answer l.viewForZooming p; set l zoomScale 2; move l.pinch to v; move l.pan to root",
    "handle v touchesBegan; next v vc; set v canBecomeFirstResponder on; override sub circle 9",
  ]

  /// A view with a subview, one that sticks out, and a sibling.
  private static let stage = """
    add UIButton v 100,100 120x80; add sub 10,10 30x30 in v; add UIButton out 100,60 90x60 in v
    add other 250,300 90x90; add UISwitch s 20,400 51x31; set s isOn on
    """

  private static let scenes = [
    "add a 50,50 200x90; rotate a 30; add b 20,20 50x300 in a; rotate b 45; scale a 1.5,0.75",
    "add a 50,50 200x90; set a bounds 7,9 200x90; add b 20,20 50x300 in a; set b transform 1 0.5 0 1 9 9",
    "add a 50,50 200x90 anchor=0,1; rotate a 90; set a alpha 0.5; add b 10,10 9x9 in a hidden",
    "add UIScrollView a 50,50 200x90; set a contentSize 200x900; scroll a 0.3,37; add b 0,60 90x90 in a",
    "window w 30,40 200x200 level=9; add c 10,10 90x90 in w; window v 0,600 390x100; key window",
    "window w; hide w; window v 0,600 390x100; inset v 20", "reset private; add a 10,10 90x90",
    "reset classic; add a 10,10 90x90",
    "controller s; present s from vc; add a 10,10 90x90 in s-view; set s-view frame 0,90 390x700",
    "add UIToolbar t 0,700 390x49; add UIBarButtonItem x in t title=X; add UIBarButtonItem y in t; disable x",
    "controller s; add a 9,9 90x90 in s-view; present s from vc style=fullScreen; add b 9,9 90x90 in root",
    "controller s; add a 9,9 90x90 in s-view; present s from vc detents=medium undimmed=medium",
    "controller s; present s from vc; add late 0,0 90x90 in window; rename s-view class",
    "controller c in vc; set c definesPresentationContext on; controller s; present s from c style=overCurrentContext; window w 0,0 390x90; set w canBecomeKey off",
    "add a 10,10 200x300 in window; controller k for a; move root to a; set root frame 9,9 99x99; controller lone; window w",
    "window w 0,500 390x300; add a 10,10 200x300 in w; move root to a; set root frame 5,5 90x90",
    "add UIVisualEffectView blur 9,9 200x200; add a 10,10 50x50 in blur-content; inset blur -9",
    "add UITableView list 0,0 390x844 contentSize=390x2000; add UIButton row 0,0 390x44 in list",
    "add UITableView list 0,0 390x844 contentSize=390x2000; add UIButton row 0,0 390x44 in list; scroll list 0,0",
    "controller n navigation in vc; controller k in n; add UIScrollView list 0,0 390x844 in k-view contentInsetAdjustmentBehavior=always contentInset=20,0,0,0; add row 0,0 390x44 in list; scroll list 0,-30",
    "add UIVisualEffectView blur 9,9 200x200; remove blur-content; set root bounds 5,5 390x844",
    "add UICollectionView import 9,9 200x200; add UITableView class 9,300 90x90; add UITextView self",
    "add 按钮 9,9 90x90; add a-b 9,109 90x90; add aB 9,209 90x90; add _ 9,309 90x90; set _ interaction off",
    "add UILabel a 0,0 90x90; set a text \"\\\"q\\\" \\\\(1) \\n \u{202E}\u{2028} 按钮 👩‍👩‍👧\" interaction on",
    "add UIButton b 0,0 90x90 title=\"#\\\"\" autoresize=W+RM tag=-1 zPosition=-0.5 exclusiveTouch",
    "add UISegmentedControl a 0,0 90x30 numberOfSegments=3 selectedSegmentIndex=2 momentary",
    "add UISlider a 0,0 90x30 value=0.3; add UIStepper b 0,90 90x30 wraps; add UIPageControl c",
    "gesture pan a on root minimumNumberOfTouches=2; gesture swipe b on root; require a toFail b",
    "gesture edgepan e on root edges=left+top; gesture swipe f on root direction=up; hide window",
    "add UIButton b 9,9 90x90; target b touchDown,touchCancel nil.a:; target b allEvents vc.b:",
    "add UIStackView s 9,9 300x90 spacing=8; add a 0,0 60x20 in s; add b 0,0 60x20 in s; move b to s at 0; back a",
    "add UIStackView s 9,9 90x300 axis=vertical distribution=equalSpacing alignment=trailing; add UISwitch a 0,0 in s; add b 0,0 9x9 in s; hide a; add c 0,0 20x20 in s",
  ]

  private static let dump = """
    <UIWindow: 0x1; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x2>; layer = <L: 0x3>>
       | <UITransitionView: 0x4; frame = (0 0; 390 844); autoresize = W+H; layer = <CALayer: 0x5>>
       |    | <_TtC5MyApp9BuyScreen: 0x6; frame = (0 0; 390 844); layer = <CALayer: 0x7>>
       |    |    | <MyApp.Feed: 0x8; baseClass = UICollectionView; frame = (0 100; 390 600); \
    contentOffset: {0, -59}; contentSize: {390, 1200}>
       |    |    |    | <MyApp.BuyCell: 0x9; frame = (16 20.6667; 358 44); clipsToBounds = YES>
       |    |    |    |    | <UILabel: 0xa; frame = (5 5; 90 20); text = 'What's "this"'; \
    userInteractionEnabled = NO>
       |    | <UIView: 0xb; frame = (50 400; 141 141); transform = [0.8, 0.6, -0.6, 0.8, 0, 0]>
       |    | <Class\u{7}: 0xb1; frame = (0 0; 390 30); alpha = 0.005>
    <UITextEffectsWindow: 0xc; frame = (0 600; 390 100); hidden = YES>
    """

  /// The hits of one scene, a name of the file's own per point of the grid.
  private func hits(_ scene: Scene) -> [String] {
    let swift = SwiftScene(scene)
    return Self.points.map { point in
      let found = scene.application.hitTest(at: point, with: nil)?.view
      let name = found.flatMap(swift.identifier)
      // The view and the bar of a container are no properties of the screen.
      let isOfContainer = name?.contains(".") == true && name?.hasSuffix(".contentView") == false
      return found.map { (isOfContainer ? nil : name) ?? "\(type(of: $0))" } ?? "nil"
    }
  }

  /// The control events of taps on one scene, with the names of the file.
  private func controlEvents(_ scene: Scene, _ swift: SwiftScene) -> [String] {
    final class ControlLog: EventObserver {
      var name: (ObjectID) -> String = { _ in "" }
      var lines: [String] = []
      func observe(_ event: SystemEvent) {
        guard case .controlEvent(let report) = event else { return }
        lines.append("\(name(report.control)) \(report.event)")
      }
    }
    let log = ControlLog()
    log.name = { id in scene.view(of: id).flatMap { swift.identifier(of: $0) } ?? "nil" }
    scene.application.eventObserver = log
    for point in Self.tapped {
      let touch = scene.application.touchDelivery.begin(at: point)
      scene.application.touchDelivery.end(touch)
    }
    return log.lines
  }

  private static let tapped = [
    (103, 103), (150, 150), (215, 170), (280, 210), (45, 415), (45, 415),
  ]
  .map { CGPoint(x: $0.0, y: $0.1) }

  /// Returns whether a scene is tapped: a random one may send messages in a circle, which no code
  /// of an app survives.
  private func isTapped(_ name: String) -> Bool { !name.hasPrefix("seed") }

  private static let seeds = 0..<6

  private static let points = stride(from: 0.0, to: 844, by: 10).flatMap { y in
    stride(from: 0.0, to: 390, by: 10).map { CGPoint(x: $0, y: y) }
  }

  private static let main = """
    import ResponderKit

    let application = UIApplication()
    @MainActor func hits(_ screen: Any) {
      var names: [ObjectIdentifier: String] = [:]
      for case let (name?, view as UIView) in Mirror(reflecting: screen).children {
        names[ObjectIdentifier(view)] = name
        if let effect = view as? UIVisualEffectView {
          names[ObjectIdentifier(effect.contentView)] = name + ".contentView"
        }
      }
      for y in stride(from: 0.0, to: 844, by: 10) {
        for x in stride(from: 0.0, to: 390, by: 10) {
          let hit = application.hitTest(at: CGPoint(x: x, y: y), with: nil)?.view
          print(hit.map { names[ObjectIdentifier($0)] ?? "\\(type(of: $0))" } ?? "nil")
        }
      }
    }
    final class ControlLog: EventObserver {
      var names: [ObjectID: String] = [:]
      func observe(_ event: SystemEvent) {
        guard case .controlEvent(let report) = event else { return }
        print(names[report.control] ?? "nil", report.event)
      }
    }
    @MainActor func taps(_ screen: Any) {
      let log = ControlLog()
      for case let (name?, view as UIView) in Mirror(reflecting: screen).children {
        log.names[ObjectID(view)] = name
      }
      application.eventObserver = log
      for (x, y) in [(103, 103), (150, 150), (215, 170), (280, 210), (45, 415), (45, 415)] {
        let touch = application.touchDelivery.begin(at: CGPoint(x: x, y: y))
        application.touchDelivery.end(touch)
      }
      application.eventObserver = nil
    }
    @MainActor func show(taps isTapped: Bool, _ make: (UIWindowScene) -> Any) {
      let windowScene = UIWindowScene(screenSize: CGSize(width: 390, height: 844))
      application.connect(windowScene)
      let screen = make(windowScene)
      application.layOutWindows()
      hits(screen)
      if isTapped { taps(screen) }
      print("end of screen")
      application.disconnect(windowScene)
    }

    """

  private var stories: [(name: String, desk: TestSession)] {
    get throws {
      var found = try (Self.scenes + Self.overrides.map { "\(Self.stage)\n\($0)" }).map {
        ($0, try TestSession(after: $0))
      }
      for seed in Self.seeds {
        var commands = RandomCommands(seed: seed)
        let desk = TestSession()
        for _ in 0..<60 { try? desk.session.execute(commands.next()) }
        found.append(("seed \(seed)", desk))
      }
      let imported = TestSession()
      _ = imported.scene.replace(by: try HierarchyDump(parsing: Self.dump))
      return found + [("the dump", imported)]
    }
  }

  @Test(
    .enabled(if: Programs.swiftCompiler != nil, "there is no swiftc in the path"),
    .disabled(if: SwiftProgram.isInstrumented, "instrumented objects link otherwise"))
  func aCompiledExportTakesTouchesAsTheSceneDoes() throws {
    let stories = try stories
    var files = ["main.swift": Self.main]
    for (number, (name, desk)) in stories.enumerated() {
      let lines = SwiftScene(desk.scene).lines
      let end = try #require(lines.firstIndex(of: "#endif"))
      // Each in a space of its own, so that one run of the compiler is enough for all.
      files["Scene\(number).swift"] =
        (lines[...end] + ["enum Scene\(number) {"] + lines[(end + 1)...] + ["}", ""])
        .joined(separator: "\n")
      files["main.swift"]? += "show(taps: \(isTapped(name))) { Scene\(number).Screen(in: $0) }\n"
    }
    let screens = try SwiftProgram(files).lines().split(separator: "end of screen")
    #expect(screens.count == stories.count)
    for ((name, desk), printed) in zip(stories, screens) {
      let wrong = zip(Self.points, zip(hits(desk.scene), printed)).first { $1.0 != $1.1 }
      #expect(wrong == nil, "\(name)")
      // A value that stands for an override calls super as the exported method does (R5.6).
      guard isTapped(name) else { continue }
      let events = controlEvents(desk.scene, SwiftScene(desk.scene))
      #expect(Array(printed.dropFirst(Self.points.count)) == events, "\(name)")
    }
  }
}
