import Foundation
import Testing

@testable import Commands

/// Long work that somebody interrupts: nothing incomplete is shown or written, and nothing changes.
@Suite struct InterruptionTests {
  private let desk = TestSession()

  init() {
    // A view that must be asked at every point.
    desk.run(
      "add card 0,0 300x300; add UIButton buy 20,20 90x44 in card; "
        + "override card redirect buy")
  }

  private func interrupted(_ line: String) {
    desk.scene.isInterrupted = { true }
    desk.run(line)
    desk.scene.isInterrupted = { false }
  }

  @Test(arguments: [
    "map", "map card", "audit", "why card", "export svg", "export html", "export json",
    "export script", "export swift", "save none.scope",
  ])
  func nothingIsShown(line: String) {
    interrupted(line)
    #expect(desk.output.isEmpty && desk.messages.isEmpty)
    #expect(desk.runner.wasInterrupted)
  }

  @Test func theNextCommandIsCarriedOut() {
    for line in ["map", "expect error \"x\" : map", "verify map <<END\nx\nEND"] {
      let desk = TestSession()
      desk.run("add card 0,0 300x300; add buy in card; override card redirect buy")
      desk.scene.isInterrupted = { true }
      desk.run(line)
      desk.scene.isInterrupted = { false }
      #expect(!desk.scene.wasInterrupted)
    }
  }

  @Test(arguments: ["export svg", "export html"])
  func noFileIsWritten(command: String) throws {
    let folder = try Folder(["old": "old"])
    interrupted("\(command) \(folder.path("old"))")
    #expect(try folder.text("old") == "old")
  }

  @Test func nothingIsImported() throws {
    let lines = (1...1000).map { "   | <UIView: 0x\($0); frame = (0 0; 9 9)>" }
    let text = ["<UIWindow: 0x9999; frame = (0 0; 390 844)>"] + lines
    let folder = try Folder(["big.txt": text.joined(separator: "\n")])
    interrupted("import \(folder.path("big.txt"))")
    #expect(desk.runner.wasInterrupted)
    #expect(desk.scene.names["card"] != nil && desk.scene.names["view1"] == nil)
  }

  @Test func noFixIsApplied() {
    desk.run("hide card")
    let before = desk.scene.journal.stepCount
    interrupted("why buy fix")
    #expect(desk.scene.journal.stepCount == before)
    #expect(desk.scene.wasInterrupted == false)
  }
}
