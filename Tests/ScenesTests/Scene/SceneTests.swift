import ResponderKit
import SceneStage
import Scenes
import Testing

@Suite struct SceneTests {
  @Test func aNewSceneHasTheNamesOfTheLanguage() {
    let names = ["app", "delegate", "root", "scene", "vc", "window"]
    #expect(Scene().names.names.sorted() == names)
    #expect(Scene(profile: .private).names.names.sorted() == names)
    #expect(Scene(profile: .classic).names.names.sorted() == names.filter { $0 != "scene" })
  }

  @Test func removingTheKeyWindowPassesTheKeyToTheFrontWindow() {
    for profile in Profile.allCases {
      let stage = Stage(profile: profile)
      stage.add(window: "under", CGRect(0, 0, 9, 9))
      stage.add(window: "front", CGRect(0, 0, 9, 9))
      let before = snapshot(of: stage.scene)
      stage.scene.journal.begin("remove")
      if let window = stage.scene.mainWindow { stage.scene.remove(window) }
      stage.scene.journal.end()
      #expect(stage.scene.application.keyWindow === stage["front"])
      #expect(stage.scene.windows.map(stage.scene.label) == ["under", "front"])
      _ = stage.scene.journal.undo()
      #expect(snapshot(of: stage.scene) == before)
    }
  }

  @Test func renamingAViewRenamesItInOverrides() {
    let stage = Stage.experiment(isRedLast: true)
    stage["blue"].hitTestBehavior = Redirect(to: stage["red"])
    stage["root"].hitTestBehavior = Except(stage["red"])
    stage["yellow"].pointInsideBehavior = Accepting(
      [stage["red"], stage["blue"]])
    let before = snapshot(of: stage.scene)
    stage.scene.journal.begin("rename")
    stage.scene.rename(stage["red"], to: "crimson")
    stage.scene.journal.end()
    func words(_ view: String) -> [String] {
      stage[view].viewOverrides.map { stage.scene.words(of: $0) }
    }
    #expect(words("blue") == ["redirect crimson"])
    #expect(words("root") == ["except crimson"])
    #expect(words("yellow") == ["accepts crimson blue"])
    #expect(stage.ask(200, 320).hitTest?.answer == ObjectID(stage["window"]))
    _ = stage.scene.journal.undo()
    #expect(snapshot(of: stage.scene) == before)
  }

  @Test func windowsThatFilledTheScreenGoOnFillingIt() {
    let stage = Stage()
    stage.add(window: "hud", CGRect(0, 0, 90, 90))
    stage.scene.setScreenSize(CGSize(width: 320, height: 568))
    #expect(stage["window"].frame == CGRect(0, 0, 320, 568))
    #expect(stage["root"].frame == CGRect(0, 0, 320, 568))
    #expect(stage["hud"].frame == CGRect(0, 0, 90, 90))
  }
}
