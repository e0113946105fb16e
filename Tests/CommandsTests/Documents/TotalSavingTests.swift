import Fingerprints
import Foundation
import Interchange
import Scenes
import Session
import SessionStage
import TestSupport
import Testing

/// Every scene that can be is saved as a script that loads again to an equal scene.
@Suite struct TotalSavingTests {
  private func expectRebuilding(_ desk: TestSession, _ comment: Comment? = nil) throws {
    desk.scene.forgetTexts()
    let lines = SceneScript(desk.scene).lines
    let rebuilt = try TestSession(after: lines.joined(separator: "\n"))
    #expect(SceneScript(rebuilt.scene).lines == lines, comment)
    guard !desk.scene.hasObjectsOfTextsAlone else { return }
    let differences = SceneFingerprint(rebuilt.scene).differences(
      from: SceneFingerprint(desk.scene))
    #expect(differences == [], comment)
  }

  @Test(arguments: [
    "add v tag=1886548836; add w tag=-9223372036854775808",
    "add UIScrollView s 0,0 390x844 contentSize=390x-1",
    #"add UILabel l text="a\u{0}b\u{4}c\u{1b}[31m\u{7f}\u{9b}d"; add UIButton b title="\u{1}""#,
    "window x class=Veil; window y 0,0 9x9 class=\"My Veil\"",
    "gesture tap a on root class=Poke",
    "add v class=\u{301}Foo; add UILabel l text=\u{301}y; add UIButton b title=\"\u{200d}\u{fe0f}z\"",
    "gesture tap g on root class=\u{301}Poke; window w class=\u{301}Veil; controller k in vc class=\u{301}Cart",
    "controller k in vc class=Shop.Cart; controller n navigation k class=Nav; controller t tab class=\"My Tabs\"",
    "reset private; rename UITransitionView#1 outer; rename UIDropShadowView#1 inner",
    "reset private; rename UIDropShadowView#1 inner; set inner alpha 0.5; add x 0,0 9x9 in inner",
    "reset private; move UIDropShadowView#1 to window",
    "reset private; move root to window; remove UIDropShadowView#1",
    "reset private; add card 0,0 90x90 in window; move UITransitionView#1 to card",
    "reset private; move root to window; rename UITransitionView#1 outer; add x in outer",
    "controller s; present s from vc detents=medium; rename UITransitionView#1 c; rename UIDimmingView#1 d",
    "reset private; controller s; present s from vc; rename UITransitionView#2 c; back c",
    "controller s; present s from vc style=currentContext; rename UITransitionView#1 c; set c alpha 0.5",
    "controller k; present k from vc style=fullScreen; add UIStackView s 9,9 300x12; "
      + "add UILabel l 365,281 252x224 in s customSpacing=9",
    "add UIStackView s 9,9 300x12; add UILabel l 365,281 252x224 in s; controller k; "
      + "present k from vc style=fullScreen",
    "window w; add red; handle w remote and forward to red; remove red",
    "window w; handle w remote and forward to root; controller k; set window rootViewController k; "
      + "remove vc",
    "add red; override root block; handle root touches and forward to red; handle vc remote and "
      + "forward to red; remove red",
    "controller k; present k from vc style=currentContext; move root to k-view",
    "controller k; present k from vc style=fullScreen; move root to k-view; add x 0,0 9x9 in root",
    "add v 1e14,1e14 5e14x5e14; rotate v 30",
    "add v 0,0 9x9; scale v 1e13; add w 0,0 9x9 in v; scale w 1e13; scale root 1e12",
  ])
  func whatIsHeldIsSaved(lines: String) throws {
    try expectRebuilding(try TestSession(after: lines))
  }

  @Test("Transforms that multiply beyond all bounds stop no command", arguments: ["1e15", "1e-15"])
  func productsBeyondAllBounds(scale: String) {
    let nested = (0..<25).map { k in
      "add v\(k) 0,0 390x844\(k == 0 ? "" : " in v\(k - 1)"); scale v\(k) \(scale); rotate v\(k) 40"
    }
    let desk = TestSession()
    desk.run(
      (nested + [
        "add UIScrollView s 0,0 90x90 contentSize=900x900 in v24; add UIButton b 0,0 90x44 in s",
        "controller k for v24; controller p; present p from k style=overCurrentContext",
        "controller q; present q from vc style=popover from=b",
        "drag s by 0,-40; tap b; pinch s 2; wait 3; map; audit; export json; export html; tree reach",
        "why b; convert 1,1 from b to window; draw; zoom s 2; scroll s 9,9",
      ]).joined(separator: "\n"))
    #expect(SceneScript(desk.scene).lines.count > 25)
  }

