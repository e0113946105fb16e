import Fingerprints
import Foundation
import Interchange
import ResponderKit
import Session
import SessionStage
import Testing
import Text

/// The screen is 390 × 844 points, with a keyboard from y 508 on.
@Suite("R9.5: the keyboard takes touches") struct KeyboardWindowTests {
  private static let form = """
    add UITextField field 20,100 200x34; add UIButton high 20,300 100x44
    add UIButton pay 20,700 100x44; target pay touchUpInside vc.pay; handle delegate touches
    """
  private static let stage = """
    add UITextField field 20,100 200x34; add UIButton buy 20,700 100x44
    add bar 0,300 390x44; add UIButton done 300,0 80x44 in bar
    set field inputAccessoryView bar
    """

  @Test("A tap below its edge goes to the keyboard, which says so; one above arrives")
  func tapBelow() throws {
    let desk = try TestSession(after: "\(Self.form); tap field", OutputStyle(width: 200))
    let told = try desk.printed("tap pay").joined(separator: "\n")
    #expect(told.contains("'resign field' or 'set-option keyboard off'") && told.contains("R9.5"))
    desk.run(
      """
      expect received UIKeyboardImpl#1 touchesBegan touchesEnded
      expect handled UIKeyboardImpl#1
      expect first field
      tap high; expect hit high
      resign field
      tap pay; expect fired pay on pay
      """)
    #expect(desk.messages == [], "the delegate does not get the first tap")
  }

  @Test("With the option off it covers nothing, and still comes for the app")
  func optionOff() throws {
    let desk = try TestSession(after: "\(Self.form); set-option keyboard off; tap field")
    desk.run(
      "tap pay; expect fired pay on pay; tap high; expect hit high; expect app.keyboard system")
    #expect(desk.messages == [])
  }

  @Test(
    "It comes for what takes text, by any door, and goes with the first responder",
    arguments: [
      ("add UITextView note 0,0 390x100", "tap note", "resign note"),
      ("add UITextField f 0,0 90x40", "tap f", "endEditing"),
      (
        "add UITextField f 0,0 90x40; set f canResignFirstResponder off", "tap f",
        "endEditing root force"
      ),
      ("add UITextField f 0,0 90x40; target f editingDidEndOnExit vc.go", "focus f", "key return"),
      ("add UITextField f 0,0 90x40", "tap f", "remove f"),
      ("add UITextField f 0,0 90x40; controller s", "tap f", "present s from vc style=fullScreen"),
      ("controller s; present s from vc; add UITextField f in s-view", "focus f", "dismiss s"),
      (
        "add UIScrollView list 0,0 390x500 contentSize=390x2000 keyboardDismissMode=onDrag; "
          + "add UITextField f 0,0 90x40 in list", "tap f", "drag 300,400 to 300,200"
      ),
      (
        """
        code <<END
        class Form: UIViewController {
          let f = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(f)
          }
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            f.becomeFirstResponder()
          }
        }
        END
        """, "controller Form form; present form from vc",
        "code <<END\nform.view.endEditing(true)\nEND"
      ),
    ])
  func doors(stage: String, comes: String, goes: String) {
    let desk = TestSession()
    desk.run(stage)
    for (line, taker) in [(comes, "UIKeyboardImpl"), (goes, "UIKeyboardImpl")] {
      desk.run(line)
      let hit = desk.taker.map { "\(type(of: $0))" }
      #expect((hit == taker) == (line == comes), "\(line): \(hit ?? "nil")")
    }
    #expect(desk.messages == [])
  }

  @Test("R9.12: text that is only selected, and a plain first responder, bring none")
  func none() {
    let desk = TestSession()
    desk.run(
      """
      \(Self.form)
      add UITextView note 0,0 390x90; set note.isEditable off; tap note
      expect first note; tap pay; expect hit pay
      add card 0,150 90x90; set card canBecomeFirstResponder on; focus card
      tap pay; expect hit pay
      """)
    #expect(desk.messages == [])
  }

  @Test("A view in its place is as high as it is, and an accessory view lies on top")
  func ownViews() {
    let desk = TestSession()
    desk.run(
      """
      \(Self.form)
      add pad 0,0 390x200; add bar 0,0 390x44
      set field inputView pad inputAccessoryView bar
      focus field
      expect hit pad at 70,650; expect hit bar at 70,610; expect hit root at 70,590
      """)
    #expect(desk.messages == [])
  }

