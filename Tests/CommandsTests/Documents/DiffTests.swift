import Session
import SessionStage
import Testing

@Suite struct DiffTests {
  /// Lines, and what differs from the checkpoint before them.
  private static let cases: [(lines: String, report: [String])] = [
    ("set red alpha 0.5", ["since 'a'", "~ red  alpha  1 → 0.5"]),
    ("set red alpha 0.5; set red alpha 1", ["nothing differs since 'a'"]),
    ("hide red; undo", ["nothing differs since 'a'"]),
    ("set red frame 5,5 9x9", ["since 'a'", "~ red  frame  (0 0; 90 90) → (5 5; 9 9)"]),
    ("rename red rot", ["since 'a'", "~ rot  name  red → rot"]),
    ("move red to card", ["since 'a'", "~ red  superview  root → card"]),
    ("front red", ["since 'a'", "~ red  place  0 → 1"]),
    ("front red; front card", ["nothing differs since 'a'"]),
    ("add x in card; add y in x", ["since 'a'", "+ x  UIView  in card, with 1 view inside"]),
    ("remove card", ["since 'a'", "- card  UIButton  was in root, with 1 view inside"]),
    ("remove leaf; add leaf in card", ["nothing differs since 'a'"]),
    ("reset", ["since 'a'", "- red   UIView  was in root"]),
    ("gesture tap t on red", ["since 'a'", "+ t  UITapGestureRecognizer  in red"]),
    (
      "delegate g shouldBegin=off",
      ["since 'a'", "~ g  answers  none → gestureRecognizerShouldBegin off"]
    ),
    (
      "override red redirect card; rename card c; override red none",
      ["since 'a'", "~ c  name  card → c"]
    ),
    ("next red app", ["since 'a'", "~ red  next  none → app"]),
    ("handle red touches", ["since 'a'", "~ red  handles  none → touches"]),
    ("target card touchDown vc.go", ["since 'a'", "~ vc    implements  none → go"]),
    ("inset red -9", ["since 'a'", "~ red  touch area  none → inset -9"]),
    ("window w 0,0 9x9", ["since 'a'", "+ w  UIWindow"]),
    ("touch began 5,5; touch ended 5,5; wait 2", ["nothing differs since 'a'"]),
  ]

  @Test(arguments: cases.indices)
  func differencesAreToldByObject(index: Int) throws {
    let (lines, report) = Self.cases[index]
    let desk = try TestSession(
      after: """
        add red 0,0 90x90
        add UIButton card
        add leaf in card
        gesture tap g on card
        checkpoint a
        """)
    try desk.session.execute(lines)
    let printed = try desk.printed("diff")
    #expect(Array(printed.prefix(report.count)) == report, "\(printed)")
  }

  @Test func withoutACheckpointItIsAllThatUndoTakesBack() throws {
    let desk = try TestSession(after: "add red\nremove red")
    #expect(try desk.printed("diff") == ["nothing differs since the start, 2 steps ago"])
    try desk.session.execute("hide root")
    #expect(
      try desk.printed("diff")
        == ["since the start, 3 steps ago", "~ root  isHidden  off → on"])
    try desk.session.execute("expect root.isHidden on; undo; expect root.isHidden off")
  }

  @Test func aNamedCheckpointIsComparedAndTheLastOneOtherwise() throws {
    let desk = try TestSession(after: "checkpoint a\nhide root\ncheckpoint b\nalpha root 0.5")
    #expect(try desk.printed("diff") == ["since 'b'", "~ root  alpha  1 → 0.5"])
    #expect(
      try desk.printed("diff a")
        == [
          "since 'a'", "~ root  isHidden  off → on", "        alpha     1 → 0.5",
        ])
    desk.run("diff c")
    #expect(desk.messages == ["there is no checkpoint 'c'; there are: 'a' and 'b'"])
  }

  @Test func asJSONEveryObjectIsALine() throws {
    let desk = try TestSession(
      after: "add red\ncheckpoint a\nadd blue in red\nhide red\ncheckpoint a\nremove red")
    #expect(
      try desk.printed("diff json") == [
        #"{"schema":2,"object":"red","class":"UIView","change":"gone","in":"root","viewsInside":1}"#
      ])
    #expect(try desk.printed("restore a; diff json") == [])
    #expect(
      try desk.printed("show red; diff json a") == [
        #"{"schema":2,"object":"red","class":"UIView","change":"changed","differences":"#
          + #"[{"property":"isHidden","then":"on","now":"off"}]}"#
      ])
  }

  @Test func everyLineFitsTheScreen() throws {
    let desk = try TestSession(after: "add aViewWithAnExtraordinarilyLongNameIndeed\ncheckpoint a")
    try desk.session.execute(
      "handle aViewWithAnExtraordinarilyLongNameIndeed touchesBegan,touchesMoved,motion,presses")
    try desk.session.execute("rotate aViewWithAnExtraordinarilyLongNameIndeed 33.3")
    for line in try desk.printed("diff") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func whatIsGoneFitsTheScreenToo() throws {
    let name = String(repeating: "long", count: 18)
    let desk = try TestSession(after: "add \(name)\ncheckpoint a\nremove \(name)")
    #expect(
      try desk.printed("diff")
        == ["since 'a'", "- \(name)", String(repeating: " ", count: 24) + "UIView  was in root"])
  }

  @Test func aViewThatIsToldByItselfIsNotCountedAgain() throws {
    let desk = try TestSession(
      after: "add red\ncheckpoint a\nadd box\nmove red to box\nadd new in red")
    #expect(
      try desk.printed("diff") == [
        "since 'a'", "+ box  UIView  in root", "~ red  superview  root → box",
        "+ new  UIView  in red",
      ])
  }
}
