import SessionStage
import Testing
import Text

@Suite("R12.3") struct InsertionTests {
  @Test(arguments: [
    ("add new in root above buy", "'buy' is not another subview of 'root'"),
    ("add new in root below buy", "'buy' is not another subview of 'root'"),
    ("move card to root above card", "'card' is not another subview of 'root'"),
    ("add new in root at 9", "'root' has no subview 9"),
  ])
  func aPlaceThatIsNotThereIsInFrontOfAll(line: String, reason: String) throws {
    let desk = try TestSession(
      after: "add card; add buy in card; add red", OutputStyle(width: 200))
    let name = line.hasPrefix("add") ? "new" : "card"
    #expect(
      try desk.printed(line) == [
        "note: \(reason), so '\(name)' is added in front of all (R12.3)"
      ])
    #expect(desk.scene.mainWindow?.subviews[0].subviews.last === desk.scene.names[name])
  }

  @Test func aPlaceThatIsThereNeedsNoNote() throws {
    let desk = try TestSession(after: "add card; add red")
    for line in ["add a at 0", "add b at 3", "add c above card", "move card to root at 4"] {
      #expect(try desk.printed(line).isEmpty)
    }
  }

  @Test("R3.5: a rectangle of negative size is standardized, with one note")
  func negativeSizes() throws {
    let note = "note: a rectangle of negative size is standardized: (7 2; 3 4) (R3.5)"
    for line in ["add red 10,2 -3x4", "set red frame 10 6 -3 -4", "set red frame 10,2 -3x4"] {
      let desk = try TestSession(after: line.hasPrefix("add") ? "" : "add red")
      #expect(try desk.printed(line) == [note])
      #expect(try desk.printed("get red frame") == ["(7 2; 3 4)"])
    }
    let desk = TestSession()
    #expect(try desk.printed("window panel 10,2 -3x4") == [note])
  }
}
