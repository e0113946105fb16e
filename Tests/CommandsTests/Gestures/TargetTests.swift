import Interchange
import ResponderKit
import Scenes
import Session
import SessionStage
import Testing

@testable import Help

@Suite("R7.6 to R7.8: targets in the language") struct TargetTests {
  private static let button = "add UIButton buy 100,100 60x44"

  private func desk(_ lines: String...) throws -> TestSession {
    try TestSession(after: ([Self.button] + lines).joined(separator: "\n"))
  }

  @Test("target makes its target implement the action, nil does not")
  func implementing() throws {
    let desk = try desk("target buy touchUpInside vc.buy:", "target buy touchDown nil.save:")
    #expect(try desk.printed("perform buy: from root") == ["vc"])
    #expect(try desk.printed("perform save: from buy") != ["vc"])
    let button = desk.scene.names["buy"] as? UIControl
    #expect(button?.allTargets.count == 2)
    #expect(button?.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test("targets lists event, target and action in the order of telling")
  func listing() throws {
    let desk = try desk(
      "target buy touchUpInside vc.buy:", "target buy touchDown,valueChanged nil.save:",
      "target buy allEvents root.log:event:")
    #expect(
      try desk.printed("target buy") == [
        "event          target  action",
        "touchUpInside  vc      buy:",
        "touchDown      nil     save:",
        "valueChanged   nil     save:",
        "allEvents      root    log:event:",
      ])
    #expect(try desk.printed("target buy allEvents none; target buy") == ["buy has no targets"])
  }

  @Test("R7.6: adding again merges the events and moves to the end")
  func addingAgain() throws {
    let desk = try desk(
      "target buy touchDown vc.a", "target buy touchDown vc.b", "target buy touchUpInside vc.a")
    #expect(
      try desk.printed("target buy").dropFirst() == [
        "touchDown      vc      b", "touchDown      vc      a", "touchUpInside  vc      a",
      ])
  }

  @Test("targets fits into 80 columns, however long the names")
  func width() throws {
    let long = String(repeating: "n", count: 60)
    let desk = try desk(
      "add \(long)", "target buy editingDidEndOnExit \(long).\(long):\(long):")
    for line in try desk.printed("target buy") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(
    "Targets can be undone, saved and copied",
    arguments: [
      "target buy touchUpInside vc.buy:", "target buy touchDown,touchCancel nil.save:",
      "target buy allEvents root.a; target buy touchDown none", "target buy valueChanged buy.x:y:",
      "rename vc my-vc; target buy touchDown my-vc.a; target buy touchDown app.b",
      "add UIButton 按钮 0,0 9x9; target 按钮 touchDown buy.按:",
      "target buy touchDown window.b; target buy touchDown vc.a; target buy touchUpInside window.b",
    ])
  func keeping(line: String) throws {
    let desk = try desk()
    let before = desk.state
    try desk.session.execute(line)
    let after = desk.state
    #expect(before != after)
    let listed = try desk.printed("target buy")
    let rebuilt = try TestSession(
      after: after.filter { !$0.isEmpty && !Self.isTree($0) }
        .joined(separator: "\n"))
    #expect(rebuilt.state == after)
    #expect(try rebuilt.printed("target buy") == listed)
    let steps = desk.scene.journal.undoLabels.count - 1
    try desk.session.execute("undo \(steps)")
    #expect(desk.state == before)
    try desk.session.execute("redo \(steps)")
    #expect(desk.state == after)
    try desk.session.execute("copy buy buy2")
    let copied = try desk.printed("target buy2")
    #expect(copied.map { $0.replacing("buy2", with: "buy") } == listed)
  }

  /// Whether a line of a desk's state is one of its tree, not of its script.
  private static func isTree(_ line: String) -> Bool {
    Catalogue.byWord[String(line.split(separator: " ")[0])] == nil
      || line.contains("(") || line.contains("  ")
  }

  @Test("A target that has left the scene is saved as one that leaves again")
  func goneTarget() throws {
    let desk = try desk("add card", "target buy touchDown card.go", "remove card")
    #expect(
      SceneScript(desk.scene).lines.suffix(3) == [
        "add UIView card in window", "target buy touchDown card.go", "remove card",
      ])
  }

  @Test("send says who got it, and remembers the story")
  func sending() throws {
    let desk = try desk("implements root save:")
    let first = "0.00  action "
    #expect(
      try desk.printed("send save: from buy") == [
        first + "save:  from buy to root, found from buy up (R7.8)"
      ])
    try desk.session.execute("expect fired save: on buy times=1")
    #expect(try desk.printed("send save: to root") == [first + "save: to root"])
    #expect(
      try desk.printed("send copy: to nil from buy") == [
        first + "copy:  from buy: nobody from buy up performs it (R7.8)"
      ])
    #expect(
      try desk.printed("send save:") == [
        first + "save:: nobody from window up performs it (R7.8)"
      ])
  }

  @Test("A tap tells who got what, unless the control has nobody to tell")
  func story() throws {
    let desk = try desk()
    let lines = { try desk.printed("tap buy").filter { $0.contains("buy  sends") } }
    #expect(try lines().isEmpty)
    try desk.session.execute("target buy touchUpInside vc.buy:")
    #expect(try lines().count == 3)
    #expect(try desk.printed("tap buy").contains("      action buy:  from buy to vc"))
  }

  @Test(
    "What fingers did to a control can be undone and done again",
    arguments: [
      ("UISwitch", "tap c", "isOn"), ("UISlider", "drag 114,120 to 150,120", "value"),
      ("UIStepper", "press 190,120 for 2", "value"),
      ("UIButton", "touch began 150,120", "tracking"),
    ])
  func undoing(className: String, act: String, property: String) throws {
    let desk = try TestSession(after: "add \(className) c 100,100 100x40")
    let before = try desk.printed("get c \(property)")
    try desk.session.execute(act)
    let after = try desk.printed("get c \(property)")
    #expect(after != before)
    try desk.session.execute("undo")
    #expect(try desk.printed("get c \(property)") == before)
    try desk.session.execute("redo")
    #expect(try desk.printed("get c \(property)") == after)
  }
}
