import CEditLine
import Commands
import Explanation
import Foundation
import Live
import Presentation
import Session
import Text

/// A walk through an interaction by single keys: on a screen of its own where there is room for
/// one, else line by line.
struct StepScreen {
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave: StaticString = "\u{1B}[?25h\u{1B}[?1049l"

  private let walk: TraceStepper
  private let shell: Shell
  private var style: OutputStyle { shell.session.style }

  init(_ walk: TraceStepper, _ shell: Shell) {
    self.walk = walk
    self.shell = shell
  }

  /// Shows one step after the other until the person leaves.
  func run() {
    guard !walk.indices.isEmpty else {
      say(TextLine("there are no steps", .notice))
      return
    }
    guard let keys = KeyReader(shell.input) else {
      walk.indices.forEach(show)
      return
    }
    if hasRoom {
      runFullScreen(keys)
    } else {
      runLines(keys)
    }
  }

  /// Indicates whether the terminal is large enough and can move the cursor.
  private var hasRoom: Bool {
    let size = Terminal.size
    return Terminal.canEditLines && size.columns >= StepPage.smallestColumns
      && size.rows >= StepPage.smallestRows
  }

  private func runFullScreen(_ keys: KeyReader) {
    var position = StepPosition(count: walk.steps.count, at: walk.start)
    var isHelping = false
    var guesses = StepGuesses(walk)
    shell.flush()
    keys.willSuspend = { cel_write("\(Self.leave)") }
    keys.didResume = { cel_write(Self.enter) }
    let hasRun = keys.run(farewell: Self.leave) {
      cel_write(Self.enter)
      draw(position, isHelping)
      keys.admitsVisitors = true
      while true {
        shell.session.post(.walkMoved(position.index))
        let key = keys.readKey()
        if key == .visitor {
          guard receiveVisitors(&position, isAsking: guesses.isAsking) else { break }
          draw(position, isHelping, guesses.question)
          continue
        }
        if guesses.isAsking || key == .character("p") {
          if let step = guesses.press(key, at: position.index) { position.go(to: step) }
          draw(position, false, guesses.question)
          continue
        }
        let outcome = position.press(key, nextStop: walk.stop)
        if outcome == .leave { break }
        isHelping = outcome == .help ? !isHelping : key == .redraw && isHelping
        if outcome != .nothing { draw(position, isHelping) }
      }
      cel_write("\(Self.leave)")
    }
    guard hasRun else { return walk.indices.forEach(show) }
    say(walk.farewell(at: position.index, style))
    if let tally = guesses.tally { say(TextLine(tally, .strong)) }
  }

  /// Lets the page go to steps. Whatever else it wants is for the prompt.
  ///
  /// - Returns: False if the walk is to be left.
  private func receiveVisitors(_ position: inout StepPosition, isAsking: Bool = false) -> Bool {
    let session = shell.session
    while let request = session.liveHost?.firstRequest {
      switch request {
      case .step(let index):
        // A step would tell what is asked.
        if !isAsking, walk.indices.contains(index) { position.go(to: index) }
      case .vote(let question, let voter, let choice):
        session.vote(in: question, by: voter, choice)
      case .line, .enter: return false
      }
      session.liveHost?.takeRequest()
    }
    return true
  }

  private func draw(_ position: StepPosition, _ isHelping: Bool, _ question: TextLine? = nil) {
    let size = Terminal.size
    let page = StepPage(
      walk, at: position.index, style, columns: size.columns, rows: size.rows)
    let lines = page.lines(isHelping: isHelping, question: question).map {
      style.render($0) + "\u{1B}[K"
    }
    cel_write("\u{1B}[H" + lines.joined(separator: "\r\n") + "\u{1B}[J")
  }

