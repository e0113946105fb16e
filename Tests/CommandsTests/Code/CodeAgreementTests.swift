import Analysis
import Foundation
import ResponderKit
import Scenes
import SessionStage
import TestSupport
import Testing

@testable import Commands

/// Random screens with views of classes that override, one of which needs a value that nobody has given.
@Suite("Map, why, audit and the hit-test agree on screens with code")
struct CodeAgreementTests {
  private static let classes = """
    class Pass: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    class Wide: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -15, dy: -15).contains(point)
      }
    }
    class Reach: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for child in subviews.reversed() where !child.isHidden {
          if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
        }
        return self.point(inside: point, with: event) ? self : nil
      }
    }
    class Half: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        point.x < bounds.midX ? bounds.contains(point) : model.isOpen
      }
    }

    """

  /// A screen of views in views, some turned, hidden or without interaction.
  private func session(seed: Int, isOpenKnown: Bool) -> TestSession {
    var random = SeededGenerator(seed: seed)
    let session = TestSession()
    session.run(Self.classes)
    let classes = ["Pass", "Wide", "Reach", "Half", "UIView", "UIButton"]
    var parents = ["root"]
    for index in 0..<Int.random(in: 5...12, using: &random) {
      let (name, type) = ("v\(index)", classes.randomElement(using: &random) ?? "UIView")
      let (x, y) = (
        Int.random(in: -30...260, using: &random), Int.random(in: -30...500, using: &random)
      )
      let (w, h) = (
        Int.random(in: 20...220, using: &random), Int.random(in: 20...220, using: &random)
      )
      session.run(
        "add \(type) \(name) \(x),\(y) \(w)x\(h) in \(parents.randomElement(using: &random) ?? "root")"
      )
      switch Int.random(in: 0..<10, using: &random) {
      case 0: session.run("hide \(name)")
      case 1: session.run("rotate \(name) \(Int.random(in: 5...85, using: &random))")
      case 2: session.run("set \(name) interaction off")
      default: break
      }
      parents.append(name)
    }
    if isOpenKnown { session.run("code let model.isOpen = \(Bool.random(using: &random))") }
    return session
  }

  @Test(arguments: [false, true], 1...20)
  func agree(isOpenKnown: Bool, seed: Int) throws {
    let session = session(seed: seed, isOpenKnown: isOpenKnown)
    #expect(session.messages == [], "\(seed)")
    let scene = session.scene
    let part = MappedPart(scene)
    let map = part.map(over: SampleGrid(part.region, columns: 39, rows: 84))
    #expect(isOpenKnown ? map.openCells.isEmpty : true)
    let openCells = map.openCells.indices.filter { map.openCells[$0] }
    var random = SeededGenerator(seed: seed + 100)
    let targets = scene.views.filter { scene.names.name(of: $0)?.hasPrefix("v") == true }
    for _ in 0..<60 {
      let (column, row) = (
        Int.random(in: 0..<39, using: &random), Int.random(in: 0..<84, using: &random)
      )
      let point = map.grid.point(column: column, row: row)
      let hit = scene.hit(at: point)
      let isOpen = !hit.open.isEmpty
      #expect(map[column, row] === hit.view, "\(seed): \(point)")
      #expect(openCells.contains(row * 39 + column) == isOpen, "\(seed): \(point)")
      // A try leads where the scene leads once the value is given.
      for tried in hit.tried where !tried.isOpen && !isOpenKnown {
        guard let given = tried.given.first else { continue }
        session.run("code let \(given.name) = \(given.value)")
        #expect(scene.hitView(at: point) === tried.view, "\(seed): \(point) \(given)")
        session.run("undo")
      }
      guard let target = targets.randomElement(using: &random), target.window != nil else {
        continue
      }
      let diagnosis = Diagnosis(
        of: target, at: point, in: scene, isMeasured: false, triesTap: false)
      switch diagnosis.verdict {
      case .reached: #expect(target.isReached(by: hit.view), "\(seed): \(point) \(target)")
      case .missed: #expect(!target.isReached(by: hit.view), "\(seed): \(point) \(target)")
      case .open: #expect(isOpen, "\(seed): \(point) \(target)")
      }
    }
    for finding in Audit(scene).findings where finding.code == .unreachable {
      for subject in finding.subjects {
        let verdict = Diagnosis(of: subject.view, in: scene, isMeasured: false).verdict
        #expect(verdict != .reached, "\(seed): \(scene.label(of: subject.view))")
      }
    }
  }
}
