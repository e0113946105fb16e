import Foundation
import Interchange
import SessionStage
import Testing

@testable import Course

/// `export handout` makes a paper for the class of a talk, a lesson or a session.
@Suite struct HandoutTests {
  private func text(_ lines: String) throws -> String {
    let folder = try Folder()
    let desk = TestSession()
    desk.run(lines.replacing("FILE", with: folder.path("h.html")))
    #expect(desk.messages == [])
    return try folder.text("h.html")
  }

  @Test func aTalkHasRoomForAnswers() throws {
    let blank = try text("talk hit-testing\nexport handout FILE")
    #expect(blank.contains("<h1>Hit-testing, and how to bend it</h1>"))
    #expect(blank.contains("Which view is hit?") && blank.contains("class=\"line\""))
    #expect(!blank.contains("← hit") && !blank.contains("They "))
    #expect(blank.contains("R2.6") && !blank.contains("(R2.6"))
    let solved = try text("talk hit-testing\nexport handout FILE solved")
    #expect(solved.contains("← hit") && !solved.contains("class=\"line\""))
    #expect(solved.contains("<dt>R2.6</dt>"))
  }

  @Test func aLessonHasItsTask() throws {
    let blank = try text("lesson order\nexport handout FILE")
    #expect(blank.contains("<code>tap 200,250</code>") && !blank.contains("front red"))
    let solved = try text("lesson order\nexport handout FILE solved")
    #expect(solved.contains("<pre class=\"code\">front red</pre>"))
    #expect(solved.contains("<pre class=\"code\">view.bringSubviewToFront(red)</pre>"))
  }

  @Test func methodsArePrintedAsTheyAreWritten() throws {
    let solved = try text("lesson palette\nexport handout FILE solved")
    #expect(solved.contains("  let view = super.hitTest(p, with: e)\n  return view is UIControl"))
    let talk = try text("talk the-log\nexport handout FILE")
    #expect(talk.contains("- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)event {\n"))
    // What the views print answers the question.
    #expect(!talk.contains("blue returns nil"))
    #expect(try text("talk the-log\nexport handout FILE solved").contains("blue returns nil"))
  }

  @Test func theMethodThatTheClassWritesIsOnlyInTheSolvedPaper() throws {
    let method = "return view === clear ? nil : view"
    #expect(try !text("talk hit-testing\nexport handout FILE").contains(method))
    #expect(try text("talk hit-testing\nexport handout FILE solved").contains(method))
  }

  @Test func aSceneIsDrawnOnceWithAllItsPoints() throws {
    let lines =
      "set-option transcript on\nadd a 20,20 90x90\ntap a\ntap 300,60\nhide a\nadd b 0,0 9x9\n"
    let paper = try text(lines + "tap b\nexport handout FILE solved")
    #expect(paper.matches(of: /class="picture"/).count == 2)
    #expect(paper.matches(of: /class="mark"/).count == 3)
  }

  @Test func aPageLoadsNothing() throws {
    let page = try text("talk gestures\nexport handout FILE solved")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("default-src 'none'"))
    #expect(!page.contains("<script") && !page.contains("src=") && !page.contains("href="))
  }

  @Test(arguments: [
    ("add red 0,0 90x90\nadd blue 0,0 80x80\nundo", "red"),
    ("macro mk\nadd red 0,0 90x90\nend\nmk\nalias ad add\nad blue 5,5 20x20", "blue"),
    ("add red 0,0 90x90\ndraw; add green 5,5 20x20", "green"),
    ("add red 0,0 90x90\nlesson order\nfront red\nlesson leave", "red"),
    (
      "add red 0,0 90x90\nset-option swift on\nred.frame = CGRect(x: 99, y: 99, width: 9, height: 9)",
      "root"
    ),
    ("repeat 2 as k\nadd v$k 0,0 90x90\nend\nmvoe v1", "v2"),
  ])
  func aPaperOfASessionAgreesWithIt(lines: String, answer: String) throws {
    let folder = try Folder()
    let desk = TestSession()
    let file = folder.path("h.html")
    desk.run(
      "set-option transcript on\n\(lines)\ntap 10,10\nexpect hit \(answer)\nexport handout \(file) solved"
    )
    #expect(desk.messages.count(where: { !$0.contains("mvoe") }) == 0, "\(desk.messages)")
    #expect(try folder.text("h.html").contains("<b class=\"answer\">\(answer)</b>"))
  }

  @Test(arguments: ["x.pdf", "x.md"])
  func otherFilesAreRefused(name: String) throws {
    let desk = TestSession()
    desk.run("talk gestures; export handout \(name)")
    #expect(desk.messages == ["a handout is a page to print; name it FILE.html"])
  }

  @Test func aScriptWithoutATranscriptHasNoPaper() throws {
    let script = TestSession()
    script.run("export handout x.html")
    #expect(script.messages.first?.hasPrefix("a script keeps no transcript") == true)
  }
}
