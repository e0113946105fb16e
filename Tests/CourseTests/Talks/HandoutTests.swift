import SessionStage
import Testing

/// `export handout` makes a paper for the class of a talk, a lesson or a session.
@Suite struct HandoutTests {
  private func text(_ lines: String, _ name: String = "h.md") throws -> String {
    let folder = try Folder()
    let desk = TestSession()
    desk.run(lines.replacing("FILE", with: folder.path(name)))
    #expect(desk.messages == [])
    return try folder.text(name)
  }

  @Test func aTalkHasItsQuestionsAsBlanks() throws {
    let blank = try text("talk hit-testing\nexport handout FILE")
    #expect(blank.hasPrefix("# Hit-testing, and how to bend it\n"))
    #expect(blank.contains("**Who gets it?**\n\nAnswer: ________"))
    #expect(!blank.contains("← hit") && !blank.contains("They "))
    #expect(blank.contains("## The rules\n") && blank.contains("- **R2.6 "))
    let solved = try text("talk hit-testing\nexport handout FILE solved")
    #expect(solved.contains("← hit") && !solved.contains("____"))
  }

  @Test func aLessonHasItsTask() throws {
    let blank = try text("lesson order\nexport handout FILE")
    #expect(blank.contains("tap 200,250") && !blank.contains("front red"))
    let solved = try text("lesson order\nexport handout FILE solved")
    #expect(solved.contains("```tapscope\nfront red\n```\n"))
    #expect(solved.contains("```swift\nview.bringSubviewToFront(red)\n```"))
  }

  @Test func methodsArePrintedAsTheyAreWritten() throws {
    let method = """
      code on palette <<END
      override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? {
        let view = super.hitTest(p, with: e)
        return view is UIControl ? view : nil
      }
      END

      """
    #expect(try text("lesson palette\nexport handout FILE solved").contains(method))
    let talk = try text("talk the-log\nexport handout FILE")
    #expect(talk.contains("    print(color, \"returns\", (view as? LogView)?.color ?? \"nil\")\n"))
    #expect(talk.contains("- (UIView *)hitTest:(CGPoint)p withEvent:(UIEvent *)event {\n"))
    // What the views print answers the question.
    #expect(!talk.contains("blue returns nil"))
    #expect(try text("talk the-log\nexport handout FILE solved").contains("blue returns nil"))
  }

  @Test func aSessionIsDrawnOnceForEachScene() throws {
    let lines = "set-option transcript on\nadd a 20,20 90x90\ntap a\ntap a\nhide a\ntap root\n"
    let paper = try text(lines + "export handout FILE solved")
    #expect(paper.matches(of: /┌ window/).count == 2)
    #expect(paper.matches(of: /Who gets it/).count == 3)
  }

  @Test func aPageLoadsNothing() throws {
    let page = try text("talk gestures\nexport handout FILE solved", "h.html")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("default-src 'none'"))
    #expect(!page.contains("<script") && !page.contains("src=") && !page.contains("href="))
    #expect(page.contains("<code>"))
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
    let file = folder.path("h.md")
    desk.run(
      "set-option transcript on\n\(lines)\ntap 10,10\nexpect hit \(answer)\nexport handout \(file) solved"
    )
    #expect(desk.messages.count(where: { !$0.contains("mvoe") }) == 0, "\(desk.messages)")
    #expect(try folder.text("h.md").contains("Answer: \(answer)\n"))
  }

  @Test func otherFilesAreRefused() throws {
    let desk = TestSession()
    desk.run("talk gestures; export handout x.pdf")
    #expect(desk.messages == ["a handout is FILE.md or FILE.html"])
    let script = TestSession()
    script.run("export handout x.md")
    #expect(script.messages.first?.hasPrefix("a script keeps no transcript") == true)
  }
}
