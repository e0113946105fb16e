import Analysis
import Explanation
import Foundation
import ResponderKit
import Scenes
import Session
import SessionStage
import TestSupport
import Testing

/// The first finding of `why` is what the note of `expect hit` tells after a tap: one fact.
@Suite struct FirstFindingTests {
  @Test("On random scenes view and rule are the same", arguments: seeds(60, of: 600))
  func randomScenes(seed: Int) throws {
    let scene = RandomTouchScene(seed: seed)
    var random = SeededGenerator(seed: seed)
    for name in scene.views {
      let desk = TestSession()
      desk.run(scene.lines.joined(separator: "\n"))
      let view = try #require(desk.scene.names[name] as? UIView)
      let middle = view.screenPoint(CGPoint(x: view.bounds.midX, y: view.bounds.midY))
      let elsewhere = CGPoint(
        x: Int.random(in: -5..<395, using: &random), y: Int.random(in: 0..<420, using: &random))
      for point in [middle, elsewhere] {
        try compare(
          view, at: point, desk,
          "seed \(seed), \(name) \(point)\n\(scene.lines.joined(separator: "\n"))"
        )
      }
    }
  }

  @Test(arguments: [
    "add red 100,100 100x100; add blue 100,220 200x200; add v 50,50 100x100 in blue; back blue",
    "add a 0,0 90x90; add v 0,0 200x200 in a; override a circle",
    "add a 0,0 200x200; add v 0,0 200x200 in a; override a intercept",
    "add a 0,0 200x200; add v 0,0 200x200 in a; override a block",
    "add a 0,0 200x200; add v 0,0 200x200 in a; override a except v",
    "add UIScrollView a 0,0 200x90; add v 0,0 200x200 in a",
    "add UIScrollView a 0,0 200x90; inset a 5; add v 0,0 200x200 in a",
    "add v 50,50 100x100; rotate v 45; add a 0,0 20x20",
    "add a 0,0 300x0; add v 0,0 200x200 in a",
    "add a 0,0 300x300; add v 0,0 200x200 in a; animate a alpha 0.5 for 9",
    "add v 0,0 300x300; window front 0,0 390x844",
    "add UIButton v 0,0 300x300; set v interaction off; hide v; disable v",
  ])
  func scenes(lines: String) throws {
    for point in [CGPoint(x: 100, y: 100), CGPoint(x: 55, y: 55), CGPoint(x: 10, y: 850)] {
      let desk = try TestSession(after: lines)
      let view = try #require(desk.scene.names["v"] as? UIView)
      try compare(view, at: point, desk, "\(lines); \(point)")
    }
  }

  private func compare(
    _ view: UIView, at point: CGPoint, _ desk: TestSession, _ context: String
  ) throws {
    let diagnosis = Diagnosis(of: view, at: point, in: desk.scene, isMeasured: false)
    desk.run("tap \(point.x),\(point.y)")
    guard !diagnosis.isReached, let test = desk.session.state.event?.hitTest,
      let obstacle = HitTestDecisions(test, isFolded: false).obstacle(to: view)
    else { return }
    let finding = try #require(diagnosis.obstacles.first, "\(context)")
    switch finding.code {
    // A finger may scroll; and other views than controls get what hits their subviews.
    case .scrolledOut where diagnosis.findings.contains { $0.code == .offScreen }: return
    case .coveredByOwnChild: return
    default: break
    }
    #expect(finding.rule == obstacle.rule, "\(finding.fact) \(obstacle)\n\(context)")
    #expect(finding.place == obstacle.view, "\(finding.fact) \(obstacle)\n\(context)")
  }
}

extension Finding {
  /// The view of the path at which it happens.
  fileprivate var place: ObjectID? {
    switch fact {
    case .covered(let covering): ObjectID(covering.covered)
    case .otherWindow(let front): ObjectID(front.own)
    case .leftOut(let view, _, _, _): ObjectID(view)
    case .offScreen, .detached: ObjectID(target)
    default: culprit
    }
  }
}
