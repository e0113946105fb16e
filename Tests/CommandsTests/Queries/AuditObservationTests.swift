import Analysis
import Interchange
import ResponderKit
import Scenes
import Session
import SessionStage
import Testing

/// What the device itself has answered outranks what the frames tell.
@Suite struct AuditObservationTests {
  private static let open: DumpText = [
    fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
    line(1, "UIView", "c1", "20 300; 200 44"),
  ]
  private static let covered: DumpText = [
    fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
    line(1, "UIView", "c1", "0 0; 390 844"),
  ]

  @Test func aTargetThatTheDeviceDoesNotHitIsAnError() throws {
    let desk = try TestSession.observed(Self.open, .notTarget)
    let finding = try #require(Audit(desk.scene).findings.first)
    #expect(finding.code == .notHittable && finding.severity == .error)
    let text = try desk.printed("audit lenient").joined(separator: "\n")
    #expect(text.contains("button: gets no touch on the device"))
    #expect(text.contains("the device answered: idb, line 7: a touch did not reach"))
    #expect(try desk.printed("map").contains { $0.contains("button  gets no touch") })
  }

  @Test func theFramesAndTheDeviceMayAgree() throws {
    let desk = try TestSession.observed(Self.covered, .stranger("toast"))
    let audit = Audit(desk.scene)
    #expect(audit.findings.map(\.code) == [.unreachable] && audit.count(of: .error) == 1)
    let words = try desk.printed("audit lenient").joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    #expect(words.contains("and hit 'toast'"))
  }

  @Test func whatTheDeviceMissedIsATargetWhateverItsClass() throws {
    let dump: DumpText = [fullWindow, line(1, "UIView", "b1", "20 100; 200 44")]
    let finding = try #require(
      Audit(try TestSession.observed(dump, .stranger("toast")).scene).findings.first)
    #expect(finding.code == .notHittable && finding.severity == .error)
    // A list of elements says of most that they cannot be hit.
    #expect(Audit(try TestSession.observed(dump, .notTarget).scene).findings.isEmpty)
  }

  @Test func whatIsDisabledOnTheDeviceIsOnlyNoted() throws {
    let desk = try TestSession.observed(Self.open, .notTarget)
    desk.scene.changeOrigin { $0.observations[0].reason = .disabled }
    let finding = try #require(Audit(desk.scene).findings.first)
    #expect(finding.code == .notHittable && finding.severity == .note)
  }

  @Test func aTargetThatTheDeviceHitsIsNoError() throws {
    let desk = try TestSession.observed(Self.covered, .target)
    #expect(Audit(desk.scene).findings.allSatisfy { $0.severity == .note })
    #expect(try !desk.printed("map").contains { $0.contains("gets no touch") })
  }

  @Test func anAnswerIsOutOfDateOnceTheSceneHasChanged() throws {
    let desk = try TestSession.observed(Self.open, .notTarget)
    #expect(Audit(desk.scene).findings.map(\.code) == [.notHittable])
    try desk.session.execute("move 0xc1 to window at 2; frame 0xc1 0,90 390x90")
    #expect(Audit(desk.scene).findings.map(\.code) == [.unreachable])
    #expect(Audit(desk.scene).findings.allSatisfy { $0.observation == nil })
  }
}
