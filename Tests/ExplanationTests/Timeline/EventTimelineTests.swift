import SceneStage
import Testing

@testable import Explanation
@testable import ResponderKit

/// The rows of a story, as values.
@Suite struct EventTimelineTests {
  private let stage = Stage()
  private let id: ObjectID

  init() { id = ObjectID(stage.add("red", CGRect(0, 0, 90, 90))) }

  /// A touch of a drag: down, some moves, up, each told to the view, which keeps it.
  private func drag(moves: Int, handled: (Int) -> Bool = { _ in true }) -> EventTrace {
    var interaction = EventTrace(title: "drag", isEvent: true)
    func add(_ phase: UITouch.Phase, _ method: EventMethod, _ place: Int, keeps: Bool) {
      let point = CGPoint(x: place, y: 0)
      let time = 10 + 0.1 * Double(place)
      interaction.add(
        .touch(
          TouchReport(
            finger: 1, phase: phase, point: point, tapCount: 1, view: id, recognizers: [])),
        at: time)
      interaction.add(
        .delivery(Delivery(responder: id, method: method, outcome: .received)), at: time)
      interaction.add(
        .delivery(Delivery(responder: id, method: method, outcome: keeps ? .handled : .forwarded)),
        at: time)
    }
    add(.began, .touchesBegan, 0, keeps: true)
    for k in 0..<moves { add(.moved, .touchesMoved, k + 1, keeps: handled(k)) }
    add(.ended, .touchesEnded, moves + 1, keeps: true)
    return interaction
  }

  /// The rows in a word each: `fold 3` for three moves.
  private func kinds(_ rows: [EventTimelineRow]) -> [String] {
    rows.map { row in
      if case .moves(let count) = row.content { "fold \(count)" } else { "\(row.kind)" }
    }
  }

  @Test func timesCountFromTheBeginningAndMomentsArePlaces() {
    let rows = EventTimeline(drag(moves: 1)).rows
    #expect(rows.map { ($0.time * 10).rounded() } == [0, 0, 1, 1, 2, 2])
    #expect(rows.map(\.moment) == [0, 1, 3, 4, 6, 7])
  }

  @Test func aMessageThatGoesTheSameWayIsRepeated() {
    let repeats = EventTimeline(drag(moves: 1)).rows.compactMap { row in
      if case .route(_, let isRepeated) = row.content { isRepeated } else { nil as Bool? }
    }
    #expect(repeats == [false, true, true])
  }

  @Test func movesWithOneOutcomeAreOneRow() {
    #expect(
      kinds(EventTimeline(drag(moves: 5)).folded()) == [
        "touch", "delivery", "move", "delivery", "fold 4", "touch", "delivery",
      ])
    #expect(EventTimeline(drag(moves: 5)).folded().first { $0.kind == .fold }?.moment == 16)
  }

  @Test func aMoveWithAnotherOutcomeIsARowOfItsOwn() {
    #expect(
      kinds(EventTimeline(drag(moves: 5) { $0 != 2 }).folded()) == [
        "touch", "delivery", "move", "delivery", "fold 1", "move", "delivery", "move", "delivery",
        "fold 1", "touch", "delivery",
      ])
  }

  @Test func stagesOfThePipelineAreLeftOutBesideHitTests() {
    var interaction = EventTrace(title: "tap", isEvent: true)
    interaction.add(.note(.applicationSendsEvent(.touches)))
    interaction.add(.note(.windowSendsEvent(window: id)))
    interaction.add(.note(.leftWindow(view: id, fingers: [1])))
    let story = EventTimeline(interaction)
    #expect(kinds(story.rowsBesideHitTests(isFolded: true)) == ["other"])
    #expect(
      kinds(story.rowsBesideHitTests(isFolded: true, hasStages: true)) == [
        "stage", "stage", "other",
      ])
  }
}
