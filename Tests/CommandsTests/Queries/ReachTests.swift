import Interchange
import Scenes
import Session
import SessionStage
import Testing
import Text

/// Who gets touches, and who is in the way, in the tree and for programs.
@Suite struct ReachTests {
  private static let scene = """
    add card 0,0 200x200; add UIButton buy 20,40 100x44 in card; add UIButton off 20,300 100x44
    add veil 0,0 200x100; set off interaction off; add out 500,0 40x40
    """

  @Test func theTreeSaysWhoIsInTheWay() throws {
    let desk = try TestSession(after: Self.scene, OutputStyle(width: 120))
    let lines = try desk.printed("tree reach")
    func line(_ name: String) -> String { lines.last { $0.contains(" \(name) ") } ?? "" }
    #expect(line("buy").contains("covered by veil"))
    #expect(line("card").contains("gets touches"))
    #expect(line("veil").contains("gets touches"))
    #expect(line("off").contains("no interaction"))
    #expect(!line("off").contains("gets touches"))
    #expect(line("out").contains("outside root"))
    #expect(try desk.printed("tree reach card").count == 2)
    #expect(try !desk.printed("tree").contains { $0.contains("gets touches") })
  }

  @Test func theDocumentForProgramsSaysIt() throws {
    let desk = try TestSession(after: Self.scene)
    let document = try JSON(parsing: SceneDocument(desk.scene).lines.joined(separator: "\n"))
    let root = try #require(document["windows"]?.array.first?["subviews"]?.array.first)
    #expect(root["reachable"] == .bool(true))
    let views = try #require(root["subviews"]?.array)
    #expect(views.map { $0["reachable"] } == [true, false, true, false].map { .bool($0) })
    let buy = try #require(views.first?["subviews"]?.array.first)
    #expect(buy["reachable"] == .bool(false))
    #expect(buy["obscuredBy"] == .string("veil"))
  }

  /// What the device answered decides, as long as the scene is that of the text.
  @Test func theDeviceDecides() throws {
    let folder = try Folder([
      "a.txt": """
      <UIWindow: 0x10; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x11>>
         | <UIButton: 0x20; frame = (20 100; 350 50); text = 'Pay'; layer = <CALayer: 0x21>>

      Failed: Not hittable: Button, {{20, 100}, {350, 50}}, label: 'Pay'
      """
    ])
    let desk = try TestSession(after: "import \(folder.path("a.txt"))")
    func isReachable() throws -> JSON? {
      let document = try JSON(parsing: SceneDocument(desk.scene).lines.joined(separator: "\n"))
      return document["windows"]?.array.first?["subviews"]?.array.first?["reachable"]
    }
    #expect(try isReachable() == .bool(false))
    try desk.session.execute("set button frame 0,0 390x300")
    #expect(try isReachable() == .bool(false))
    try desk.session.execute("add veil 0,0 390x844 in window; remove veil")
    #expect(try isReachable() == .bool(false))
  }
}
