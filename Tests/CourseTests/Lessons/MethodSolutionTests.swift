import Help
import Session
import Testing

@testable import Course

/// Lines with a method, given to what the lesson is about.
struct MethodSolution: Sendable, CustomTestStringConvertible {
  /// The name of the lesson.
  let lesson: String
  /// The lines, as somebody types them.
  let text: String
  var testDescription: String { "\(lesson): \(text)" }

  init(_ lesson: String, _ text: String) {
    (self.lesson, self.text) = (lesson, text)
  }

  /// The lesson's start, and what cannot be carried out of the lines or read of the code.
  func trial() throws -> (trial: LessonTrial, problems: [String]) {
    let lesson = try #require(Course.own.lessons.first { $0.name == self.lesson })
    let trial = LessonTrial(lesson, kit: .tapscope)
    var problems: [String] = []
    trial.session.rollingBack {
      let errors = trial.session.carryOutPrivately([text], as: lesson.name) { line in
        let isUnread = line.text.contains("does not run") || line.text.contains("does not fit")
        if isUnread { problems.append(line.text) }
      }
      problems += errors.map(\.message)
    }
    return (trial, problems)
  }
}

/// A lesson on an override is solved by the method itself, and by no method that is wrong.
@Suite struct MethodSolutionTests {
  @Test(arguments: MethodSolution.ofTouchAreas + MethodSolution.ofEvents)
  func aRightMethodSolvesItsLesson(_ solution: MethodSolution) throws {
    let (trial, problems) = try solution.trial()
    #expect(problems == [])
    #expect(trial.failures(after: [solution.text]) == [])
  }

  @Test(arguments: MethodSolution.sloppyAreas + MethodSolution.sloppyEvents)
  func aSloppyMethodSolvesNone(_ solution: MethodSolution) throws {
    let (trial, problems) = try solution.trial()
    #expect(problems == [])
    #expect(trial.failures(after: [solution.text]) != [])
  }

  /// The lessons whose solution is an override, an answer, a handler or what a class says of itself.
  @Test func everyLessonOnAnOverrideIsSolvedByAMethod() {
    let words = ["override", "answer", "handle", "next", "inset", "code"]
    let lessons = Course.own.lessons.filter { lesson in
      lesson.solutions[0].contains { line in
        words.contains(String(line.prefix { $0 != " " }))
          || line.contains("canBecomeFirstResponder") || line.contains("canResignFirstResponder")
      }
    }
    let solved = Set((MethodSolution.ofTouchAreas + MethodSolution.ofEvents).map(\.lesson))
    let asked = lessons.filter { !$0.solutions[0].contains { $0.hasPrefix("code ") } }
    #expect(Set(asked.map(\.name)).isSubset(of: solved))
    #expect(lessons.count - asked.count == 3)
  }

  /// A lesson tells a method as it is written, line by line.
  @Test func aMethodKeepsItsLines() throws {
    let palette = try #require(Course.own.lessons.first { $0.name == "palette" })
    let lines = palette.solutions[0][0].split(separator: "\n").map(String.init)
    #expect(lines.first == "code on palette <<END" && lines.last == "END")
    #expect(lines.contains("  return view is UIControl ? view : nil"))
    #expect(Lesson.text(of: palette.solutions[0]) == "code on palette <<END …")
  }
}
