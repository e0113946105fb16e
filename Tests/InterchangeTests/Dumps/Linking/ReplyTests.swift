import Foundation
import Interchange
import ResponderKit
import Scenes
import Testing

/// What the debugger answers to questions about a screen that was imported before.
@Suite struct ReplyTests {
  private static let tree = """
    <UIWindow: 0x10; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x11>>
       | <UIView: 0x20; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x22>; layer = <L: 0x2>>
       |    | <Shop.Bar: 0x28; baseClass = UIView; frame = (0 100; 390 0); layer = <L: 0x2>>
       |    |    | <UIButton: 0x30; frame = (20 0; 350 44); layer = <L: 0x2>>
       |    |    | <UIButton: 0x31; frame = (20 50; 350 44); layer = <L: 0x2>>
    """

  /// A scene with the replies joined to it, as a second text.
  private func scene(_ replies: String) throws -> (scene: Scene, joined: JoinSummary) {
    let scene = Scene()
    _ = scene.replace(by: try HierarchyDump(parsing: Self.tree))
    let reply = try HierarchyDump(parsing: replies)
    #expect(reply.viewCount == 0)
    #expect(reply.warnings == [])
    return (scene, try scene.join(reply).joined)
  }

  private func view(_ address: String, in scene: Scene) throws -> UIView {
    try #require(scene.names.responder(atAddress: address) as? UIView)
  }

  private static let tap = """
    <UITapGestureRecognizer: 0xa1; state = Possible; view = <UIView 0x20>; \
    target= <(action=hide, target=<Shop.Cart 0x60>)>>
    """

  /// Lists of recognizers as Objective-C and Swift print them.
  @Test(arguments: [
    "(lldb) po [0x20 gestureRecognizers]\n<__NSArrayM 0x6>(\n\(tap)\n)\n",
    "(lldb) po view.gestureRecognizers\n▿ Optional<Array<UIGestureRecognizer>>\n"
      + "  ▿ some : 1 element\n    - 0 : \(tap)\n",
    "{(\n    \(tap)\n)}", "▿ 1 element\n  ▿ 0 : \(tap)\n    - super: UIGestureRecognizer\n",
  ])
  func listsOfRecognizersAreRead(text: String) throws {
    let (scene, joined) = try scene(text)
    #expect(joined.recognizers.joined == 1)
    let view = try view("0x20", in: scene)
    #expect(view.gestureRecognizers?.count == 1)
    #expect(scene.origin(of: view)?.uncertainties.contains(.recognizers) == false)
  }

  @Test func actionsOfATargetAreRead() throws {
    let (scene, joined) = try scene(
      """
      (lldb) po [(UIButton *)0x30 allTargets]
      {(
          <Shop.Cart: 0x60>
      )}
      (lldb) po [0x30 actionsForTarget:0x60 forControlEvent:64]
      <__NSSingleObjectArrayI 0x600003d08>(
      pay:
      )

      """)
    #expect(joined.remarks == [])
    let button = try #require(view("0x30", in: scene) as? UIButton)
    let target = try #require(scene.names.responder(atAddress: "0x60") as? UIResponder)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["pay:"])
  }

