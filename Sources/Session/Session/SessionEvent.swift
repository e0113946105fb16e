import Explanation
import Language
import ResponderKit
import Text

/// Something that a session does, told while it happens to those who observe it.
package enum SessionEvent {
  /// A line is about to be carried out at the prompt.
  case willTake(PromptLine)
  /// A line was carried out at the prompt.
  case didTake(PromptLine, PromptOutcome)
  /// The prompt is about to wait for the next line; all is told.
  case willPrompt
  /// A line is about to be read that stands in no other script: it was typed, or belongs to the
  /// script that the run was asked for, or to the talk that is open.
  case willRead(String)
  /// A command is about to be carried out, by the words.
  case willRun(Command, [Word])
  /// A command was carried out, or failed with an error.
  case didRun(Command, [Word], (any Error)?)
  /// A line of output.
  case output(TextLine)
  /// A line about what was typed, which is no output of the command.
  case note(TextLine)
  /// Something that went wrong.
  indirect case problem(Diagnostic)
  /// Facts of the command being carried out, for JSON.
  case facts(JSONObject)
  /// An event or a question is about to meet the scene.
  case willMeet
  /// An event was told, from one of its moments on.
  indirect case told(EventTrace, since: Int)
  /// A person sees an event or a question now.
  indirect case shown(EventTrace)
  /// A walk was opened.
  indirect case walkOpened(TraceStepper)
  /// The walk has gone to a step; nil when it is left.
  case walkMoved(Int?)
  /// Somebody looks at a view, by a command that can be typed.
  case lookedAt(UIView, command: String)
  /// A question about the scene as it is will be put.
  case willAsk
  /// A question is open, or open again.
  indirect case asked(Poll)
  /// The votes for a question.
  indirect case voted(Poll)
  /// A question has ended.
  indirect case answered(Poll, Poll.Outcome)
  /// The scene was replaced in a way that no command says.
  case sceneReplaced
  /// A command or a line of a script begins, of which a record is made.
  indirect case recordBegan(CommandRecord)
  /// The facts that follow are none of the record's command, or are again.
  case factsWithheld(Bool)
  /// The run was interrupted while the record's command was carried out.
  indirect case recordBroken(Diagnostic)
  /// The record's command has ended.
  case recordEnded
  /// The record of a command or a line that was carried out.
  indirect case ran(CommandRecord)
  /// A test ended.
  indirect case testEnded(TestRecord)
  /// A script ended that the run was asked for.
  indirect case scriptEnded(ScriptRecord)
}

/// A line at the prompt.
package struct PromptLine: Sendable {
  /// Where a line comes from.
  package enum Source: Sendable {
    /// Somebody typed it.
    case prompt
    /// Somebody clicked at a page.
    case page
    /// The program carries it out by itself, as for what was pasted.
    case program
  }

  /// The text.
  package var text: String
  /// Where it comes from.
  package var source: Source

  /// Creates a line.
  package init(_ text: String, from source: Source = .prompt) {
    (self.text, self.source) = (text, source)
  }
}

/// What became of a line at the prompt.
package struct PromptOutcome: Sendable {
  /// Indicates whether nothing was wrong with it.
  package var isGood: Bool
  /// Indicates whether it was carried out to its end and not interrupted.
  package var isWhole: Bool

  /// Creates an outcome.
  package init(isGood: Bool, isWhole: Bool) { (self.isGood, self.isWhole) = (isGood, isWhole) }
}

extension SessionEvent {
  /// Kinds of events, by which observers say what they want to hear.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    // Another module would call the one of all sets, which looks for the types at each start.
    package init(arrayLiteral kinds: Kinds...) { rawValue = kinds.reduce(0) { $0 | $1.rawValue } }

    /// Lines at the prompt.
    package static let lines = Kinds(rawValue: 1 << 0)
    /// Lines as they are read.
    package static let reading = Kinds(rawValue: 1 << 1)
    /// Commands.
    package static let commands = Kinds(rawValue: 1 << 2)
    /// Output.
    package static let output = Kinds(rawValue: 1 << 3)
    /// What went wrong.
    package static let problems = Kinds(rawValue: 1 << 4)
    /// Facts for JSON.
    package static let facts = Kinds(rawValue: 1 << 5)
    /// Events, walks and what somebody looks at.
    package static let happenings = Kinds(rawValue: 1 << 6)
    /// Questions that are put to everybody.
    package static let questions = Kinds(rawValue: 1 << 7)
    /// Scenes that come in place of others.
    package static let scenes = Kinds(rawValue: 1 << 8)
    /// The beginnings and ends of records.
    package static let recording = Kinds(rawValue: 1 << 9)
    /// Records of commands.
    package static let records = Kinds(rawValue: 1 << 10)
    /// The outcomes of tests and scripts.
    package static let results = Kinds(rawValue: 1 << 11)
    /// Notes.
    package static let notes = Kinds(rawValue: 1 << 12)
    /// All kinds.
    package static let all = Kinds(rawValue: .max)
  }

  /// The kind of the event.
  package var kind: Kinds {
    switch self {
    case .willTake, .didTake, .willPrompt: .lines
    case .willRead: .reading
    case .willRun, .didRun: .commands
    case .output: .output
    case .note: .notes
    case .problem: .problems
    case .facts: .facts
    case .willMeet, .told, .shown, .walkOpened, .walkMoved, .lookedAt: .happenings
    case .willAsk, .asked, .voted, .answered: .questions
    case .sceneReplaced: .scenes
    case .recordBegan, .factsWithheld, .recordBroken, .recordEnded: .recording
    case .ran: .records
    case .testEnded, .scriptEnded: .results
    }
  }
}
