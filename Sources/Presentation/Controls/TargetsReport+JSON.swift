import ResponderKit
import Scenes
import Text

extension JSONObjectType<TargetsReport> {
  package static let targets = JSONObjectType("targets", "The targets of a control.") {
    JSONMember("control", .text, "the control") { $0.scene.label(of: $0.control) }
    JSONMember(
      "targets", .list(.object(.target)), "its targets, in the order in which they are called"
    ) {
      $0.rows
    }
  }
}

extension JSONObjectType<TargetsReport.Row> {
  fileprivate static let target = JSONObjectType("target", "A target of a control.") {
    JSONMember("event", .text, "the control event") { $0.event }
    JSONMember(
      "target", .textOrNull, "the target; null for the first responder that performs the action"
    ) { $0.target }
    JSONMember("action", .text, "the action") { $0.action }
  }
}
