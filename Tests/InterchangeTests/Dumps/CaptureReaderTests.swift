import Foundation
import Interchange
import ResponderKit
import Scenes
import Testing

/// What `import` makes of the lines of a capture, whole and damaged.
@Suite struct CaptureReaderTests {
  static let text = """
    tapscope-capture 1
    app 0x1 class=UIApplication system="18.2" ignoring=1 delegate=0x2 delegateClass=AppDelegate
    scene 0x3 class=UIWindowScene screen=0,0,390,844
    window 0x10 class=UIWindow frame=0,0,390,844 scene=0x3 key=1 root=0x60
    view 0x11 class=UIView in=0x10 frame=0,0,390,844 autoresizingMask=18
    gesture 0x40 class=Shop.Swipe base=UISwipeGestureRecognizer view=0x11 direction=2 \
    delegate=0x60 printed="<Shop.Swipe: 0x40; baseClass = UISwipeGestureRecognizer; state = Possible; view = <UIView 0x11>; \
    target= <(action=back:, target=<Shop.Cart 0x50>)>; must-fail = {<UITapGestureRecognizer: 0x41; \
    state = Possible; view = <UIView 0x11>>}>"
    gesture 0x41 class=UITapGestureRecognizer view=0x11 numberOfTapsRequired=2 enabled=0
    view 0x12 class=UIButton in=0x11 frame=20,700,350,50 title="Pay \\"now\\"\\n5 \\$ \\u{e9}" \
    accessibilityIdentifier="pay" selected=1
    action 0x12 target=0x50 class=Shop.Cart action=pay: events=64
    action 0x12 action=close events=4160
    view 0x13 class=Shop.Veil base=UIView overrides=hitTest,touchesBegan in=0x10 frame=0,0,390,844 \
    backgroundColor=clear alpha=0.5 windowLevel=3
    window 0x20 class=UITextEffectsWindow frame=0,0,390,844 windowLevel=10 hidden=1
    controller 0x60 class=Shop.Controller view=0x11 first=1
    hit 0x12 at=195,725 answer=0x12 class=UIButton
    hit 0x11 at=195,422 answer=0x99 class=Shop.Ghost
    hit 0x11 at=10,10 answer=none
    end lines=17

    """

  private let scene = Scene()

  private func imported(_ text: String = text) throws -> ImportSummary {
    scene.replace(by: try HierarchyDump(parsing: text))
  }

  private func object<Object>(_ address: String) throws -> Object {
    try #require(scene.names.responder(atAddress: address) as? Object)
  }

  @Test func everyFactIsInTheScene() throws {
    let summary = try imported()
    // Of a window's key, a view has none.
    #expect(summary.warnings == [])
    #expect(summary.assumptions == [])
    #expect((summary.viewCount, summary.rootCount) == (5, 2))
    let button: UIButton = try object("0x12")
    #expect(button.title == "Pay \"now\"\n5 $ é" && button.isSelected)
    #expect(scene.names.name(of: button) == "pay")
    var targets: [String] = []
    button.enumerateEventHandlers { _, pair, events, _ in
      let target = (pair?.target as? UIResponder).map { scene.className(of: $0) } ?? "nil"
      targets.append("\(events.rawValue) \(target) \(pair.map { "\($0.action)" } ?? "")")
    }
    #expect(targets == ["64 Shop.Cart pay:", "4160 nil close"])
    let swipe: UISwipeGestureRecognizer = try object("0x40")
    let tap: UITapGestureRecognizer = try object("0x41")
    #expect(swipe.direction == .left && swipe.failureRequirements == [tap])
    #expect(swipe.targetsAndActions.map { "\($0.action)" } == ["back:"])
    #expect(tap.numberOfTapsRequired == 2 && !tap.isEnabled)
    let (window, other): (UIWindow, UIWindow) = (try object("0x10"), try object("0x20"))
    let controller: UIViewController = try object("0x60")
    #expect(window.isKeyWindow && window.rootViewController === controller)
    #expect(window.firstResponder === controller)
    #expect(other.windowLevel.rawValue == 10 && other.isHidden)
    #expect(scene.application.isIgnoringInteractionEvents)
    let veil: UIView = try object("0x13")
    #expect(veil.backgroundColor == .clear && veil.alpha == 0.5)
    #expect(scene.origin(of: veil)?.overrides == [.hitTest, .touchesBegan])
    #expect(scene.origin(of: button)?.overrides == [])
  }

