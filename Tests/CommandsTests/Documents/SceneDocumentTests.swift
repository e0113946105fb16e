import Foundation
import Interchange
import ResponderKit
import Scenes
import SessionStage
import Testing

@Suite struct SceneDocumentTests {
  @Test func viewsAreNestedWithTheirFacts() throws {
    let desk = try TestSession(
      after: """
        add card 5,6 90x90; add UIButton buy 0,0 9x9 in card; add red; window w
        inset buy -3; gesture tap t on buy; target buy touchUpInside vc.buy:
        """)
    let text = SceneDocument(desk.scene).lines.joined(separator: "\n")
    let document = try JSON(parsing: text)
    #expect(document["type"] == .string("scene"))
    let windows = try #require(document["windows"]?.array)
    #expect(windows.map { $0["name"] } == [.string("window"), .string("w")])
    let children = try #require(windows.first?["subviews"]?.array.first?["subviews"]?.array)
    #expect(children.map { $0["name"] } == [.string("card"), .string("red")])
    let buy = try #require(children.first?["subviews"]?.array.first)
    #expect(buy["overrides"]?["point(inside:)"] == .string("inset -3"))
    #expect(buy["gestureRecognizers"]?.array.first?["name"] == .string("t"))
    #expect(buy["targets"]?.array.first?["action"] == .string("buy:"))
    #expect(document["controllers"]?.array.first?["view"] == .string("root"))
  }

  @Test func aVeryDeepTreeIsWritten() throws {
    let desk = TestSession()
    var parent = try #require(desk.scene.names["root"] as? UIView)
    for _ in 0..<3_000 {
      let view = UIView(frame: .zero)
      parent.addSubview(view)
      parent = view
    }
    let lines = SceneDocument(desk.scene).lines
    #expect(lines.count == 3_004)
    #expect(lines[3_002].hasSuffix(String(repeating: "]}", count: 3_002)))
  }
}
