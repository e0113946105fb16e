import Interchange
import Presentation
import ResponderKit
import Text

/// The facts that commands tell besides their text, as objects whose members join those of the
/// command.
package enum CommandFacts {
  /// The shapes of facts with the commands that tell them; a command that may tell one or another
  /// has both.
  static let all: [(shape: JSONShape, commands: [String])] = [
    (
      JSONObjectType.event.shape,
      [
        "tap", "press", "drag", "swipe", "pinch", "twist", "touch", "statusbar", "wait", "focus",
        "resign", "endEditing", "menu", "send", "shake", "trace", "step",
      ]
    ),
    (meanwhile.shape, []),
    (JSONObjectType.question.shape, ["hit", "trace", "step"]), (device.shape, ["hit"]),
    (JSONObjectType.story.shape, ["log"]),
    (answers.shape, []), (inside.shape, ["inside"]), (conversion.shape, ["convert"]),
    (property.shape, ["get"]),
    (performer.shape, ["perform"]), (JSONObjectType.tree.shape, ["tree"]),
    (JSONObjectType.description.shape, ["get"]), (JSONObjectType.layout.shape, ["tree"]),
    (JSONObjectType.found.shape, ["find"]),
    (JSONObjectType.map.shape, ["map"]), (JSONObjectType.controllers.shape, ["tree"]),
    (JSONObjectType.chain.shape, ["chain"]), (JSONObjectType.gestures.shape, ["gestures"]),
    (JSONObjectType.targets.shape, []), (queue.shape, []), (why.shape, []),
    (remark.shape, []),
    (audit.shape, []), (importing.shape, ["import"]), (saving.shape, ["save"]),
    (labels.shape, ["undo", "redo"]), (history.shape, ["history"]),
    (checkpoint.shape, ["checkpoint"]), (restoring.shape, ["restore"]),
    (JSONObjectType.differences.shape, ["diff"]), (JSONObjectType.comparison.shape, ["diff"]),
    (code.shape, ["code"]), (codeLines.shape, ["code"]), (printed.shape, ["log"]),
    (variables.shape, ["let"]), (votes.shape, ["votes"]), (aliases.shape, []), (options.shape, []),
  ]

  /// Returns the shapes of what a command may tell.
  package static func shapes(of command: String) -> [JSONShape] {
    all.filter { $0.commands.contains(command) }.map(\.shape)
  }

  package static let meanwhile = JSONObjectType<EventFacts>(
    "meanwhile", "What happened in the second before a command."
  ) {
    JSONMember(
      "meanwhile", .object(.event),
      "what happened in the second before; it belongs to the previous interaction"
    ) { $0 }
  }

  package static let answers = JSONObjectType<[AnswerFacts]>("answers", "The rules of overrides.") {
    JSONMember("answers", .list(.object(.answer)), "the rules, as they are tried") { $0 }
  }

  package static let inside = JSONObjectType<
    (view: String, point: CGPoint, isInside: Bool, bounds: CGRect, override: String?)
  >("inside", "The answer of point(inside:).") {
    JSONMember("view", .text, "the view that was asked") { $0.view }
    JSONMember("point", .point, "the point that was asked, in the view's coordinates") { $0.point }
    JSONMember("inside", .bool, "what point(inside:) returned") { $0.isInside }
    JSONMember("bounds", .rect, "the view's bounds") { $0.bounds }
    JSONMember("override", .textOrNull, "what overrides point(inside:)") { $0.override }
  }

  package static let device = JSONObjectType<ObservationReport>(
    "deviceAnswer", "What the device itself answered at the point."
  ) {
    JSONMember("device", .object(.observation), "the answer, which outranks the simulator's") { $0 }
  }

  package static let conversion = JSONObjectType<JSONValue>("conversion", "Converted coordinates.")
  {
    JSONMember("value", .value, "the converted point or rectangle") { $0 }
  }

  package static let remark = JSONObjectType<String>(
    "remark", "What a command did instead of what its words say."
  ) {
    JSONMember("remark", .text, "the sentence, with the rule") { $0 }
  }

  package static let property = JSONObjectType<(name: String, property: String, value: JSONValue)>(
    "property", "A property."
  ) {
    JSONMember("name", .text, "the object's name") { $0.name }
    JSONMember("property", .text, "the property's name") { $0.property }
    JSONMember("value", .value, "the property's value") { $0.value }
  }

  package static let performer = JSONObjectType<(action: String, target: String?)>(
    "performer", "The responder that performs an action."
  ) {
    JSONMember("action", .text, "the action") { $0.action }
    JSONMember("target", .textOrNull, "the responder up the chain that performs it") { $0.target }
  }

  package static let queue = JSONObjectType<(events: [String], isHeld: Bool)>(
    "queue", "The event queue."
  ) {
    JSONMember("queue", .names, "the events that wait") { $0.events }
    JSONMember("isHeld", .bool, "whether the queue is held") { $0.isHeld }
  }

  package static let why = JSONObjectType<DiagnosisReport>("why", "A diagnosis.") {
    JSONMember("why", .object(.diagnosis), "why the view does or does not receive a touch") { $0 }
  }

  package static let audit = JSONObjectType<AuditReport>("audited", "An audit.") {
    JSONMember("audit", .object(.audit), "what is wrong with the targets of the screen") { $0 }
  }

  package static let importing = JSONObjectType<(path: String, report: ImportReport)>(
    "import", "The result of an import."
  ) {
    JSONMember("path", .text, "the file as it was named") { $0.path }
    JSONObjectType<ImportReport>.imported.members { $0.report }
  }

  package static let saving = JSONObjectType<(path: String, lines: Int)>(
    "saving", "A script was written."
  ) {
    JSONMember("path", .text, "the file as it was named") { $0.path }
    JSONMember("lines", .count, "how many lines were written") { $0.lines }
  }

  package static let labels = JSONObjectType<[String]>("labels", "Commands were undone or redone.")
  {
    JSONMember("labels", .names, "the commands that were undone or redone") { $0 }
  }

  package static let variables = JSONObjectType<[(String, String)]>("variables", "Variables.") {
    JSONMember("variables", .texts, "the variables' values, as a script writes them") { $0 }
  }

  package static let code = JSONObjectType<(types: [String], mistakes: [String])>(
    "code", "Code that was read, or that is known."
  ) {
    JSONMember("types", .names, "the classes and other types; 'extension NAME' of an extension") {
      $0.types
    }
    JSONMember("mistakes", .names, "what cannot run, with its place") { $0.mistakes }
  }

  /// A line of code with what it did.
  package typealias CodeLine = (line: Int, text: String, ran: Int, value: String?)

  package static let codeLines = JSONObjectType<[CodeLine]>(
    "codeLines", "A class with what its lines did for the last event."
  ) {
    JSONMember("code", .list(.object(codeLine)), "the lines, in their order") { $0 }
  }

  private static let codeLine = JSONObjectType<CodeLine>(
    "codeLine", "A line of code with what it did for the last event."
  ) {
    JSONMember("line", .number, "the number of the line; below 1 before a class that was typed") {
      Double($0.line)
    }
    JSONMember("text", .text, "the line") { $0.text }
    JSONMember("ran", .count, "how often it ran") { $0.ran }
    JSONMember(optional: "value", .text, "what it came to last") { $0.value }
  }

  package static let printed = JSONObjectType<[String]>(
    "printed", "What code printed for the last event."
  ) {
    JSONMember("printed", .names, "the lines, in their order") { $0 }
  }

  package static let votes = JSONObjectType<[(choice: String, count: Int)]>(
    "votes", "The votes for the question that is open."
  ) {
    JSONMember("votes", .list(.object(vote)), "the answers with their votes, most votes first") {
      $0
    }
  }

  private static let vote = JSONObjectType<(choice: String, count: Int)>(
    "vote", "An answer with its votes."
  ) {
    JSONMember("answer", .text, "the answer") { $0.choice }
    JSONMember("count", .count, "how many voted for it") { $0.count }
  }

  package static let options = JSONObjectType<[(String, String)]>("options", "Options.") {
    JSONMember("options", .texts, "the options' values") { $0 }
  }

  package static let aliases = JSONObjectType<
    (aliases: [(String, String)], macros: [(name: String, parameters: [String], count: Int)])
  >("aliases", "Aliases and macros.") {
    JSONMember("aliases", .texts, "what the aliases stand for") { $0.aliases }
    JSONMember("macros", .list(.object(macro)), "the macros") { $0.macros }
  }

  private static let macro = JSONObjectType<(name: String, parameters: [String], count: Int)>(
    "macro", "A macro."
  ) {
    JSONMember("name", .text, "its name") { $0.name }
    JSONMember("parameters", .names, "its parameters") { $0.parameters }
    JSONMember("commands", .count, "how many commands it has") { $0.count }
  }

  /// The steps that can be undone, with the checkpoints among them.
  package struct History {
    let labels: [String]
    let undoable: Int
    let redoable: Int
    let checkpoints: [(name: String, stepsBack: Int)]

    package init(
      labels: [String], undoable: Int, redoable: Int,
      checkpoints: [(name: String, stepsBack: Int)]
    ) {
      (self.labels, self.undoable, self.redoable) = (labels, undoable, redoable)
      self.checkpoints = checkpoints
    }
  }

  package static let history = JSONObjectType<History>("history", "What can be undone.") {
    JSONMember("labels", .names, "the commands that can be undone, the latest last") { $0.labels }
    JSONMember("undoable", .count, "how many steps can be undone") { $0.undoable }
    JSONMember("redoable", .count, "how many steps can be redone") { $0.redoable }
    JSONMember(
      "checkpoints", .list(.object(place)), "the checkpoints among these steps"
    ) { $0.checkpoints }
  }

  private static let place = JSONObjectType<(name: String, stepsBack: Int)>(
    "checkpoint", "A checkpoint."
  ) {
    JSONMember("name", .text, "its name") { $0.name }
    JSONMember("stepsBack", .count, "how many steps of 'undo' go back to it") { $0.stepsBack }
  }

  package static let checkpoint = JSONObjectType<String>("checkpointed", "A checkpoint was made.") {
    JSONMember("checkpoint", .text, "the checkpoint") { $0 }
  }

  package static let restoring = JSONObjectType<(name: String, hasChanged: Bool)>(
    "restored", "A checkpoint was restored."
  ) {
    JSONMember("checkpoint", .text, "the checkpoint") { $0.name }
    JSONMember("hasChanged", .bool, "whether this changed the scene") { $0.hasChanged }
  }
}
