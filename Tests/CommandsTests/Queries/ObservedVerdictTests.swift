import Analysis
import Foundation
import Interchange
import ResponderKit
import Session
import SessionStage
import TestSupport
import Testing
import Text

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
      printed[0].hasPrefix("✗ buy gets no touch at its middle, (70, 62): XCTest, line 7: a touch"))
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
    #expect(
      printed[0].hasPrefix("✓ buy gets a touch at its middle, (70, 62): XCTest, line 7: a touch"))
    #expect(!printed.contains { $0.hasPrefix("tried") })
  }

  @Test func aRecordOfAnotherScreenDecidesNothing() throws {
    let desk = try desk("add veil 0,0 390x844")
    try record(.notTarget, in: desk)
    desk.run("hide veil")
    let printed = try desk.printed("why buy")
    #expect(printed[0].hasPrefix("✓ buy gets a touch"))
    #expect(printed.contains { $0.contains("the scene was changed since the device answered") })
  }

  @Test func aHitTestSaysWhatTheDeviceAnswered() throws {
    let desk = try desk()
    try record(.notTarget, in: desk)
    let printed = try desk.printed("hit 70,62")
    #expect(
      printed[0] == "the device answered otherwise: XCTest, line 7: a touch did not reach 'buy'")
    desk.run("hide buy")
    #expect(try !desk.printed("hit 70,62")[0].contains("device"))
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

/// The line that `why` gives for the debugger, and the reply to it.
@Suite struct DebuggerLineTests {
  private static let screen = """
    <UIWindow: 0xa0; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
       | <UIView: 0xa1; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x7>; layer = <L: 0x1>>
       |    | <UIButton: 0xb1; frame = (20 100; 200 44); layer = <CALayer: 0x1>>
    <Shop.PassThroughWindow: 0xc0; baseClass = UIWindow; frame = (0 0; 390 844); layer = <L: 0x1>>
       | <UIView: 0xc1; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
    """

  /// A session with the screen, after some commands.
  private func desk(_ commands: String = "") throws -> TestSession {
    let desk = TestSession(OutputStyle(width: 80))
    _ = desk.scene.replace(by: try HierarchyDump(parsing: Self.screen))
    for line in LogicalLines(commands) { try desk.session.execute(line) }
    return desk
  }

  private func joined(_ reply: String, to desk: TestSession) throws -> TestSession {
    let dump = try HierarchyDump(parsing: reply)
    #expect(dump.viewCount == 0 && dump.warnings.isEmpty)
    _ = try desk.scene.join(dump)
    return desk
  }

  /// The answer in one line.
  private func words(of desk: TestSession) throws -> String {
    try desk.printed("why 0xb1").joined(separator: " ").split(separator: " ")
      .joined(separator: " ")
  }

  @Test func aWindowInDoubtIsAskedItself() throws {
    let line = try words(of: desk())
    #expect(
      line.contains("@\"tapscope hit 120 122\", (id)[(UIView *)0xc0 hitTest:(CGPoint){120, 122}"))
    #expect(line.contains("?: (id)[(UIView *)0xa0 hitTest:"))
  }

  @Test(arguments: ["<__NSArrayI 0x6>(\ntapscope hit 120 122,\n", "tapscope hit 120 122\n"])
  func theAnswerOfTheAppSettlesTheDoubt(start: String) throws {
    let reached = try joined(
      start + "<UIButton: 0xb1; frame = (20 100; 200 44)>\n)", to: desk())
    #expect(try reached.printed("why 0xb1")[0].hasPrefix("✓ button gets a touch"))
    let missed = try joined(start + "<UIView: 0xc1; frame = (0 0; 390 844)>\n)", to: desk())
    #expect(try missed.printed("why 0xb1")[0].hasPrefix("✗ button gets no touch"))
    let nobody = try joined(start + "nil\n)", to: desk())
    #expect(try nobody.printed("why 0xb1")[0].hasPrefix("✗ button gets no touch"))
  }

  @Test func allOpenPointsAreAskedAtOnceAndAnswered() throws {
    let desk = try desk("hide 0xc0")
    let line = try words(of: desk)
    #expect(
      line.contains("@\"tapscope recognizers 0xa1\"")
        && line.contains("@\"tapscope targets 0xb1 64\""))
    _ = try joined(
      """
      <__NSArrayI 0x600>(
      tapscope recognizers 0xa1,
      <__NSArrayM 0x601>(
      <UITapGestureRecognizer: 0xd1; state = Possible; view = <UIView 0xa1>; target= \
      <(action=hide, target=<Shop.Cart 0x60>)>>
      )
      ,
      tapscope targets 0xb1 64,
      {(
          <Shop.Cart: 0x60>
      )},
      <__NSSingleObjectArrayI 0x602>(
      pay:
      )

      )
      """, to: desk)
    let button = try #require(desk.scene.object(named: "0xb1") as? UIButton)
    let target = try #require(desk.scene.names.responder(atAddress: "0x60"))
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["pay:"])
    let text = try desk.printed("why 0xb1").joined(separator: "\n")
    #expect(text.contains("cart performs pay:") && !text.contains("paste this"))
  }

  @Test func aContainerOfNoHeightIsAskedForItsConstraints() throws {
    let desk = TestSession(OutputStyle(width: 80))
    let tree = """
      <UIWindow: 0xa0; frame = (0 0; 390 844); layer = <CALayer: 0x1>>
         | <Shop.Bar: 0xa1; baseClass = UIView; frame = (0 100; 390 0); layer = <CALayer: 0x1>>
         |    | <UIButton: 0xb1; frame = (20 0; 200 44); layer = <CALayer: 0x1>>
      """
    _ = desk.scene.replace(by: try HierarchyDump(parsing: tree))
    #expect(
      try desk.printed("why 0xb1").joined(separator: " ")
        .contains("constraintsAffectingLayoutForAxis:1]"))
    _ = try joined(
      """
      tapscope constraints 0xa1,
      <__NSArrayM 0x6>(
      <NSLayoutConstraint:0x281 Shop.Bar:0xa1.height == 0   (active)>
      )
      """, to: desk)
    let text = try desk.printed("why 0xb1").joined(separator: " ")
    #expect(text.contains("bar.height == 0") && !text.contains("paste this"))
  }
}
