import Session
import Text

/// A trial of a lesson: its start, in a session of its own.
struct LessonTrial {
  private let lesson: Lesson
  /// The session, in which the start has been carried out.
  let session: Session
  private let runner: ScriptRunner
  /// The failure of the start, if it failed.
  let startFailure: String?

  init(_ lesson: Lesson, kit: SessionKit) {
    self.lesson = lesson
    let session = Session(kit)
    (self.session, runner) = (session, ScriptRunner(session))
    startFailure = session.carryOutPrivately(lesson.start, as: lesson.name).first?.message
  }

  /// The rules that the lesson teaches and that its questions do not show.
  var missingRules: [String] {
    var text = ""
    for ask in lesson.asks {
      session.rollingBack {
        _ = session.carryOutPrivately([ask.line], as: lesson.name) {
          text += OutputStyle().render($0) + "\n"
        }
      }
    }
    return lesson.teaches.filter { rule in
      text.ranges(of: rule).allSatisfy {
        // R2.1 is not R2.11.
        $0.upperBound < text.endIndex && text[$0.upperBound].isNumber
      }
    }
  }

  /// Returns what is wrong with a question; nil if nothing is.
  func problem(of ask: Lesson.Ask) -> String? {
    guard let question = session.question(ask, of: lesson) else {
      return "the question '\(ask.line)' has no answer in the scene"
    }
    return question.choiceWords.map { $0.count < 2 } ?? false
      ? "the question '\(ask.line)' has one answer only: \(question.answer)" : nil
  }

  /// The positions of the checks that fail after some commands.
  func failures(after commands: [String]) -> Set<Int> {
    session.rollingBack {
      _ = session.carryOutPrivately(commands, as: lesson.name)
      return Set(
        session.outcomes(of: lesson.checks).enumerated().filter { $0.element != nil }.map(\.offset))
    }
  }

  /// Returns whether some commands can be typed and all checks hold after them.
  func isSolved(by commands: [String]) -> Bool {
    session.rollingBack {
      session.carryOutPrivately(commands, as: lesson.name).isEmpty
        // The first check that fails is enough.
        && lesson.checks.allSatisfy { session.outcomes(of: [$0]).allSatisfy { $0 == nil } }
    }
  }

  /// The first error of some commands, which checks are not to blame for.
  func error(in commands: [String]) -> String? {
    session.rollingBack {
      session.carryOutPrivately(commands, as: lesson.name).first?.message
    }
  }
}
