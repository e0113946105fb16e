import Interchange
import Presentation
import ResponderKit
import Scenes
import Testing

/// What a joined scene does.
@Suite struct JoinBehaviorTests {
  private static let controllers = """
    <Root 0xc1>, state: appeared, view: <UIView 0x20>
       | <CardController 0xc2>, state: appeared, view: <Card 0x40>
       + <Sheet 0xc3>, state: appeared, view: <UIButton 0x50>, presented with: <P 0x9>
    """

  private func chain(_ joined: Joined, from address: String) throws -> [String] {
    ResponderChain(from: try joined.view(address)).map { joined.scene.label(of: $0) }
  }

  @Test(arguments: [false, true])
  func theChainGoesThroughJoinedControllers(apart: Bool) throws {
    let joined = try Joined(Self.controllers, apart: apart)
    #expect(
      try chain(joined, from: "0x40") == [
        "card", "cardController", "scrollView", "view", "root", "window", "scene", "app",
        "delegate",
      ])
    #expect(
      try chain(joined, from: "0x50") == [
        "button", "sheet", "root", "window", "scene", "app", "delegate",
      ])
    #expect(joined.summary.joined.headlines == ["3 controllers joined to 3 views"])
    #expect(joined.remarks == [])
    #expect(joined.scene.origin?.tells.contains(.controllers) == true)
    let root = try #require(try joined.object("0xc1") as? UIViewController)
    #expect(root.children.map { joined.scene.label(of: $0) } == ["cardController"])
  }

  /// What is wrong with controllers, and what is told of it.
  @Test(arguments: [
    (
      "<A 0xc1>, state: appeared, view: <V 0x99>\n<B 0xc2>, state: appeared, view: <V 0x20>",
      "the view of 'a', '0x99', is not in the scene"
    ),
    (
      "<A 0xc1>, state: appeared, view: <V 0x20>\n<B 0xc2>, state: appeared, view: <V 0x20>",
      "'view' is the view of 'a' already, so 'b' has none"
    ),
    (
      "<A 0xc1>, state: disappeared, view: <V 0x20> not in the window",
      "'view', the view of 'a', is in no window by this line and in one by its tree"
    ),
    (
      "<A 0xc1>, state: appeared, view: <V 0x20>\n | <A 0xc1>, state: appeared, view: <V 0x20>",
      "'a' cannot contain 'a', which contains it; left out"
    ),
    (
      "<A 0xc1>, state: x, view: (view not loaded)\n + <B 0xc2>, state: x, view: <V 0x20>, presented with: <P 0x9>",
      "'a' presents 'b', but its own view is in no window here or it presents already; left out, "
        + "so the chain goes on at the superview"
    ),
  ])
  func whatIsWrongWithControllersIsTold(text: String, remark: String) throws {
    let joined = try Joined(text)
    #expect(joined.remarks == [remark])
    _ = try chain(joined, from: "0x40")
  }

  @Test func aControllerTakesThePlaceOfWhatStoodForIt() throws {
    let joined = try Joined(
      Joined.line("0xa", on: "0x40", "; target= <(action=open:, target=<Root 0xc1>)>"),
      "(lldb) pactions 0x50\n<Root: 0xc1>: buy:", Self.controllers, apart: true)
    let root = try #require(try joined.object("0xc1") as? UIViewController)
    #expect(try joined.gesture("0xa").targetsAndActions.map { $0.target === root } == [true])
    let button = try #require(try joined.view("0x50") as? UIControl)
    #expect(button.allTargets.map { $0 === root } == [true])
    #expect(root.implementedActions == ["open:", "buy:"].map { Selector($0) })
    #expect(joined.scene.label(of: root) == "root")
  }

  @Test func targetsOfAControlAreAssumedToBeForItsUsualEvent() throws {
    let joined = try Joined("(lldb) pactions 0x50\n<Store: 0xd1>: buy:, count:event:")
    let button = try #require(try joined.view("0x50") as? UIControl)
    let store = try joined.object("0xd1")
    #expect(joined.scene.className(of: store) == "Store")
    #expect(
      button.actions(forTarget: store as? UIResponder, forControlEvent: .touchUpInside)?
        .map { "\($0)" } == ["buy:", "count:event:"])
    #expect(
      joined.remarks == ["'button' tells it of touchUpInside, it is assumed; the text has no event"]
    )
  }

  /// Chains of the app, and what the scene says to them.
  @Test(arguments: [
    (
      "<Card: 0x40; frame = (0 0; 1 1)>\n | <S: 0x30; frame = (0 0; 1 1)>\n | | <V: 0x20; frame = (0 0; 1 1)>\n"
        + " | | | <Root: 0xc1>\n | | | | <W: 0x10; frame = (0 0; 1 1)>\n | | | | | <UIApplication: 0x8>\n"
        + " | | | | | | <Delegate: 0x9>", "the chain of 7 responders from 'card' is the scene's",
      true
    ),
    (
      "<S: 0x30; frame = (0 0; 1 1)>\n | <V: 0x20; frame = (0 0; 1 1)>\n | | <OtherController: 0x77>",
      "the chain goes from 'view' to 'OtherController' in the text, and to 'root' here", false
    ),
    (
      "<Card: 0x40; frame = (0 0; 1 1)>\n | <V: 0x20; frame = (0 0; 1 1)>\n | | <AController: 0x77>",
      "the chain goes from 'card' to 'view' in the text, and to 'scrollView' here", false
    ),
    (
      "<Card: 0x77; frame = (0 0; 1 1)>\n | <AController: 0x78>",
      "no responder of the chain of 2 is in the scene", false
    ),
  ])
  func chainsAreChecked(text: String, words: String, agrees: Bool) throws {
    let joined = try Joined("<Root 0xc1>, state: appeared, view: <UIView 0x20>", text)
    let found = joined.summary.joined
    #expect((agrees ? found.agreements : found.remarks).map { "\($0.kind)" } == [words])
    #expect((agrees ? found.remarks : found.agreements).isEmpty)
  }

  /// Touches of the app, and where they go in the scene.
  @Test(arguments: [
    ("0x40", "{20, 30}", "UITouch, line 1: the touch at (20, 30) hit 'card'", "the same here"),
    (
      "0x40", "{200.5, 30}", "UITouch, line 1: the touch at (200.5, 30) hit 'card'",
      "different here: it hits 'scrollView'"
    ),
    (
      "0x99", "{20, 30}", "UITouch, line 1: the touch at (20, 30) hit 'Card'",
      "different here: it hits 'card'"
    ),
  ])
  func touchesAreChecked(view: String, place: String, words: String, comparison: String) throws {
    let joined = try Joined(
      "<UITouch: 0x7> phase: Began tap count: 1 window: <UIWindow: 0x10; frame = (0 0; 1 1)> "
        + "view: <Card: \(view); frame = (0 0; 1 1)> location in window: \(place)")
    let observation = try #require(joined.summary.observations.first?.observation)
    let report = ObservationReport(observation, in: joined.scene)
    #expect(report.words(showsPoint: true).hasSuffix(words.dropFirst("UITouch, line 1".count)))
    #expect(report.comparison?.words == comparison)
    #expect(joined.scene.origin?.observations == [observation])
  }
}
