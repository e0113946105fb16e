import Language
import ResponderKit
import Session
import SessionStage
import Testing

@Suite struct AnswerCommandTests {
  private func session(_ lines: String...) throws -> TestSession {
    try TestSession(after: lines.joined(separator: "\n"))
  }

  @Test func rulesAreListedInTheOrderInWhichTheyAreTried() throws {
    let desk = try session(
      "add hud 0,0 390x844", "answer hud.hitTest self", "answer hud.hitTest nil when super is self",
      "answer hud.hitTest root when inside 0,0 9x9", "answer hud.hitTest nil")
    #expect(
      try desk.printed("answer hud") == [
        "1  hud.hitTest nil when super is self", "2  hud.hitTest root when inside 0,0 9x9",
        "3  hud.hitTest nil",
      ])
    try desk.session.execute("answer hud.hitTest super when inside 0,0 9x9")
    #expect(try desk.printed("answer hud")[1] == "2  hud.hitTest super when inside 0,0 9x9")
    try desk.session.execute("answer hud.hitTest none")
    #expect(try desk.printed("answer hud") == ["hud has no rules"])
  }

  @Test func shortFormsAreListedAsWhatTheyStandFor() throws {
    let desk = try session(
      "add hud 0,0 390x844", "override hud except root", "next hud app",
      "set hud canBecomeFirstResponder on")
    #expect(
      try desk.printed("answer hud") == [
        "1  hud.hitTest nil when super is root", "1  hud.next app",
        "1  hud.canBecomeFirstResponder on",
      ])
    try desk.session.execute("override hud redirect root")
    #expect(
      try desk.printed("answer hud").prefix(2) == [
        "1  hud.hitTest nil when super is nil", "2  hud.hitTest root",
      ])
    try desk.session.execute("answer hud.hitTest none; answer hud.next none")
    #expect(try desk.printed("answer hud") == ["1  hud.canBecomeFirstResponder on"])
  }

  @Test func aTraceCitesTheRule() throws {
    let desk = try session(
      "add hud 0,0 390x844", "answer hud.hitTest root when inside 300,0 90x90",
      "answer hud.hitTest nil when super is self")
    let lines = try desk.printed("tap 100,100")
    #expect(lines.contains { $0.contains("hud") && $0.contains("answers nil here: answer rule 2") })
    let other = try desk.printed("tap 310,10")
    #expect(other.contains { $0.contains("hud") && $0.contains("answer rule 1") })
    try desk.session.execute("answer root.point(inside:) off when inside 0,500 390x344")
    #expect(
      try desk.printed("tap 10,600").contains { $0.contains("not inside: answer rule 1  R2.12") })
  }

  @Test func theLaterOfAnOverrideAndARuleWins() throws {
    let desk = try session("add hud 0,0 390x844", "override hud passthrough")
    #expect(
      try desk.printed("answer hud.hitTest self when inside 0,0 9x9") == [
        "note: hud.hitTest was overridden: passthrough. The rule replaces that."
      ])
    try desk.session.execute("tap 200,200; expect hit hud")
    #expect(
      try desk.printed("override hud block") == [
        "note: the rules of hud.hitTest are gone: the override replaces them."
      ])
    try desk.session.execute("tap 5,5; expect hit root")
    // An override of the other method replaces nothing.
    #expect(try desk.printed("inset hud 3") == [])
    #expect(try desk.printed("answer hud.point(inside:) on when inside 0,0 1x1").count == 1)
  }

  @Test(arguments: [
    ("answer hud.hitTest on", "hitTest answers nil, self, super or a view"),
    ("answer hud.hitTest vc", "hitTest answers nil, self, super or a view"),
    ("answer hud.point(inside:) nil", "point(inside:) answers on, off or super"),
    ("answer hud.hitTest nil when finger 1", "hitTest is not told what this condition asks for"),
    (
      "answer hud.next nil when inside 0,0 9x9",
      "next is not told what this condition asks for; it knows 'super is'"
    ),
    (
      "answer hud.hitTest nil when insid 0,0 9x9",
      "'insid' does not fit here; did you mean 'inside'?"
    ),
    ("answer nobody.hitTest nil when insid 0,0 9x9", "no view is named 'nobody'"),
    ("answer hud.hitTest nil when super is", "nil, self, super, on, off or a view is missing"),
    ("answer hud.hitTest nil when super is on", "super's hitTest answers"),
    ("answer hud.canPrevent on", "hud has no method 'canPrevent' that a rule can answer"),
    ("answer hud.touchesShouldCancel on", "hud has no method 'touchesShouldCancel'"),
    ("answer g.hitTest nil", "g has no method 'hitTest'"),
    ("answer vc.sendEvent nil", "vc has no method 'sendEvent'"),
    ("answer window.sendEvent off", "sendEvent answers nil, which does not call super"),
  ])
  func aRuleThatCannotBeIsRefused(line: String, message: String) throws {
    let desk = try session("add hud 0,0 390x844", "gesture tap g on hud")
    desk.say(line)
    #expect(desk.messages.first?.contains(message) == true, "\(desk.messages)")
    #expect(desk.scene.views.allSatisfy { $0.hitTestBehavior == nil })
  }

  @Test func undoTakesARuleBack() throws {
    let desk = try session("add hud 0,0 390x844", "answer hud.hitTest nil", "gesture tap g on hud")
    let before = desk.state
    try desk.session.execute("answer hud.hitTest self when super is nil")
    try desk.session.execute("answer g.canPrevent off when recognizer g")
    #expect(desk.state != before)
    try desk.session.execute("undo 2")
    #expect(desk.state == before)
  }

  @Test func aCopyHasRulesAboutCopies() throws {
    let desk = try session(
      "add bar 0,0 90x90", "add plus 100,0 50x50 in bar",
      "answer bar.hitTest plus when inside 100,0 50x50",
      "answer bar.canPerformAction off when action save:", "copy bar second")
    #expect(
      try desk.printed("answer second") == [
        "1  second.hitTest plus2 when inside 100,0 50x50",
        "1  second.canPerformAction off when action save:",
      ])
  }

  @Test func aRuleIsTypedWithCompletion() throws {
    let desk = try session(
      "add hud 0,0 390x844", "add UIScrollView list 0,0 9x9", "gesture tap g on hud")
    func candidates(_ line: String) -> [String] {
      LineReading(line, desk.session).completions(at: line.count).candidates.map(\.text)
    }
    #expect(candidates("answer g.can") == ["canPrevent", "canBePrevented"].map { "g.\($0)" })
    #expect(candidates("answer list.touches").count == 2)
    #expect(candidates("answer hud.hitTest n").contains("nil"))
    #expect(candidates("answer hud.hitTest nil when ").contains("inside"))
  }

  @Test(
    "S-22, S-66: a trace says which flag an override does not look at",
    arguments: [
      (
        "add UIButton b 50,50 90x44; override b enlarge -10; disable b", "enlarge -10, but disabled"
      ),
      ("add b 0,0 90x90; override b intercept; hide b", "intercept, but hidden"),
      ("add b 0,0 90x90; answer b.hitTest self; set b interaction off", "but interaction is off"),
    ])
  func aSkippedFlag(scene: String, words: String) throws {
    let desk = TestSession()
    let printed = try desk.printed("\(scene); tap 45,45")
    #expect(printed.contains { $0.contains(words) && $0.hasSuffix("← hit  R2.11") })
  }

  @Test(arguments: [
    // S-65: calling super and next delivers twice.
    "add red 0,0 99x99; handle red touches and forward to root and call super; tap red; "
      + "expect received root touchesBegan touchesBegan touchesEnded touchesEnded",
    // What is delivered twice is told as two ways of which nobody keeps either.
    "add red 0,0 99x99; handle red touches and forward to root and call super; tap red; "
      + "expect handled red",
    // Selective interception: the ancestor keeps only what a label would get.
    "add green 0,0 300x300; add UILabel l 0,0 90x90 in green; set l interaction on; "
      + "add UIButton b 100,0 90x44 in green; answer green.hitTest self when super is l; "
      + "tap l; expect hit green; tap b; expect hit b",
    // A text field whose delegate refuses.
    "add UITextField f 0,0 99x44; answer f.textFieldShouldBeginEditing off; tap f; "
      + "expect first none; answer f.textFieldShouldBeginEditing none; tap f; expect first f",
    // sendEvent without super.
    "add red 0,0 99x99; handle red touches; answer window.sendEvent nil when touch in red; "
      + "tap red; expect received red; tap 200,200; expect received root touchesBegan touchesEnded",
    // canPrevent.
    "gesture tap a on root; gesture tap b on root; target a vc.a; target b vc.b; "
      + "answer a.canPrevent off when recognizer b; answer b.canPrevent off; tap root; "
      + "expect fired a on a; expect fired b on b",
    // touchesShouldCancel for a button in a scroll view.
    "add UIScrollView s 0,50 390x400; set s contentSize 390x900; add UIButton b 20,50 99x99 in s; "
      + "answer s.touchesShouldCancel on when touch is UIButton; touch began 40,140; wait 0.3; "
      + "touch moved 40,90; touch moved 40,60; touch ended 40,60; wait 3; expect received b "
      + "touchesBegan touchesCancelled",
    // shouldReceive by the view that is touched.
    "add UIButton b 0,0 99x44; gesture longpress g on root; answer g.shouldReceive off when touch "
      + "is UIButton; target g vc.held; press b for 1; expect nothing fired; press 200,200 for 1; "
      + "expect fired held on g",
  ])
  func aScenario(line: String) {
    let desk = TestSession()
    desk.run(line.split(separator: "; ").joined(separator: "\n"))
    #expect(desk.messages == [])
  }

  @Test func aChainTellsThatARuleEndsIt() throws {
    let desk = try session("answer vc.next nil when super is window")
    #expect(
      try desk.printed("chain root").last
        == "next of vc is nil: an answer rule ends the chain (R4.1)")
    try desk.session.execute("answer vc.next none")
    #expect(try desk.printed("chain root").allSatisfy { !$0.contains("rule") })
  }

  @Test(arguments: [
    (
      "answer red.canBecomeFirstResponder off when super is off", "focus red",
      "canBecomeFirstResponder of red answers off here: answer rule 1"
    ),
    (
      "implements red save:; answer red.canPerformAction off when action save:",
      "send save: from red", "canPerformAction of red answers off here: answer rule 1"
    ),
    (
      "answer app.sendEvent nil when event motion", "shake",
      "sendEvent of app does not call super here: answer rule 1"
    ),
    (
      "answer red.gestureRecognizerShouldBegin off when recognizer g", "tap red",
      "gestureRecognizerShouldBegin of red answers off here: answer rule 1"
    ),
  ])
  func aReportCitesTheRule(setup: String, line: String, told: String) throws {
    let desk = try session("add red 0,0 99x99", "gesture tap g on root", setup)
    let lines = try desk.printed(line).map { $0.trimmingPrefix(while: { $0 == " " }) }
    let text = lines.joined(separator: " ")
    #expect(text.contains(told), "\(text)")
  }

  @Test func aRefusingCanPerformActionSendsAnActionUpTheChain() throws {
    let desk = try session(
      "add red 0,0 9x9", "implements red save:", "implements vc save:",
      "answer red.canPerformAction off when action save:")
    #expect(try desk.printed("perform save: from red").joined().contains("vc"))
    try desk.session.execute("answer red.canPerformAction none")
    #expect(try !desk.printed("perform save: from red").joined().contains("vc"))
  }
}
