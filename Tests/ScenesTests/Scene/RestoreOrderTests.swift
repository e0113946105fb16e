import ResponderKit
import SceneStage
import TestSupport
import Testing

@testable import Scenes

/// A checkpoint keeps the order of subviews, whichever of them moved.
@Suite struct RestoreOrderTests {
  @Test(arguments: seeds(50, of: 50))
  func anyShufflingComesBack(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage()
    let names = (0..<12).map { "v\($0)" }
    for name in names { stage.add(name) }
    let journal = stage.scene.journal
    func shuffle() {
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        let view = stage[names.randomElement(using: &random)!]
        let parent = stage[(["root"] + names).randomElement(using: &random)!]
        guard !parent.isDescendant(of: view) else { continue }
        parent.insertSubview(view, at: Int.random(in: 0...parent.subviews.count, using: &random))
      }
    }
    shuffle()
    let before = snapshot(of: stage.scene)
    journal.addCheckpoint("a")
    journal.begin("shuffle")
    shuffle()
    journal.end()
    let after = snapshot(of: stage.scene)
    #expect(journal.restoreCheckpoint("a", label: "restore") != nil)
    #expect(snapshot(of: stage.scene) == before)
    _ = journal.undo()
    #expect(snapshot(of: stage.scene) == after)
  }
}
