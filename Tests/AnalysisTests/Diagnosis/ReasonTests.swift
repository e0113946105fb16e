import Foundation
import ResponderKit
import SceneStage
import Testing

@testable import Analysis
@testable import Scenes

/// The first obstacle between a view and a touch, and the change that takes it away.
@Suite struct ReasonTests {
  let stage = Stage()
  private let middle = CGRect(20, 40, 100, 44)

  @discardableResult
  private func addButton(in parent: String = "root") -> UIView {
    stage.add("buy", middle, in: parent, class: "UIButton")
  }

  /// Asks about the button, and expects one obstacle, whose change lets the touch through.
  private func expect(
    _ code: DiagnosisCode, by culprit: String, _ command: String? = nil, at point: CGPoint? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let scene = stage.scene
    let diagnosis = Diagnosis(of: stage["buy"], at: point, in: scene)
    #expect(!diagnosis.isReached, sourceLocation: sourceLocation)
    let finding = try #require(diagnosis.obstacles.first, sourceLocation: sourceLocation)
    #expect(finding.code == code, sourceLocation: sourceLocation)
    #expect(finding.culprit == ObjectID(stage[culprit]), sourceLocation: sourceLocation)
    let first = Diagnosis.firstObstacle(of: stage["buy"], at: point, in: scene)
    #expect(first?.code == code, sourceLocation: sourceLocation)
    let trial = diagnosis.trial()
    #expect(trial?.commands == command.map { [$0] }, sourceLocation: sourceLocation)
    #expect(trial?.succeeds ?? true, sourceLocation: sourceLocation)
    // The trial took all of it back.
    #expect(!Diagnosis(of: stage["buy"], at: point, in: scene).isReached)
    for change in trial?.changes ?? [] { change.perform(in: scene) }
    let after = Diagnosis(of: stage["buy"], at: point, in: scene)
    #expect(after.isReached == (trial != nil), sourceLocation: sourceLocation)
  }

  @Test("R2.8: a view in front takes the touch") func covered() throws {
    addButton()
    stage.add("veil", CGRect(0, 0, 390, 844))
    try expect(.coveredBy, by: "veil", "set veil interaction off")
  }

  @Test("R2.8: of two that want touches the covered one comes to the front") func coveredByButton()
    throws
  {
    addButton()
    stage.add("other", middle, class: "UIButton")
    try expect(.coveredBy, by: "other", "front buy")
  }

  @Test("R2.12: a cover with something to touch in it lets the others through") func overlay()
    throws
  {
    addButton()
    stage.add("hud", CGRect(0, 0, 390, 844))
    stage.add("close", CGRect(300, 700, 44, 44), in: "hud", class: "UIButton")
    try expect(.coveredBy, by: "hud", "override hud passthrough")
  }

  @Test("R2.6: what sticks out of its superview is not asked") func outsideAncestor() throws {
    stage.add("bar", CGRect(0, 700, 390, 83))
    stage.add("buy", CGRect(160, -20, 60, 60), in: "bar", class: "UIButton")
    try expect(
      .outsideAncestorBounds, by: "bar", "override bar accepts buy", at: CGPoint(x: 190, y: 690))
  }

  @Test("R2.1: a hidden view is skipped with all in it") func hidden() throws {
    stage.add("card", CGRect(0, 0, 390, 400))
    addButton(in: "card")
    stage["card"].isHidden = true
    try expect(.hidden, by: "card", "show card")
  }

  @Test("R2.3: alpha below 0.01") func faint() throws {
    addButton().alpha = 0.005
    try expect(.alphaTooLow, by: "buy", "set buy alpha 1")
  }

  @Test("R2.1: interaction off") func switchedOff() throws {
    stage.add("photo", CGRect(0, 0, 390, 400), class: "UIImageView")
    addButton(in: "photo")
    try expect(.interactionDisabled, by: "photo", "set photo interaction on")
  }

  @Test("R2.9: a disabled control is not hit") func disabled() throws {
    (addButton() as? UIControl)?.isEnabled = false
    try expect(.controlDisabled, by: "buy", "enable buy")
  }

  @Test("R2.5: a view of no size contains no point") func zeroSize() throws {
    stage.add("box", CGRect(0, 100, 390, 0))
    addButton(in: "box")
    try expect(.zeroSizeAncestor, by: "box", "set box frame 0,100 390x84")
  }

  @Test("R1.5: a window in front takes the touch") func otherWindow() throws {
    addButton()
    let front = stage.add(window: "front", CGRect(0, 0, 390, 844))
    // What shows nothing is hidden.
    try expect(.otherWindow, by: "front", "hide front")
    front.isHidden = false
    stage.add("badge", CGRect(0, 0, 9, 9), in: "front")
    try expect(.otherWindow, by: "front", "override front passthrough")
  }

