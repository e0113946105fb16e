import Help
import Interchange
import Presentation
import ResponderKit
import Scenes
import Session
import Text

/// A session with its output and errors at hand.
package final class TestSession {
  package let session: Session
  package let runner: ScriptRunner
  private final class Log {
    var output: [String] = []
    var diagnostics: [Diagnostic] = []
  }
  private let log = Log()

  package init(_ style: OutputStyle = OutputStyle(), kinds: SceneKinds = SceneKinds()) {
    let log = log
    session = Session(style: style, kinds: kinds) { log.output.append(style.render($0)) }
    session.observeProblems { log.diagnostics.append($0) }
    runner = ScriptRunner(session)
    runner.policy.keepsGoing = true
  }

  /// A session after some lines that must succeed.
  package convenience init(after lines: String, _ style: OutputStyle = OutputStyle()) throws {
    self.init(style)
    for line in LogicalLines(lines) { try session.execute(line) }
  }

  /// A session with the screen that a text tells.
  package convenience init(importing text: String, _ style: OutputStyle = OutputStyle(width: 1000))
    throws
  {
    self.init(style)
    _ = scene.replace(by: try HierarchyDump(parsing: text))
  }

  /// A session with the screen that the lines of a dump tell.
  package convenience init(importing dump: DumpText) throws { try self.init(importing: dump.text) }

  /// A session at a prompt, at which somebody has typed some lines.
  package static func prompt(_ lines: String...) -> TestSession {
    let desk = TestSession()
    desk.session.isInteractive = true
    for line in lines { desk.say(line) }
    return desk
  }

  package var output: [String] { log.output }
  package var diagnostics: [Diagnostic] { log.diagnostics }
  package var messages: [String] { diagnostics.map(\.message) }
  package var scene: Scene { session.scene }

  /// Runs lines as a script.
  package func run(_ lines: String, name: String? = "t.scope", path: String? = nil) {
    runner.begin(name: name, path: path)
    for line in LogicalLines(lines) where !session.wantsToQuit && !runner.isStopped {
      runner.run(line)
    }
    runner.end()
  }

  /// Carries out a line as the prompt does.
  package func say(_ line: String) {
    if runner.depth == 0 { runner.begin(name: nil) }
    runner.run(line)
  }

  /// What a line prints.
  package func printed(_ line: String) throws -> [String] {
    let start = output.count
    try session.execute(line)
    return Array(output[start...])
  }

  /// What a line prints, without its line breaks and spaces in a row.
  package func words(_ line: String) -> String {
    let start = output.count
    run(line)
    return output[start...].joined(separator: " ").split(separator: " ").joined(separator: " ")
  }

  /// All that undo must bring back: the script of the scene and its tree.
  package var state: [String] {
    var tree: [String] = []
    // What code changes while the tree asks it is taken back.
    _ = session.watching {
      TreeReport(scene).write(OutputStyle(width: 500)) { tree.append($0.text) }
    }
    return SceneScript(scene).lines + tree
  }

  /// The rendered lines of all diagnostics.
  package var reported: [String] {
    diagnostics.flatMap { $0.lines.map { OutputStyle().render($0) } }
  }
}
