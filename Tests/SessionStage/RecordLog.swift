import Foundation
import Session
import Text

/// Keeps what a run tells, as `--format json` prints it.
package final class RecordLog: SessionObserver {
  package let interests: SessionEvent.Kinds = [.records, .results]
  package private(set) var objects: [JSONObject] = []
  private var summary = RunSummary()

  package init() {}

  package func observe(_ event: SessionEvent, in session: Session) {
    summary.add(event)
    switch event {
    case .ran(let command): objects.append(command.json)
    case .testEnded(let test): objects.append(test.json)
    default: break
    }
  }

  /// What some lines tell.
  package static func objects(of lines: String, name: String = "t.scope", path: String? = nil)
    -> [JSONObject]
  {
    ran(lines, name: name, path: path).objects
  }

  /// The object with which a run of tests ends that some lines are.
  package static func summary(of lines: String) -> JSONObject {
    JSONObjectType.summary.object(of: ran(lines, name: "t.scope", path: nil).summary)
  }

  private static func ran(_ lines: String, name: String, path: String?) -> RecordLog {
    let (desk, log) = (TestSession(), RecordLog())
    desk.session.add(log)
    desk.run(lines, name: name, path: path)
    return log
  }

  /// The same as another program reads it.
  package static func values(of lines: String) throws -> [JSON] {
    try objects(of: lines).map { try JSON(parsing: $0.text) }
  }
}

extension JSONObject {
  /// The names of the members in order.
  package var names: [String] { members.map(\.name) }

  /// What the command tells beside its text and its place.
  package var facts: [String] {
    let common: Set = [
      "schema", "type", "command", "text", "file", "line", "ok", "output", "diagnostics",
    ]
    return names.filter { !common.contains($0) }
  }
}
