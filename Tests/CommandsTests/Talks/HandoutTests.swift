import Testing

@testable import Commands

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

  @Test func otherFilesAreRefused() throws {
    let desk = TestSession()
    desk.run("talk gestures; export handout x.pdf")
    #expect(desk.messages == ["a handout is FILE.md or FILE.html"])
    let script = TestSession()
    script.run("export handout x.md")
    #expect(script.messages.first?.hasPrefix("a script keeps no transcript") == true)
  }
}