  /// One command that asks everything at once.
  @Test func severalRepliesInOneListGoToTheirObjects() throws {
    let (scene, joined) = try scene(
      """
      (lldb) po @[[0x30 allTargets], [0x31 allTargets], [0x20 gestureRecognizers]]
      <__NSArrayI 0x600>(
      {(
          <Shop.Cart: 0x60>
      )},
      {(
      )},
      <__NSArrayM 0x601>(
      \(Self.tap)
      )

      )
      """)
    #expect(joined.recognizers.joined == 1)
    #expect(
      scene.origin(of: try view("0x30", in: scene))?.targets?.map(\.className) == ["Shop.Cart"])
    #expect(scene.origin(of: try view("0x31", in: scene))?.targets?.map(\.className) == [])
    #expect(
      joined.remarks.map { "\($0.kind)" } == [
        "'button1' tells 'cart', but the text does not tell which action; ask the debugger: "
          + "po [0x30 actionsForTarget:0x60 forControlEvent:64]"
      ])
  }

  /// The line that `why` prints, pasted with its reply.
  @Test func theListOfAllRepliesIsNoReply() throws {
    let (scene, joined) = try scene(
      """
      (lldb) expr -l objc++ -O -- @[@"tapscope targets 0x30 64", [((UIControl *)0x30) allTargets], @"x"]
      <__NSArrayI 0x600>(
      tapscope targets 0x30 64,
      {(
          <Shop.Cart: 0x60>
      )},
      <__NSSingleObjectArrayI 0x601>(
      pay:
      )

      )
      """)
    let button = try #require(view("0x30", in: scene) as? UIButton)
    #expect(joined.actions.joined == 1)
    #expect(button.allTargets.count == 1)
    #expect(scene.origin(of: button)?.targets == nil)
  }

  @Test(arguments: ["nil", "<__NSArray0 0x7fff>(\n\n)"])
  func aViewWithoutRecognizersIsInNoDoubt(reply: String) throws {
    let (scene, _) = try scene("(lldb) po [0x20 gestureRecognizers]\n\(reply)\n")
    #expect(scene.origin(of: try view("0x20", in: scene))?.uncertainties == [])
  }

  @Test func constraintsAreKeptWithTheirViews() throws {
    let (scene, joined) = try scene(
      """
      (lldb) po [0x28 constraintsAffectingLayoutForAxis:1]
      <__NSArrayM 0x600003d1d5f0>(
      <NSLayoutConstraint:0x600003a8b1b0 Shop.Bar:0x28.height == 0   (active)>,
      <NSLayoutConstraint:0x600003a8b200 V:|-(100)-[Shop.Bar:0x28]   (active, names: '|':UIView:0x20 )>,
      <NSContentSizeLayoutConstraint:0x61 UIButton:0x30.height == 22.5 Hug:250 CompressionResistance:750>,
      <NSAutoresizingMaskLayoutConstraint:0x62 h=-&- v=-&- UIView:0x99.minX == 0   (active)>
      )
      """)
    #expect(
      joined.headlines.contains { $0.hasPrefix("3 constraints joined to 3 views; 1 belongs") })
    let found = try #require(scene.origin(of: view("0x28", in: scene))).constraints
    #expect(
      found.map(\.text) == [
        "bar.height == 0 (active)", "V:|-(100)-[bar] (active, names: '|':view )",
      ])
    #expect(found.map(\.size) == [.init(dimension: .height, constant: 0), nil])
    #expect(found.map(\.line) == [3, 4])
    #expect(
      try #require(scene.origin(of: view("0x30", in: scene))).constraints.map(\.size)
        == [.init(dimension: .height, constant: 22.5)])
  }

  /// A log of constraints that contradict each other.
  @Test func quotedConstraintsAreRead() throws {
    let (scene, _) = try scene(
      """
      (
          "<NSLayoutConstraint:0x1 'UIView-Encapsulated-Layout-Height' Shop.Bar:0x28.height == 0   (active)>",
          "<NSLayoutConstraint:0x2 Shop.Bar:0x280.height >= 44   (active)>"
      )
      """)
    #expect(
      try #require(scene.origin(of: view("0x28", in: scene))).constraints.map(\.text)
        == ["'UIView-Encapsulated-Layout-Height' bar.height == 0 (active)"])
  }

  @Test func undoTakesRepliesBack() throws {
    let scene = Scene()
    _ = scene.replace(by: try HierarchyDump(parsing: Self.tree))
    let bar = try view("0x28", in: scene)
    let before = scene.origin(of: bar)
    scene.journal.begin("import")
    _ = try scene.join(
      try HierarchyDump(parsing: "<NSLayoutConstraint:0x1 Shop.Bar:0x28.height == 0   (active)>"))
    scene.journal.end()
    #expect(scene.origin(of: bar)?.constraints.count == 1)
    _ = scene.journal.undo()
    #expect(scene.origin(of: bar) == before)
  }

  /// Lists of subviews as Objective-C and Swift print them.
  @Test(arguments: [
    "<__NSArrayM 0x6>(\n<UIView: 0x1; frame = (0 0; 99 99)>,\n<UIButton: 0x2; frame = (9 9; 50 50)>\n)",
    "▿ 2 elements\n  - 0 : <UIView: 0x1; frame = (0 0; 99 99)>\n"
      + "  - 1 : <UIButton: 0x2; frame = (9 9; 50 50)>",
    "(lldb) po [0x9 subviews]\n<__NSArrayM 0x6>(\n<UIView: 0x1; frame = (0 0; 99 99)>,\n"
      + "<UIButton: 0x2; frame = (9 9; 50 50)>\n)",
  ])
  func viewsOfOneArrayAreSiblings(text: String) throws {
    let scene = Scene()
    _ = scene.replace(by: try HierarchyDump(parsing: text))
    #expect(scene.windows.map { $0.subviews.map { scene.label(of: $0) } } == [["view", "button"]])
  }

  @Test func aChainOfAnUnknownScreenIsATree() throws {
    let dump = try HierarchyDump(
      parsing: """
        <UIButton: 0x3; frame = (9 9; 50 50); layer = <CALayer: 0x4>>
           | <UIView: 0x2; frame = (0 0; 99 99); layer = <CALayer: 0x4>>
           |    | <Shop.CardController: 0x5>
           |    |    | <UIWindow: 0x1; frame = (0 0; 99 99); layer = <UIWindowLayer: 0x6>>
           |    |    |    | <UIApplication: 0x7>
        """)
    let tree = try #require(dump.withChainAsTree)
    let scene = Scene()
    let summary = scene.replace(by: tree)
    #expect(summary.joined.agreements.count == 1)
    let button = try #require(scene.names["button"] as? UIButton)
    #expect(
      ResponderChain(from: button).map { scene.label(of: $0) }.prefix(4)
        == ["button", "view", "cardController", "window"])
    #expect(scene.hitView(at: CGPoint(x: 20, y: 20)) === button)
  }

  /// Cut and senseless replies, of which everything that can be had is.
  @Test(arguments: [
    "(lldb) po [0x30 allTargets]\n{(\n    <Shop.Cart: 0x60>",
    "(lldb) po [0x30 allTargets]\n{(\n{(\n{(\n    <Shop.Cart: 0x60>\n)}\n)}",
    "(lldb) po [0x30 allTargets]; po [0x30 actionsForTarget: forControlEvent:]\n{(\n"
      + "    <Shop.Cart: 0x60>\n)}\n(\n",
  ])
  func damagedRepliesTellWhatTheyCan(text: String) throws {
    let (scene, _) = try scene(text)
    #expect(
      scene.origin(of: try view("0x30", in: scene))?.targets?.map(\.className) == ["Shop.Cart"])
  }
}
