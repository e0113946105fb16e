import Language
import ResponderKit
import Scenes
import Text

/// One call of a command: its arguments and the session that it works on.
package struct Call {
  let session: Session
  var arguments = Arguments()

  /// The scene.
  var scene: Scene { session.scene }

  /// Writes a line of output.
  func write(_ line: TextLine) { session.write(line) }

  /// Takes down what the command tells as JSON, too, if somebody records it.
  func facts<Subject>(
    _ type: @autoclosure () -> JSONObjectType<Subject>, _ subject: @autoclosure () -> Subject
  ) {
    session.facts(type().object(of: subject()))
  }

  /// Writes an object for each value, in a line of its own.
  func writeLines<Subject>(_ type: JSONObjectType<Subject>, _ subjects: [Subject]) {
    for line in subjects.map(type.object).jsonLines { write(TextLine(line)) }
  }

  /// Says at the prompt what was done; a script stays silent.
  func confirm(_ text: @autoclosure () -> String) {
    if session.isInteractive { session.write(TextLine(text(), .dim)) }
  }

  /// What runs scripts.
  var runner: ScriptRunner {
    get throws(CommandError) {
      guard let runner = session.runner else {
        throw CommandError(.refused("scripts cannot be run here"))
      }
      return runner
    }
  }

  /// What the objects of a label are called.
  func labels(_ label: String) -> String {
    arguments.all(label).compactMap {
      if case .object(let object) = $0 { scene.label(of: object) } else { nil }
    }.joined(separator: ", ")
  }

  /// Whether an optional word or slot was given.
  func has(_ label: String) -> Bool { arguments[label] != nil }

  /// The view of a label.
  func view(_ label: String = "VIEW") -> UIView {
    guard let view = optionalResponder(label) as? UIView else { preconditionFailure(label) }
    return view
  }

  /// The views of a label that may come several times.
  func views(_ label: String = "VIEW") -> [UIView] {
    responders(label).compactMap { $0 as? UIView }
  }

  /// The responders of a label that may come several times.
  func responders(_ label: String) -> [UIResponder] {
    arguments.all(label).compactMap {
      if case .object(let object) = $0 { object as? UIResponder } else { nil }
    }
  }

  /// The responder or recognizer of a label, if it was given.
  func optionalObject(_ label: String) -> StatefulObject? {
    if case .object(let object)? = arguments[label] { object } else { nil }
  }

  /// The responder of a label, if it was given.
  func optionalResponder(_ label: String) -> UIResponder? {
    optionalObject(label) as? UIResponder
  }

  /// The view of a label, if it was given.
  func optionalView(_ label: String) -> UIView? { optionalResponder(label) as? UIView }

  /// The number of a label.
  func number(_ label: String) -> Double {
    guard let number = optionalNumber(label) else { preconditionFailure(label) }
    return number
  }

  /// The number of a label, if it was given.
  func optionalNumber(_ label: String) -> Double? {
    switch arguments[label] {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
    }
  }

  /// The whole number of a label, if it was given.
  func optionalInteger(_ label: String) -> Int? {
    if case .integer(let integer)? = arguments[label] { integer } else { nil }
  }

  /// The point of a label, if it was given.
  func optionalPoint(_ label: String) -> CGPoint? {
    if case .point(let point)? = arguments[label] { point } else { nil }
  }

  /// The point of a label.
  func point(_ label: String = "POINT") -> CGPoint {
    guard let point = optionalPoint(label) else { preconditionFailure(label) }
    return point
  }

  /// The rectangle of a label, if it was given.
  func optionalRect(_ label: String = "RECT") -> CGRect? {
    if case .rect(let rect)? = arguments[label] { rect } else { nil }
  }

  /// The numbers of a label, if they were given.
  func optionalNumbers(_ label: String) -> [Double]? {
    if case .numbers(let numbers)? = arguments[label] { numbers } else { nil }
  }

  /// The words of a label that are a command of their own.
  func words(_ label: String) -> [Word] {
    if case .words(let words)? = arguments[label] { words } else { [] }
  }

  /// The text of a label, if it was given.
  func optionalText(_ label: String) -> String? {
    if case .text(let text)? = arguments[label] { text } else { nil }
  }

  /// The text of a label.
  func text(_ label: String) -> String {
    guard let text = optionalText(label) else { preconditionFailure(label) }
    return text
  }

  /// An error about an argument.
  func error<Value>(_ fact: CommandError.Fact, at argument: Located<Value>) -> CommandError {
    CommandError(fact, at: argument.range)
  }

  /// An error about the words of a label.
  func error(_ fact: CommandError.Fact, at label: String) -> CommandError {
    CommandError(fact, at: arguments.range(of: label))
  }
}
