import ResponderKit
import SceneStage
import Scenes
import Testing

@Suite struct NameTableTests {
  @Test func aNameLeadsToItsResponderAndBack() {
    var table = NameTable()
    let view = UIView()
    table.bind(view, NameTable.Entry(name: "card", className: "Card", address: "0x7f"))
    #expect(table["card"] === view)
    #expect(table.name(of: view) == "card")
    #expect(table.responder(atAddress: "0x7f") === view)
    #expect(table.entry(of: view)?.className == "Card")
    #expect(table.names == ["card"])
  }

  @Test func aNameTakenAwayIsFreeAndStillKnownToReports() {
    var table = NameTable()
    let (view, other) = (UIView(), UIView())
    table.bind(view, NameTable.Entry(name: "card", address: "0x7f"))
    table.unbind(view)
    #expect(table["card"] == nil)
    #expect(table.name(of: view) == nil)
    #expect(table.responder(atAddress: "0x7f") == nil)
    #expect(table.entry(of: view)?.name == "card")
    table.bind(other, NameTable.Entry(name: "card"))
    table.unbind(view)
    #expect(table["card"] === other)
  }

  @Test func aNameThatGoesToAnotherObjectIsNotTheFirstOnesAnyMore() {
    var table = NameTable()
    let (view, other) = (UIView(), UIView())
    table.bind(view, NameTable.Entry(name: "card"))
    table.bind(other, NameTable.Entry(name: "card"))
    #expect(table.name(of: view) == nil)
    table.unbind(view)
    #expect(table["card"] === other)
    #expect(table.name(of: other) == "card")
  }

  @Test(arguments: [
    ("card", true), ("_", true), ("a-1", true), ("Z9_-", true), ("größe", true), ("é1", true),
    ("名", true), ("", false), ("-a", false), ("1a", false), ("a b", false), ("a.b", false),
    ("a\u{0}", false), ("é b", false), ("😀", false), ("nil", false), ("UIView", false),
  ])
  func aNameIsLettersAndThenDigitsAndDashes(name: String, isAllowed: Bool) {
    #expect(Stage().scene.allowsName(name) == isAllowed)
  }

  @Test func aNameHasAtMost256Bytes() {
    let scene = Stage().scene
    #expect(scene.allowsName(String(repeating: "a", count: 256)))
    #expect(!scene.allowsName(String(repeating: "a", count: 257)))
  }

  @Test func renamingKeepsClassAndAddress() {
    let stage = Stage()
    let view = UIView()
    stage.scene.adopt(view, NameTable.Entry(name: "old", className: "Card", address: "0x7f"))
    stage.scene.rename(view, to: "new")
    #expect(stage.scene.names["old"] == nil)
    #expect(stage.scene.names["new"] === view)
    #expect(stage.scene.className(of: view) == "Card")
    #expect(stage.scene.names.responder(atAddress: "0x7f") === view)
  }

  @Test func removedViewsAreStillCalledByTheirNameInReports() {
    let stage = Stage.experiment(isRedLast: true)
    let interaction = stage.ask(150, 150)
    let red = stage["red"]
    red.removeFromSuperview()
    stage.scene.release(red)
    #expect(stage.scene.names["red"] == nil)
    #expect(stage.trace(interaction).contains { $0.contains("red ") && $0.hasSuffix("← hit") })
  }

  @Test func releasingAViewReleasesItsTreeAndControllers() {
    let stage = Stage.experiment(isRedLast: true)
    stage.add(controller: "card", for: "yellow")
    stage.scene.release(stage["blue"])
    #expect(["blue", "yellow", "card"].allSatisfy { stage.scene.names[$0] == nil })
    #expect(stage.scene.controllers.count == 1)
  }
}
