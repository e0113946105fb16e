import Commands
import Explanation
import Interchange
import ResponderKit
import Scenes
import Session
import Text

/// A maker of handouts: it carries out commands in a session of its own, and keeps what is asked
/// and, in a solved paper, what they show.
struct HandoutMaker {
  /// Indicates whether answers are filled in, with what the commands show and what is said then.
  let isSolved: Bool
  private var blocks: [Handout.Block] = []
  private let mustStop: () -> Bool
  private var session: Session
  /// The task whose commands are carried out.
  private var task = Handout.Task()
  /// The place of the last picture of the chapter among the parts; nil for the one of the task.
  private var lastPicture: Int?
  /// Indicates whether the chapter has shown commands, so that prose tells what they have shown.
  private var hasCommands = false
  /// The number of questions.
  private var count = 0
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
    endTask()
    session = Self.session(session.kit, mustStop)
    (lastPicture, hasCommands) = (nil, false)
    blocks.append(.heading(title, level: 2))
  }

  /// Adds a heading within a chapter.
  mutating func add(heading text: String) {
    endTask()
    blocks.append(.heading(text, level: 3))
  }

  /// Adds a paragraph. One that asks belongs to the commands that follow. Any other one behind
  /// commands tells what they have shown, so that only a solved paper has it.
  mutating func add(prose text: String) {
    endTask()
    let text = Citations.removed(from: text, found: &cited)
    if text.asks {
      task.question = text
    } else if isSolved || !hasCommands {
      blocks.append(text.contains("\n") ? .code(Self.lines(text)) : .prose(text))
    }
  }

  /// Adds lines of code that belong to the answer.
  mutating func add(code lines: [String]) {
    endTask()
    if isSolved, !lines.isEmpty { blocks.append(.code(lines)) }
  }

  mutating func add(room lines: Int, question: String) {
    endTask()
    guard !isSolved else { return }
    task.question = question
    task.entries = [.room(lines: lines)]
    endTask()
  }

  /// Carries out a command whose outcome may be asked.
  ///
  /// - Parameters:
  ///   - isAnswer: Indicates whether the command itself is the answer to a question.
  ///   - isAboutHit: Indicates whether the question of an event asks for the view that is hit.
  mutating func add(_ command: String, isAnswer: Bool = false, isAboutHit: Bool = true) {
    if mustStop() { return }
    var output: [TextLine] = []
    let word = session.kit.byWord[String(command.prefix { !$0.isWhitespace })]
    // An event may change what is seen.
    let before = word?.group == .happening ? HandoutPicture(of: session.scene) : nil
    let earlier = session.state.hitTest
    session.state.hitTest = nil
    let problems = session.carryOutPrivately([command], as: "handout", isTrusted: true) {
      output.append($0)
    }
    let test = session.state.hitTest
    if test == nil { session.state.hitTest = earlier }
    // A paper has no mistakes.
    guard problems.isEmpty else { return }
    hasCommands = true
    let lines = Self.lines(command)
    for line in output { _ = Citations.removed(from: line.text, found: &cited) }
    if isAnswer, !isSolved {
      addRoom(lines.count)
    } else if isAnswer {
      append(commands: lines)
      if !output.isEmpty { task.entries.append(.output(output)) }
    } else if output.isEmpty {
      append(commands: lines)
    } else {
      // What is only looked at was asked before.
      let isLooking = word?.group == .looking
      let question = PaperQuestion(word, command, hasHitTest: test != nil && !isLooking)
      if isLooking, question.words == nil, !isSolved { return }
      if question.hasPicture {
        let picture = before ?? HandoutPicture(of: session.scene)
        if let picture { draw(picture, marking: test == nil ? [] : points, number: count + 1) }
      }
      ask(question, lines, output, isAboutHit ? test : nil)
    }
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the paper, with the rules that it cites at its end.
  mutating func finished() -> Handout {
    endTask()
    let rules = RuleBook.all.filter { RuleID($0.number).map(cited.contains) ?? false }
    if !rules.isEmpty {
      blocks.append(.rules(rules.map { ($0.number, isSolved ? "\($0.title). \($0.text)" : nil) }))
    }
    return Handout(blocks, isSolved: isSolved)
  }

  // MARK: The parts of a task

  private mutating func ask(
    _ question: PaperQuestion, _ command: [String], _ output: [TextLine], _ test: HitTest?
  ) {
    guard let words = question.words else {
      append(commands: command)
      if isSolved { task.entries.append(.output(output)) }
      return
    }
    count += 1
    var ask = Handout.Ask(
      number: count, command: command, question: task.question == nil ? words : nil,
      room: question.room)
    if isSolved {
      ask.output = output
      ask.answer = test.map { test in
        test.answer.map { session.scene.label(of: $0) } ?? "nobody"
      }
    }
    task.entries.append(.ask(ask))
  }

  /// The points at which the last event was hit-tested.
  private var points: [CGPoint] {
    (session.lastInteraction?.moments ?? []).compactMap {
      if case .hitTest(let test) = $0.event { test.point } else { nil }
    }
  }

  private mutating func append(commands: [String]) {
    if case .commands(let before)? = task.entries.last {
      task.entries[task.entries.count - 1] = .commands(before + commands)
    } else {
      task.entries.append(.commands(commands))
    }
  }

  private mutating func addRoom(_ lines: Int) {
    if case .room(let before)? = task.entries.last {
      task.entries[task.entries.count - 1] = .room(lines: before + lines)
    } else {
      task.entries.append(.room(lines: lines))
    }
  }

  private mutating func endTask() {
    // A question that no command answers is answered by those who read it.
    if task.question != nil, !task.asks, !isSolved { task.entries.append(.room(lines: 2)) }
    if task.question != nil || !task.entries.isEmpty {
      if task.picture != nil { lastPicture = blocks.count }
      blocks.append(.task(task))
    }
    task = Handout.Task()
  }

  // MARK: Pictures

  /// Draws the scene beside the question that comes next, and marks where fingers come down. A
  /// picture that stands there already gets only the marks.
  private mutating func draw(_ picture: HandoutPicture, marking points: [CGPoint], number: Int) {
    if var shown = task.picture, shown.shows(picture) {
      shown.mark(points, number: number)
      task.picture = shown
      return
    }
    if task.picture == nil, let place = lastPicture, case .task(var earlier) = blocks[place],
      var shown = earlier.picture, shown.shows(picture)
    {
      shown.mark(points, number: number)
      earlier.picture = shown
      blocks[place] = .task(earlier)
      return
    }
    if task.picture != nil {
      // Each task has one picture; what was done since the last question belongs to the new one.
      let commands = task.entries.last
      if case .commands? = commands { task.entries.removeLast() }
      endTask()
      if case .commands? = commands { task.entries = [commands].compactMap(\.self) }
    }
    task.picture = picture
    task.picture?.mark(points, number: number)
  }

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
