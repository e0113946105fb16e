import Fingerprints
import Interchange
import Session
import SessionStage
import Testing
import Text

@Suite("R9.5: set-option keyboard on") struct KeyboardWindowTests {
  private static let stage = """
    add UITextField field 20,100 200x34; add UIButton buy 20,700 100x44
    add bar 0,300 390x44; add UIButton done 300,0 80x44 in bar
    set field inputAccessoryView bar; set-option keyboard on
    """

  @Test func whySaysThatTheKeyboardIsInTheWay() throws {
    let desk = try TestSession(after: "\(Self.stage); focus field", OutputStyle(width: 200))
    let why = try desk.printed("why buy").joined(separator: "\n")
    #expect(why.contains("OTHER_WINDOW") && why.contains("resign field"), "\(why)")
    try desk.session.execute("expect hit done at 310,470; expect hit UIKeyboardImpl#1 at 70,720")
    #expect(try desk.printed("map").joined().isEmpty == false)
    try desk.session.execute("resign field; expect hit buy at 70,720; expect hit done at 310,310")
  }

  @Test func everyStepIsUndone() throws {
    let desk = TestSession()
    var before = [SceneFingerprint(desk.scene)]
    let lines = [
      "add UITextField field 20,100 200x34", "add bar 0,300 390x44",
      "set field inputAccessoryView bar", "set-option keyboard on", "tap field",
      "set-option keyboard off", "set-option keyboard on", "resign field",
    ]
    for line in lines {
      try desk.session.execute(line)
      before.append(SceneFingerprint(desk.scene))
    }
    for fingerprint in before.dropLast().reversed() {
      try desk.session.execute("undo")
      #expect(SceneFingerprint(desk.scene).differences(from: fingerprint) == [])
    }
  }

  @Test(arguments: [
    "focus field", "focus field; resign field", "focus field; rotate bar 10; set bar alpha 0.5",
    "set field inputAccessoryView nil inputView bar; focus field; hide done",
    "controller s; present s from vc style=fullScreen; add UITextField f in s-view; focus f",
    "focus field; set-option keyboard off", "size 320x568; focus field; inset done -5",
  ])
  func savedScenesHaveIt(line: String) throws {
    let desk = try TestSession(after: "\(Self.stage); \(line)")
    let rebuilt = try TestSession(after: SceneScript(desk.scene).lines.joined(separator: "\n"))
    #expect(
      SceneFingerprint(rebuilt.scene).differences(from: SceneFingerprint(desk.scene)) == [])
  }
}
