import Analysis
import Foundation
import Interchange
import Presentation
import ResponderKit
import Scenes
import SessionStage
import Testing
import Text

/// A question that people ask of a real screen, and the reason that is the true answer.
struct WhyQuestion: CustomTestStringConvertible {
  /// The number of the question in the collection.
  var number: Int
  var title: String
  /// What the debugger printed.
  var text: String
  /// The view that is expected to get the touch, by its address.
  var target: String
  /// Where the finger comes down; nil for the middle of the target.
  var point: CGPoint?
  /// The reason.
  var code: DiagnosisCode
  /// What causes it, by its address; nil where that does not matter.
  var culprit: String?
  /// A word that the answer must contain.
  var says: String?

  init(
    _ number: Int, _ title: String, _ dump: DumpText, joined: String = "", at point: CGPoint? = nil,
    _ target: String, _ code: DiagnosisCode, by culprit: String? = nil, says: String? = nil
  ) {
    self.number = number
    self.title = title
    text = dump.text + "\n" + joined
    self.target = target
    self.point = point
    self.code = code
    self.culprit = culprit
    self.says = says
  }

  var testDescription: String { "\(number): \(title)" }

  /// The questions whose answers begin with something else that is true as well, such as the
  /// recognizer that takes the touch which it also delays.
  private static let seconds: Set = [17, 39, 40, 44, 45, 60]

  /// Asks it and compares.
  func check() throws {
    let desk = TestSession()
    let dump = try HierarchyDump(parsing: text)
    _ = desk.scene.replace(by: dump)
    let view = try #require(desk.scene.object(named: "0x\(target)") as? UIView)
    let diagnosis = Diagnosis(of: view, at: point, in: desk.scene)
    let words = FindingWords(desk.scene)
    let finding = try #require(
      diagnosis.findings.first { $0.code == code },
      "\(number): \(diagnosis.findings.map { "\($0.code.rawValue): \(words.statement($0))" })")
    if let culprit {
      let object = try desk.scene.object(named: "0x\(culprit)")
      let codes = diagnosis.findings.filter { $0.code == code }.map(\.culprit)
      #expect(codes.contains(ObjectID(object)), "\(number): \(words.statement(finding))")
    }
    if let says {
      let text = ([words.statement(finding)] + words.details(finding)).joined(separator: "\n")
      #expect(text.contains(says), "\(number): \(text)")
    }
    let first = diagnosis.findings.first { $0.weight == finding.weight }
    #expect(
      first?.code == code || Self.seconds.contains(number),
      "\(number): \(diagnosis.findings.map { $0.code })")
    let mark: Character =
      switch diagnosis.verdict {
      case .open: "?"
      case .reached, .missed: diagnosis.works ? "✓" : "✗"
      }
    var lines: [String] = []
    DiagnosisReport(diagnosis).write(OutputStyle(width: 80)) { lines.append($0.text) }
    #expect(lines.first?.first == mark && lines.count <= 22, "\(number): \(lines)")
    let isObstacle = finding.weight == .blocks
    #expect(!isObstacle || diagnosis.verdict != .reached, "\(number)")
  }
}