  @Test("why, audit, map and tree agree that it is in the way, and say how it goes")
  func itIsInTheWay() throws {
    let desk = try TestSession(after: "\(Self.stage); focus field", OutputStyle(width: 200))
    let why = try desk.printed("why buy").joined(separator: "\n")
    #expect(why.contains("OTHER_WINDOW") && why.contains("resign field"), "\(why)")
    #expect(why.contains("tried: resign field") && !why.contains("hide"))
    #expect(try desk.printed("audit").joined().contains("1 is covered, as UIKit does it"))
    let map = try desk.printed("map").joined(separator: "\n")
    #expect(map.contains("UIKeyboardImpl") && !map.contains("asked every"), "\(map)")
    #expect(try desk.printed("tree buy").joined().contains("covered by UIKeyboardImpl"))
    try desk.session.execute("expect hit done at 310,470; expect hit UIKeyboardImpl#1 at 70,720")
    try desk.session.execute("resign field; expect hit buy at 70,720; expect hit done at 310,310")
  }

  @Test("R11.10: an alert with text fields lies above it, and goes back to the middle")
  func alert() {
    let desk = TestSession()
    desk.run(
      """
      alert login field Name field Password action OK action Cancel cancel from vc
      expect login-view.frame (60 148; 270 212)
      tap login-cancel
      expect first none
      present login from vc; set-option keyboard off
      expect login-view.frame (60 316; 270 212)
      """)
    #expect(desk.messages == [])
  }

  @Test("A new scene has it, and a screen that is turned has it at its bottom")
  func newAndTurned() {
    let desk = TestSession()
    desk.run(
      """
      set-option keyboard off; reset
      add UITextField field 20,20 200x34; tap field
      expect hit UIKeyboardImpl#1 at 195,700
      size 844x390
      expect hit UIKeyboardImpl#1 at 422,130; expect hit root at 422,129
      """)
    #expect(desk.messages == [])
  }

  @Test func everyStepIsUndone() throws {
    let desk = TestSession()
    var before = [SceneFingerprint(desk.scene)]
    let lines = [
      "add UITextField field 20,100 200x34", "add bar 0,300 390x44",
      "set field inputAccessoryView bar", "tap field", "set-option keyboard off",
      "set-option keyboard on", "size 844x390", "resign field", "tap field",
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
    "alert login field Name field Password action OK from vc",
    "alert login field Name action OK from vc; resign login-field",
    "alert login field Name action OK from vc; set-option keyboard off; set login-view frame 9,9 9x9",
  ])
  func savedScenesHaveIt(line: String) throws {
    let desk = try TestSession(after: "\(Self.stage); \(line)")
    let rebuilt = try TestSession(after: SceneScript(desk.scene).lines.joined(separator: "\n"))
    #expect(
      SceneFingerprint(rebuilt.scene).differences(from: SceneFingerprint(desk.scene)) == [])
  }
}

@Suite("R9.5: the keyboard of an imported screen") struct ImportedKeyboardTests {
  private static let window = """
    <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x9>>
       | <UITextField: 0x2; frame = (20 100; 200 34); layer = <CALayer: 0x9>>

    """

  private static func keyboard(at y: Int) -> String {
    """
    <UIRemoteKeyboardWindow: 0x3; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x9>>
       | <UIInputSetContainerView: 0x4; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
       |    | <UIInputSetHostView: 0x5; frame = (0 \(y); 390 336); layer = <CALayer: 0x9>>

    """
  }

  private func takers(after tap: String, in text: String) throws -> String? {
    let desk = try TestSession(importing: text)
    try desk.session.execute(tap)
    return desk.taker.map(desk.scene.className)
  }

  @Test("One that the dump shows stays the only one; one that is away comes with the first tap")
  func dumps() throws {
    #expect(
      try takers(after: "tap textField", in: Self.window + Self.keyboard(at: 508))
        == "UIInputSetHostView")
    #expect(
      try takers(after: "tap textField", in: Self.window + Self.keyboard(at: 844))
        == "UIKeyboardImpl")
    #expect(try takers(after: "tap textField", in: Self.window) == "UIKeyboardImpl")
  }

  @Test("A capture with a first responder has the windows that there are: none comes by itself")
  func captures() throws {
    let desk = try TestSession(after: "add UITextField field 20,100 200x34; focus field")
    let text = SceneDocument(desk.scene).lines.joined(separator: "\n")
    #expect(try takers(after: "expect first field", in: text) == "UIKeyboardImpl")
    let read = try TestSession(importing: text)
    #expect(read.scene.application.shownKeyboardWindow == nil, "it is a window like others")
    try read.session.execute("reset")
    #expect(read.scene.application.showsKeyboardWindow)
  }
}

extension TestSession {
  /// The view that is hit near the bottom of the screen.
  fileprivate var taker: UIView? {
    scene.application.hitTest(at: CGPoint(x: 195, y: 700), with: UIEvent())?.view
  }
}
