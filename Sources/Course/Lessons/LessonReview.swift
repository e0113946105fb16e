import Session
import Text

/// A review of lessons for their authors: whether starts fail, solutions pass, and wrong shortcuts
/// are rejected.
package struct LessonReview {
  /// The problems that were found, as lines with their places.
  package private(set) var problems: [String] = []
  /// A line for each lesson without problems.
  package private(set) var praise: [String] = []

  /// Reviews the lessons of a folder, or the program's own.
  package init(of folder: String?, kit: SessionKit) {
    do throws(TextProblem) {
      if let folder { review(try Course(in: folder), kit) } else { review(.own, kit) }
    } catch {
      problems = [error.text]
    }
  }

  private mutating func review(_ course: Course, _ kit: SessionKit) {
    var known: Set<String> = []
    for lesson in course.lessons {
      let found = Self.problems(of: lesson, after: known, kit: kit)
      known.insert(lesson.name)
      problems += found.map { "\(lesson.name): error: \($0)" }
      if found.isEmpty {
        praise.append(
          "\(lesson.name): \(lesson.checks.count.counted("check")), "
            + "\(lesson.solutions.count.counted("solution")), \(lesson.rejects.count) rejected")
      }
    }
  }

  /// Returns what is wrong with a lesson, in words.
  ///
  /// - Parameter known: The names of the lessons before it.
  static func problems(of lesson: Lesson, after known: Set<String>, kit: SessionKit) -> [String] {
    var problems = looks(of: lesson)
    for name in lesson.needs where !known.contains(name) {
      problems.append("it needs '\(name)', which is no lesson before it")
    }
    let trial = LessonTrial(lesson, kit: kit)
    if let failure = trial.startFailure {
      return problems + ["the start fails: \(failure)"]
    }
    problems += trial.missingRules.map { "the start's traces do not cite \($0)" }
    problems += lesson.asks.prefix(1).compactMap(trial.problem)
    let start = trial.failures(after: [])
    if start.isEmpty { problems.append("all checks hold at the start") }
    for solution in lesson.solutions {
      let text = Lesson.text(of: solution)
      if let error = trial.error(in: solution) {
        problems.append("the solution '\(text)' fails: \(error)")
      } else if let failed = trial.failures(after: solution).first {
        problems.append("the solution '\(text)' fails at '\(lesson.checks[failed].name)'")
      }
    }
    var alone: Set<Int> = start.count == 1 ? start : []
    for reject in lesson.rejects {
      let text = Lesson.text(of: reject, separator: ";")
      if let error = trial.error(in: reject) {
        problems.append("the shortcut '\(text)' is no line that a learner could type: \(error)")
        continue
      }
      let failed = trial.failures(after: reject)
      if failed.isEmpty { problems.append("the shortcut '\(text)' passes all checks") }
      if failed.count == 1 { alone.formUnion(failed) }
    }
    for (k, check) in lesson.checks.enumerated() where !alone.contains(k) {
      problems.append("no shortcut needs the check '\(check.name)': reject one that only it fails")
    }
    return problems
  }

  private static func looks(of lesson: Lesson) -> [String] {
    var problems: [String] = []
    let texts = [lesson.title, lesson.task] + lesson.hints + lesson.checks.map(\.name)
    for words in LessonMaker.placeholders where texts.contains(words) {
      problems.append("'\(words)' is still to be written")
    }
    if lesson.rejects.isEmpty {
      problems.append("it has no 'reject': name a wrong way that must not pass")
    }
    let official = lesson.solutions.first?.count ?? 0
    if lesson.par != official {
      problems.append("par is \(lesson.par), and the solution has \(official.counted("command"))")
    }
    for (what, text) in [("the task", lesson.task)]
      + lesson.allHints(afterChanges: true).map({ ("a hint", $0) })
    {
      let rows = TextLine(text).wrapped(to: 60, indent: 0).count
      if rows > 3 { problems.append("\(what) takes \(rows) lines of 60 columns; 3 are the most") }
    }
    return problems
  }
}
