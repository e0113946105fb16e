import Commands
import Presentation
import Scenes
import Session
import Text

/// The mode of a lesson: its scene in place of the one before, which comes back at its end.
final class LessonMode: SessionMode {
  let course: Course
  /// The position of the lesson in the course.
  let index: Int
  var lesson: Lesson { course.lessons[index] }
  var promptText: String { "\(index + 1) \(lesson.name)" }
  let undoFloor: String? =
    "the lesson begins here; 'lesson leave' brings back your scene"

  /// The number of hints that were shown.
  var hintsShown = 0
  /// The number of changes after which some check still failed.
  private(set) var tries = 0
  /// Indicates whether all checks have held.
  private(set) var isSolved = false
  /// Indicates whether all checks held after the last change.
  private var holds = false
  /// The number of checks that held after the last change, and the name of the first that did not.
  private(set) var outcome: (held: Int, failing: String?)?
  /// The number of changes after which a check was the first to fail.
  private var failures: [Int]
  /// The steps of the journal after the last line.
  private var steps: [String]
  private let stage: ModeStage

  /// Opens a lesson.
  ///
  /// - Throws: An error if the start cannot be carried out; then nothing has changed.
  init(_ index: Int, of course: Course, in session: Session) throws(CommandError) {
    (self.course, self.index) = (course, index)
    let lesson = course.lessons[index]
    failures = Array(repeating: 0, count: lesson.checks.count)
    stage = ModeStage(session)
    if let problem = stage.set(lesson.start, as: lesson.name) {
      throw CommandError(
        .refused("the start of the lesson '\(lesson.name)' fails: \(problem.message)"))
    }
    steps = session.scene.journal.undoableLabels
  }

  func willLeave(_ session: Session) { stage.strike() }

  /// `next` alone is no command, and means the next lesson here.
  func take(_ text: String, in session: Session) throws -> Bool {
    guard text == Command.next.name else { return false }
    session.runner?.carryOut(inPlace: "lesson next")
    return true
  }

  /// The number of commands that the learner has used since the start or the last `reset`. Events
  /// are free: trying is not solving.
  func used(in session: Session) -> Int {
    let labels = session.scene.journal.undoableLabels
    let words = labels.map { String($0.prefix { $0 != " " }) }
    let start = words.lastIndex(of: Command.reset.name).map { $0 + 1 } ?? 0
    return words[start...].count { session.kit.byWord[$0]?.isEvent != true }
  }

  func beginAgain(in session: Session) -> String? {
    session.scene.journal.restoreBeginning()
    session.forgetEvents()
    return "the start of the lesson; 'undo' takes it back"
  }

  func didCarryOutLine(in session: Session) {
    let now = session.scene.journal.undoableLabels
    guard now != steps else { return }
    let isUndone = now.count < steps.count
    steps = now
    judge(used(in: session), isUndone: isUndone, in: session)
  }

  private func judge(_ used: Int, isUndone: Bool, in session: Session) {
    let outcomes = session.outcomes(of: lesson.checks)
    if session.scene.mustStop() {
      _ = session.scene.takeInterruption()
      return
    }
    let first = outcomes.firstIndex { $0 != nil }
    outcome = (outcomes.count { $0 == nil }, first.map { lesson.checks[$0].name })
    guard let first else {
      // An event, such as a drag that scrolls, may solve it as well.
      if !holds { pass(max(1, used), in: session) }
      holds = true
      return
    }
    // An event shows something; what it changed was no attempt.
    guard used > 0 || holds || isUndone else { return }
    holds = false
    if !isUndone {
      tries += 1
      failures[first] += 1
    }
    let count = outcomes.count { $0 == nil }
    var line = TextLine()
    if outcomes.count > 1 {
      line.append(
        "\(count) of \(outcomes.count) checks hold", count == 0 ? .bad : .strong)
      line.append("; ")
    }
    line.append("not yet: \(lesson.checks[first].name)")
    // What one command asks is answered in the same sentence.
    let found = lesson.checks[first].lines.count == 1 ? outcomes[first]?.found : nil
    if let found { line.append(", but \(found)") }
    session.writeWrapped(line)
    if failures[first] >= 3, found == nil, let reason = outcomes[first]?.message {
      session.writeWrapped(TextLine("  \(reason)", .notice))
    }
  }