  @Test("R8.4: a scroll view shows another part of its content") func scrolledOut() throws {
    let list = stage.add("list", CGRect(0, 0, 390, 300), class: "UIScrollView") as? UIScrollView
    list?.contentSize = CGSize(width: 390, height: 900)
    stage.add("buy", CGRect(20, 700, 100, 44), in: "list", class: "UIButton")
    try expect(.scrolledOut, by: "list", "scroll list 0,572")
  }

  @Test("R2.15: a transform without an inverse") func singular() throws {
    addButton().transform = CGAffineTransform(scaleX: 0, y: 0)
    try expect(.singularTransform, by: "buy", "set buy transform 1 0 0 1 0 0")
  }

  @Test("R2.15: the transform is the only reason on the way, and such a view covers nothing")
  func singularAlone() throws {
    let button = addButton()
    button.transform = CGAffineTransform(scaleX: 0, y: 0)
    let veil = stage.add("veil", CGRect(0, 0, 390, 844))
    veil.take(Intercept())
    veil.transform = CGAffineTransform(scaleX: 0, y: 0)
    let codes = Diagnosis(of: button, at: CGPoint(x: 70, y: 62), in: stage.scene).obstacles.map(
      \.code)
    #expect(codes == [.singularTransform])
    button.transform = .identity
    #expect(Diagnosis(of: button, at: nil, in: stage.scene).isReached)
  }

  @Test("R2.12: an override answers for the view") func overridden() throws {
    stage.add("card", CGRect(0, 0, 390, 400)).take(Circle(radius: 5))
    addButton(in: "card")
    try expect(.customHitTest, by: "card", "override card none")
  }

  @Test("R1.5: a view in no window gets nothing, and nothing is proposed") func detached() throws {
    let view = addButton()
    view.removeFromSuperview()
    try expect(.notInWindow, by: "buy")
  }

  @Test("R1.12: the application ignores touches, twice") func ignoring() {
    addButton()
    for _ in 0..<2 { stage.scene.application.beginIgnoringInteractionEvents() }
    let diagnosis = Diagnosis(of: stage["buy"], in: stage.scene)
    #expect(diagnosis.obstacles.map(\.code) == [.ignoringEvents])
    #expect(diagnosis.trial()?.commands == ["ignore end", "ignore end"])
    #expect(diagnosis.trial()?.succeeds == true)
    #expect(stage.scene.application.isIgnoringInteractionEvents)
  }

  @Test("R2.9: a disabled control that an override lets be hit") func disabledButHit() {
    (addButton() as? UIControl)?.isEnabled = false
    stage["buy"].take(Intercept())
    let diagnosis = Diagnosis(of: stage["buy"], in: stage.scene)
    #expect(diagnosis.isReached)
    #expect(diagnosis.obstacles.map(\.code) == [.controlDisabled])
    #expect(diagnosis.trial()?.commands == ["enable buy"])
    #expect(diagnosis.trial()?.succeeds == true)
  }

  @Test("R7.8: nothing comes of a touch whose action nobody performs") func notPerformed() {
    (addButton() as? UIControl)?.addTarget(nil, action: Selector(("save:")), for: .touchUpInside)
    stage.add("veil", CGRect(0, 0, 390, 844))
    let trial = Diagnosis(of: stage["buy"], in: stage.scene).trial()
    #expect(trial?.commands == ["set veil interaction off"])
    #expect(trial?.isReached == true)
    #expect(trial?.succeeds == false)
  }

  @Test("R6.8: a recognizer above takes the touch from a control") func recognizerCancels() throws {
    stage.add("s", CGRect(20, 40, 200, 44), class: "UISlider")
    let pan = UIPanGestureRecognizer()
    stage.scene.adopt(pan, NameTable.Entry(name: "p"))
    stage["root"].addGestureRecognizer(pan)
    let diagnosis = Diagnosis(of: stage["s"], in: stage.scene)
    #expect(diagnosis.isReached)
    let finding = try #require(diagnosis.findings.first { $0.code == .recognizerCancels })
    #expect(finding.culprit == ObjectID(pan))
    #expect(finding.weight == .affects)
    #expect(finding.fixes.map(\.changes.count) == [1, 0])
    finding.fixes[0].changes[0].perform(in: stage.scene)
    #expect(!pan.cancelsTouchesInView)
    #expect(finding.fixes[1].appCode == .refuseTouches(of: stage["s"]))
  }

  @Test("R6.5: a single tap that does not wait for the double tap") func requirement() throws {
    addButton()
    let taps = ["one", "two"].enumerated().map { index, name in
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = index + 1
      stage.scene.adopt(tap, NameTable.Entry(name: name))
      stage["root"].addGestureRecognizer(tap)
      return tap
    }
    let findings = Diagnosis(of: stage["root"], at: CGPoint(x: 300, y: 800), in: stage.scene)
      .findings.filter { $0.code == .needsFailureRequirement }
    try #require(findings.count == 1)
    findings[0].fixes[0].changes[0].perform(in: stage.scene)
    #expect(taps[0].failureRequirements.contains { $0 === taps[1] })
  }
}
