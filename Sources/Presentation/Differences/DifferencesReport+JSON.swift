import Analysis
import ResponderKit
import Scenes
import Text

extension JSONObjectType<DifferencesReport> {
  package static let differences = JSONObjectType(
    "differences", "What differs from a checkpoint."
  ) {
    JSONMember("differences", .list(.object(.difference)), "what differs, object by object") {
      $0.facts
    }
  }
}

/// An object that differs, with its lines if two dumps were compared.
package struct DifferenceFacts {
  let difference: SceneDifference
  let subject: SceneDifference.Subject
  let rows: [DifferenceRow]

  fileprivate var hasChanged: Bool { difference.change == .changed }
}

extension JSONObjectType<DifferenceFacts> {
  package static let difference = JSONObjectType(
    "difference", "An object that differs from what it was."
  ) {
    JSONMember("object", .text, "its name") { $0.subject.label }
    JSONMember("class", .text, "its class") { $0.subject.className }
    JSONMember("change", .word(SceneDifference.Change.self), "what became of it") {
      $0.difference.change
    }
    JSONMember(
      optional: "differences", .list(.object(.row)), "what differs, if it changed"
    ) { $0.hasChanged ? $0.rows : nil }
    JSONMember(optional: "in", .textOrNull, "where it is, or was, if it appeared or is gone") {
      $0.hasChanged ? nil : .some($0.subject.place)
    }
    JSONMember(optional: "viewsInside", .count, "how many views lie in it") {
      $0.hasChanged ? nil : $0.difference.inside
    }
    JSONMember(
      optional: "lineThen", .orNull(.ordinal), "its line in the first of two dumps"
    ) { $0.subject.lines.map(\.then) }
    JSONMember(
      optional: "lineNow", .orNull(.ordinal), "its line in the second of two dumps"
    ) { $0.subject.lines.map(\.now) }
  }
}

extension JSONObjectType<DifferenceRow> {
  fileprivate static let row = JSONObjectType("propertyDifference", "A property that differs.") {
    JSONMember("property", .text, "which") { $0.name }
    JSONMember("then", .text, "its value before, as text") { $0.then }
    JSONMember("now", .text, "its value now, as text") { $0.now }
  }
}

extension JSONObjectType<DifferencesReport> {
  package static let comparison = JSONObjectType("comparison", "How two dumps differ.") {
    JSONMember(
      "touchAreas", .list(.object(.touchAreaChange)), "the touch areas that differ, worst first"
    ) { report in
      report.screens.map { screens in
        screens.comparison.touches.map { TouchAreaFacts(change: $0, report: screens) }
      } ?? []
    }
    JSONMember(
      "differences", .list(.object(.difference)), "what is gone, appeared or changed, view by view"
    ) { $0.facts }
  }
}

private struct TouchAreaFacts {
  let change: TouchChange
  let report: ScreensReport
}

/// A view of which the touch area changed, by its places in both screens.
private struct TouchAreaTarget {
  let places: (old: Int, new: Int)
  let percents: (then: Int, now: Int)
  let report: ScreensReport

  var node: ScreenTree.Node { report.new.nodes[places.new] }
}

extension JSONObjectType<TouchAreaFacts> {
  fileprivate static let touchAreaChange = JSONObjectType(
    "touchAreaChange", "How the touch areas of some views changed, for one reason."
  ) {
    JSONMember(
      "change", .word(TouchChange.Kind.self),
      "what it is; 'away' are views that nobody can see or use any more"
    ) { $0.change.kind }
    JSONMember("text", .text, "the change in a sentence") { $0.report.statement($0.change) }
    JSONMember("targets", .list(.object(.touchAreaTarget)), "the views") { facts in
      facts.change.subjects.map {
        TouchAreaTarget(places: $0.places, percents: $0.percents, report: facts.report)
      }
    }
    JSONMember(
      "cause", .orNull(.object(.finding)),
      "why they are dead, or were, as 'why' gives it; null if it is not known"
    ) { facts in
      facts.change.cause.map { FindingFacts($0, in: facts.report.scene(ofCauseOf: facts.change)) }
    }
  }
}

extension JSONObjectType<TouchAreaTarget> {
  fileprivate static let touchAreaTarget = JSONObjectType(
    "touchAreaTarget", "A view of which the touch area changed."
  ) {
    JSONMember("view", .text, "its name in the second dump") {
      $0.report.new.label(of: $0.places.new)
    }
    JSONMember("was", .text, "its name in the first dump") {
      $0.report.old.label(of: $0.places.old)
    }
    JSONMember("class", .text, "its class") { $0.node.className }
    JSONMember("path", .text, "its path from the window") {
      $0.report.new.scene.fullPath(of: $0.node.view)
    }
    JSONMember("lineThen", .orNull(.ordinal), "its line in the first dump") {
      $0.report.old.line(of: $0.places.old)
    }
    JSONMember("lineNow", .orNull(.ordinal), "its line in the second dump") {
      $0.report.new.line(of: $0.places.new)
    }
    JSONMember("frame", .rect, "the box round it on the screen, now") { $0.node.view.screenFrame }
    JSONMember(
      "percentThen", .percent, "how much of what was seen of it could be touched"
    ) { $0.percents.then }
    JSONMember("percentNow", .percent, "how much of what is seen of it can be touched") {
      $0.percents.now
    }
  }
}
