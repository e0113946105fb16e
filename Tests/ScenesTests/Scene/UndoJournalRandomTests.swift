import ResponderKit
import SceneStage
import Scenes
import TestSupport
import Testing

@Suite struct UndoJournalRandomTests {
  private let names = ["a", "b", "c", "d", "e", "f"]

  private func change(_ stage: Stage, using random: inout SeededGenerator) {
    let view = stage[names.randomElement(using: &random)!]
    let other = stage[names.randomElement(using: &random)!]
    let number = CGFloat(Int.random(in: -50...400, using: &random))
    switch Int.random(in: 0..<16, using: &random) {
    case 0: view.frame = CGRect(number, 3, abs(number), 9)
    case 1: view.bounds.origin.y = number
    case 2: view.transform = CGAffineTransform(rotationAngle: number)
    case 3: view.isHidden.toggle()
    case 4: view.alpha = abs(number) / 400
    case 5: if !other.isDescendant(of: view) { other.addSubview(view) }
    case 6: view.superview?.sendSubviewToBack(view)
    case 7: view.superview?.bringSubviewToFront(view)
    case 8: view.pointInsideBehavior = Inset(dx: number, dy: 1)
    case 9: view.hitTestBehavior = number > 100 ? Passthrough() : nil
    case 10: view.setHandling(number > 100 ? .handles : nil, of: .touchesBegan)
    case 11: view.setNextOverride(number > 100 ? other : nil)
    case 12: stage.scene.rename(view, to: stage.scene.label(of: view))
    case 13:
      let rule = AnswerRule(
        number > 100 ? .nothing : .object(ObjectReference(other)), when: .superIs(.itself))
      view.setAnswers(AnswerRules(rule, AnswerRule(.itself)), to: number > 0 ? .hitTest : .next)
    case 14: view.setAnswers(.empty, to: number > 0 ? .hitTest : .next)
    default: stage["root"].insertSubview(view, at: 0)
    }
  }

  @Test(arguments: seeds(12, of: 40))
  func anySequenceCanBeTakenBackAndDoneAgain(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage()
    for name in names { stage.add(name, CGRect(10, 20, 100, 80)) }
    let journal = stage.scene.journal
    var history = [snapshot(of: stage.scene)]
    for k in 0..<40 {
      let count = journal.undoLabels.count
      journal.begin("step \(k)")
      for _ in 0..<Int.random(in: 1...3, using: &random) { change(stage, using: &random) }
      journal.end()
      if journal.undoLabels.count > count { history.append(snapshot(of: stage.scene)) }
    }
    for state in history.dropLast().reversed() {
      #expect(journal.undo() != nil)
      #expect(snapshot(of: stage.scene) == state)
    }
    #expect(journal.undo() == nil)
    for state in history.dropFirst() {
      #expect(journal.redo() != nil)
      #expect(snapshot(of: stage.scene) == state)
    }
    #expect(journal.redo() == nil)
  }

  @Test(arguments: seeds(20, of: 20))
  func aGroupWithUndoAndRedoInsideRollsBackExactly(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let stage = Stage()
    for name in names { stage.add(name, CGRect(10, 20, 100, 80)) }
    let journal = stage.scene.journal
    var groups: [[String]] = []
    for _ in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        groups.append(snapshot(of: stage.scene))
        journal.beginGroup()
      case 1 where !groups.isEmpty:
        journal.rollBack()
        #expect(snapshot(of: stage.scene) == groups.removeLast())
      case 2: _ = journal.undo()
      case 3: _ = journal.redo()
      default:
        journal.begin("step")
        change(stage, using: &random)
        journal.end()
      }
    }
    while let state = groups.popLast() {
      journal.rollBack()
      #expect(snapshot(of: stage.scene) == state)
    }
  }
}
