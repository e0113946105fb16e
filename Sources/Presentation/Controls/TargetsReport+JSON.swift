import ResponderKit
import Scenes
import Text

extension JSONObjectType<TargetsReport> {
  package static let targets = JSONObjectType("targets", "Whom a control tells.") {
    JSONMember("control", .text, "the control") { $0.scene.label(of: $0.control) }
    JSONMember("targets", .list(.object(.target)), "whom it tells, in the order of telling") {
      $0.rows
    }
  }
}

extension JSONObjectType<TargetsReport.Row> {
  fileprivate static let target = JSONObjectType("target", "Whom a control tells of an event.") {
    JSONMember("event", .text, "of which event") { $0.event }
    JSONMember(
      "target", .textOrNull, "whom; null for the first responder that performs it"
    ) { $0.target }
    JSONMember("action", .text, "by which action") { $0.action }
  }
}
