import Analysis
import Foundation
import Interchange
import ResponderKit
import Scenes
import Session
import SessionStage
import TestSupport
import Testing
import Text

@testable import CaptureFile

/// A capture asks the app at several points of each target, not only in the middle.
@Suite struct SampledCaptureTests {
  private static let button = "view 0xb1 in=0xa0 class=UIButton frame=100,200,192,96"
  private static let middle = "hit 0xb1 at=196,248 answer=0xb1 class=UIButton"

  private func desk(_ lines: [String]) throws -> TestSession {
    try TestSession(importing: capture(lines))
  }

  @Test func theAppIsAskedInTheMiddleOnAGridAndInTheCorners() throws {
    let desk = try TestSession(after: "add UIButton buy 96,96 192x96")
    let lines = Tapscope.capture(desk.scene.application).split(separator: "\n")
    let hits = lines.filter { $0.hasPrefix("hit ") }
    #expect(hits.count == 13)
    #expect(hits[0].contains(" at=192,144 ") && !hits[0].contains("sample"))
    #expect(hits.dropFirst().allSatisfy { $0.hasSuffix(" sample=1") })
    for point in ["128,112", "256,112", "128,176", "256,176", "102,99", "282,189"] {
      #expect(hits.contains { $0.contains(" at=\(point) ") })
    }
  }

  @Test func aPointThatTheAppAnswersOtherwiseIsToldByWhyAuditAndImport() throws {
    let lines = [
      Self.button, "view 0xc1 in=0xa0 class=UIView frame=0,400,390,44", Self.middle,
      "hit 0xb1 at=132,216 answer=0xc1 class=UIView sample=1",
    ]
    let desk = try desk(lines)
    let printed = try desk.printed("why 0xb1")
    #expect(printed[0].hasPrefix("✓ 0xb1 gets a touch") || printed[0].hasPrefix("✓ button gets"))
    #expect(
      printed.contains { $0.contains("the device answers otherwise at other points of button") })
    let there = try desk.printed("why 0xb1 132,216")
    #expect(there[0].hasPrefix("✗") && !there.contains { $0.contains("other points") })
    #expect(try desk.printed("hit 132,216").contains { $0.contains("answered") })
    let finding = try #require(Audit(desk.scene).findings.first)
    #expect(finding.code == .answersDiffer && finding.observation?.point == CGPoint(x: 132, y: 216))
    let summary = desk.scene.replace(by: try HierarchyDump(parsing: capture(lines)))
    #expect(summary.observations.map(\.dumped.isSample) == [false, true])
    #expect(throws: (any Error).self) { try desk.session.execute("expect agreement") }
  }

  @Test func samplesThatAgreeAreNotToldOneByOne() throws {
    let lines = [
      Self.button, Self.middle, "hit 0xb1 at=132,216 answer=0xb1 class=UIButton sample=1",
      "hit 0xb1 at=260,280 answer=0xb1 class=UIButton sample=1",
    ]
    let desk = try desk(lines)
    #expect(Audit(desk.scene).findings.isEmpty)
    #expect(try !desk.printed("tree").contains { $0.contains("device") })
    #expect(try desk.printed("why 0xb1").count { $0.contains("other points") } == 0)
    try desk.session.execute("expect agreement")
    // A sample is no touch that failed.
    #expect(desk.scene.origin?.failure == nil && desk.scene.origin?.observations.count == 1)
  }

  @Test func aSampleOfAChangedSceneDecidesNothing() throws {
    let desk = try desk([
      Self.button, "view 0xc1 in=0xa0 class=UIView frame=0,400,390,44", Self.middle,
      "hit 0xb1 at=132,216 answer=0xc1 class=UIView sample=1",
    ])
    try desk.session.execute("move 0xb1 to 0xc1")
    #expect(
      desk.scene.differingSamples(
        of: try #require(
          try desk.scene.object(named: "0xb1") as? UIView)
      ).isEmpty)
  }

  @Test(arguments: ["why button", "help why", "help dead-buttons"])
  func whoeverHasAnOpenAnswerIsToldOfCaptures(command: String) throws {
    let desk = TestSession(OutputStyle(width: 1000))
    let text: DumpText = [
      fullWindow, line(1, "UIButton", "b1", "20 100; 200 44"),
      line(1, "App.PassthroughView", "c1", "0 0; 390 844"),
    ]
    _ = desk.scene.replace(by: try HierarchyDump(parsing: text.text))
    #expect(try desk.printed(command).contains { $0.contains("help captures") })
  }
}
