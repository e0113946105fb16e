import Foundation
import Interchange
import SessionStage
import Text
import Testing

@testable import Course

/// What a solved paper tells behind a question stands nowhere in the blank one.
@Suite struct BlankHandoutTests {
  /// What a paper tells: the solved one, and the text of the blank one.
  private struct Pair {
    let solved: Handout
    /// The blank paper without marks of HTML, chapter by chapter.
    let blank: [String]
    /// The same, without commands and drawings.
    let words: [String]

    init(_ make: (_ isSolved: Bool) -> Handout) {
      solved = make(true)
      let page = make(false).htmlLines.joined(separator: "\n")
      let body = page.components(separatedBy: "<body").last ?? ""
      let chapters = body.components(separatedBy: "<h2>")
      let undrawn = chapters.map { Self.without("<svg class=\"picture\"", "</svg>\n<div>", in: $0) }
      blank = undrawn.map(Self.text)
      words = undrawn.map { chapter in
        let rest = Self.without("<pre", "</pre>", in: chapter)
        return " " + Self.text(Self.without("<code>", "</code>", in: rest)) + " "
      }
    }

    /// Returns a text without its parts between a start and an end.
    private static func without(_ start: String, _ end: String, in text: String) -> String {
      text.components(separatedBy: start).enumerated().map { k, part in
        k == 0 ? part : part.components(separatedBy: end).dropFirst().joined(separator: end)
      }.joined(separator: " ")
    }

    private static func text(_ markup: String) -> String {
      without("<", ">", in: markup)
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
        .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// Returns what the blank paper gives away.
  private func leaks(_ pair: Pair) -> (leaks: [String], searched: Int) {
    var (leaks, searched, chapter): ([String], Int, Int) = ([], 0, 0)
    var hasAsked = false
    func search(_ text: String, where it: String) {
      let text = text.replacing("`", with: " ")
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      // A name or a number alone stands in commands, too.
      guard text.contains(" ") else { return }
      searched += 1
      if pair.blank.contains(where: { $0.contains(text) }) { leaks.append("\(it): \(text)") }
    }
    for block in pair.solved.blocks {
      switch block {
      case .heading(_, let level):
        if level == 2 { (chapter, hasAsked) = (chapter + 1, false) }
      case .prose(let text):
        if hasAsked { search(text, where: "prose") }
      case .code(let lines):
        if hasAsked { search(lines.joined(separator: " "), where: "code") }
      case .rules(let rules):
        for case (_, let text?) in rules { search(text, where: "rule") }
      case .task(let task):
        for entry in task.entries {
          switch entry {
          case .commands, .room: hasAsked = true
          case .output(let lines): for line in lines { search(line.text, where: "output") }
          case .ask(let ask):
            hasAsked = true
            for line in ask.output { search(line.text, where: "output") }
            guard let answer = ask.answer, chapter < pair.words.count else { continue }
            // Behind its number the answer's name stands in no words.
            searched += 1
            let parts = pair.words[chapter].components(separatedBy: " \(ask.number) ")
            let after = parts.dropFirst().joined(separator: " ")
            if parts.count < 2 { leaks.append("question \(ask.number) is missing") }
            let names = after.components(separatedBy: CharacterSet.alphanumerics.inverted)
            if names.contains(answer) {
              leaks.append("answer \(ask.number): \(answer) in \(after)")
            }
          }
        }
      }
    }
    return (leaks, searched)
  }

  @Test(arguments: Talk.own.map(\.name))
  func aTalkTellsNoAnswer(name: String) throws {
    let talk = try #require(Talk.own.first { $0.name == name })
    let session = TestSession().session
    let (leaks, searched) = leaks(
      Pair { HandoutMaker.handout(of: talk, isSolved: $0, in: session) })
    #expect(leaks == [])
    #expect(searched > 100)
  }

  @Test(arguments: Course.own.lessons.map(\.name))
  func aLessonTellsNoAnswer(name: String) throws {
    let lesson = try #require(Course.own.lessons.first { $0.name == name })
    let session = TestSession().session
    let (leaks, searched) = leaks(
      Pair { HandoutMaker.handout(of: lesson, isSolved: $0, in: session) })
    #expect(leaks == [])
    #expect(searched > 1)
  }

  @Test func theSearchFindsWhatIsToldTooEarly() throws {
    let told = """
      # A
      ## B
      A card.
      ```tapscope
      add card 20,100 200x100
      tap card
      ```
      It is card that is hit. Which view is hit by another tap?
      ```tapscope
      tap 300,600
      ```
      """
    let talk = try TalkReader.talk(in: told, of: "a.md")
    let session = TestSession().session
    let (found, _) = leaks(Pair { HandoutMaker.handout(of: talk, isSolved: $0, in: session) })
    #expect(found.count == 1 && found.first?.hasPrefix("answer 1: card") == true)
  }

  @Test func aDrawingDoesNotTellWhoIsHit() throws {
    for talk in Talk.own {
      let session = TestSession().session
      let page = HandoutMaker.handout(of: talk, isSolved: false, in: session).htmlLines
      for part in ["class=\"map\"", "id=\"trace\"", "class=\"lost\"", "class=\"dead\""] {
        #expect(!page.contains { $0.contains(part) }, "\(talk.name): \(part)")
      }
      #expect(page.contains { $0.contains("class=\"picture\"") })
    }
  }
}
