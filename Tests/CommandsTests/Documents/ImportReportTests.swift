import Scenes
import Session
import SessionStage
import Testing
import Text

/// What 'import' says of a dump, and how much of it.
@Suite struct ImportReportTests {
  private func imported(
    _ dump: String, _ words: String = "", style: OutputStyle = OutputStyle()
  ) throws -> [String] {
    let folder = try Folder(["a.txt": dump])
    let desk = TestSession(style)
    desk.session.isInteractive = true
    return try desk.printed("import \(folder.path("a.txt"))\(words)").dropFirst().map {
      $0.replacing(folder.path("a.txt"), with: "a.txt")
    }
  }

  private static let view = "<UIWindow: 0x1; frame = (0 0; 9 9)>\n"

  @Test func whatTheTextNeverTellsIsOneLine() throws {
    #expect(
      try imported(Self.view)
        == ["  assumed   no class overrides hit-testing; no other window is in front"])
    let busy =
      Self.view + " | <UIButton: 0x2; frame = (0 0; 5 5)>\n | <UISwitch: 0x3; frame = (0 0; 5 5)>\n"
      + " | <A: 0x4; frame = (0 0; 5 5); gestureRecognizers = <NSArray: 0x5>>"
    #expect(
      try imported(busy) == [
        "  assumed   2 controls are enabled; the targets of controls are not in the dump;",
        "            1 view has recognizers, left out as the dump does not name them; no",
        "            class overrides hit-testing; no other window is in front",
      ])
  }

  @Test func remarksOfAKindShareALine() throws {
    let text = Self.view + "a\nb\nc\n\n\nd\n | <CALayer: 0x7> (layer)\n<Store: 0x8>\n<Cart: 0x9>\n"
    #expect(
      try imported(text).dropLast() == [
        "  ignored   lines 2–4, 7: not understood, left out",
        "  ignored   line 8: a layer without a view, which takes no touches, left out",
        "  ignored   lines 9–10: objects without a frame, which are no views, left out",
      ])
    #expect(
      try imported(text, style: OutputStyle(isASCII: true))[0]
        == "  ignored   lines 2-4, 7: not understood, left out")
  }

  /// Every kind of remark that a line can get, on many lines of their own.
  private static let confused =
    view
    + (0..<40).map { k in
      """
       | | | <A: 0x1\(k); frame = (0 0; 1e30 1); alpha = no; animations = { a=<B: 0x3>; }>
       | <A: 0x1\(k); frame = (0 0; 1 1); transform = [0, 0, 0, 0, 0, 0]>
      ...
      junk
       | <CALayer: 0x7> (layer)
      <Store: 0x8>
       | 'Shop:0x9' <A: 0x2\(k); frame = (0 0; 1 1); alp
      """
    }.joined(separator: "\n")

  @Test(arguments: [80, 60])
  func theSummaryOfAnyTextIsShort(width: Int) throws {
    let lines = try imported(Self.confused, style: OutputStyle(width: width))
    #expect(lines.count <= 12)
    #expect(lines.allSatisfy { $0.count <= width })
    #expect(lines.contains { $0.hasSuffix("more remarks; try: import a.txt report") })
  }

  @Test func theFullReportHasARowForEveryRemark() throws {
    let lines = try imported(Self.confused, " report", style: OutputStyle(width: 500))
    #expect(lines.count > 40 * 8)
    #expect(
      lines[0] == "  damaged   line 2: 2 levels missing above this view; "
        + "it is put into the nearest view above")
  }

  @Test func aFailedTapSaysWhatWasMeantAndWhatWasHit() throws {
    let text = """
      Failed to hit view at point {5, 6}
       - Hit: <Cover: 0x20; frame = (0 0; 9 9)>
       - Target view: <UIButton: 0x30; frame = (0 0; 9 9)>

      <UIWindow: 0x10; frame = (0 0; 9 9)>
       | <UIButton: 0x30; frame = (0 0; 9 9)>
       | <Cover: 0x20; frame = (0 0; 9 9)>
      """
    #expect(
      try imported(text).prefix(2) == [
        "  device    Detox, line 1: the touch at (5, 6) was meant for 'button' and hit",
        "            'cover'; the same here",
      ])
    #expect(try imported(text)[2] == "  try: why button 5,6")
  }

  @Test func anImportThatFailsLeavesEverythingAsItWas() throws {
    let folder = try Folder(["a.txt": "<UIApplication: 0x1>"])
    let desk = try TestSession(after: "add red 0,0 90x90; tap 5,5")
    let (before, steps) = (desk.state, desk.scene.journal.undoLabels)
    desk.run("import \(folder.path("a.txt")) report")
    #expect(desk.messages.count == 1)
    #expect(desk.state == before)
    #expect(desk.scene.journal.undoLabels == steps)
    #expect(desk.session.lastInteraction != nil)
  }
}
