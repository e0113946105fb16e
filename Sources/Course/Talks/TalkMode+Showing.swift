import Interchange
import Live
import Session
import Text

/// How pages, papers and replays show a talk.
extension TalkMode: PaperMode, ReplayedMode {
  var card: ModeCard? {
    talk.card(
      chapter: chapter, next: nextStep?.oneLine,
      prose: talk.chapters[chapter].prose(before: done))
  }

  /// What is said next may tell the answer.
  func card(hidingSince earlier: JSONObject?) -> JSONObject? { earlier }

  func handout(isSolved: Bool, in session: Session) -> Handout {
    HandoutMaker.handout(of: talk, isSolved: isSolved, in: session)
  }

  func add(to maker: ReplayMaker) { maker.add(talk) }
}

extension Talk {
  /// Returns what pages show of the talk.
  ///
  /// - Parameters:
  ///   - next: The next command; nil at the end of the chapter.
  ///   - prose: What is said before it.
  func card(chapter: Int, next: String?, prose: [String]) -> ModeCard {
    let following = chapter + 1 < chapters.count ? chapters[chapter + 1].title : nil
    return ModeCard(
      name: "talk",
      data: [
        "title": .string(title), "chapter": .string(chapters[chapter].title),
        "place": .string("\(chapter + 1) of \(chapters.count)"), "next": .text(next),
        "following": .text(next == nil ? following : nil), "prose": .strings(prose),
      ])
  }
}

extension HandoutMaker {
  static func handout(of talk: Talk, isSolved: Bool, in session: Session) -> Handout {
    var maker = HandoutMaker(title: talk.title, isSolved: isSolved, in: session)
    for case .prose(let text) in talk.opening { maker.add(prose: text) }
    for chapter in talk.chapters {
      maker.begin(chapter.title)
      for part in chapter.parts {
        switch part {
        case .prose(let text): maker.add(prose: text)
        case .step(let line): maker.add(line.text, isAnswer: line.isAnswer)
        case .check, .note: break
        }
      }
    }
    return maker.finished()
  }
}

extension ReplayMaker {
  /// Adds a talk, with its prose.
  func add(_ talk: Talk) {
    for (k, chapter) in talk.chapters.enumerated() {
      if k > 0 { startAnew() }
      let lines = chapter.steps.map(\.line)
      for step in 0...lines.count {
        let opening = k == 0 && step == 0 ? talk.opening : []
        let prose = Talk.prose(of: opening) + chapter.prose(before: step)
        let line = step < lines.count ? lines[step] : nil
        if line == nil, prose.isEmpty { continue }
        tell(talk.name, talk.card(chapter: k, next: line?.oneLine, prose: prose))
        if let line { add(line.text) }
      }
    }
  }
}
