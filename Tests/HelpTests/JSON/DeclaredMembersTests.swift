import Foundation
import Session
import SessionStage
import TestSupport
import Testing
import Text

@testable import Help

/// What is declared of JSON is what occurs in it; that nothing else does is the schema's business.
@Suite struct DeclaredMembersTests {
  @Test func everyDeclaredMemberOccursInSomeOutput() throws {
    var seen = SeenMembers()
    for example in ExampleCase.all {
      seen.add("\(example.example.setup)\n\(example.example.line)")
    }
    for path in PackageFolder.files(in: "examples", suffix: ".scope") {
      seen.add(
        try PackageFolder.text(path), path: PackageFolder.url.appendingPathComponent(path).path)
    }
    let folder = try Folder([
      "a.txt": Self.failure, "b.json": Self.disabled, "c.txt": Self.replies,
      "d.json": Self.elements,
      "f.txt": Self.screens,
    ])
    let files = """
      import "\(folder.path("a.txt"))"; get 0xb1; why 0xb1; hit 120,122; save "\(folder.path("a.scope"))"
      import "\(folder.path("c.txt"))"; get 0xb1; import "\(folder.path("b.json"))"
      import "\(folder.path("f.txt"))"
      """
    let audit = """
      import "\(folder.path("d.json"))"; audit lenient; audit json "\(folder.path("e.json"))"
      rename buy pay; set pay text Pay; audit against "\(folder.path("e.json"))"
      hide pay; add UIButton dot 90,90 9x9; audit against "\(folder.path("e.json"))"
      """
    for lines in Self.more + [files, audit] { seen.add(lines) }
    seen.add(try audited)
    FindingScenario.all.compactMap(\.question).forEach { seen.add($0) }
    seen.add(try EventFactsTests().record)
    #expect(seen.missing == [])
  }

  /// What an audit tells where the device has answered.
  private var audited: JSONObject {
    get throws {
      let dump: DumpText = [fullWindow, line(1, "UIButton", "b1", "20 100; 200 44")]
      let (desk, log) = (try TestSession.observed(dump, .notTarget), RecordLog())
      desk.session.add(log)
      desk.run("audit lenient")
      return try #require(log.objects.first)
    }
  }

  /// What no example shows.
  private static let more = [
    "add red; checkpoint a; hide red; history", "macro m; tap nobody; end; m",
    "handle root touches; keycommand root a act:; get root",
    "expect hit nil at 5,5",
    "add bar 0,700 390x83; add ring 160,0 60x60 in bar; add b 0,-40 60x20 in ring; why b",
    "add red; detach red; tree",
    "add UIButton buy 0,0 9x9; add veil 0,0 99x99; tree",
    "add red; handle red touches and forward to root; get red",
    """
    gesture tap g on root; answer g.shouldReceive off; tap root; log; answer g; get g
    answer root.hitTest nil when super is self; tap root; trace
    """,
    "animate root alpha 0 for 1; get root",
    """
    class Card: UIView {
      override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {
        if p.x < 90 { return nil }
        return super.hitTest(p, with: e)
      }
    }
    add Card card 0,0 200x99; add UIButton buy 0,0 80x44 in card; why buy
    """,
    "test \"a\"; xfail \"why\"; expect hit nil at 5,5; end", "macro m a; tap $a; end; alias",
  ]

  /// What a test tool prints of a small button.
  private static let elements = """
    [{"AXLabel":"App","type":"Application","frame":{"x":0,"y":0,"width":390,"height":844}},
     {"AXLabel":"Buy","type":"Button","frame":{"x":20,"y":100,"width":20,"height":20},
      "AXUniqueId":"buy","enabled":true,"interactable":["not_hittable"]}]
    """

  /// What a test tool prints of a touch that reached another view.
  private static let failure = """
    Error: Failed to hit view with identifier `pay` at point {120, 122} with hit-test
        - Hit: <UIView: 0xc1; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
        - Target view: <UIButton: 0xb1; frame = (20 100; 200 44); layer = <CALayer: 0x1>>

    <UIWindow: 0xa0; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
       | <UIButton: 0xb1; frame = (20 100; 200 44); layer = <CALayer: 0x1>>
       | <UIView: 0xc1; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
    """

  /// One window with two contents.
  private static let screens = ["A", "B"].map { text in
    """
    <UIWindow: 0xa0; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
       | <UILabel: 0xb1; frame = (0 0; 390 844); text = '\(text)'; layer = <CALayer: 0x1>>

    """
  }.joined()

  /// What a debugger answers to questions about a view, and a view without a background.
  private static let replies = """
    <UIButton: 0xb1; frame = (0 0; 9 9); text = 'Pay'; layer = <CALayer: 0x1>>

    (lldb) po [0xb1 allTargets]
    {(
        <Shop.Cart: 0x60>
    )}
    <NSLayoutConstraint:0x61 UIButton:0xb1.height == 9   (active)>
    """

  /// What a test tool prints of an element that no touch reaches, with the reason.
  private static let disabled = """
    [{"type": "Button", "interactable": ["disabled"],
      "frame": {"x": 0, "y": 0, "width": 9, "height": 9}}]
    """

  @Test func noTwoTypesHaveOneName() {
    let names = JSONDeclarations.parts.map(\.name) + JSONCommonType.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
  }

  @Test func membersStandInTheOrderOfTheirDeclaration() {
    let type = JSONObjectType<Int?>("sample", "A sample.") {
      JSONMember("b", .bool, "true if there is one") { $0 != nil }
      JSONMember(optional: "a", .count, "the number", replacedBy: "c") { $0 }
      JSONMember("c", .orNull(.count), "the number") { $0 }
    }
    #expect(type.object(of: 1).text == #"{"b":true,"a":1,"c":1}"#)
    #expect(type.object(of: nil).text == #"{"b":false,"c":null}"#)
    #expect(type.shape.members.map(\.isRequired) == [true, false, true])
    #expect(type.shape.list().contains("`a` (whole number, optional): the number; deprecated"))
  }
}
