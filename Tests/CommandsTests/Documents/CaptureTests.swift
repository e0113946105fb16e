import Foundation
import Interchange
import ResponderKit
import Scenes
import Session
import SessionStage
import TestSupport
import Testing

@testable import CaptureFile

/// What `Tapscope.swift` writes of a scene, `import` makes the same scene of.
@Suite struct CaptureTests {
  private func capture(_ session: TestSession) -> String {
    Tapscope.capture(session.scene.application)
  }

  private func imported(_ text: String) throws -> (scene: Scene, summary: ImportSummary) {
    let scene = Scene()
    return (scene, scene.replace(by: try HierarchyDump(parsing: text)))
  }

  /// A session after random commands, some of which may be left out.
  private func randomSession(seed: Int, except isLeftOut: (String) -> Bool) -> TestSession {
    var commands = RandomCommands(seed: seed)
    let desk = TestSession()
    for _ in 0..<40 {
      let line = commands.next()
      // A scroll view's own recognizers stay with it, and a presenter's view in the window: where
      // it has left, an import tells that it leaves the presentation out.
      let isOther = [".pan", ".pinch", "fullScreen"].contains { line.contains($0) }
      if isOther || isLeftOut(line) { continue }
      try? desk.session.execute(line)
    }
    return desk
  }

  private func differences(_ new: Scene, from old: Scene) -> [String] {
    let lines = CapturedScene(new, importedFrom: old).lines
    return lines.difference(from: CapturedScene(old).lines).map { "\($0)" }
  }

  @Test(arguments: seeds(25, of: 200))
  func aCaptureOfARandomSceneIsReadBack(seed: Int) throws {
    let desk = randomSession(seed: seed) { _ in false }
    let (scene, summary) = try imported(capture(desk))
    #expect(summary.warnings == [])
    #expect(differences(scene, from: desk.scene) == [], "seed \(seed)")
  }

  @Test(arguments: seeds(25, of: 200))
  func withoutOverridesTheSameViewsAreHit(seed: Int) throws {
    let desk = randomSession(seed: seed) { line in
      ["override", "answer", "inset"].contains { line.hasPrefix($0) }
    }
    let (scene, summary) = try imported(capture(desk))
    let answers = summary.observations.compactMap(\.observation)
    #expect(answers.count == summary.observations.count)
    #expect(answers.allSatisfy { $0.isConfirmed(in: scene) }, "\(answers), seed \(seed)")
    for y in stride(from: 3.0, to: 844, by: 37) {
      for x in stride(from: 3.0, to: 390, by: 31) {
        let point = CGPoint(x: x, y: y)
        let there = desk.scene.hitView(at: point).map { Tapscope.address(of: $0) }
        let here = scene.hitView(at: point).flatMap { scene.names.entry(of: $0)?.address }
        #expect(there == here, "\(point), seed \(seed)")
      }
    }
  }
}
