import ResponderKit
import SceneStage
import Testing

@testable import Explanation

/// The steps of a walk, as values.
@Suite struct TraceStopTests {
  private let stage = Stage.experiment(isRedLast: true)

  /// A word for what a step tells.
  private func word(_ step: TraceStop) -> String {
    let subject = step.subject.map { stage.scene.label(of: $0) } ?? "nobody"
    return switch step.fact {
    case .call: "\(subject) call"
    case .flags(let flags): "\(subject) \(flags.refusal == nil ? "flags" : "refuses")"
    case .inside(let decision):
      if case .refused = decision.verdict { "\(subject) outside" } else { "\(subject) inside" }
    case .question(_, let asker): "\(stage.names([asker])[0]) asks \(subject)"
    case .line(let line): "\(subject) line \(line.line)"
    case .siblings(let decision): "\(stage.names(decision.views).joined(separator: " ")) siblings"
    case .answer(let answer): "\(subject) \(answer.map { stage.scene.label(of: $0) } ?? "nil")"
    case .hit: "\(subject) hit"
    case .station: "\(subject) sendEvent"
    case .sameWay(let route): "\(route.method) again"
    case .message(let route, let hop): "\(route.method) \(hop)"
    case .row(let row): "\(row.kind)"
    }
  }

  @Test func causesComeBeforeConsequences() {
    let walk = TraceStepper(stage.ask(110, 230), in: stage.scene)
    #expect(
      walk.steps.map(word) == [
        "window flags", "window inside", "root flags", "root inside", "red flags", "red outside",
        "blue flags", "blue inside", "yellow flags", "yellow outside", "blue blue", "root blue",
        "window blue", "blue hit",
      ])
  }

  @Test func everyCallIsAStopIfAskedFor() {
    let walk = TraceStepper(stage.ask(110, 230), in: stage.scene, opensCalls: true)
    let words = walk.steps.map(word)
    #expect(words.filter { $0.hasSuffix(" call") }.count == 5)
    #expect(words.contains("red nil") && words.contains("yellow nil"))
  }

  @Test func whatIsKnownGrowsStepByStep() {
    let walk = TraceStepper(stage.ask(110, 230), in: stage.scene)
    #expect(walk.decisions(after: 0).isEmpty)
    #expect(walk.decisions(after: 5).mapValues(\.mark) == [0: .yes, 1: .yes, 2: .no])
    #expect(walk.decisions(after: 12)[0]?.answer == ObjectID(stage["blue"]))
  }

  @Test func messagesAreToldHopByHopOnce() {
    stage["root"].setHandling(.handles, of: .touchesBegan)
    stage["root"].setHandling(.handles, of: .touchesEnded)
    let walk = TraceStepper(stage.tap(200, 320), in: stage.scene)
    #expect(
      walk.steps.suffix(4).map(word) == [
        "touchesBegan 0", "touchesBegan 1", "touchesBegan 2", "touchesEnded again",
      ])
  }

  @Test func theArenaTellsHowFarEachHasCome() {
    let tap = UITapGestureRecognizer()
    stage["yellow"].addGestureRecognizer(tap)
    let interaction = stage.tap(200, 320)
    let end = interaction.moments.count - 1
    #expect(RecognizerTable(interaction, after: nil).contestants.map(\.hasEntered) == [false])
    #expect(RecognizerTable(interaction, after: end).contestants.map(\.state) == [.ended])
    #expect(
      RecognizerTable(interaction, after: end).contestants.map(\.recognizer) == [ObjectID(tap)])
  }
}
