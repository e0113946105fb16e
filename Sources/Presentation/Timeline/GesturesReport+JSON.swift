import Explanation
import ResponderKit
import Scenes
import Text

extension GesturesReport {
  /// A recognizer with those that it can meet.
  package struct Row {
    fileprivate let recognizer: UIGestureRecognizer
    fileprivate let rivals: [UIGestureRecognizer]
    fileprivate let report: GesturesReport
  }

  /// The recognizers, in the order in which they are told.
  package var rows: [Row] {
    recognizers.map {
      Row(recognizer: $0, rivals: rivals.rivals(of: $0), report: self)
    }
  }
}

extension JSONObjectType<GesturesReport> {
  package static let gestures = JSONObjectType("gestures", "The recognizers.") {
    JSONMember(
      "gestures", .list(.object(.gesture)),
      "the recognizers, in the order in which they are told"
    ) { $0.rows }
  }
}

extension JSONObjectType<GesturesReport.Row> {
  package static let gesture = JSONObjectType("gesture", "A gesture recognizer.") {
    JSONMember("recognizer", .text, "its name") { $0.report.scene.label(of: $0.recognizer) }
    JSONMember("kind", .text, "what it recognizes") {
      $0.report.scene.gestures.noun(of: $0.recognizer)
    }
    JSONMember("view", .textOrNull, "its view") { row in
      row.recognizer.view.map { row.report.scene.label(of: $0) }
    }
    JSONMember("state", .word(UIGestureRecognizer.State.self), "its state") {
      $0.recognizer.state
    }
    JSONMember(
      "waitsFor", .textOrNull, "the recognizer whose failure it waits for now"
    ) { row in
      row.recognizer.awaitedRecognizer.map { row.report.scene.label(of: $0) }
    }
    JSONMember("requiresFailureOf", .names, "the recognizers that must fail first") {
      $0.report.names(
        GestureRelations(of: $0.recognizer, to: $0.rivals, in: $0.report.scene).requirements)
    }
    JSONMember("prevents", .names, "the recognizers that fail if it succeeds") {
      $0.report.names($0.rivals.filter($0.recognizer.makesFail))
    }
    JSONMember(
      "simultaneousWith", .names, "the recognizers that may succeed together with it"
    ) { $0.report.names($0.rivals.filter($0.recognizer.isSimultaneous)) }
    JSONMember("targets", .names, "its targets") { $0.report.targets(of: $0.recognizer) }
    JSONMember("properties", .properties, "its properties") {
      $0.report.scene.properties(of: $0.recognizer)
    }
  }
}
