import Help
import Session
import TestSupport
import Testing

@testable import Course

/// `tapscope lesson check` finds what is wrong with lessons.
@Suite struct LessonReviewTests {
  @Test func theLessonsOfTheProgramAreSound() {
    let review = LessonReview(of: nil, kit: .tapscope)
    #expect(review.problems == [])
    #expect(review.praise.count == Course.own.lessons.count)
    #expect(Course.own.lessons.count >= 27)
  }

  @Test(arguments: sample(Course.own.lessons.indices, oneIn: 8))
  func aCheckThatIsDeletedIsMissed(index: Int) {
    let lesson = Course.own.lessons[index]
    for k in lesson.checks.indices where lesson.checks.count > 1 {
      var mutant = lesson
      mutant.checks.remove(at: k)
      #expect(!LessonReview.problems(of: mutant, after: Set(lesson.needs), kit: .tapscope).isEmpty)
    }
  }

  @Test(arguments: sample(Course.own.lessons.indices, oneIn: 8))
  func aSolutionAmongTheShortcutsIsFound(index: Int) {
    let lesson = Course.own.lessons[index]
    for solution in lesson.solutions {
      var mutant = lesson
      mutant.rejects.append(solution)
      let problems = LessonReview.problems(of: mutant, after: Set(lesson.needs), kit: .tapscope)
      #expect(problems.contains { $0.hasSuffix("passes all checks") })
    }
  }

  @Test(arguments: sample(Course.own.lessons.indices, oneIn: 8))
  func aStartThatIsSolvedIsFound(index: Int) {
    var mutant = Course.own.lessons[index]
    mutant.start += mutant.solutions[0]
    let problems = LessonReview.problems(of: mutant, after: Set(mutant.needs), kit: .tapscope)
    #expect(!problems.isEmpty)
  }

  private static let parts = """
    start
      add red 0,0 90x90
      add blue 0,0 90x90
    end
    task "Red gets the tap."
    check
      expect hit red at 9,9
    end
    solution
      front red
    end
    """

  @Test(arguments: [
    ("", "x:1: error: 'end' is missing at the end of the lesson"),
    ("task \"t\"", "x:1: error: the first line is 'lesson NAME \"TITLE\"'"),
    ("lesson 4 \"t\"", "x:1: error: '4' is no name of a lesson; take letters, digits and '-'"),
    (
      "lesson next \"t\"", "x:1: error: 'next' is no name of a lesson; take letters, digits and '-'"
    ),
    ("lesson a", "x:1: error: lesson NAME \"TITLE\""),
    ("lesson a \"t\"\nend", "x:2: error: the lesson has no 'task \"…\"'"),
    ("lesson a \"t\"\nteaches R99.9", "x:2: error: no rule is 'R99.9'"),
    ("lesson a \"t\"\npar 0", "x:2: error: par N, the number of commands of the solution, 1 to 99"),
    (
      "lesson a \"t\"\nhints \"h\"",
      "x:2: error: 'hints' is no part of a lesson; did you mean 'hint'?"
    ),
    ("lesson a \"t\"\nstart\n add red", "x:2: error: the block has no 'end'"),
    ("lesson a \"t\"\nhint \"h", "x:2: error: '\"' is never closed"),
    ("lesson a \"t\"\n\(parts)\nend\nhint \"h\"", "x:14: error: 'hint' stands behind the end"),
  ])
  func aTextThatIsNoLessonHasAPlace(text: String, message: String) {
    #expect {
      _ = try LessonReader.lesson(in: text, of: "x")
    } throws: {
      ($0 as? TextProblem)?.text == message
    }
  }

  @Test(arguments: [
    (["par 2"], "par is 2, and the solution has 1 command"),
    (["needs other"], "it needs 'other', which is no lesson before it"),
    (["teaches R6.5"], "the start's traces do not cite R6.5"),
    (["reject front red"], "the shortcut 'front red' passes all checks"),
    (
      ["reject fornt red"],
      "the shortcut 'fornt red' is no line that a learner could type: there is no command 'fornt'"
    ),
    (["also\nhide red\nend"], "the solution 'hide red' fails at 'expect hit red at 9,9'"),
    (["start\nfront red\nend"], "all checks hold at the start"),
    (["start\nsource /etc/passwd\nend"], "the start fails: cannot use '/etc/passwd'"),
    (
      ["start\nrepeat 1000000000; tap red; end\nend"],
      "the start fails: 'repeat' takes a whole number from 1 to 1000000"
    ),
  ])
  func aLessonThatIsNotSoundIsRefused(lines: [String], problem: String) throws {
    let text =
      (["lesson a \"t\""] + [Self.parts] + lines + ["end"]).joined(separator: "\n")
    let lesson = try LessonReader.lesson(in: text, of: "x")
    let problems = LessonReview.problems(of: lesson, after: [], kit: .tapscope)
    #expect(problems.contains { $0.hasPrefix(problem) }, "\(problems)")
  }
}
