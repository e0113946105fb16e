import Help
import ResponderKit
import Session
import TestSupport
import Testing

@testable import Course

/// Somebody who tries anything solves no lesson by it, unless it is right.
@Suite struct SloppySolutionTests {
  /// Each kind of sloppy move is made in each lesson, alone, and behind a right way.
  @Test(arguments: Course.own.lessons.indices)
  func onlyWhatIsRightSolvesALesson(index: Int) throws {
    let lesson = Course.own.lessons[index]
    let trial = LessonTrial(lesson, kit: .tapscope)
    var generator = SeededGenerator(seed: index)
    let moves = SloppyMove.all(in: trial.session.scene)
    let official = try #require(lesson.solutions.first)
    for kind in SloppyMove.Kind.allCases {
      let ofKind = moves.filter { $0.kind == kind }.shuffled(using: &generator)
      for move in ofKind.prefix(size(3, of: 12)) where trial.isSolved(by: [move.text]) {
        #expect(
          SloppyMovesThatAreRight.solves(move.text, lesson.name),
          "\(lesson.name) is solved by '\(move.text)'")
      }
      // Alone a move may solve it; behind a solution, what makes views be asked more often breaks nothing.
      let way = lesson.solutions.randomElement(using: &generator) ?? official
      for move in ofKind.prefix(size(3, of: 12))
      where kind.breaks && trial.isSolved(by: way + [move.text]) {
        #expect(
          SloppyMovesThatAreRight.contain([move.text], in: lesson.name),
          "\(lesson.name) stays solved by '\((way + [move.text]).joined(separator: ";"))'")
      }
    }
  }

  @Test(arguments: Course.own.lessons.indices, seeds(1, of: 20))
  func twoSloppyMovesTogetherSolveNothing(index: Int, seed: Int) {
    let lesson = Course.own.lessons[index]
    let trial = LessonTrial(lesson, kit: .tapscope)
    var generator = SeededGenerator(seed: seed)
    let moves = SloppyMove.all(in: trial.session.scene)
    for _ in 0..<size(15, of: 80) {
      let pair = [moves.randomElement(using: &generator), moves.randomElement(using: &generator)]
        .compactMap { $0 }
      guard trial.isSolved(by: pair.map(\.text)) else { continue }
      // What makes views be asked more often breaks nothing beside a solution.
      let needed = pair.filter { move in
        move.kind.breaks || !trial.isSolved(by: pair.filter { $0 != move }.map(\.text))
      }
      #expect(
        SloppyMovesThatAreRight.contain(needed.map(\.text), in: lesson.name),
        "\(lesson.name) is solved by '\(pair.map(\.text).joined(separator: ";"))'")
    }
  }

  @Test(
    "No inset solves a lesson, and no way out of the superview",
    arguments: Course.own.lessons.indices)
  func insetsAndWaysOut(index: Int) {
    let lesson = Course.own.lessons[index]
    let trial = LessonTrial(lesson, kit: .tapscope)
    for move in SloppyMove.all(in: trial.session.scene)
    where [.inset, .moveOut].contains(move.kind) && trial.isSolved(by: [move.text]) {
      #expect(
        SloppyMovesThatAreRight.solves(move.text, lesson.name),
        "\(lesson.name) is solved by '\(move.text)'")
    }
  }

  @Test("A solution with a number that is off by 4 is none", arguments: Course.own.lessons.indices)
  func numbersThatAreOff(index: Int) {
    let lesson = Course.own.lessons[index]
    let trial = LessonTrial(lesson, kit: .tapscope)
    for way in lesson.solutions where SloppyMovesThatAreRight.looseNumbers[lesson.name] == nil {
      for (k, command) in way.enumerated() where !command.contains("\n") {
        for number in command.matches(of: /[ ,x](-?\d+)/) {
          guard let value = Int(number.output.1) else { continue }
          for other in [value - 4, value + 4] {
            var changed = way
            changed[k].replaceSubrange(
              number.output.1.startIndex..<number.output.1.endIndex, with: "\(other)")
            #expect(!trial.isSolved(by: changed), "\(lesson.name) is solved by '\(changed)'")
          }
        }
      }
    }
  }

  @Test("A lesson meets most kinds of moves")
  func kinds() {
    let scenes = Course.own.lessons.map { LessonTrial($0, kit: .tapscope) }
    for trial in scenes {
      let kinds = Set(SloppyMove.all(in: trial.session.scene).map(\.kind))
      #expect(kinds.count >= 15)
    }
  }
}
