import ResponderKit
import SceneStage
import Testing

@testable import Analysis

/// What differs from a checkpoint, as values.
@Suite struct SceneDifferencesTests {
  private let stage = Stage()
  private let red: UIView

  init() {
    stage.add("card", CGRect(0, 0, 200, 200))
    red = stage.add("red", CGRect(0, 0, 90, 90), in: "card")
    stage.scene.journal.addCheckpoint("a")
  }

  /// The differences after a step.
  private func differences(_ change: () -> Void) throws -> [SceneDifference] {
    stage.scene.journal.begin("change")
    change()
    stage.scene.journal.end()
    return try #require(SceneDifferences(stage.scene, since: "a")).all
  }

  @Test func aCheckpointThatThereIsNotGivesNothing() {
    #expect(SceneDifferences(stage.scene, since: "b") == nil)
  }

  @Test func whatIsChangedAndChangedBackIsNoDifference() throws {
    let found = try differences {
      red.alpha = 0.5
      red.alpha = 1
    }
    #expect(found.isEmpty)
  }

  @Test func aPropertyHasItsValuesOfThenAndNow() throws {
    let found = try differences { red.alpha = 0.5 }
    #expect(found.map(\.change) == [.changed])
    #expect(found.first?.rows.map(\.name) == ["alpha"])
    guard let row = found.first?.rows.first, case .property(let then) = row.then,
      case .property(let now) = row.now
    else { throw Unexpected() }
    #expect(then == .number(1) && now == .number(0.5))
  }

  @Test func whatFollowsFromTheFrameIsNotToldAgain() throws {
    let found = try differences { red.frame = CGRect(5, 5, 50, 50) }
    #expect(found.flatMap(\.rows).map(\.name) == ["frame"])
  }

  @Test func whatAppearsCountsWhatIsInIt() throws {
    let found = try differences {
      stage.add("box")
      stage.add("inner", in: "box")
    }
    #expect(found.map(\.change) == [.appeared])
    #expect(found.map(\.subjects[0].label) == ["box"])
    #expect(found.map(\.inside) == [1])
  }

  @Test func whatIsToldByItselfIsNotCountedAgain() throws {
    let found = try differences {
      let box = stage.add("box")
      box.addSubview(red)
      stage.add("inner", in: "red")
    }
    #expect(found.filter { $0.change == .appeared }.map(\.subjects[0].label) == ["box", "inner"])
    #expect(found.map(\.inside).allSatisfy { $0 == 0 })
  }

  @Test func whatIsGoneTellsWhereItWas() throws {
    let found = try differences {
      stage.scene.release(red)
      red.removeFromSuperview()
    }
    #expect(found.filter { $0.change == .gone }.map(\.subjects[0].place) == ["card"])
  }

  @Test func anotherSuperviewIsAnObjectOnBothSides() throws {
    let found = try differences { stage["root"].addSubview(red) }
    let row = try #require(found.flatMap(\.rows).first { $0.name == "superview" })
    guard case .words(let then) = row.then, case .words(let now) = row.now,
      case .object(let old)? = then.first, case .object(let new)? = now.first
    else { throw Unexpected() }
    #expect(old === stage["card"] && new === stage["root"])
  }

  private struct Unexpected: Error {}
}
