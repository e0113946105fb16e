import Explanation
import Language
import ResponderKit
import Scenes
import Text

/// A command: all facts that parsing, usage and completion need, in one place. What help says besides
/// is written in the book `Commands`.
///
/// It is a class, because commands are looked up for every line and never change.
package final class Command: Sendable {
  /// Indicates whether the command cannot stand behind another one, as in
  /// `expect error "…" : COMMAND`.
  package var standsAlone: Bool { ["end", "quit"].contains(name) }

  /// Indicates whether the command is a question: what code changes for it is taken back.
  package var onlyAsks: Bool { !changesScene && !movesSteps && block == nil && !standsAlone }

  /// Indicates whether a dump that is pasted behind the command belongs to it.
  var takesDumps: Bool { name == "import" }

  /// Indicates whether the command forms a script, so that a list of its tests needs it.
  var formsScript: Bool {
    group == .scripts || ["source", "test", "end", "quit"].contains(name)
  }

  /// The word that calls it.
  package let name: String
  /// Other words that call it.
  package let aliases: [String]
  /// The heading under which help lists the command.
  package let group: CommandGroup
  /// A summary of the command in one line.
  package let summary: String
  /// A list of the values that the command takes and that have no page of their own; it is made
  /// when a page shows it.
  package let list: @Sendable () -> String?
  /// Indicates whether the command may change the scene, so that it can be undone.
  package let changesScene: Bool
  /// Indicates whether the command carries out others, or moves among the steps that can be undone, so that
  /// it is no question by itself.
  private let movesSteps: Bool
  /// The role in a block of the commands up to `end`; nil if the command opens no block.
  package let block: BlockRole?
  /// A closure that returns the forms that depend on the scene; nil if they are the same for all.
  let formsInScene: (@Sendable (Scene) -> [Form])?
  private let makeForms: @Sendable () -> [Form]
  // Read and set with the lock only.
  nonisolated(unsafe) private var madeForms: [Form]?
  private static let lock = NSLock()

  package init(
    name: String, aliases: [String] = [], group: CommandGroup, summary: String,
    list: @escaping @Sendable () -> String? = { nil },
    changesScene: Bool = false, movesSteps: Bool = false,
    formsInScene: (@Sendable (Scene) -> [Form])? = nil,
    forms: @escaping @autoclosure @Sendable () -> [Form]
  ) {
    (self.name, self.aliases, self.group, self.summary) = (name, aliases, group, summary)
    (self.list, self.changesScene, self.movesSteps) = (list, changesScene, movesSteps)
    block = BlockRole.byWord[name]
    self.formsInScene = formsInScene
    makeForms = forms
  }

  /// A way in which the commands of a block are carried out.
  package enum BlockRole: Sendable {
    /// The commands are carried out as they come.
    case live
    /// The commands are kept until the block ends.
    case collected

    /// The roles of the commands that open blocks, by their words.
    static let byWord: [String: BlockRole] = [
      "test": .live, "repeat": .collected, "macro": .collected,
    ]
    /// The word that ends a block.
    package static let end = "end"
  }

  /// One way to write a command.
  package typealias Form = Language.Form<Session>

  /// The forms, tried in order; they are made when the command is first called, as making those of
  /// all commands would take a third of a start, and are the same for all sessions.
  package var forms: [Form] {
    if let forms = Self.lock.withLock({ madeForms }) { return forms }
    let forms = makeForms()
    Self.lock.withLock { madeForms = forms }
    return forms
  }

  /// Returns the usage of a form.
  package func usage(of form: Form) -> String {
    CommandForms(name: name, aliases: aliases, forms: forms).usage(of: form)
  }

  var usages: [String] { forms.map(usage(of:)) }
}

/// The headings under which help lists commands.
package enum CommandGroup: String, CaseIterable, Sendable {
  case building = "Building a scene"
  case overriding = "Overriding, without writing a subclass"
  case gestures = "Gestures and controls"
  case happening = "Making things happen"
  case looking = "Looking"
  case expecting = "Expecting"
  case scripts = "Writing scripts"
  case session = "Session"
}

/// A call of a command: the environment of the body of a form, besides its arguments.
package struct Call {
  package let session: Session

  /// Creates a call.
  package init(session: Session) { self.session = session }

  /// The scene.
  package var scene: Scene { session.scene }

  /// Writes a line of output.
  package func write(_ line: TextLine) { session.write(line) }

  /// Records the facts of the command for JSON, if they are asked for.
  package func facts<Subject>(
    _ type: @autoclosure () -> JSONObjectType<Subject>, _ subject: @autoclosure () -> Subject
  ) {
    session.facts(type().object(of: subject()))
  }

  /// Writes an object for each value, in a line of its own.
  package func writeLines<Subject>(_ type: JSONObjectType<Subject>, _ subjects: [Subject]) {
    for line in subjects.map(type.object).jsonLines { write(TextLine(line)) }
  }

  /// Confirms that something was done, if a person typed the command.
  package func confirm(_ text: @autoclosure () -> String) {
    tell(text(), .dim)
  }

  /// Warns of what a command led to, if a person typed the command.
  package func advise(_ text: @autoclosure () -> String) {
    tell(text(), .notice)
  }

  private func tell(_ text: @autoclosure () -> String, _ style: TextStyle) {
    guard session.isTyped, !isTakenBack else { return }
    let line = TextLine(text(), style)
    if session.work.confirmed?.append(line) == nil { session.writeWrapped(line) }
  }

  /// Indicates whether the command will be taken back, so that it tells of nothing that it did.
  private var isTakenBack: Bool { session.viewBeyondNumberRule != nil }

  /// Writes a note about a command, such as what it has replaced.
  package func note(_ text: String) { session.note(text) }

  /// Writes that a command did something else than its words say, as UIKit does.
  package func remark(_ text: String, _ rule: RuleID) {
    guard !isTakenBack else { return }
    let sentence = "\(text) (\(rule))"
    note(sentence)
    facts(CommandFacts.remark, sentence)
  }

  /// Writes what becomes of a rectangle with a negative size, if it has one (R3.5).
  package func remarkIfNegative(_ rect: CGRect) {
    guard rect.size.width < 0 || rect.size.height < 0 else { return }
    remark(
      "a rectangle of negative size is standardized: \(rect.standardized.text)",
      StandingFact.negativeSizeIsStandardized.rule)
  }

  /// The runner of scripts.
  package var runner: ScriptRunner {
    get throws(CommandError) {
      guard let runner = session.runner else {
        throw CommandError(.refused("scripts cannot be run here"))
      }
      return runner
    }
  }

  /// Returns an error about an argument.
  package func error<Value>(_ fact: CommandError.Fact, at argument: Located<Value>) -> CommandError
  {
    CommandError(fact, at: argument.range)
  }

  /// Tells those who watch at which view somebody looks, if it is one.
  package func tellLook(at view: UIView?, _ command: String) {
    guard let view, session.isHeard(.happenings) else { return }
    session.post(.lookedAt(view, command: "\(command) \(scene.reference(to: view))"))
  }
}
