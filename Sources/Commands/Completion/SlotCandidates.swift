import ResponderKit
import Scenes

/// What may stand in a slot.
struct SlotCandidates {
  typealias Candidate = Completer.Candidate
  let session: Session
  let choice: WordChoice

  init(_ session: Session, _ choice: WordChoice) {
    self.session = session
    self.choice = choice
  }

  /// The candidates for a kind of slot.
  ///
  /// - Parameter arguments: What was matched before, for slots that depend on it.
  func candidates(for kind: SlotKind, _ arguments: Arguments) -> [Candidate] {
    switch kind {
    case .view, .place: references { $0 is UIView }
    case .control, .enabled: references { $0 is UIControl }
    case .window: references { $0 is UIWindow }
    case .controller: references { $0 is UIViewController }
    case .responder: references { $0 is UIResponder }
    case .object: references { _ in true }
    case .sender: references { $0 is UIControl || $0 is UIGestureRecognizer }
    case .gesture: references { $0 is UIGestureRecognizer }
    case .gestureKind:
      choice.picked(session.scene.gestures.all.map { Candidate($0.name, $0.summary) })
    case .gestureState: words(UIGestureRecognizer.State.allCases.map(\.rawValue))
    case .delegateAnswer: delegateAnswers
    case .option(let name): choice.picked([Candidate(name, "a whole number", suffix: "=")])
    case .className: choice.picked(session.scene.classes.all.map { Candidate($0.name, $0.summary) })
    case .property: properties(of: owner(arguments))
    case .setting: properties(of: owner(arguments)) { $0.set != nil }
    case .assignment: assignments(arguments)
    case .propertyOfResponder: propertiesOfResponders { _ in true }
    case .settingOfResponder: propertiesOfResponders { $0.set != nil }
    case .value: values(arguments)
    case .events, .method:
      joined(
        by: ",",
        ["touches", "motion", "presses", "remote"]
          + EventMethod.allCases.map(\.rawValue))
    case .controlEvent: joined(by: ",", ControlEventWords.all)
    case .key: keys
    case .reason: words(RejectionWords.all)
    case .targetAction: targetActions
    case .answer: answers
    case .action: actions
    case .pattern: named { $0 is UIView } + classesOfViews(suffix: " ")
    case .file: files { _ in true }
    case .script: files { $0.hasSuffix(".scope") }
    case .dump: files(where: Self.isDump)
    case .optionName: options
    case .checkpoint: words(session.scene.journal.checkpoints.reversed())
    case .topic: topics(behind: "")
    case .rule: choice.picked(RuleBook.cited.map { Candidate($0.number, $0.title) })
    case .restOfCommand: commands
    case .seconds, .number, .integer, .point, .size, .rect, .distances, .factors, .transform,
      .newName, .text, .rest, .steps, .words, .variable:
      []
    }
  }

  /// The words that call a command; other names only if they are what is being typed.
  var commands: [Candidate] {
    let names = choice.picked(Catalogue.all.map { Candidate($0.name, $0.summary) })
    guard !choice.partial.isEmpty else { return names }
    let others = Catalogue.all.flatMap { command in
      command.aliases.map { Candidate($0, "\(command.name): \(command.summary)") }
    }
    let own =
      session.aliases.keys.map { Candidate($0, "an alias") }
      + session.macros.keys.map { Candidate($0, "a macro") }
    return names + choice.picked(others + own.sorted { $0.text < $1.text })
  }

  private var options: [Candidate] {
    choice.picked(
      SessionOption.all.map { Candidate($0.name, "now \($0.get(session)); \($0.summary)") })
  }

  /// The variables, behind their dollar.
  var variables: [Candidate] {
    choice.picked(
      session.variables.sorted { $0.key < $1.key }.map {
        Candidate("$\($0.key)", $0.value.map(\.text).joined(separator: " "))
      })
  }

  /// What help tells about, behind the words of a topic that are typed already.
  func topics(behind head: String) -> [Candidate] {
    if head == "surprise" || head == "surprises" {
      return choice.picked(
        SurpriseBook.all.map { Candidate("\($0.number)", $0.belief) })
    }
    guard head.isEmpty else { return [] }
    let topics = HelpTopic.all.map { Candidate($0.name, $0.summary) }
    let commands = Catalogue.all.map { Candidate($0.name, $0.summary) }
    let lists = HelpPages.lists.map { Candidate($0, "") }
    // They would bury the topics unless the word begins like one.
    let others =
      RuleBook.all.map { Candidate($0.number, $0.title) }
      + CodeBook.all.map { Candidate($0.code, $0.title) }
      + PropertyPages.all.filter(\.isAlone).map { Candidate($0.name, $0.summary) }
    return choice.picked(topics + commands + lists + (choice.partial.isEmpty ? [] : others))
  }

  func words(_ words: [String]) -> [Candidate] {
    choice.picked(words.map { Candidate($0, "") })
  }

  /// Words of which several may be written in one.
  private func joined(by separators: String, _ words: [String]) -> [Candidate] {
    let (head, choice) = choice.behindLast(of: separators)
    return choice.picked(words.map { Candidate($0, "") }).behind(head)
  }

  private var keys: [Candidate] {
    let (head, choice) = choice.behindLast(of: "+")
    let modifiers = ["cmd+", "shift+", "alt+", "ctrl+"].map { Candidate($0, "", suffix: "") }
    return choice.picked(modifiers + UIKey.names.map { Candidate($0, "") }, evenQuoted: true)
      .behind(head)
  }

  /// Words joined by `+`.
  func options(_ names: [String]) -> [Candidate] {
    words(["none"]) + joined(by: "+", names)
  }
}
