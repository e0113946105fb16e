import Language

/// A command: all facts that parsing, usage, help, completion and tests need, in one place.
///
/// It is a class, because commands are looked up for every line and never change.
final class Command: Sendable {
  /// Indicates whether the command cannot stand behind another one, as in
  /// `expect error "…" : COMMAND`.
  var standsAlone: Bool { ["end", "quit"].contains(name) }

  /// The word that calls it.
  let name: String
  /// Other words that call it.
  let aliases: [String]
  /// The heading under which help lists the command.
  let group: CommandGroup
  /// A summary of the command in one line.
  let summary: String
  /// The details, as paragraphs.
  let details: [String]
  /// A list of the values that the command takes and that have no page of their own; it is made
  /// when a page shows it.
  let list: @Sendable () -> String?
  /// Indicates whether the command may change the scene, so that it can be undone.
  let changesScene: Bool
  /// The role in a block of the commands up to `end`; nil if the command opens no block.
  let block: BlockRole?
  /// Its forms, tried in order.
  let forms: [Form]
  /// Lines to try, which the tests run.
  let examples: [Example]

  init(
    name: String, aliases: [String] = [], group: CommandGroup, summary: String,
    details: [String] = [], list: @escaping @Sendable () -> String? = { nil },
    changesScene: Bool = false, block: BlockRole? = nil,
    forms: [Form], examples: [Example] = []
  ) {
    self.name = name
    self.aliases = aliases
    self.group = group
    self.summary = summary
    self.details = details
    self.list = list
    self.changesScene = changesScene
    self.block = block
    self.forms = forms
    self.examples = examples
  }

  /// A way in which the commands of a block are carried out.
  enum BlockRole: Sendable {
    /// The commands are carried out as they come.
    case live
    /// The commands are kept until the block ends.
    case collected
  }

  /// One way to write a command.
  typealias Form = Language.Form<Session>

  /// A line to try.
  struct Example: Sendable {
    /// The line.
    let line: String
    /// The meaning of the line.
    let meaning: String
    /// The lines that make the scene for it.
    var setup = ""
    /// A text that the output of the line contains.
    var shows = ""

    init(_ line: String, _ meaning: String, setup: String = "", shows: String = "") {
      self.line = line
      self.meaning = meaning
      self.setup = setup
      self.shows = shows
    }
  }

  /// Returns the usage of a form.
  func usage(of form: Form) -> String {
    CommandForms(name: name, aliases: aliases, forms: forms).usage(of: form)
  }

  /// The usages of all forms.
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
