import Scenes

/// What may stand at a place in a command, from which parsing, usage, completion and hints all
/// follow.
indirect enum Syntax: Sendable {
  /// A word that stands for something.
  case slot(Slot)
  /// A word that must be exactly this.
  case word(String)
  /// Something that may be left out.
  case optional([Syntax])
  /// One of several.
  case choice([[Syntax]])
  /// Something that may come any number of times, at least once.
  case many([Syntax])

  /// A word that stands for something.
  static func slot(_ label: String, _ kind: SlotKind) -> Syntax {
    .slot(Slot(label: label, kind: kind))
  }

  /// How usage lines print it.
  var usage: String {
    switch self {
    case .slot(let slot): return slot.label
    case .word(let word): return word
    case .optional(let parts):
      if case .many(let inner)? = parts.first, case .choice? = inner.first { return parts.usage }
      return "[" + parts.usage + "]"
    case .choice(let choices):
      return choices.map(\.usage).joined(separator: " | ")
    case .many(let parts):
      if case .choice(let choices)? = parts.first, parts.count == 1 {
        // Some of a few options, in any order.
        return choices.map { "[\($0.usage)]" }.joined(separator: " ")
      }
      return parts.usage + " …"
    }
  }
}

extension [Syntax] {
  /// How usage lines print a sequence.
  var usage: String { map(\.usage).joined(separator: " ") }
}

/// A word, or a few, that stand for something.
struct Slot: Sendable {
  /// What the usage calls it and the body asks for.
  var label: String
  /// What it stands for.
  var kind: SlotKind
  /// The words that may come next, which do not stand for anything themselves.
  var keywords: [String] = []
}

/// The kinds of things that words stand for.
enum SlotKind: Sendable, Equatable {
  /// A time that is not negative.
  case seconds
  case number, integer, point, size, rect, distances, factors, transform
  case view, control, window, controller, responder
  /// A control that is to react, or not.
  case enabled(Bool)
  /// A responder or a gesture recognizer.
  case object
  /// A gesture recognizer.
  case gesture
  /// A control or a gesture recognizer.
  case sender
  case gestureKind
  case gestureState
  /// `ANSWER=VALUE` of a recognizer's delegate.
  case delegateAnswer
  /// `NAME=N` for a number that has a name.
  case option(String)
  /// A point, or a view whose centre is meant.
  case place
  case newName, className, events, reason, property
  /// A property that can be set, of the responder matched first.
  case setting
  /// `PROPERTY=VALUE`, or a property that is on or off.
  case assignment
  /// `REF=REF` or `REF=nil`.
  case answer
  /// `REF.PROPERTY`.
  case propertyOfResponder
  /// `REF.PROPERTY` that can be set.
  case settingOfResponder
  /// The value of the property matched before.
  case value
  /// A key such as `cmd+z`.
  case key
  case file, text, method, pattern, action
  /// A file of commands.
  case script
  /// A file with a dump of an app's screen.
  case dump
  /// The name of a checkpoint.
  case checkpoint
  /// Control events, joined by commas.
  case controlEvent
  /// `REF.ACTION` or `nil.ACTION`.
  case targetAction
  /// All the words that are left, as they stand.
  case rest
  /// One distance or two, each above zero.
  case steps
  /// All the words that are left, as the words that they are.
  case words
  /// The name of a variable, an alias or a macro.
  case variable
  /// An option of the session.
  case optionName
  /// All the words that are left: what help can tell about.
  case topic
  /// The number of a rule such as `R2.4`.
  case rule
  /// A whole command.
  case restOfCommand

  /// What an error calls it.
  var phrase: String {
    switch self {
    case .seconds: "a time in seconds such as 0.5"
    case .sender: "a control or a gesture recognizer"
    case .gesture: "a gesture recognizer"
    case .gestureKind:
      "a kind: " + CommandError.join(GestureTable.standard.all.map(\.name), "or")
    case .gestureState: "a state: possible, began, changed, ended, cancelled or failed"
    case .delegateAnswer: "an answer such as shouldBegin=off"
    case .option(let name): "\(name)= and a whole number"
    case .number: "a number"
    case .integer: "a whole number"
    case .point: "a point such as 20,40"
    case .size: "a size such as 100x44"
    case .rect: "a rectangle such as 20,40 100x44"
    case .distances: "a distance such as -20, two such as -20,-10, or four"
    case .factors: "a factor such as 2, or two such as 2,1"
    case .transform: "six numbers a b c d tx ty"
    case .view: "a view"
    case .control, .enabled: "a control"
    case .window: "a window"
    case .controller: "a view controller"
    case .responder: "a view or another responder"
    case .object: "a view, another responder or a gesture recognizer"
    case .place: "a point such as 20,40 or a view"
    case .newName: "a new name"
    case .className: "a class such as UIButton"
    case .events: "events such as touches"
    case .reason: "a reason: hidden, interaction, alpha, outside, disabled, override or singular"
    case .property: "a property"
    case .setting: "a property"
    case .assignment: "a property such as hidden or alpha=0.5"
    case .answer: "an answer such as red=nil"
    case .propertyOfResponder, .settingOfResponder: "a property such as buy.alpha"
    case .value: "a value"
    case .key: "a key such as \"cmd+z\""
    case .file: "a file"
    case .script: "a script"
    case .dump: "a file with a dump"
    case .text: "text"
    case .checkpoint: "a checkpoint"
    case .method: "a method such as touchesBegan"
    case .topic: "a command or topic"
    case .pattern: "a name, a class, or a part of one"
    case .action: "an action such as save:"
    case .controlEvent: "a control event such as touchUpInside"
    case .targetAction: "a target and its action such as vc.save: or nil.save:"
    case .rest: "text"
    case .steps: "a distance such as 10, or two such as 10,20"
    case .optionName: "an option: \(SessionOption.all.map(\.name).joined(separator: ", "))"
    case .words: "a value"
    case .variable: "a name of letters, digits and '_'"
    case .rule: "a rule such as \(RuleID(2, 4))"
    case .restOfCommand: "a command"
    }
  }
}
