import Analysis
import ResponderKit
import Scenes
import Text

extension JSONObjectType<ComparisonReport> {
  package static let comparison = JSONObjectType("comparison", "How two dumps differ.") {
    JSONMember(
      "touchAreas", .list(.object(.touchAreaChange)), "the touch areas that differ, worst first"
    ) { report in
      report.comparison.touches.map { TouchAreaFacts(change: $0, report: report) }
    }
    JSONMember(
      "differences", .list(.object(.difference)), "what is gone, appeared or changed, view by view"
    ) { report in
      report.comparison.changes.flatMap { change in
        change.places.map { report.difference(change, $0) }
      }
    }
  }
}

extension ComparisonReport {
  fileprivate func difference(
    _ change: ScreenChange, _ place: (old: Int?, new: Int?)
  ) -> DifferenceFacts {
    let (tree, here) = place.new.map { (new, $0) } ?? (old, place.old ?? 0)
    var rows = change.rows
    if change.move != nil, let then = place.old {
      rows.append(
        SceneDifference.Row(
          name: "screenFrame", then: .property(.rect(old.nodes[then].view.screenFrame)),
          now: .property(.rect(new.nodes[here].view.screenFrame))))
    }
    return DifferenceFacts(
      difference: SceneDifference(
        change: change.kind, label: tree.label(of: here), className: tree.nodes[here].className,
        place: tree.nodes[here].parent.map(tree.label), inside: change.inside, rows: rows),
      rows: rows.map(difference),
      lines: (place.old.flatMap(old.line), place.new.flatMap(new.line)))
  }
}

private struct TouchAreaFacts {
  let change: TouchChange
  let report: ComparisonReport
}

/// A view of which the touch area changed, by its places in both screens.
private struct TouchAreaTarget {
  let places: (old: Int, new: Int)
  let percents: (then: Int, now: Int)
  let report: ComparisonReport

  var node: ScreenTree.Node { report.new.nodes[places.new] }
}

extension JSONObjectType<TouchAreaFacts> {
  fileprivate static let touchAreaChange = JSONObjectType(
    "touchAreaChange", "What became of the touch areas of some views for one reason."
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