  private func pass(_ used: Int, in session: Session) {
    isSolved = true
    session.learning.progress.note(used, for: course.key(of: lesson))
    if let reason = session.learning.progress.failure {
      session.writeWrapped(TextLine("your progress cannot be kept: \(reason)", .notice))
    }
    let count = "\(used.counted("command")), par \(lesson.par)"
    session.writeWrapped(
      TextLine("\(session.style.glyphs.yes) solved", .good) + TextLine("  \(count)", .strong))
    LessonText.solution(of: lesson, session).forEach(session.write)
    let isLast = index + 1 == course.lessons.count
    session.writeWrapped(
      TextLine(
        isLast
          ? "that was the last lesson; 'lesson leave' brings back your scene"
          : "'next' opens the next lesson", .dim))
  }
}

extension Command {
  /// Indicates whether the command is something that happens to an app. The first responder is what
  /// the app's own code makes it.
  var isEvent: Bool {
    group == .happening && self !== Command.focus && self !== Command.resign
  }

  /// Indicates whether the command makes what no tree shows.
  var isSetup: Bool { group == .gestures || group == .overriding }
}

/// The texts of lessons on the screen.
enum LessonText {
  /// The columns of a task or a hint.
  static func width(_ session: Session) -> Int { min(session.style.width, 78) }

  /// The number of rows for what there is, so that the task stays on a screen of 24.
  private static let mostRows = 15

  /// The title, what there is, and the task.
  static func opening(_ mode: LessonMode, _ session: Session) -> [TextLine] {
    let lesson = mode.lesson
    let title =
      TextLine("Lesson \(mode.index + 1)", .dim) + TextLine("  \(lesson.title)", .strong)
    var scene: [TextLine] = []
    // What is in the way would answer the question.
    TreeReport(session.scene, mayFold: true, tellsObstacles: false)
      .write(session.style) { scene.append($0) }
    // A tree has no recognizers and no overrides. A large scene leaves them to 'get'.
    let setup = lesson.start.filter {
      session.kit.byWord[String($0.prefix { $0 != " " })]?.isSetup == true
    }
    if scene.count + setup.count <= mostRows {
      for line in setup {
        scene += (TextLine("  ") + TextLine(line, .name)).wrapped(to: width(session), indent: 4)
      }
    }
    return title.wrapped(to: width(session), indent: 2) + scene + [TextLine()]
      + TextLine(lesson.task).wrapped(to: width(session), indent: 0)
  }

  /// The commands of a lesson that a newcomer does not know.
  static let commands = TextLine(
    "hint, task, reset and solution help; 'next' goes on, 'lesson leave' ends it", .dim)

  /// The official solution, its Swift, and what to remember.
  static func solution(of lesson: Lesson, _ session: Session) -> [TextLine] {
    var lines: [TextLine] = []
    for (k, commands) in lesson.solutions.enumerated() {
      let label = k == 0 ? "one way:    " : "also:       "
      // Code keeps its lines.
      let hasCode = commands.contains { $0.contains("\n") }
      let rows = hasCode ? commands.flatMap { $0.split(separator: "\n").map(String.init) } : []
      for (k, row) in (hasCode ? rows : [commands.joined(separator: " ; ")]).enumerated() {
        lines += (TextLine(k == 0 ? label : "            ", .dim) + TextLine(row, .name))
          .wrapped(to: width(session), indent: 12)
      }
    }
    for (k, line) in lesson.swift.enumerated() {
      lines += (TextLine(k == 0 ? "in Swift:   " : "            ", .dim) + TextLine(line))
        .wrapped(to: width(session), indent: 12)
    }
    if !lesson.remember.isEmpty {
      lines += (TextLine("remember:   ", .dim) + TextLine(lesson.remember, .strong))
        .wrapped(to: width(session), indent: 12)
    }
    return lines
  }
}

extension Session {
  /// The lesson that is open, if one is.
  var lesson: LessonMode? { mode(LessonMode.self) }

  /// Returns what each check of a lesson says of the present scene: its first failure, or nil if it
  /// holds. A name that is gone fails a check as a wrong answer does. Fingers that are down are
  /// lifted first: a check brings its own.
  func outcomes(of checks: [Lesson.Check]) -> [Diagnostic?] {
    checks.map { check in
      rollingBack {
        _ = carryOutPrivately(["ignore begin", "ignore end"], as: "check")
        return carryOutPrivately(check.lines, as: "check").first
      }
    }
  }
}
