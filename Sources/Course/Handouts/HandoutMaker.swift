import Commands
import Explanation
import Interchange
import Presentation
import ResponderKit
import Scenes
import Session
import Text

/// A maker of handouts: it carries out commands in a session of its own, and keeps what they show.
struct HandoutMaker {
  /// Indicates whether answers are filled in, with the traces behind them.
  let isSolved: Bool
  var blocks: [Handout.Block] = []
  private let mustStop: () -> Bool
  private var session: Session
  /// The commands since the last drawing or answer.
  private var pending: [String] = []
  /// The scene that was drawn last, as commands.
  private var drawn: [String] = []
  private var cited: Set<RuleID> = []

  /// - Parameter outer: The session that asks for the handout, where somebody may interrupt the work.
  init(title: String, isSolved: Bool, in outer: Session) {
    (self.isSolved, mustStop) = (isSolved, outer.scene.mustStop)
    session = Self.session(outer.kit, mustStop)
    blocks = [.heading(title, level: 1)]
  }

  private static func session(_ kit: SessionKit, _ mustStop: @escaping () -> Bool) -> Session {
    let session = Session(kit)
    session.scene.isInterrupted = mustStop
    return session
  }

  /// Begins a chapter with an empty scene.
  mutating func begin(_ title: String) {
    flush()
    session = Self.session(session.kit, mustStop)
    drawn = []
    blocks.append(.heading(title, level: 2))
  }

  /// Adds a paragraph. Where a question waits for an answer, what is said next would tell it.
  mutating func add(prose text: String) {
    flush()
    cite(in: text)
    if !isSolved, case .question? = blocks.last { return }
    blocks.append(.prose(text))
  }

  /// Carries out a command. Where it asks who gets something, the class is asked first.
  mutating func add(_ command: String) {
    if mustStop() { return }
    let word = String(command.prefix { $0 != " " })
    if session.kit.byWord[word]?.group == .happening { session.state.shown = nil }
    let isKnown = session.state.shown != nil
    var output: [TextLine] = []
    let problems = session.carryOutPrivately([command], as: "handout", isTrusted: true) {
      output.append($0)
    }
    // A paper has no mistakes.
    guard problems.isEmpty else { return }
    pending += command.split(separator: "\n").map(String.init)
    for line in output { cite(in: line.text) }
    guard !output.isEmpty else { return }
    flush()
    if !isKnown, let test = session.lastInteraction?.hitTest {
      draw()
      let answer = test.answer.map { session.scene.label(of: $0) } ?? "nobody"
      blocks.append(.question("Who gets it?", answer: isSolved ? answer : nil))
    } else if let question = Self.questions[word] {
      if !isSolved, !question.isEmpty { blocks.append(.question(question, answer: nil)) }
    } else {
      blocks.append(.output(output))
      return
    }
    if isSolved { blocks.append(.output(output)) }
  }

  /// The questions to which commands are answers; empty for commands that only tell more of what
  /// was asked before.
  private static let questions = [
    Command.chain.name: "What is the chain?", Command.why.name: "Why?", Command.trace.name: "",
    Command.log.name: "", Command.console.name: "",
  ]

  /// Returns the paper, with the rules that it cites at its end.
  mutating func finished() -> Handout {
    flush()
    let rules = RuleBook.all.filter { RuleID($0.number).map(cited.contains) ?? false }
    if !rules.isEmpty {
      blocks.append(.heading("The rules", level: 2))
      blocks.append(.terms(rules.map { ("\($0.number) \($0.title).", $0.text) }))
    }
    return Handout(blocks)
  }

  /// Shows the commands that were carried out since the last answer.
  mutating func flush() {
    if !pending.isEmpty { blocks.append(.code(pending, language: "tapscope")) }
    pending = []
  }

  /// Draws the scene, unless it is drawn already.
  private mutating func draw() {
    let script = session.sceneScript
    guard script != drawn else { return }
    drawn = script
    var style = OutputStyle()
    style.width = 64
    var drawing = Drawing(session.scene, tap: session.state.tap)
    drawing.mostRows = 24
    var lines: [TextLine] = []
    drawing.write(style) { lines.append($0) }
    blocks.append(.output(lines))
  }

  private mutating func cite(in text: String) {
    for match in text.matches(of: /R\d+\.\d+/) {
      if let id = RuleID(String(match.output)) { cited.insert(id) }
    }
  }
}

extension HandoutMaker {
  /// Returns the handout of commands that somebody typed.
  static func handout(of commands: [String], isSolved: Bool, in session: Session)
    -> Handout
  {
    var maker = HandoutMaker(title: "A Tapscope session", isSolved: isSolved, in: session)
    commands.forEach { maker.add($0) }
    return maker.finished()
  }
}

/// A mode that a paper shows as a whole.
protocol PaperMode: SessionMode {
  /// Returns the paper.
  ///
  /// - Parameter isSolved: Whether answers are filled in.
  func handout(isSolved: Bool, in session: Session) -> Handout
}
