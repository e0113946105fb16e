import Explanation
import Foundation
import ResponderKit
import Scenes
import Session
import SessionStage
import TestSupport
import Testing
import Text

/// The verdict of `why` is what the next tap does, up to the action that somebody performs.
@Suite struct OutcomeTests {
  private func why(_ desk: TestSession, _ line: String) throws -> [String] {
    try desk.printed(line)
  }

  @Test("R7.8: an action that somebody performs, and one that nobody does")
  func actions() throws {
    let desk = try TestSession(
      after: "add UIButton buy 20,40 100x44; target buy touchUpInside vc.buy:; implements vc buy:")
    #expect(
      try why(desk, "why buy")[0]
        == "✓ buy gets a touch at its middle, (70, 62), and vc performs buy:")
    let nobody = try TestSession(
      after: "add UIButton buy 20,40 100x44; target buy touchUpInside nil.save:")
    let told = try why(nobody, "why buy")
    #expect(
      told[0] == "✗ buy gets a touch at its middle, (70, 62), but nobody performs its action save:")
    #expect(told.filter { $0.contains("NIL_TARGET_FIRST_RESPONDER") }.count == 1)
  }

  @Test("R2.9: a disabled button that an override claims is hit, and nothing fires")
  func disabledButClaimed() throws {
    let desk = try TestSession(
      after: """
        add UIButton b 20,40 100x44; target b touchUpInside vc.buy:
        disable b; override b intercept
        """)
    let told = try why(desk, "why b")
    #expect(
      told[0] == "✗ b gets a touch at its middle, (70, 62), but it is disabled: nothing fires")
    #expect(told.contains { $0.contains("CONTROL_DISABLED  R2.9") })
    #expect(told.contains("tried: enable b → b then works"))
  }

  @Test("R2.11: a hidden view that claims touches is told as such")
  func hiddenButClaiming() throws {
    let desk = try TestSession(after: "add v 20,40 100x44; hide v; override v intercept")
    let told = try why(desk, "why v")
    #expect(told[0] == "✓ v gets a touch at its middle, (70, 62), although it is hidden")
    #expect(
      told.joined(separator: " ").contains("v is hidden, but its hitTest (intercept) does not"))
  }

  @Test("R6.8: a recognizer that takes the finger from a control is no plain success")
  func taken() throws {
    let desk = try TestSession(
      after: """
        add card 0,0 300x300; add UIControl c 20,40 100x44 in card
        gesture tap t on card; target c touchUpInside vc.buy:
        """)
    #expect(
      try why(desk, "why c")[0] == "✗ c gets a touch at its middle, (70, 62), but t takes it")
  }

  @Test("R6.8: a control's own recognizer that cuts its action off")
  func cutOff() throws {
    let scene = "add UIButton b 20,40 100x44; gesture tap t on b"
    let desk = try TestSession(after: "\(scene); target b touchUpInside vc.go:; implements vc go:")
    #expect(
      try why(desk, "why b")[0] == "✗ b gets a touch at its middle, (70, 62), but t takes it")
    try desk.session.execute("set t cancelsTouchesInView off")
    #expect(
      try why(desk, "why b")[0] == "✓ b gets a touch at its middle, (70, 62), and vc performs go:")
    let free = try TestSession(after: "\(scene); target b touchDown vc.go:; implements vc go:")
    #expect(
      try why(free, "why b")[0] == "✓ b gets a touch at its middle, (70, 62), and vc performs go:")
  }

  @Test func askingLeavesTheSceneAsItWas() throws {
    let desk = try TestSession(
      after: "add UITextField f 20,40 100x44; gesture tap one on f; gesture tap two on root taps=2")
    let before = desk.state
    let now = desk.scene.application.clock.now
    let event = desk.session.state.event?.title
    try desk.session.execute("why f")
    #expect(desk.state == before && desk.scene.application.clock.now == now)
    #expect(desk.session.state.event?.title == event)
  }

  @Test("On random scenes why and the next tap agree", arguments: seeds(15, of: 600))
  func randomScenes(seed: Int) throws {
    let scene = RandomTouchScene(seed: seed)
    let lines = scene.lines
    for view in scene.views {
      let log = RecordLog()
      let desk = TestSession()
      desk.session.add(log)
      desk.run((lines + ["why \(view)"]).joined(separator: "\n"))
      guard case .object(let why)? = log.objects.last?["why"], why["works"] != nil,
        case .array(let point)? = why["point"], case .string(let outcome)? = why["outcome"]
      else { continue }
      let place = point.map(\.text).joined(separator: ",")
      let count = log.objects.count
      desk.run("tap \(place); wait 1; echo")
      let events = log.objects[count...]
      let context = "seed \(seed), \(view): \(outcome)\n\(lines.joined(separator: "\n"))"
      #expect(events.first?["hit"] == why["winner"], "\(context)")
      let story = events.flatMap(\.story)
      let fired = events.flatMap { $0.objects("fired") }
      let own = fired.filter { $0["sender"] == why["view"] }.compactMap { $0["action"] }
      if outcome == "performed" {
        #expect(why["performed"] == .array(own), "\(context)")
      } else if outcome != "recognized" {
        #expect(own.isEmpty, "\(context)")
      }
      let takers = story.filter { $0["note"] == "taken" }
      if outcome == "taken" { #expect(!takers.isEmpty, "\(context)") }
      if outcome == "received" {
        #expect(
          story.isEmpty || takers.isEmpty || takers.allSatisfy { $0["view"] != why["winner"] },
          "\(context)")
      }
      let recognized = story.filter { ["began", "ended"].contains($0["to"]) }
        .compactMap { $0["recognizer"] }
      for recognizer in why.array("recognized") {
        #expect(recognized.contains(recognizer), "\(context)")
      }
    }
  }
}

