import SessionStage
import Testing

@Suite("R3.2, R3.6") struct ConvertTests {
  @Test(arguments: [
    ("0,0 from red to nil", "(10, 20)"), ("15,25 from nil to red", "(5, 5)"),
    ("0,0 from panel to nil", "(50, 100)"), ("50,100 from nil to panel", "(0, 0)"),
    ("0,0 2x3 from red to nil", "(10 20; 2 3)"), ("0,0 from red to window", "(60, 120)"),
    ("0,0 from s-view to nil", "(0, 0)"), ("1,2 from nil to nil", "(1, 2)"),
  ])
  func nilIsTheWindowOrTheScreen(line: String, result: String) throws {
    let desk = try TestSession(
      after: "window panel 50,100 200x200; add red 10,20 50x50 in panel; controller s")
    #expect(try desk.printed("convert \(line)") == [result])
  }
}
