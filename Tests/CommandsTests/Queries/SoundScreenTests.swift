import Analysis
import Foundation
import Interchange
import ResponderKit
import Scenes
import Testing

/// What an audit says of screens in the shapes of real ones.
@Suite struct SoundScreenTests {
  /// A screen as a debugger printed it: a file of `Tests/Screens`, or of the folder of samples.
  struct Screen: CustomTestStringConvertible, Sendable {
    let file: URL
    var testDescription: String { file.lastPathComponent }

    func audit() throws -> Audit {
      let scene = Scene()
      _ = scene.replace(by: try HierarchyDump(parsing: try Data(contentsOf: file)))
      return Audit(scene)
    }
  }

  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func screens(in folder: String) -> [Screen] {
    let folder = tests.appendingPathComponent("Screens/\(folder)")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).map { Screen(file: $0) }.sorted { $0.testDescription < $1.testDescription }
  }

  @Test func thereAreTwentyOfThem() {
    #expect(Self.screens(in: "Sound").count >= 20)
    #expect(Self.screens(in: "Fragments").count == 10)
  }

  @Test(arguments: screens(in: "Sound") + screens(in: "Fragments"))
  func nothingIsWrongWithASoundScreenBesidesSmallTargets(screen: Screen) throws {
    let findings = try screen.audit().findings.filter { $0.code != .small }
    #expect(findings.map(\.code) == [], "\(findings.map { $0.subjects.map(\.view) })")
  }

  /// The targets of a fault, by their classes and texts.
  struct Fault: CustomTestStringConvertible, Sendable {
    var file: String
    var code: AuditCode
    var severity: AuditSeverity
    var targets: Int
    var cause: DiagnosisCode?
    var testDescription: String { file }
  }

  @Test(arguments: [
    Fault(
      file: "clear-host", code: .unreachable, severity: .error, targets: 2, cause: .coveredBy),
    Fault(
      file: "left-over-transition-view", code: .unreachable, severity: .error, targets: 1,
      cause: .presentationContainer),
    Fault(
      file: "left-over-dimming-view", code: .unreachable, severity: .error, targets: 1,
      cause: .presentationContainer),
    Fault(
      file: "under-the-navigation-bar", code: .unreachable, severity: .error, targets: 1,
      cause: .coveredBy),
    Fault(
      file: "push-in-flight", code: .midTransition, severity: .note, targets: 5, cause: nil),
  ])
  func aFaultIsToldOnce(fault: Fault) throws {
    let file = Self.tests.appendingPathComponent("Screens/Faulty/\(fault.file).txt")
    let findings = try Screen(file: file).audit().findings.filter { $0.code != .small }
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.code == fault.code && finding.severity == fault.severity)
    #expect(finding.subjects.count == fault.targets)
    #expect(finding.cause?.code == fault.cause)
    #expect((finding.fix == nil) == (fault.severity == .note))
  }

  /// The samples that lie beside the package where it was written.
  @Test(
    arguments: [
      ("80-f01", []), ("80-f05", []), ("80-f06", []), ("80-f09", []), ("80-f10", []),
      ("80-f12", []), ("80-f13", []), ("80-f14", []), ("80-f15", []), ("80-f18", []),
      ("34", [.midTransition]), ("81-q07", [.unreachable]), ("81-q08", []),
      ("81-q09", [.scrolledUnder]), ("81-q10", [.unreachable]), ("81-q12", [.unreachable]),
      ("81-q14", []), ("81-q20", [.unreachable]),
    ] as [(String, [AuditCode])])
  func aSampleIsJudgedAsItsReportersDid(number: String, codes: [AuditCode]) throws {
    let folder = Self.tests.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared/dumps")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    guard let file = files?.first(where: { $0.lastPathComponent.hasPrefix(number + "-") }) else {
      return
    }
    let findings = try Screen(file: file).audit().findings
    #expect(findings.map(\.code).filter { $0 != .small } == codes)
  }
}
