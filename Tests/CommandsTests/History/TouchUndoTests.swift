import ResponderKit
import Scenes
import SessionStage
import Testing

/// Of a button only what a finger changes is written down for undo, of other controls all.
@Suite struct TouchUndoTests {
  /// Scenes in which a finger meets `b` at 40,40, each with what is special about the control.
  static let scenes = [
    "add UIButton b 10,10 90x60",
    "add UIControl b 10,10 90x60",
    "add UISwitch b 10,10",
    "add UISlider b 10,10 90x60",
    "add UIStepper b 10,10",
    "add UITextField b 10,10 90x60",
    "add UISegmentedControl b 10,10 90x60",
    "add UIPageControl b 10,10 90x60",
    "add UIButton b 10,10 90x60 changesSelectionAsPrimaryAction=on",
    "add UIButton b 10,10 90x60 showsMenuAsPrimaryAction=on",
    "add UIButton b 10,10 90x60\nset b isSelected on isHighlighted on",
    "add UIButton b 10,10 90x60\ngesture tap g on b\ngesture longpress h on root",
    "add UIButton b 10,10 90x60\nrotate b 30\nset b alpha 0.3",
    "add card 0,0 300x300\nadd UIScrollView s 0,0 200x200 in card contentSize=200x900\n"
      + "add UIButton b 10,10 90x60 in s",
    "window w 0,0 390x844 level=5\nadd UIButton b 10,10 90x60 in w",
    "add UIButton b 10,10 90x60\n"
      + "code on b <<END\noverride var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }\nEND",
    "add UIButton b 10,10 90x60\ncode on b <<END\n"
      + "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) "
      + "{ super.touchesEnded(touches, with: event); isSelected.toggle() }\nEND",
  ]

  @Test(arguments: scenes) func everyStepOfAFingerIsUndoneAndDoneAgain(_ scene: String) throws {
    let desk = try TestSession(after: scene)
    var states = [try states(of: desk)]
    let lines = [
      "touch began 40,40", "touch moved 300,700", "touch moved 41,41", "touch ended", "tap 40,40",
      "set b isHighlighted on", "touch began 40,40", "hide b", "touch cancelled", "tap 40,40",
    ]
    for line in lines {
      let count = desk.scene.journal.stepCount
      try desk.session.execute(line)
      if desk.scene.journal.stepCount > count { states.append(try self.states(of: desk)) }
    }
    for state in states.dropLast().reversed() {
      try desk.session.execute("undo")
      #expect(try self.states(of: desk) == state)
    }
    for state in states.dropFirst() {
      try desk.session.execute("redo")
      #expect(try self.states(of: desk) == state)
    }
  }

  @Test func aTapThatChangesNothingToBeSeenIsNoStep() throws {
    let desk = try TestSession(after: "add UIButton b 10,10 90x60\ntap 40,40")
    #expect(desk.scene.journal.undoLabels == ["add"])
  }

  @Test func aFingerThatStaysIsSeenSinceACheckpoint() throws {
    let desk = try TestSession(after: "add UIButton b 10,10 90x60\ncheckpoint c\ntouch began 40,40")
    #expect(try desk.printed("diff c").contains { $0.contains("isTracking     off → on") })
    try desk.session.execute("restore c")
    #expect(try desk.printed("get b isHighlighted") == ["off"])
  }

  /// All that can be seen of a scene, with every property of the control.
  private func states(of desk: TestSession) throws -> [String] {
    try desk.state + desk.printed("get b") + desk.printed("gestures")
  }
}