/// A scene of nested views, controls, scroll views, recognizers, targets and overrides, as lines.
struct RandomTouchScene {
  private var random: SeededGenerator
  private(set) var views: [String] = []
  private(set) var lines: [String] = []

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    for k in 1...Int.random(in: 2...7, using: &random) { add("v\(k)") }
    for k in 0..<below(4) { recognize("g\(k)") }
    if below(8) == 0 { lines.append("window w 0,\(below(600)) 390x200") }
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func any(_ words: [String]) -> String { words[below(words.count)] }

  private mutating func add(_ name: String) {
    let kinds = ["", "", "UIButton", "UIControl", "UISwitch", "UIScrollView", "UITextField"]
    let parent = below(3) == 0 ? "root" : any(["root"] + views)
    let place = "\(below(200) - 20),\(below(200) - 20) \(40 + below(200))x\(40 + below(200))"
    lines.append("add \(any(kinds)) \(name) \(place) in \(parent)")
    views.append(name)
    switch below(14) {
    case 0: lines.append("hide \(name)")
    case 1: lines.append("set \(name) interaction off")
    case 2: lines.append("alpha \(name) 0.\(below(20))")
    case 3: lines.append("rotate \(name) \(below(90))")
    case 4:
      let words = ["passthrough", "intercept", "circle", "overflow", "redirect root"]
      lines.append("override \(name) \(any(words))")
    case 5: lines.append("handle \(name) touches")
    case 6: lines.append("inset \(name) \(below(40) - 20)")
    default: break
    }
    guard
      lines.contains(where: { line in
        ["UIButton", "UIControl"].contains { line.hasPrefix("add \($0) \(name) ") }
      })
    else { return }
    if below(2) == 0 {
      lines.append("implements vc act: ; target \(name) touchUpInside vc.act:")
    }
    if below(4) == 0 { lines.append("target \(name) touchUpInside nil.save:") }
    if below(5) == 0 { lines.append("disable \(name)") }
  }

  private mutating func recognize(_ name: String) {
    let view = any(views)
    switch below(5) {
    case 0: lines.append("gesture tap \(name) on \(view) taps=2")
    case 1: lines.append("gesture longpress \(name) on \(view)")
    case 2: lines.append("gesture pan \(name) on \(view)")
    default: lines.append("gesture tap \(name) on \(view)")
    }
    if below(3) == 0 { lines.append("set \(name) cancelsTouchesInView off") }
  }
}

extension JSONObject {
  func objects(_ name: String) -> [JSONObject] {
    array(name).compactMap { if case .object(let object) = $0 { object } else { nil } }
  }

  func array(_ name: String) -> [JSONValue] {
    if case .array(let values)? = self[name] { values } else { [] }
  }

  /// All moments, also those in the second before.
  var story: [JSONObject] {
    var before: [JSONObject] = []
    if case .object(let meanwhile)? = self["meanwhile"] { before = meanwhile.objects("story") }
    return before + objects("story")
  }
}
