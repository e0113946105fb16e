import Interchange
import Session

extension HandoutMaker {
  static func handout(of lesson: Lesson, isSolved: Bool, in session: Session) -> Handout {
    var maker = HandoutMaker(title: lesson.title, isSolved: isSolved, in: session)
    maker.add(prose: lesson.task)
    lesson.start.forEach { maker.add($0) }
    for ask in lesson.asks {
      // A paper asks by itself who is hit.
      if ask.probe != .hit { maker.add(prose: ask.probe.question(about: ask.line)) }
      maker.add(ask.line, isAboutHit: ask.probe == .hit)
    }
    maker.add(room: 6, question: "Your commands")
    if isSolved {
      maker.add(heading: "One way")
      lesson.solutions.first?.forEach { maker.add($0, isAnswer: true) }
      maker.add(code: lesson.swift)
      if !lesson.remember.isEmpty { maker.add(prose: lesson.remember) }
    }
    return maker.finished()
  }
}
