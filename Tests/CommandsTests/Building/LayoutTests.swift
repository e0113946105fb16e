import Interchange
import Session
import SessionStage
import Testing
import Text

/// What the layout pass does to a scene that commands change.
struct LayoutTests {
  private let stack = "add UIStackView row 0,100 300x44 spacing=10"

  private func desk(_ line: String = "") throws -> TestSession {
    try TestSession(
      after: "\(stack); add a 0,0 60x20 in row; add b 0,0 50x20 in row" + line,
      OutputStyle(width: 200))
  }

  @Test("views that are added in a stack view are arranged before the next question")
  func addedViewsAreArranged() throws {
    let desk = try desk()
    #expect(try desk.printed("get a.frame") == ["(0 0; 60 44)"])
    #expect(try desk.printed("get b.frame") == ["(70 0; 230 44)"])
    try desk.session.execute("expect hit b at 299,143")
    try desk.session.execute("hide a")
    #expect(try desk.printed("get b.frame") == ["(0 0; 300 44)"])
  }

  @Test("the layout is undone with the command that caused it")
  func layoutIsUndone() throws {
    let desk = try desk("; set row.distribution fillEqually")
    #expect(try desk.printed("get a.frame") == ["(0 0; 145 44)"])
    try desk.session.execute("undo")
    #expect(try desk.printed("get a.frame") == ["(0 0; 60 44)"])
    try desk.session.execute("redo")
    #expect(try desk.printed("get a.frame") == ["(0 0; 145 44)"])
    try desk.session.execute("undo 2")
    #expect(try desk.printed("get a.frame") == ["(0 0; 300 44)"])
    try desk.session.execute("add c 0,0 40x20 in row")
    #expect(try desk.printed("get a.frame") == ["(0 0; 60 44)"])
  }

  @Test("a command that fails leaves the layout as it was")
  func failedCommands() throws {
    let desk = try desk()
    #expect(throws: CommandError.self) {
      try desk.session.execute("add c 0,0 40x20 in row alpha=none")
    }
    #expect(try desk.printed("get b.frame") == ["(70 0; 230 44)"])
  }

  @Test("moved and copied views are arranged, and places are those of the arrangement")
  func movedViews() throws {
    let desk = try desk("; add c 0,0 40x20; move c to row at 0; copy a a2")
    #expect(try desk.printed("get c.arrangedIndex") == ["0"])
    #expect(try desk.printed("get c.frame") == ["(0 0; 40 44)"])
    #expect(try desk.printed("get a2.arrangedIndex") == ["3"])
    try desk.session.execute("set c arrangedIndex -1")
    #expect(try desk.printed("get a.frame") == ["(0 0; 60 44)"])
    #expect(throws: CommandError.self) { try desk.session.execute("get row.arrangedIndex") }
  }

  @Test("a stack view arranges only its subviews, and says which view is none")
  func strangers() throws {
    let desk = try desk("; add c")
    #expect {
      try desk.session.execute("set row arrangedSubviews a,c")
    } throws: { error in
      (error as? CommandError)?.message == "'c' is not a subview of 'row'"
    }
    try desk.session.execute("set row arrangedSubviews b,a")
    #expect(try desk.printed("get a.arrangedIndex") == ["1"])
  }

  @Test("a control of fixed size needs no size; other classes do")
  func fixedSizes() throws {
    let desk = try TestSession(after: "add UISwitch s 20,30; add UIStepper t 20 80 in root")
    #expect(try desk.printed("get s.frame") == ["(20 30; 51 31)"])
    #expect(try desk.printed("get t.frame") == ["(20 80; 94 32)"])
    #expect(throws: CommandError.self) { try desk.session.execute("add UIButton b 20,30") }
  }

  @Test("layout shows what is arranged, and what each view wants")
  func layoutReport() throws {
    let desk = try desk("; hide a")
    #expect(
      try desk.printed("tree layout") == [
        "row  horizontal, fill, alignment fill, spacing 10  (0 100; 300 44)",
        "  a  hidden: it has no place", "  b  (0 0; 300 44)  wants 50x20",
        "safe area of window: {47, 0, 34, 0}",
      ])
    #expect(try desk.printed("tree layout b").first == "no stack view arranges views here")
  }

  @Test("exported Swift adds arranged views in their order")
  func exportedSwift() throws {
    let desk = try desk("; set a customSpacing 3; move b to row at 0; back a")
    let lines = SwiftScene(desk.scene).lines.map { $0.drop { $0 == " " } }
    #expect(lines.contains("row.addArrangedSubview(a)"))
    #expect(lines.contains("row.setCustomSpacing(3, after: a)"))
    #expect(lines.contains("row.spacing = 10"))
    #expect(lines.contains("row.insertArrangedSubview(b, at: 0)"))
  }

  @Test("safe areas are asked for by name")
  func safeAreas() throws {
    let desk = try TestSession(after: "controller n navigation in vc; controller a in n")
    #expect(try desk.printed("get a-view.safeAreaInsets") == ["{91, 0, 34, 0}"])
    try desk.session.execute("set a additionalSafeAreaInsets 1,2,3,4")
    #expect(try desk.printed("get a-view.safeAreaInsets") == ["{92, 2, 37, 4}"])
  }
}
