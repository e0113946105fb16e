import Analysis
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
