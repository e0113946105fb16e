import Commands
import Language
import Scenes
import Session
import Text

extension Command {
  /// The words of `lesson` that cannot be names of lessons.
  static let lessonWords = ["task", "next", "leave", "from", "new", "menu"]

  package static let lesson = Command(
    name: "lesson", group: .session,
    summary: "opens a lesson of the course; without a name it lists the lessons",
    movesSteps: true,
    forms: [
      Form("task", summary: "shows the task of the lesson again") { call in
        guard let mode = call.session.lesson else { throw call.noLesson }
        LessonText.opening(mode, call.session).forEach(call.write)
      },
      Form("next", summary: "opens the lesson after this one") { call in
        let session = call.session
        guard let mode = session.lesson else { throw call.noLesson }
        guard mode.index + 1 < mode.course.lessons.count else {
          throw CommandError(.refused("this is the last lesson; 'lesson' lists them"))
        }
        try call.open(mode.index + 1)
      },
      Form("leave", summary: "ends the lesson; your scene comes back") { call in
        guard let mode = call.session.lesson else { throw call.noLesson }
        try call.requireOpenFloor(for: "lessons")
        call.session.leave(mode)
        call.confirm("your scene is back")
      },
      Form(.word("from", .file("DIR")), summary: "takes the lessons of a folder") { call, folder in
        do {
          call.session.learning.course = try Course(in: call.session.path(folder.value))
        } catch let problem as TextProblem {
          throw call.error(.refused(problem.phrase), at: folder)
        }
        call.listLessons()
      },
      Form(
        .word("new", .file("FILE")), .optional(.checkpoint("CHECKPOINT")),
        summary: "makes a lesson of the present session"
      ) { call, file, checkpoint in
        try call.makeLesson(file, since: checkpoint)
      },
      Form(.located(.lesson()), summary: "opens a lesson, by its name or its number") {
        call, given in
        guard let index = call.session.courseInUse.index(of: given.value) else {
          let names = call.session.courseInUse.lessons.map(\.name)
          let near = given.value.nearest(in: names, most: 2)
          throw call.error(
            .refused(
              "there is no lesson '\(given.value)'"
                + (near.isEmpty ? "; 'lesson' lists them" : "; did you mean \(near.listed("or"))?")),
            at: given)
        }
        try call.open(index)
      },
      Form { call in call.listLessons() },
    ])

  package static let hint = Command(
    name: "hint", group: .session, summary: "shows the next hint of the lesson",
    movesSteps: true,
    forms: [
      Form { call in
        guard let mode = call.session.lesson else { throw call.noLesson }
        let isChanged = mode.used(in: call.session) > 0
        let hints = mode.lesson.allHints(afterChanges: isChanged)
        guard !hints.isEmpty else {
          throw CommandError(.refused("the lesson has no hints; 'solution now' shows a solution"))
        }
        mode.hintsShown = min(mode.hintsShown + 1, hints.count)
        let number = "hint \(mode.hintsShown) of \(hints.count)  "
        call.session.writeWrapped(
          TextLine(number, .dim) + TextLine(hints[mode.hintsShown - 1]))
      }
    ])

  package static let solution = Command(
    name: "solution", group: .session,
    summary: "shows a solution of the lesson, after two tries that failed",
    movesSteps: true,
    forms: [
      Form("now", summary: "shows it without a try") { call in
        try call.showSolution(always: true)
      },
      Form { call in try call.showSolution(always: false) },
    ])
}

extension Part where Context == Session, Value == String {
  /// Returns a slot for the name or the number of a lesson.
  static func lesson(_ label: String = "LESSON") -> Part {
    var slot = Slot<Session, String>(label, "a lesson, by its name or its number") { $0.text() }
    slot.candidates = { completion in
      completion.choice.picked(
        completion.session.courseInUse.lessons.map { Candidate($0.name, $0.title) })
    }
    return .slot(slot)
  }
}

extension Call {
  fileprivate var noLesson: CommandError {
    CommandError(.refused("no lesson is open; 'lesson' lists them, 'lesson 1' opens the first"))
  }

  fileprivate func open(_ index: Int) throws {
    try requireOpenFloor(for: "lessons")
    let course = session.courseInUse
    if let lesson = session.lesson { session.leave(lesson) }
    let mode = try LessonMode(index, of: course, in: session)
    session.enter(mode)
    LessonText.opening(mode, session).forEach(write)
    if session.isTyped {
      LessonText.commands.wrappedAtPhrases(to: LessonText.width(session), indent: 2).forEach(write)
    }
    ask(mode.lesson)
  }

  /// Puts the first question of a lesson, whose answer the scene has.
  private func ask(_ lesson: Lesson) {
    guard let ask = lesson.asks.first else { return }
    guard session.isTyped, let question = session.question(ask, of: lesson) else {
      write(TextLine("try first: ", .dim) + TextLine(ask.line, .name))
      return
    }
    session.ask(question)
  }

  fileprivate func showSolution(always: Bool) throws {
    guard let mode = session.lesson else { throw noLesson }
    guard always || mode.isSolved || mode.tries >= 2 else {
      let rest = 2 - mode.tries
      throw CommandError(
        .refused(
          "a solution is shown after \(rest == 2 ? "two tries" : "one more try"); 'hint' helps, "
            + "'solution now' shows it at once"))
    }
    LessonText.solution(of: mode.lesson, session).forEach(write)
  }

  fileprivate func listLessons() {
    let course = session.courseInUse
    if let folder = course.folder { write(TextLine("the lessons in \(folder)", .dim)) }
    let entries = course.lessons.indices.map { entry(course, $0) }
    for entry in entries { write(entry.clipped(to: session.style.width, session.style)) }
    let first = course.lessons.first {
      session.learning.progress.best[course.key(of: $0)] == nil
    }
    if let first { confirm("'lesson \(first.name)' is the next one to solve") }
  }

  /// A lesson of the menu: its number, a mark if it was solved, with how many commands, and par.
  private func entry(_ course: Course, _ index: Int) -> TextLine {
    let lesson = course.lessons[index]
    let used = session.learning.progress.best[course.key(of: lesson)]
    let width = course.lessons.map { $0.name.displayWidth }.max() ?? 0
    var line = TextLine("\(index + 1)".leftPadded(to: 3))
    line.append(" \(used == nil ? " " : session.style.glyphs.yes) ", .good)
    line.append(lesson.name, index == session.lesson?.index ? .winner : .name)
    line.pad(to: 7 + width)
    if let used { line.append("\(used) of par \(lesson.par)  ", .dim) }
    line.append(lesson.title)
    return line
  }
}
