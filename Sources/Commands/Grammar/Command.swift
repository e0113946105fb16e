import Language

/// A command: all that parsing, usage, help, completion and tests need to know of it, in one place.
///
/// A class, because commands are looked up for every line and never change.
final class Command: Sendable {
  /// Whether it cannot stand behind another command, as in `expect error "…" : COMMAND`.
  var standsAlone: Bool { ["end", "quit"].contains(name) }

  /// The word that calls it.
  let name: String
  /// Other words that call it.
  let aliases: [String]
  /// Under which heading help lists it.
  let group: CommandGroup
  /// What it does, in one line.
  let summary: String
  /// More about it, as paragraphs.
  let details: [String]
  /// What it takes, as a list that nothing links to; made when a page shows it.
  let list: @Sendable () -> String?
  /// Whether it may change the scene, so that it can be undone.
  let changesScene: Bool
  /// What becomes of the commands up to `end`, if they belong to it.
  let block: BlockRole?
  private let makeForms: @Sendable () -> [Form]
  /// Lines to try, which the tests run.
  let examples: [Example]

  init(
    name: String, aliases: [String] = [], group: CommandGroup, summary: String,
    details: [String] = [], list: @escaping @Sendable () -> String? = { nil },
    changesScene: Bool = false, block: BlockRole? = nil,
    forms: @escaping @autoclosure @Sendable () -> [Form], examples: [Example] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.group = group
    self.summary = summary
    self.details = details
    self.list = list
    self.changesScene = changesScene
    self.block = block
    makeForms = forms
    self.examples = examples
  }

  /// What becomes of the commands of a block.
  enum BlockRole: Sendable {
    /// They are carried out as they come.
    case live
    /// They are kept for what the block is for.
    case collected
  }

  /// One way to write a command.
  typealias Form = Language.Form<Session>

  /// A line to try.
  struct Example: Sendable {
    /// The line.
    let line: String
    /// What it does.
    let meaning: String
    /// The lines that make the scene for it.
    var setup = ""
    /// What its output contains.
    var shows = ""

    init(_ line: String, _ meaning: String, setup: String = "", shows: String = "") {
      self.line = line
      self.meaning = meaning
      self.setup = setup
      self.shows = shows
    }
  }

  /// Its forms, tried in order; a session makes them when the command is first called, as making
  /// those of all commands would take a third of a start.
  var forms: [Form] { makeForms() }

  /// How a form is written.
  func usage(of form: Form) -> String {
    CommandForms(name: name, aliases: aliases, forms: forms).usage(of: form)
  }

  /// How the forms are written.
  var usages: [String] { forms.map(usage(of:)) }
}

/// The headings under which help lists commands.
enum CommandGroup: String, CaseIterable, Sendable {
  case building = "Building a scene"
  case overriding = "Overriding, without writing a subclass"
  case gestures = "Gestures and controls"
  case happening = "Making things happen"
  case looking = "Looking"
  case expecting = "Expecting"
  case scripts = "Writing scripts"
  case session = "Session"
}