  @Test func theAppsOwnAnswersAreObservations() throws {
    _ = try imported()
    let (pay, veil): (UIView, UIView) = (try object("0x12"), try object("0x13"))
    let observations = try #require(scene.origin).observations
    #expect(observations.map(\.line) == [14, 15, 16])
    #expect(observations.map(\.source) == ["capture", "capture", "capture"])
    #expect(
      observations.map(\.answer) == [.hit(ObjectID(pay)), .stranger("Shop.Ghost"), .hit(nil)])
    #expect(observations.map(\.simulated) == [ObjectID(veil), ObjectID(veil), ObjectID(veil)])
    #expect(observations.allSatisfy { !$0.isConfirmed(in: scene) })
    // The middle of a container may belong to a view in it.
    let inner = try imported(
      Self.text.replacing("at=195,422 answer=0x99", with: "at=9,9 answer=0x12"))
    #expect(inner.observations.map { $0.observation?.target == nil } == [false, true, false])
  }

  @Test func everyBeginningIsReadAsFarAsItGoes() throws {
    let bytes = Array(Self.text.utf8)
    var latest = 0
    for count in 0..<bytes.count {
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      guard let dump = try? HierarchyDump(parsing: text) else {
        #expect(latest == 0)
        continue
      }
      #expect(dump.viewCount >= latest)
      latest = dump.viewCount
      guard count.isMultiple(of: 29) || count > bytes.count - 9 else { continue }
      let scene = Scene()
      let summary = scene.replace(by: dump)
      #expect(summary.viewCount == dump.viewCount)
      let isTold = summary.warnings.contains { $0.kind == .endsHere || $0.kind == .cut }
      #expect(isTold || text.contains("\nend"), "\(summary.warnings)")
    }
    #expect(latest == 5)
  }

  @Test func aValueThatMayGoOnIsNotUsed() throws {
    let start = "tapscope-capture 1\nwindow 0x1 class=UIWindow frame=0,0,390,84"
    let cut = try HierarchyDump(parsing: start)
    #expect(cut.roots[0].frame == .zero)
    #expect(cut.warnings.map(\.kind) == [.cut, .endsHere])
    #expect(try HierarchyDump(parsing: start + "4\nend lines=3\n").roots[0].frame.height == 844)
  }

  @Test func anotherVersionIsToldInOneLine() throws {
    let text = Self.text.replacing("capture 1", with: "capture 2")
      .replacing("alpha=0.5", with: "alpha=0.5 shape=round")
    let summary = try imported(text)
    #expect(summary.viewCount == 5)
    #expect(
      summary.warnings.map { "\($0)" } == [
        "line 1: a capture of version 2, but 1 is read here: what is known of it is used; "
          + "'capture swift' and 'capture lldb' print files that fit",
        "line 11: the attribute 'shape' is not known, left out",
      ])
  }

  @Test(arguments: [
    ("(lldb) po Tapscope.capture()\n\"", "\"\n(lldb) "), ("$R0 = \"", "\"\n"),
  ])
  func aStringOfADebuggerIsRead(before: String, after: String) throws {
    let escaped = Self.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    let summary = try imported(before + escaped + after)
    #expect(summary.viewCount == 5 && summary.warnings == [])
    let button: UIButton = try object("0x12")
    #expect(button.title == "Pay \"now\"\n5 $ é")
  }

  @Test func contradictoryLinesAreTold() throws {
    let summary = try imported(
      """
      tapscope-capture 1
      window 0x10 class=UIWindow frame=0,0,100,100
      view 0x11 in=0x10 frame=0,0,50,50
      view 0x11 in=0x10 frame=0,0,60,60
      view 0x12 in=0x13 frame=0,0,5,5
      view 0x13 in=0x12 frame=nan,-inf,1e300,x
      controller 0x20 view=0x11 parent=0x21
      controller 0x21 view=0x10 parent=0x20
      action 0x13 target=0x20 action=go events=-5
      gesture 0x30 view=0x77 state=1e300
      hit 0x99 at=1,1 answer=0x11
      hit 0x11 at=1 answer=0x11
      what is this
      end lines=20

      """)
    #expect(summary.viewCount == 4)
    #expect(
      Set(summary.warnings.map { "\($0)" }) == [
        "line 4: '0x11' is already on line 3; both are kept",
        "line 5: its superview '0x13' is in no line above; it begins a tree of its own",
        "line 5: this tree has no window; it is put to the right of the others",
        "line 6: cannot read 'frame', its default value is used",
        "line 10: 'state' has a number that is not finite or too large; the nearest allowed one is "
          + "used",
        "line 12: cannot read 'at', its default value is used",
        "line 13: not understood, left out",
        "line 14: 6 lines of the capture missing",
      ])
  }

  @Test func aDeepAndWideCaptureIsRead() throws {
    var lines = ["tapscope-capture 1", "window 0x1 class=UIWindow frame=0,0,100,100"]
    for number in 2..<20_000 {
      let parent = number.isMultiple(of: 2) ? number - 1 : max(1, number - 2)
      lines.append(
        "view 0x\(String(number, radix: 16)) in=0x\(String(parent, radix: 16)) frame=0,0,9,9")
    }
    let summary = try imported(lines.joined(separator: "\n") + "\nend lines=20001\n")
    #expect(summary.viewCount == 19_999)
  }

  @Test func aCaptureWithoutViewsIsAnErrorOfOneLine() {
    #expect(throws: DumpError.self) {
      try HierarchyDump(parsing: "tapscope-capture 1\napp 0x1 class=UIApplication\nend lines=3\n")
    }
  }
}
