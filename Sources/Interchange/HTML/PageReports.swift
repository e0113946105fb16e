import Analysis
import Explanation
import Presentation
import ResponderKit
import Scenes
import Text

/// The session's reports for a page: why views get touches or not, who else sees them, and the
/// story of the last event.
package struct PageReports {
  /// The number of views up to which every view has a report; among more, those that act.
  private static let fewViews = 60
  /// The number of reports at most.
  private static let mostReports = 400
  /// A width at which no line is broken.
  private static let style = OutputStyle(width: 10_000)

  private let scene: Scene
  private let views: [UIView]

  init(_ scene: Scene, of views: [UIView]) {
    (self.scene, self.views) = (scene, views)
  }

  /// The reports, each with the place of its view.
  var json: JSONValue {
    let isSmall = views.count <= Self.fewViews
    var reports: [JSONValue] = []
    for (k, view) in views.enumerated() where reports.count < Self.mostReports {
      guard !scene.mustStop() else { break }
      if isSmall || view.isInteractive(in: scene) {
        reports.append(.array([.integer(k), .object(Self.report(of: view, in: scene))]))
      }
    }
    return .array(reports)
  }

  /// Returns what `why` says of a view, and what it has: targets and recognizers.
  package static func report(of view: UIView, in scene: Scene) -> JSONObject {
    let diagnosis = Diagnosis(of: view, in: scene)
    let told = DiagnosisReport(diagnosis)
    let all = JSONObjectType.diagnosis.object(of: told)
    var report = all.kept(["reached", "works", "reachablePercent", "point", "pointThatWorks"])
    var lines: [TextLine] = []
    told.write(style) { lines.append($0) }
    report["verdict"] = lines.first.map { .string($0.text) }
    if case .array(let findings)? = all["findings"] {
      report["findings"] = .array(findings.map(finding))
    }
    if let control = view as? UIControl {
      let targets = JSONObjectType.targets.object(of: TargetsReport(control, in: scene))
      report.merge(targets.kept(["targets"]))
    }
    let gestures = GesturesReport(scene, of: view)
    let own = zip(gestures.recognizers, gestures.rows).filter { $0.0.view === view }
    if !own.isEmpty {
      report["gestures"] = .objects(
        own.map {
          JSONObjectType.gesture.object(of: $0.1).kept(
            ["recognizer", "kind", "state", "requiresFailureOf", "targets"])
        })
    }
    if view.window != nil { report["command"] = .string("why \(scene.reference(to: view))") }
    return report
  }

  private static func finding(_ value: JSONValue) -> JSONValue {
    guard case .object(let all) = value else { return value }
    var finding = all.kept(
      ["code", "weight", "text", "details", "rule", "confidence", "confidenceReason"])
    if case .array(let fixes)? = all["fixes"] {
      // What does not help first is what 'why' tells.
      finding["fixes"] = .array(
        fixes.prefix(2).map { fix in
          guard case .object(let fix) = fix else { return fix }
          return .object(fix.kept(["text", "commands", "swift"]))
        })
    }
    return .object(finding)
  }

  /// The story of an event that asked the screen; nil for other interactions.
  func story(of interaction: EventTrace) -> JSONObject? {
    guard let trace = TracePicture(interaction, in: scene) else { return nil }
    var lines: [JSONValue] = []
    if interaction.isEvent {
      EventTimelineReport(interaction, in: scene).write(Self.style, isDetailed: false) {
        lines.append(.string($0.text))
      }
    }
    return ["title": .string(trace.title), "point": trace.point.json, "lines": .array(lines)]
  }
}

extension JSONObject {
  /// Returns the object with some of its members, without empty lists.
  fileprivate func kept(_ names: [String]) -> JSONObject {
    var rest: JSONObject = [:]
    for name in names {
      if case .array(let values)? = self[name], values.isEmpty { continue }
      rest[name] = self[name]
    }
    return rest
  }
}