  @Test(arguments: [
    "controller a without view in vc", "controller a without view; controller b in a; remove vc",
    "controller a without view; controller b without view in a; controller c for root in b",
    "controller a without view; controller b; controller c without view in b class=Late; handle c touches",
    "controller a without view; present a from vc",
    "controller a without view; controller n navigation in vc; push a on n",
    "controller a without view; controller t tab a in vc",
    "controller a without view; set window rootViewController a",
    "add a-view 0,0 9x9; controller a without view; present a from vc; undo",
    "add a-view 0,0 9x9; controller a without view; present a from vc; dismiss a",
    "controller a; rename a-view b; add a-view 0,0 9x9",
    "controller a navigation; rename a-view b; add a-view 0,0 9x9",
    "controller a without view; target root vc.go:; next a vc; remove a",
  ])
  func aControllerWhoseViewIsNotLoadedIsSaved(lines: String) throws {
    let desk = TestSession()
    desk.run(lines)
    try expectRebuilding(desk)
  }

  @Test(arguments: ["<UIView 0x3>", "(view not loaded)"], ["<UIView 0x2>", "(view not loaded)"])
  func aControllerThatIsToldBeforeItsParentIsSaved(view: String, parentView: String) throws {
    let texts = [
      """
      <UIWindow: 0x1; frame = (0 0; 390 844)>
         | <UIView: 0x2; frame = (0 0; 390 400)>
         |    | <UIView: 0x3; frame = (0 0; 390 200)>

      <B 0x11>, state: appeared, view: \(view)
      """,
      """
      <A 0x10>, state: appeared, view: \(parentView)
         | <C 0x12>, state: disappeared, view: (view not loaded)
         | <B 0x11>, state: appeared, view: \(view)
      """,
    ]
    let joined = texts.joined(separator: "\n")
    // What shares no view with the scene is not imported on its own.
    let isShared = view != parentView
    for files in [["a": joined], isShared ? ["a": texts[0], "b": texts[1]] : ["a": joined]] {
      let folder = try Folder(files)
      let desk = TestSession()
      for name in files.keys.sorted() { desk.run("import \(folder.path(name))") }
      #expect(try desk.printed("get b parent") == ["a"])
      try expectRebuilding(desk)
    }
  }

  @Test("R11.1: the view of a controller is loaded when somebody asks for it")
  func aViewIsLoadedLate() throws {
    let desk = try TestSession(after: "controller a without view")
    #expect(try desk.printed("tree controllers").contains("a   UIViewController  view not loaded"))
    #expect(try desk.printed("get a view") == ["nil"])
    try desk.session.execute("present a from vc")
    #expect(try desk.printed("get a view") == ["a-view"])
    #expect(try desk.printed("get a-view window") == ["window"])
    try desk.session.execute("undo")
    #expect(try desk.printed("get a view") == ["nil"])
    desk.run("controller nav navigation in vc\ncontroller b without view in nav")
    #expect(desk.messages == ["'nav' shows its children, which loads their views"])
  }

