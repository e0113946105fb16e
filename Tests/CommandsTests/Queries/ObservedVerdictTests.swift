import Analysis
import Foundation
import Interchange
import ResponderKit
import TestSupport
import Testing

@testable import Commands
@testable import Scenes

/// What the device itself answered outranks what the simulator works out.
@Suite struct ObservedVerdictTests {
  private func desk(_ extra: String = "") throws -> TestSession {
    try TestSession(
      after: "add UIButton buy 20,40 100x44; add card 0,200 390x200; \(extra)")
  }

  /// Gives the scene a record, as an import does.
  private func record(
    _ answer: Observation.Answer, of target: String? = "buy", reason: Observation.Reason? = nil,
    at point: CGPoint = CGPoint(x: 70, y: 62), in desk: TestSession
  ) throws {
    let scene = desk.scene
    let simulated = scene.hitView(at: point).map { ObjectID($0) }
    let meant = try target.map { ObjectID(try #require(scene.names[$0])) }
    var origin = ImportProvenance(formats: ["test"], isApproximate: false, tells: [])
    origin.observations = [
      Observation(
        target: meant, point: point, answer: answer, reason: reason, source: "XCTest", line: 7,
        simulated: simulated)
    ]
    scene.parts.origin = origin
  }

  @Test func noAnswerContradictsTheDevice() throws {
    let desk = try desk()
    try record(.notTarget, in: desk)
    let printed = try desk.printed("why buy")
    #expect(
      printed[0].hasPrefix("✗ buy gets no touch at its middle, (70, 62): line 7: XCTest says"))
    #expect(!printed.contains { $0.contains("✓") || $0.hasPrefix("tried") })
    let view = try #require(desk.scene.names["buy"] as? UIView)
    let diagnosis = Diagnosis(of: view, in: desk.scene)
    #expect(diagnosis.verdict == .missed && diagnosis.winner == nil)
    #expect(diagnosis.findings.first?.code == .observed)
  }

  @Test func aDeviceThatWasHitIsBelievedToo() throws {
    let desk = try desk("add veil 0,0 390x844")
    try record(.target, in: desk)
    let printed = try desk.printed("why buy")
    #expect(printed[0].hasPrefix("✓ buy gets a touch at its middle, (70, 62): line 7: XCTest says"))
    #expect(!printed.contains { $0.hasPrefix("tried") })
  }

  @Test func aRecordOfAnotherScreenDecidesNothing() throws {
    let desk = try desk("add veil 0,0 390x844")
    try record(.notTarget, in: desk)
    desk.run("hide veil")
    let printed = try desk.printed("why buy")
    #expect(printed[0].hasPrefix("✓ buy gets a touch"))
    #expect(printed.contains { $0.contains("line 7: XCTest recorded a touch at this point") })
  }

  @Test func theViewThatWasHitIsTheWinner() throws {
    let desk = try desk()
    let card = ObjectID(try #require(desk.scene.names["card"]))
    try record(.hit(card), in: desk)
    let view = try #require(desk.scene.names["buy"] as? UIView)
    let diagnosis = Diagnosis(of: view, in: desk.scene)
    #expect(diagnosis.verdict == .missed && diagnosis.winner.map { ObjectID($0) } == card)
  }

  @Test func theReasonOfTheDeviceIsTheCode() throws {
    let desk = try desk()
    try record(.notTarget, reason: .disabled, in: desk)
    let view = try #require(desk.scene.names["buy"] as? UIView)
    #expect(Diagnosis(of: view, in: desk.scene).findings.first?.code == .controlDisabled)
  }

  /// No verdict contradicts an observation, whatever the screen and whatever was recorded.
  @Test(arguments: seeds(6, of: 60))
  func noVerdictContradictsAnObservation(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let desk = TestSession()
    desk.run(WhyPropertyTests.scene(&random).joined(separator: "\n"))
    let views = desk.scene.views.filter { $0.window != nil && !($0 is UIWindow) }
    for _ in 0..<8 {
      guard let target = views.randomElement(using: &random),
        let name = desk.scene.names.name(of: target),
        let other = views.randomElement(using: &random)
      else { continue }
      let point = CGPoint(
        x: CGFloat.random(in: 0..<390, using: &random), y: .random(in: 0..<844, using: &random))
      let answers: [Observation.Answer] = [
        .target, .notTarget, .hit(ObjectID(other)), .hit(nil), .stranger("Veil"),
      ]
      let answer = try #require(answers.randomElement(using: &random))
      try record(answer, of: name, at: point, in: desk)
      let got =
        switch answer {
        case .target: true
        case .hit(let id?): target.isReached(by: desk.scene.view(of: id))
        case .notTarget, .hit(nil), .stranger: false
        }
      let diagnosis = Diagnosis(of: target, at: point, in: desk.scene)
      #expect(diagnosis.verdict == (got ? .reached : .missed), "\(name) \(answer)")
    }
  }
}
