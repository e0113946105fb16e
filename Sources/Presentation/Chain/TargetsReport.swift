import ResponderKit
import Scenes
import Text

/// A report of the targets of a control and their actions, in the order in which they are sent
/// (R7.6).
package struct TargetsReport {
  let control: UIControl
  let scene: Scene

  /// Creates a report of one control.
  package init(_ control: UIControl, in scene: Scene) {
    self.control = control
    self.scene = scene
  }

  struct Row {
    var event: String
    /// The target's name; nil for the target nil.
    var target: String?
    /// The action's name; nil if it is not told.
    var action: String?
  }

  /// Writes the report: a line for each event of each target.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    let rows = self.rows.map { row in
      var row = row
      row.target = row.target?.clipped(to: style.width / 3, ellipsis: style.glyphs.ellipsis)
      return row
    }
    guard !rows.isEmpty else {
      let isOpen = scene.lacksTargets(of: control)
      let words = isOpen ? "the targets of \(name) are not told" : "\(name) has no targets"
      return write(TextLine(words, .notice))
    }
    let all = [Row(event: "event", target: "target", action: "action")] + rows
    let first = (all.map(\.event.displayWidth).max() ?? 0) + 2
    let second = first + (all.map { ($0.target ?? "nil").displayWidth }.max() ?? 0) + 2
    for (k, row) in all.enumerated() {
      let isHeading = k == 0
      var line = TextLine(row.event, isHeading ? .dim : .strong)
      line.pad(to: first)
      line.append(row.target ?? "nil", isHeading ? .dim : row.target == nil ? .notice : .name)
      line.pad(to: second)
      let action = (row.action ?? "not known").clipped(
        to: max(8, style.width - second), ellipsis: style.glyphs.ellipsis)
      line.append(action, isHeading ? .dim : row.action == nil ? .notice : .plain)
      write(line)
    }
  }

  /// A row for each event of each target, in the order of telling.
  var rows: [Row] {
    var rows: [Row] = []
    control.enumerateEventHandlers { closure, pair, events, _ in
      let target = pair.map { $0.target.map(name) } ?? "closure"
      let action = pair.map { "\($0.action)" } ?? closure?.reportedName ?? ""
      for event in events.names {
        rows.append(Row(event: event, target: target, action: action))
      }
    }
    // Behind them what a debugger has listed without actions.
    let event = control.primaryEvent.names.first ?? ""
    return rows
      + scene.untoldTargets(of: control).map {
        Row(event: event, target: scene.label(of: $0))
      }
  }

  private var name: String { scene.label(of: control) }

  private func name(of target: AnyObject) -> String {
    (target as? StatefulObject).map { scene.label(of: $0) } ?? String(describing: type(of: target))
  }
}

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
    JSONMember("action", .textOrNull, "the action; null if it is not told") { $0.action }
  }
}
