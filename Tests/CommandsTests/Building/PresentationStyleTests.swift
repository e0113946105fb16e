import Fingerprints
import Interchange
import ResponderKit
import Scenes
import Session
import SessionStage
import TestSupport
import Testing
import Text

@Suite("R11.4: styles of presentation at the shell") struct PresentationStyleTests {
  private static let stage = """
    add UIButton buy 20,80 100x44; controller child in vc; set child-view frame 0,300 390x300
    set child definesPresentationContext on; add UITextField field 20,600 200x30
    controller sheet; add UIButton close 10,10 90x44 in sheet-view
    """

  @Test func aPopoverWithPassthroughViewsStaysOne() throws {
    let desk = try TestSession(after: Self.stage)
    try desk.session.execute(
      "present sheet from vc style=popover passthrough=buy passthrough=field")
    #expect(try desk.printed("get sheet passthroughViews") == ["buy,field"])
    try desk.session.execute("expect hit buy at 70,102; set sheet passthrough none")
    #expect(throws: Never.self) { try desk.session.execute("expect hit UIDimmingView#1 at 70,102") }
  }

  @Test func aPopoverThatBecomesASheetIsToldOf() throws {
    let desk = try TestSession(after: Self.stage, OutputStyle(width: 200))
    #expect(
      try desk.printed("present sheet from vc style=popover").first?.contains("becomes a sheet")
        == true)
    #expect(
      try desk.printed("tree controllers").contains { $0.hasSuffix("presented by vc as pageSheet") }
    )
  }

  @Test(arguments: [
    ("", "sheet is dismissed: the touch is beside it (R11.4)"),
    (" modal", "sheet stays: only the app may dismiss it (R11.4)"),
  ])
  func aTouchBesideASheetIsTold(setting: String, words: String) throws {
    let desk = try TestSession(
      after: "\(Self.stage); present sheet from vc style=pageSheet\(setting)",
      OutputStyle(width: 200))
    #expect(try desk.printed("tap 200,20").contains { $0.contains(words) })
    let isShown = try desk.printed("get sheet presentingViewController") == ["vc"]
    #expect(isShown == !setting.isEmpty)
  }

  @Test func whatUIKitOverridesRoundAPresentationIsTold() throws {
    let desk = try TestSession(
      after: "\(Self.stage); present sheet from vc detents=medium undimmed=medium",
      OutputStyle(width: 200))
    #expect(try desk.printed("hit 70,122").contains { $0.contains("a sheet that dims nothing") })
    let popover = try TestSession(
      after: "\(Self.stage); present sheet from vc style=popover passthrough=buy source=buy",
      OutputStyle(width: 200))
    #expect(
      try popover.printed("hit 70,122").contains { $0.contains("a popover's passthroughViews") })
  }

  @Test func whySaysThatAPresentationIsInTheWay() throws {
    let desk = try TestSession(
      after: "\(Self.stage); present sheet from vc detents=medium", OutputStyle(width: 200))
    let why = try desk.printed("why buy").joined(separator: "\n")
    #expect(why.contains("PRESENTATION_CONTAINER") && why.contains("dismiss sheet"))
  }

  @Test func aTapBesideASheetIsOneStep() throws {
    let desk = try TestSession(after: "\(Self.stage); present sheet from vc detents=medium")
    let before = desk.state
    let told = try desk.printed("tap 70,200").joined(separator: " ")
    #expect(told.contains("UIDimmingView") && !told.contains("a view that is gone"))
    #expect(try desk.printed("get sheet presentingViewController") == ["nil"])
    try desk.session.execute("undo")
    #expect(desk.state == before)
  }

  /// Presentations at random: chains end, hits are in the window, dismissing restores the screen,
  /// undoing and saving restore the scene.
  @Test(arguments: seeds(20, of: 200))
  func presentationsOfAllKinds(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let desk = try TestSession(after: Self.stage)
    let names = ["a", "b", "c"]
    for name in names { try desk.session.execute("controller \(name)") }
    let before = SceneFingerprint(desk.scene)
    let first = ["vc", "child"].randomElement(using: &random) ?? "vc"
    var presenter = first
    var steps = 0
    for name in names {
      let style = UIModalPresentationStyle.allCases.randomElement(using: &random) ?? .automatic
      var line = "present \(name) from \(presenter) style=\(style)"
      if Bool.random(using: &random) { line += " detents=medium,large" }
      if Bool.random(using: &random) { line += " undimmed=medium" }
      if Bool.random(using: &random) { line += " modal" }
      if Bool.random(using: &random) { line += " passthrough=buy,close source=buy" }
      try desk.session.execute(line)
      presenter = name
      steps += 1
    }
    for responder in desk.scene.views.map({ $0 as UIResponder }) + desk.scene.controllers {
      var seen: Set<ObjectIdentifier> = []
      for next in sequence(first: responder, next: \.next) {
        #expect(seen.insert(ObjectIdentifier(next)).inserted)
      }
    }
    for y in stride(from: 5.0, to: 844, by: 59) {
      let hit = desk.scene.hitView(at: CGPoint(x: 61, y: y))
      #expect(hit?.window === desk.scene.mainWindow)
    }
    let presented = SceneFingerprint(desk.scene)
    let lines = SceneScript(desk.scene).lines
    #expect(
      SceneFingerprint(desk.scene).differences(from: presented) == [], "saving changes nothing")
    let rebuilt = try TestSession(after: lines.joined(separator: "\n"))
    #expect(SceneFingerprint(rebuilt.scene).differences(from: presented) == [], "\(lines)")
    try desk.session.execute("dismiss \(first)")
    for _ in 0...steps { try desk.session.execute("undo") }
    #expect(SceneFingerprint(desk.scene).differences(from: before) == [])
    for _ in 0..<steps { try desk.session.execute("redo") }
    #expect(SceneFingerprint(desk.scene).differences(from: presented) == [])
    try desk.session.execute("dismiss \(first)")
    for name in names { try desk.session.execute("set \(name) style automatic") }
    #expect(SceneFingerprint(desk.scene).tree == before.tree)
    #expect(SceneFingerprint(desk.scene).hits == before.hits)
  }
}
