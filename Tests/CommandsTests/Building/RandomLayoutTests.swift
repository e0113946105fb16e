import Fingerprints
import Interchange
import Session
import SessionStage
import TestSupport
import Testing

/// Scenes of stack views, changed at random: undo, redo and saving lead to the same layout.
struct RandomLayoutTests {
  private struct StackCommands {
    var random: SeededGenerator
    private var names = ["s", "t"]
    private var stacks = ["s", "t"]

    init(seed: Int) { random = SeededGenerator(seed: seed) }

    private mutating func one(of words: [String]) -> String {
      words.randomElement(using: &random) ?? ""
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &random)
    }

    mutating func next() -> String {
      let (view, stack) = (one(of: names), one(of: stacks))
      switch number(0...13) {
      case 0, 1, 2:
        let name = "v\(names.count)"
        let isStack = number(0...5) == 0
        names.append(name)
        if isStack { stacks.append(name) }
        let type = isStack ? "UIStackView" : one(of: ["UIView", "UILabel", "UITextField"])
        let place = number(0...2) == 0 ? " at \(number(0...3))" : ""
        return "add \(type) \(name) 0,0 \(number(0...90))x\(number(0...60)) in \(stack)\(place)"
      case 3:
        names.append("v\(names.count)")
        return "add UISwitch v\(names.count - 1) 0,0 in \(stack)"
      case 4: return "\(one(of: ["hide", "show"])) \(view)"
      case 5: return "set \(stack) spacing \(number(0...20))"
      case 6: return "set \(stack) axis \(one(of: ["horizontal", "vertical"]))"
      case 7:
        let words = [
          "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
        ]
        return "set \(stack) distribution \(one(of: words))"
      case 8:
        return "set \(stack) alignment \(one(of: ["fill", "top", "center", "bottom"]))"
      case 9: return "frame \(view) \(number(0...90)),5 \(number(0...300))x\(number(0...90))"
      case 10: return "set \(view) arrangedIndex \(number(-1...3))"
      case 11: return "set \(view) customSpacing \(number(-1...30))"
      case 12: return "\(one(of: ["front", "back", "remove"])) \(view)"
      default: return "move \(view) to \(stack)"
      }
    }
  }

  private func desk(_ seed: Int) throws -> TestSession {
    let desk = try TestSession(
      after: "add UIStackView s 0,100 300x100; add UIStackView t 0,0 90x90 in s axis=vertical")
    var commands = StackCommands(seed: seed)
    for _ in 0..<60 { try? desk.session.execute(commands.next()) }
    return desk
  }

  @Test(arguments: seeds(5, of: 300))
  func aSavedLayoutIsRebuilt(seed: Int) throws {
    let desk = try desk(seed)
    let rebuilt = TestSession()
    let lines = SceneScript(desk.scene).lines
    for line in lines {
      #expect(throws: Never.self, "\(line)") { try rebuilt.session.execute(line) }
    }
    #expect(SceneScript(rebuilt.scene).lines == lines)
    let print = SceneFingerprint(desk.scene)
    #expect(SceneFingerprint(rebuilt.scene).differences(from: print) == [])
  }

  @Test(arguments: seeds(5, of: 300))
  func undoAndRedoLeadToTheSameLayout(seed: Int) throws {
    let desk = try desk(seed)
    var prints = [SceneFingerprint(desk.scene)]
    while desk.scene.journal.undo() != nil {
      desk.scene.application.forgetLayout()
      prints.append(SceneFingerprint(desk.scene))
    }
    while let print = prints.popLast() {
      #expect(SceneFingerprint(desk.scene).differences(from: print) == [])
      _ = desk.scene.journal.redo()
      desk.scene.application.forgetLayout()
    }
  }
}
