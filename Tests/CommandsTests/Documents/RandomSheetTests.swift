import Fingerprints
import Foundation
import Interchange
import ResponderKit
import Session
import SessionStage
import TestSupport
import Testing

/// Random sheets, alerts, stacks, scroll views and keyboards, with drags at random.
@Suite("R11.7, R11.8, R11.10: random sheets, alerts and stacks")
struct RandomSheetTests {
  private struct Scenes {
    var generator: SeededGenerator

    mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
    mutating func one(of words: [String]) -> String { words[number(0...(words.count - 1))] }

    /// The lines that make a scene.
    mutating func setUp() -> [String] {
      [
        "set-option ios \(one(of: ["18", "26"]))", "controller nav navigation in vc",
        "controller a in nav", "controller b in nav", "controller c in nav",
        "add UIScrollView page 0,\(number(0...400)) 390x300 in c-view "
          + "insetAdjustment=never contentSize=\(one(of: ["390x900", "900x300", "900x900"]))",
        "add UITextField field 20,120 200x40 in c-view", "controller card",
        "present card from vc detents=\(one(of: ["large", "medium,large", "medium"])) "
          + "grabber=\(one(of: ["on", "off"])) modal=\(one(of: ["on", "off"]))",
        "add UITableView list 0,\(number(0...100)) 390x\(number(100...500)) in card.view "
          + "contentSize=390x\(number(0...2000)) insetAdjustment=never",
        "add UIScrollView shelf 0,50 390x80 in list contentSize=900x80 insetAdjustment=never",
        "add UIControl dial \(number(0...300)),\(number(0...300)) 80x80 in card.view",
        "add UITextField note 20,300 200x40 in card.view",
        "alert ask \(one(of: ["", "field Name", "field Name field Word"])) action Delete destructive "
          + "\(one(of: ["", "action More"])) action Cancel cancel title=Sure?",
        "alert pick sheet action Share \(one(of: ["", "action Cancel cancel"]))",
      ]
    }

    /// A line that may be refused.
    mutating func next() -> String {
      let (x, y) = (number(0...389), number(0...843))
      let edge = "drag \(number(0...25)),\(y) to \(number(0...389)),\(y + number(-20...20))"
      return one(of: [
        "drag \(x),\(y) to \(x + number(-9...9)),\(number(0...843))",
        "drag \(x),\(y) to \(x + number(-9...9)),\(number(0...843))", edge,
        "drag \(x),\(y) to \(number(0...389)),\(number(0...843))", "tap \(x),\(y)",
        "statusbar", "focus note", "focus field", "wait 1",
        "scroll list 0,\(number(-50...500))",
        "set card selectedDetentIdentifier \(one(of: ["medium", "large"]))",
        "set card isModalInPresentation \(one(of: ["on", "off"]))",
        "set card grabber \(one(of: ["on", "off"]))",
        "set card scrollingExpands \(one(of: ["on", "off"]))",
        "set list keyboardDismissMode \(one(of: ["onDrag", "interactive", "none"]))",
        "dismiss card", "present card from vc", "pop nav", "push b on nav",
        "set nav-bar hidden \(one(of: ["on", "off"]))",
        "delegate nav.pop \(one(of: ["none", "shouldBegin=on", "shouldBegin=off"]))",
        "set card.pan isEnabled \(one(of: ["on", "off"]))",
        "present ask from \(one(of: ["card", "vc"]))",
        "present pick from \(one(of: ["card", "vc"]))",
        "tap ask-delete", "tap ask-cancel", "tap pick-share", "disable ask-delete", "dismiss pick",
      ])
    }
  }

  private func fingerprint(_ desk: TestSession) -> SceneFingerprint { SceneFingerprint(desk.scene) }

  @Test(
    "a drag moves a sheet, a stack or one scroll view, each step is undone, and save brings it back",
    arguments: seeds(12, of: 200))
  func everyStep(seed: Int) throws {
    var scenes = Scenes(generator: SeededGenerator(seed: seed))
    let desk = try TestSession(after: scenes.setUp().joined(separator: "\n"))
    for _ in 0..<25 {
      let line = scenes.next()
      // Content that still moves has nothing to do with the drag.
      if line.hasPrefix("drag") { try desk.session.execute("wait 9") }
      let (before, places) = (fingerprint(desk), places(desk))
      let steps = desk.scene.journal.undoLabels.count
      try? desk.session.execute(line)
      checkRest(of: desk, after: line)
      // A line may be refused, or change nothing.
      guard desk.scene.journal.undoLabels.count > steps else { continue }
      if line.hasPrefix("drag") {
        let moved = self.places(desk).filter { places[$0.key] != $0.value }.keys
        #expect(moved.count <= 1, "seed \(seed), \(line): \(moved.sorted())")
      }
      let after = fingerprint(desk)
      try desk.session.execute("undo")
      #expect(fingerprint(desk).differences(from: before) == [], "seed \(seed), undo of \(line)")
      try desk.session.execute("redo")
      #expect(fingerprint(desk).differences(from: after) == [], "seed \(seed), redo of \(line)")
    }
    // Content that still moves is saved where it is.
    try desk.session.execute("wait 9")
    let lines = SceneScript(desk.scene).lines
    let rebuilt = try TestSession(after: lines.joined(separator: "\n"))
    #expect(SceneScript(rebuilt.scene).lines == lines, "seed \(seed)")
    #expect(fingerprint(rebuilt).differences(from: fingerprint(desk)) == [], "seed \(seed)")
  }

  /// The places of what a finger may move.
  private func places(_ desk: TestSession) -> [String: String] {
    var places: [String: String] = [:]
    for name in ["list", "shelf", "page"] {
      places[name] = (desk.scene.names[name] as? UIScrollView).map { "\($0.contentOffset)" }
    }
    for name in ["ask", "pick"] {
      let alert = desk.scene.names[name] as? UIAlertController
      places[name] = alert?.presentingViewController == nil ? "away" : "shown"
    }
    let card = desk.scene.names["card"] as? UIViewController
    places["card"] =
      card?.presentingViewController == nil
      ? "away" : "\(card?.presentation.selectedDetent?.rawValue ?? "first")"
    let stack = desk.scene.names["nav"] as? UINavigationController
    places["nav"] = "\(stack?.viewControllers.count ?? 0)"
    return places
  }

  /// Checks that, when no finger is down, no recognizer is in the middle of anything, and the sheet is
  /// where it rests, with its handle at its edge.
  private func checkRest(of desk: TestSession, after line: String) {
    for recognizer in desk.scene.gestureRecognizers where recognizer.state != .possible {
      // A double tap waits for its second tap, and a delay for its time.
      Issue.record("\(line): \(desk.scene.label(of: recognizer)) is \(recognizer.state)")
    }
    guard let card = desk.scene.names["card"] as? UIViewController,
      let container = card.presentationController?.containerView, let view = card.viewIfLoaded
    else { return }
    #expect(
      view.frame == card.presentationController?.frameOfPresentedViewInContainerView, "\(line)")
    let handles = container.subviews.filter { $0 is UIGrabber }
    #expect(handles.count == (card.presentation.hasGrabber ? 1 : 0), "\(line)")
    #expect(handles.allSatisfy { $0.frame.minY == view.frame.minY + 5 }, "\(line)")
  }
}
