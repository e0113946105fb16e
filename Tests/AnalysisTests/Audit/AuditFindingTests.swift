import Foundation
import ResponderKit
import SceneStage
import Scenes
import Testing

@testable import Analysis

/// What an audit finds, as values: the code, the targets, the cause, and what would help.
@Suite struct AuditFindingTests {
  let stage = Stage()

  /// The only finding of the audit.
  private func finding(sourceLocation: SourceLocation = #_sourceLocation) throws -> AuditFinding {
    let findings = Audit(stage.scene).findings
    try #require(findings.count == 1, sourceLocation: sourceLocation)
    return findings[0]
  }

  private func add(_ name: String, _ frame: CGRect, in parent: String = "root") {
    stage.add(name, frame, in: parent, class: "UIButton")
  }

  @Test func aTargetThatCanBeTouchedHasNoFinding() {
    add("buy", CGRect(20, 40, 100, 44))
    let audit = Audit(stage.scene)
    #expect(audit.findings.isEmpty)
    #expect(audit.targetCount == 1)
  }

  @Test func targetsUnderOneVeilAreOneFinding() throws {
    add("a", CGRect(20, 40, 100, 44))
    add("b", CGRect(20, 140, 100, 44))
    stage.add("veil", CGRect(0, 0, 390, 844))
    let finding = try finding()
    #expect(finding.code == .unreachable)
    #expect(finding.severity == .error)
    #expect(finding.subjects.map(\.view) == [stage["a"], stage["b"]])
    #expect(finding.cause?.code == .coveredBy)
    #expect(finding.cause?.culprit == ObjectID(stage["veil"]))
    for change in finding.fix?.changes ?? [] { change.perform(in: stage.scene) }
    #expect(Audit(stage.scene).findings.isEmpty)
  }

  @Test func aSmallTargetIsEnlargedToAFingertip() throws {
    add("x", CGRect(100, 100, 20, 30))
    let finding = try finding()
    #expect(finding.code == .small)
    #expect(finding.cause == nil)
    let changes = try #require(finding.fix?.changes)
    #expect(changes.map { $0.command(in: stage.scene) } == ["inset x -12,-7"])
    for change in changes { change.perform(in: stage.scene) }
    #expect(stage["x"].touchArea.size == CGSize(width: 44, height: 44))
    #expect(Audit(stage.scene).findings.isEmpty)
  }

  @Test func theInsetOfASmallTargetIsInItsOwnCoordinates() throws {
    add("x", CGRect(100, 100, 10, 22))
    stage["x"].transform = CGAffineTransform(scaleX: 2, y: 1)
    let changes = try #require(try finding().fix?.changes)
    #expect(changes.map { $0.command(in: stage.scene) } == ["inset x -6,-11"])
  }

  @Test func whatSticksOutIsAcceptedByItsParent() throws {
    stage.add("bar", CGRect(0, 700, 390, 144))
    add("plus", CGRect(160, -20, 60, 60), in: "bar")
    let finding = try finding()
    #expect(finding.code == .outsideParent)
    #expect(
      finding.subjects.map(\.percent) == [33, 67].filter { finding.subjects[0].percent == $0 })
    #expect(finding.cause?.code == .outsideAncestorBounds)
    #expect(finding.fix?.commands(in: stage.scene) == ["override bar accepts plus"])
  }

  @Test func overlappingTargetsHaveNoFixOfTheirOwn() throws {
    add("one", CGRect(20, 40, 100, 44))
    add("two", CGRect(80, 40, 100, 44))
    let finding = try finding()
    #expect(finding.code == .overlapping)
    #expect(finding.subjects.map(\.view) == [stage["one"]])
    #expect(finding.fix == nil)
  }
}