  @Test(
    arguments: [
      ("", "set window center -1e15,0", "frame", "window", "-1000000000000195.0,-422 390x844"),
      (
        "", "scale window 1e14", "frame", "window",
        nil
      ),
      ("add v", "set v frame 1e15,0 10x10", "center", "v", "1000000000000005.0,5"),
      ("", "add v 1e15,1e15 1e15x1e15", "center", "v", "1500000000000000.0,1500000000000000.0"),
      (
        "add a 0,0 1x1; add b 0,0 9e14x1 in a; set b autoresize W", "set a frame 0,0 2e14x1",
        "frame",
        "b",
        "0,0 1099999999999999.0x1"
      ),
      ("add a 0,0 9x9", "set a anchorPoint 1e15,0 transform 1 0 0 1 9 9", "frame", "a", nil),
      ("add a 0,0 9x9; set a anchorPoint 1e14,0", "set a frame 1e15,0 -5x5", "center", "a", nil),
      ("add a 0,0 9x9; set a anchorPoint 1e14,0", "set a frame 1e15,0 -5x5", "center", "a", nil),
      ("add a 0,0 9x9", "a.transform = CGAffineTransform(scaleX: 1e15, y: 1)", "frame", "a", nil),
    ] as [(String, String, String, String, String?)])
  func whatACommandComputesKeepsTheLimitOfWhatIsTyped(
    before: String, line: String, property: String, name: String, value: String?
  ) throws {
    let desk = try TestSession(after: before)
    let (state, steps) = (desk.state, desk.scene.journal.stepCount)
    desk.session.isInteractive = true
    desk.say(line)
    // Nothing is confirmed that did not happen.
    #expect(desk.output.filter { $0.contains("1e+1") || $0.hasPrefix("note:") } == [])
    let message = try #require(desk.messages.first)
    #expect(message.hasPrefix("the \(property) of '\(name)' would be '"))
    #expect(message.hasSuffix("', which is too large; numbers go up to 1e15"))
    if let value { #expect(message.contains("'\(value)'"), "\(message)") }
    #expect(desk.state == state)
    #expect(desk.scene.journal.stepCount == steps)
    try expectRebuilding(desk)
  }

  @Test(arguments: [
    (
      "set root tag 9223372036854775808",
      "'9223372036854775808' is too large; this whole number goes from -9223372036854775808 to "
        + "9223372036854775807"
    ),
    (
      "gesture tap g on root taps=2000000000",
      "'2000000000' is too large; this whole number goes from -1000000000 to 1000000000"
    ),
    ("set root tag 1.5", "'1.5' is not a whole number"),
  ])
  func aMessageNamesTheLimitThatHolds(line: String, message: String) throws {
    let desk = TestSession()
    desk.say(line)
    #expect(desk.messages == [message])
  }

  @Test func tagsThatADoubleCannotTellApartDiffer() throws {
    let desk = try TestSession(after: "set root tag 9007199254740993")
    desk.say("expect root.tag 9007199254740992")
    #expect(desk.diagnostics.count == 1)
  }

  @Test func aSavedNumberHasNoMoreDigitsThanItNeeds() throws {
    let desk = try TestSession(
      after: "add v 0,0 9x9 alpha=0.01; add UISlider s 0,50 90x31 value=0.3; add w 0.1,0.2 0.3x9")
    let text = SceneScript(desk.scene).lines.joined(separator: "\n")
    #expect(text.contains("set v alpha 0.01\n"))
    #expect(text.contains("value 0.3"))
    #expect(text.contains("add UIView w 0.1,0.2 0.3x9"))
    try expectRebuilding(desk)
  }

  @Test(arguments: [
    "frame = (1e308 20; 390 844)", "frame = (0 0; 1e308 1e308)", "frame = (inf nan; -1e300 1)",
    "frame = (1e15 0; 10 10); transform = [1e15, 0, 0, 1e15, 0, 0]",
    "frame = (0 0; 9 9); anchorPoint = (1e20, 5); bounds = (1e15 -1e15; 9 9)",
  ])
  func aDumpOfHugeNumbersIsRepairedAndSaysSo(attributes: String) throws {
    let folder = try Folder([
      "w.txt": "<UIWindow: 0x1; \(attributes)>\n   | <UIView: 0x2; \(attributes)>\n",
      "v.txt": "<UIView: 0x1; \(attributes)>\n<UIView: 0x2; \(attributes)>\n",
    ])
    for file in ["w.txt", "v.txt"] {
      let desk = TestSession()
      let report = try desk.printed("import \(folder.path(file)) report").joined(separator: "\n")
      #expect(report.contains("too large"), "\(report)")
      try desk.session.execute("import \(folder.path(file))")
      try expectRebuilding(desk, "\(file)")
    }
  }

  @Test func everyDumpOfTheRepositoryIsSaved() throws {
    let folders = ["Tests/Screens", "Tests/Fuzzing/Dumps", "examples/screens"]
    var count = 0
    for folder in folders {
      let url = PackageFolder.url.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? FileManager.DirectoryEnumerator()
      where !file.hasDirectoryPath {
        let desk = TestSession()
        guard (try? desk.session.execute("import \(file.path.quotedText)")) != nil else { continue }
        count += 1
        // At night all of them.
        guard count.isMultiple(of: size(3, of: 1)) else { continue }
        let name = file.lastPathComponent
        try expectRebuilding(desk, "\(name)")
        guard let window = desk.scene.windows.first, let view = window.subviews.first else {
          continue
        }
        desk.say("rotate \(desk.scene.reference(to: window)) 90")
        try expectRebuilding(desk, "\(name), window turned")
        desk.say("rotate \(desk.scene.reference(to: view)) 30")
        try expectRebuilding(desk, "\(name), view turned")
      }
    }
    #expect(count > 40)
  }
}
