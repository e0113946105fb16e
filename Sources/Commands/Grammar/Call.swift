import Language
import ResponderKit
import Scenes
import Text

/// A call of a command: the environment of the body of a form, besides its arguments.
package struct Call {
  let session: Session

  /// The scene.
  var scene: Scene { session.scene }

  /// Writes a line of output.
  func write(_ line: TextLine) { session.write(line) }

  /// Records the facts of the command for JSON, if they are asked for.
  func facts<Subject>(
    _ type: @autoclosure () -> JSONObjectType<Subject>, _ subject: @autoclosure () -> Subject
  ) {
    session.facts(type().object(of: subject()))
  }

  /// Writes an object for each value, in a line of its own.
  func writeLines<Subject>(_ type: JSONObjectType<Subject>, _ subjects: [Subject]) {
    for line in subjects.map(type.object).jsonLines { write(TextLine(line)) }
  }

  /// Confirms at the prompt that something was done; a script prints nothing.
  func confirm(_ text: @autoclosure () -> String) {
    if session.isInteractive { session.write(TextLine(text(), .dim)) }
  }

  /// The runner of scripts.
  var runner: ScriptRunner {
    get throws(CommandError) {
      guard let runner = session.runner else {
        throw CommandError(.refused("scripts cannot be run here"))
      }
      return runner
    }
  }

  /// Returns an error about an argument.
  func error<Value>(_ fact: CommandError.Fact, at argument: Located<Value>) -> CommandError {
    CommandError(fact, at: argument.range)
  }
}
