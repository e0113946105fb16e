import Presentation
import SessionStage
import Testing
import Text

@Suite("R7.7: a button without a target takes the touch, and nothing follows")
struct MissingActionTests {
  private static let dump =
    "<UIWindow: 0xa0; frame = (0 0; 390 844); layer = <CALayer: 0x1>>\n"
    + "   | <UIButton: 0xb0; frame = (10 10; 90 40); layer = <CALayer: 0x1>>"

  /// The last line of a tap in a scene.
  private func ending(_ scene: String, _ line: String = "tap 20,20") throws -> String {
    try TestSession(after: scene).printed(line).last ?? ""
  }

  @Test(arguments: [
    ("add UIButton buy 10,10 90x40", "buy"), ("add UIControl chip 10,10 90x40", "chip"),
    ("add UIButton buy 10,10 90x40\ninset buy -20", "buy"),
    ("code <<END\nclass Plain: UIButton {}\nEND\nadd Plain buy 10,10 90x40", "buy"),
    (
      "code <<END\nclass Big: UIButton {\noverride func point(inside p: CGPoint, with e: UIEvent?)"
        + " -> Bool { return true }\n}\nEND\nadd Big buy 10,10 90x40", "buy"
    ),
    ("add UIButton buy 10,10 90x40\ntarget buy touchUpInside vc.save:\nundo", "buy"),
  ])
  func itIsSaid(scene: String, name: String) throws {
    let words = "\(name) takes the touch; no action: it has no target"
    let desk = try TestSession(after: scene)
    for line in ["tap 20,20", "trace", "press 20,20 for 1", "log"] {
      let lines = try desk.printed(line)
      #expect(lines.contains { $0.hasSuffix(words) }, "\(line): \(lines)")
      #expect(!lines.contains { $0.contains("handled by") })
      #expect(lines.allSatisfy { $0.count <= 80 })
    }
  }

  @Test func aTargetForOtherEventsIsNoneForThePress() throws {
    let scene = "add UIButton buy 10,10 90x40\ntarget buy valueChanged vc.save:"
    #expect(
      try ending(scene).hasSuffix("buy takes the touch; no action: no target for touchUpInside"))
  }

  @Test(
    "What does something by itself, what somebody's code does, and what nobody knows is not said",
    arguments: [
      "add UIButton buy 10,10 90x40\ntarget buy touchUpInside vc.save:",
      "add UIButton buy 10,10 90x40\ntarget buy touchDown vc.save:",
      "add UIButton buy 10,10 90x40\ngesture tap once on buy cancelsTouchesInView=off\n"
        + "target once vc.save:",
      "add UIButton buy 10,10 90x40 showsMenuAsPrimaryAction",
      "add UIButton buy 10,10 90x40 changesSelectionAsPrimaryAction",
      "add UIButton buy 10,10 90x40\nhandle buy touches",
      "add UIButton buy 10,10 90x40\nhandle buy touchesEnded and forward",
      "add UIButton buy 10,10 90x40 class=FancyButton",
      "add UISwitch s 10,10", "add UISlider s 10,10 90x40", "add UIStepper s 10,10",
      "add UITextField s 10,10 90x40", "add UISegmentedControl s 10,10 90x40 numberOfSegments=2",
      "add UIPageControl s 10,10 90x40 numberOfPages=3", "add card 10,10 90x40",
      "code <<END\nclass Own: UIButton {\noverride func touchesEnded(_ t: Set<UITouch>, with e: "
        + "UIEvent?) {\nsuper.touchesEnded(t, with: e)\n}\n}\nEND\nadd Own buy 10,10 90x40",
      "code <<END\nclass Own: UIControl {\noverride func endTracking(_ t: UITouch?, with e: "
        + "UIEvent?) {\nprint(1)\n}\n}\nEND\nadd Own buy 10,10 90x40",
    ])
  func itIsNotSaid(scene: String) throws {
    let lines = try TestSession(after: scene).printed("tap 20,20")
    #expect(!lines.contains { $0.contains("no action") }, "\(lines)")
  }

  @Test func theTargetsOfADumpAreNotKnown() throws {
    let desk = try TestSession(importing: Self.dump)
    #expect(try desk.printed("tap 20,20").last?.contains("handled by") == true)
  }

  @Test func aFingerThatLeavesPressesNothing() throws {
    #expect(
      try ending("add UIButton buy 10,10 90x40", "drag 20,20 to 20,400").hasSuffix("handled by buy")
    )
  }

  @Test func expectationsAndJSONMeanWhatTheyMeant() throws {
    let desk = try TestSession(after: "add UIButton buy 10,10 90x40\ntap buy")
    try desk.session.execute("expect handled buy")
    let interaction = try #require(desk.session.lastInteraction)
    let object = TraceReport(interaction, in: desk.scene).json
    #expect(object["handledBy"] == .strings(["buy"]))
    #expect(object["withoutAction"] == .strings(["buy"]))
    try desk.session.execute("target buy touchUpInside vc.save:")
    _ = try desk.printed("tap buy")
    let second = try #require(desk.session.lastInteraction)
    #expect(TraceReport(second, in: desk.scene).json["withoutAction"] == nil)
  }
}
