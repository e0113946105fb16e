import Fingerprints
import Interchange
import Session
import SessionStage
import Testing

@Suite("add UIBarButtonItem") struct BarItemTests {
  private static let stage = """
    controller list; controller detail; controller nav navigation list in vc
    add UIBarButtonItem edit in list left title=Edit; add UIBarButtonItem done in list
    add UIToolbar tools 0,700 390x49 in list-view; add UIBarButtonItem share in tools title=Share
    """

  @Test func itemsAreHitAndAct() throws {
    let desk = try TestSession(after: Self.stage)
    desk.run(
      """
      implements vc finish:; target done touchUpInside nil.finish:; target edit touchUpInside list.a
      tap done; expect fired finish: on done; tap edit; expect fired a on edit
      push detail on nav; expect hit nav-bar at 360,69; tap nav-back; expect hit done at 360,69
      add UIBarButtonItem more in nav-bar; expect hit more at 316,69
      remove done; expect hit more at 360,69; push detail on nav; remove edit; pop nav
      expect hit nav-bar at 30,69; remove share; expect hit tools at 20,710
      """)
    #expect(desk.messages == [])
  }

  @Test func everyStepIsUndone() throws {
    let desk = try TestSession(after: Self.stage)
    for line in [
      "add UIBarButtonItem more in list left", "add UIBarButtonItem send in tools",
      "push detail on nav", "remove edit", "remove share", "set done title Finish",
    ] {
      let before = SceneFingerprint(desk.scene)
      try desk.session.execute(line)
      let after = SceneFingerprint(desk.scene)
      try desk.session.execute("undo")
      #expect(SceneFingerprint(desk.scene).differences(from: before) == [], "\(line)")
      try desk.session.execute("redo")
      #expect(SceneFingerprint(desk.scene).differences(from: after) == [], "\(line)")
    }
  }

  @Test(arguments: [
    "", "push detail on nav; add UIBarButtonItem x in detail left; disable done", "remove list",
    "target done touchUpInside vc.finish; push detail on nav; override done circle",
    "rename done finish; set finish frame 200,0 44x44; back finish",
    "copy tools t2; copy nav-bar n2",
    "remove done; add UIBarButtonItem done in tools; hide done", "remove tools",
    "controller s; present s from vc style=fullScreen",
  ])
  func savedScenesHaveThem(line: String) throws {
    let desk = try TestSession(after: Self.stage)
    if !line.isEmpty { try desk.session.execute(line) }
    let lines = SceneScript(desk.scene).lines
    let rebuilt = try TestSession(after: lines.joined(separator: "\n"))
    #expect(SceneScript(rebuilt.scene).lines == lines)
    #expect(
      SceneFingerprint(rebuilt.scene).differences(from: SceneFingerprint(desk.scene)) == [])
    rebuilt.run("pop nav")
    desk.run("pop nav")
    #expect(
      SceneFingerprint(rebuilt.scene).differences(from: SceneFingerprint(desk.scene)) == [])
  }

  @Test func aViewWithoutItemsIsRefused() throws {
    let desk = try TestSession(after: "add red")
    let before = desk.state
    desk.run("add UIBarButtonItem x in red")
    #expect(desk.messages.first?.hasPrefix("'red' holds no items") == true)
    #expect(desk.state == before)
  }
}
