import Analysis
import Foundation
import Interchange
import ResponderKit
import Scenes
import Session
import SessionStage
import TestSupport
import Testing

/// What a fix spells as a command is what it does itself.
@Suite struct FixSpellingTests {
  @Test(arguments: seeds(6, of: 40))
  func theCommandOfAChangeMakesTheSameChange(seed: Int) throws {
    let desk = TestSession()
    var random = SeededGenerator(seed: seed)
    desk.run(Self.lines(&random).joined(separator: "\n"))
    try checkFixes(of: desk)
  }

  /// A scene, and commands that its fixes must propose.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var scene: String
    var commands: [String]

    init(_ title: String, _ scene: String, _ commands: [String]) {
      (testDescription, self.scene, self.commands) = (title, scene, commands)
    }
  }

  @Test(arguments: [
    Case(
      "the end of ignoring", "add UIButton buy 20,40 100x44; ignore begin", ["ignore end"]),
    Case(
      "an offset",
      "add UIScrollView list 0,0 390x300 contentSize=390x900; add UIButton buy 20,700 60x44 in list",
      ["scroll list 0,572"]),
    Case(
      "a window in front",
      "add UIButton buy 20,40 90x44; window front 0,0 390x844; add UIButton b 10,10 90x44 in front",
      // To hide it would kill its button.
      ["override front passthrough"]),
    Case(
      "an empty window in front", "add UIButton buy 20,40 90x44; window front 0,0 390x844",
      ["override front passthrough", "hide front"]),
    Case(
      "a cell's content view",
      "add cell 0,0 390x88 class=UITableViewCell; add UIButton buy 20,40 90x44 in cell; "
        + "add UIView content 0,0 390x88 in cell class=UITableViewCellContentView",
      ["move buy to content"]),
    Case(
      "recognizers that compete",
      "add UIButton buy 20,40 100x44; gesture tap one on root; gesture tap two on root taps=2; "
        + "gesture pan p on root; gesture pan q on buy; set two delaysTouchesBegan on",
      [
        "require one toFail two", "simultaneous q p", "set p cancelsTouchesInView off",
        "set two delaysTouchesBegan off", "set two delaysTouchesEnded off",
      ]),
    Case(
      "what is off",
      "add UIImageView v 0,0 90x90; gesture tap t on v; set t enabled off; add UIButton b 0,100 90x44; "
        + "disable b; add card 0,200 90x90; hide card; add faint 0,300 90x90 alpha=0",
      ["set v interaction on", "set t enabled on", "enable b", "show card", "set faint alpha 1"]),
    Case(
      "places",
      "add v 0,0 90x90; set v transform 0 0 0 0 0 0; add box 0,100 90x0; "
        + "add UIButton b 0,0 60x44 in box",
      ["set v transform 1 0 0 1 0 0", "set box frame 0,100 90x44"]),
    Case(
      "overrides", "add v 0,0 90x90; override v block; add UIButton x 100,100 20x20",
      ["override v none", "inset x -12"]),
    Case(
      "the order of siblings",
      "add far 0,0 90x90; add UIButton near 0,0 90x90; set far zPosition 9", ["front far"]),
    Case(
      "a view without a name", "reset private; add UIButton b 0,0 390x844 in window",
      ["front UITransitionView#1"]),
  ])
  func everyKindOfChangeIsProposedAndSpelled(item: Case) throws {
    let desk = try TestSession(after: item.scene)
    let commands = try checkFixes(of: desk)
    for command in item.commands {
      #expect(commands.contains(command), "\(commands.sorted())")
    }
  }

  @Test func whyTriesAFixOfAViewWithoutAName() throws {
    let desk = try TestSession(after: "reset private; add UIButton b 0,0 390x844 in window")
    let output = try desk.printed("why root")
    #expect(output.last == "tried: front UITransitionView#1 → root then gets the touch")
  }

  @Test func anOverrideIsSpelledAsASavedSceneSpellsIt() throws {
    let desk = try TestSession(
      after: "add bar 0,700 390x83; add UIButton plus 160,-20 60x60 in bar")
    let plus = try #require(desk.scene.names["plus"] as? UIView)
    let point = CGPoint(x: 195, y: 690)
    let trial = try #require(Diagnosis(of: plus, at: point, in: desk.scene).trial())
    #expect(trial.commands == ["override bar accepts plus"])
    for change in trial.changes { change.perform(in: desk.scene) }
    #expect(SceneScript(desk.scene).lines.contains("override bar accepts plus"))
  }

  /// Compares, for every change that some fix proposes, the scene after it with the scene after its
  /// command.
  ///
  /// - Returns: The commands.
  @discardableResult
  private func checkFixes(of desk: TestSession) throws -> Set<String> {
    var commands: Set<String> = []
    var fixes: [Fix] = []
    desk.scene.views.forEach { view in
      fixes += Diagnosis(of: view, in: desk.scene).findings.flatMap(\.fixes)
    }
    fixes += Audit(desk.scene).findings.compactMap(\.fix)
    let before = facts(of: desk)
    for change in fixes.flatMap(\.changes) {
      guard let command = change.command(in: desk.scene) else { continue }
      commands.insert(command)
      let made = after(desk) { change.perform(in: desk.scene) }
      let typed = try after(desk) { try desk.session.execute(command) }
      #expect(made == typed, "\(command)")
      #expect(facts(of: desk) == before, "\(command) was not taken back")
    }
    return commands
  }

  /// The facts of a scene after something, which is taken back.
  private func after(_ desk: TestSession, _ body: () throws -> Void) rethrows -> [String] {
    desk.scene.journal.beginGroup()
    defer { desk.scene.journal.rollBack() }
    try body()
    return facts(of: desk)
  }

  private func facts(of desk: TestSession) -> [String] {
    var frames: [String] = []
    desk.scene.views.forEach { frames.append("\(desk.scene.className(of: $0)) \($0.frame)") }
    return SceneScript(desk.scene).lines + frames
      + ["\(desk.scene.application.isIgnoringInteractionEvents)"]
  }

  /// Views in one another and over one another, some of which take no touches, with recognizers.
  private static func lines(_ random: inout SeededGenerator) -> [String] {
    var lines: [String] = []
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let types = ["UIView", "UIButton", "UIImageView", "UIScrollView", "UISlider"]
    for k in 0..<10 {
      let parent = k == 0 || number(0...2) == 0 ? "root" : "v\(number(0...(k - 1)))"
      let size =
        number(0...7) == 0 ? "\(number(0...90))x0" : "\(number(5...220))x\(number(5...220))"
      lines.append(
        "add \(types[number(0...4)]) v\(k) \(number(-40...300)),\(number(-40...700)) \(size) "
          + "in \(parent)")
      switch number(0...13) {
      case 0: lines.append("hide v\(k)")
      case 1: lines.append("alpha v\(k) 0")
      case 2: lines.append("set v\(k) interaction off")
      case 3: lines.append("set v\(k) zPosition 3")
      case 4: lines.append("rotate v\(k) 30")
      case 5: lines.append("override v\(k) \(["passthrough", "block", "circle 5"][number(0...2)])")
      case 6: lines.append("scale v\(k) 0")
      case 7: lines.append("bounds v\(k) 10,10 100x100")
      case 8: lines.append("gesture tap g\(k) on v\(k) taps=\(number(1...2))")
      case 9: lines.append("gesture pan g\(k) on v\(k) delaysTouchesBegan=on")
      case 10: lines.append("gesture tap g\(k) on root taps=\(number(1...2)) enabled=off")
      default: break
      }
    }
    return lines
  }
}