  private func runLines(_ keys: KeyReader) {
    say(walk.heading + TextLine("   Enter next  b back  s to the end  r again  q leave", .dim))
    var position = StepPosition(count: walk.steps.count, at: walk.start)
    show(position.index)
    keys.admitsVisitors = true
    let hasRun = keys.run(farewell: "") {
      while true {
        shell.session.post(.walkMoved(position.index))
        let before = position.index
        let key = keys.readKey()
        if key == .visitor {
          guard receiveVisitors(&position) else { return }
          if position.index != before { show(position.index) }
          continue
        }
        switch position.press(key, nextStop: walk.stop) {
        case .show where position.index > before:
          ((before + 1)...position.index).forEach(show)
          if key == .character("s") { return end() }
        case .show: show(position.index)
        case .help:
          for (key, meaning) in StepPage.keys { say(TextLine("\(key): \(meaning)", .dim)) }
        case .atEnd: return end()
        case .leave: return
        case .nothing: continue
        }
      }
    }
    if !hasRun { walk.indices.dropFirst().forEach(show) }
  }

  private func end() {
    say(TextLine("that was the last step", .dim))
  }

  private func show(_ index: Int) {
    walk.lines(of: index, style).forEach(say)
  }

  private func say(_ line: TextLine) {
    shell.session.post(.output(line))
    shell.flush()
  }
}

/// A position in a walk, which keys change.
struct StepPosition: Equatable {
  /// An outcome of pressing a key.
  enum Outcome: Equatable {
    /// Another step is shown, or the same one again.
    case show
    /// The last step has no next one.
    case atEnd
    /// The keys are shown, or the step again.
    case help
    case leave
    case nothing
  }

  /// The index of the step, from 0.
  private(set) var index = 0
  let count: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - count: The number of steps, at least one.
  ///   - index: The index of the first step that is shown.
  init(count: Int, at index: Int = 0) {
    (self.count, self.index) = (count, index)
  }

  /// Goes to a step.
  mutating func go(to index: Int) { self.index = index }

  /// Changes the position as a key asks.
  ///
  /// - Parameter nextStop: Returns the first step behind another that meets a breakpoint.
  mutating func press(_ key: Key, nextStop: (Int) -> Int?) -> Outcome {
    let last = count - 1
    switch key {
    case .enter, .space, .character("n"), .right, .down:
      guard index < last else { return .atEnd }
      index += 1
    case .character("b"), .left, .up, .backspace: index = max(0, index - 1)
    case .character("c"): index = nextStop(index) ?? last
    case .character("s"): index = last
    case .character("r"): index = 0
    case .character("?"): return .help
    case .character("q"), .escape, .interrupt, .endOfInput: return .leave
    case .redraw: return .show
    case .character, .pageUp, .pageDown, .home, .end, .visitor: return .nothing
    }
    return .show
  }
}

/// The guesses of a person who says what comes next before it is shown.
struct StepGuesses {
  private let walk: TraceStepper
  /// The index of the step that the question is about; nil if there is no question.
  private var asked: Int?
  private var (right, judged) = (0, 0)
  private var verdict: TextLine?

  /// Creates an empty list for a walk.
  init(_ walk: TraceStepper) { self.walk = walk }

  /// Indicates whether the next key is an answer.
  var isAsking: Bool { asked != nil }

  /// The question with its keys, or else the verdict on the last answer.
  var question: TextLine? {
    guard let asked else { return verdict }
    return walk.question(asked) + TextLine("   y yes  n no  Escape no guess", .dim)
  }

  /// The number of answers that were right; nil without any.
  var tally: String? { judged == 0 ? nil : Predictions.tally(right, of: judged) }

  /// Takes a key: `p` puts a question about the next decision, and `y` or `n` answers it.
  ///
  /// - Returns: The index of the step to show now; nil for the present one.
  mutating func press(_ key: Key, at index: Int) -> Int? {
    verdict = nil
    guard let asked else {
      self.asked = walk.nextDecision(after: index)
      if self.asked == nil { verdict = TextLine("no decision follows", .notice) }
      return nil
    }
    if key == .redraw { return nil }
    self.asked = nil
    guard key == .character("y") || key == .character("n") else { return nil }
    let isRight = walk.isYes(asked) == (key == .character("y"))
    judged += 1
    if isRight { right += 1 }
    verdict =
      (isRight ? TextLine("right", .good) : TextLine("not so", .bad))
      + TextLine("   \(tally ?? "")   Enter next  p predict", .dim)
    return asked
  }
}
