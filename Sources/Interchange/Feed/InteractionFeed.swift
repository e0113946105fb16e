import Explanation
import Presentation
import ResponderKit
import Scenes
import Text

/// The event `interaction` of a feed: an event or a question, step by step in the order of the
/// calls, with sentences and rules, recognizers over time, and what it came to.
package struct InteractionFeed {
  /// A walk of more steps is cut off; nobody looks at so many.
  private static let mostSteps = 2_000
  /// The number of objects at most that a step or a row names.
  private static let mostObjects = 200
  /// The number of classes at most whose code is told.
  private static let mostExcerpts = 20
  /// The number of places at most at which a finger is told.
  private static let mostPlaces = 2_000

  private let walk: TraceStepper
  private let numbers: FeedNumbers
  private var scene: Scene { walk.scene }
  private var interaction: EventTrace { walk.interaction }

  package init(_ walk: TraceStepper, _ numbers: FeedNumbers) {
    (self.walk, self.numbers) = (walk, numbers)
  }

  /// Returns the event's data.
  package func json(number: Int, revision: Int) -> JSONObject {
    let test = interaction.hitTest
    let lines = storyLines
    let code = excerpts
    var json: JSONObject = [
      "number": .integer(number), "revision": .integer(revision),
      "title": .string(interaction.title), "isEvent": .bool(interaction.isEvent),
      "point": test?.point.json ?? .null,
      "hit": test.map { numbers.number(of: $0.answer) } ?? .null,
      "hitName": .text(test.map { $0.answer.map { scene.label(of: $0) } ?? "nobody" }),
      "answer": .text(walk.answer), "notes": .strings(walk.notes), "story": .array(lines),
      "stages": .array(walk.stages.map(stage)), "steps": .array(steps(telling: code)),
      "lanes": .array(lanes),
      "fingers": .array(fingers),
      "marks": .array(
        interaction.marks(in: scene).map {
          .array([.number($0.time), .string($0.text), .bool($0.isPerformed)])
        }),
    ]
    if !code.isEmpty {
      json["code"] = .array(
        code.map { excerpt in
          .object([
            "name": .string(excerpt.name), "first": .integer(excerpt.firstLine),
            "lines": .strings(excerpt.lines),
          ])
        })
    }
    return json
  }

  /// The classes whose lines ran, each once, in the order in which they were asked.
  private var excerpts: [CodeExcerpt] {
    guard let code = scene.code else { return [] }
    var found: [CodeExcerpt] = []
    for step in walk.steps.prefix(Self.mostSteps) where found.count < Self.mostExcerpts {
      guard case .line(let line) = step.fact, !found.contains(where: { $0.holds(line) }),
        let excerpt = code.excerpt(around: line), !found.contains(excerpt)
      else { continue }
      found.append(excerpt)
    }
    return found
  }

  private var storyLines: [JSONValue] {
    guard interaction.isEvent else { return [] }
    var lines: [JSONValue] = []
    var style = OutputStyle()
    style.width = 10_000
    EventTimelineReport(interaction, in: scene).write(style, isDetailed: false) {
      lines.append($0.feedJSON)
    }
    return Array(lines.prefix(Self.mostSteps))
  }

  private func stage(_ stage: TraceStage) -> JSONValue {
    let kind = if case .hitTest = stage.kind { "hitTest" } else { "chain" }
    let rows = stage.rows.prefix(Self.mostSteps).map { row in
      JSONValue.object([
        "ids": numbersOf(row.subjects), "names": .string(walk.names(of: row)),
        "depth": .integer(row.depth),
      ])
    }
    return .object([
      "kind": .string(kind), "title": .string(walk.title(of: stage)), "rows": .array(rows),
    ])
  }

  private func steps(telling code: [CodeExcerpt]) -> [JSONValue] {
    let choices = walk.choices
    return zip(walk.steps, walk.toldSteps(OutputStyle())).prefix(Self.mostSteps).enumerated().map {
      k, pair in
      let (step, told) = pair
      var json: JSONObject = [
        "mark": .string(step.mark.word), "name": .string(told.name),
        "text": .string(told.sentence),
      ]
      json["ending"] = told.ending.map(JSONValue.string)
      json["rule"] = step.rule.map { .string($0.description) }
      json["ruleText"] = step.rule.flatMap(walk.ruleText).map(JSONValue.string)
      json["stage"] = .integer(step.stage)
      json["row"] = step.row.map(JSONValue.integer) ?? .null
      json["ids"] = numbersOf(
        step.concerned.isEmpty ? [step.subject].compactMap { $0 } : step.concerned)
      json["point"] = step.point?.json
      json["finger"] = step.finger?.json
      json["missed"] = told.missed.map {
        .object(["area": $0.area.json, "text": .string($0.words)])
      }
      if case .line(let line) = step.fact, let place = code.firstIndex(where: { $0.holds(line) }) {
        json["line"] = .array([.integer(place), .integer(line.line), .text(line.value)])
      }
      json["known"] = .array(
        step.decisions.prefix(Self.mostObjects).map { decision in
          .array([
            .integer(decision.row), .string(decision.mark.word),
            .text(decision.answer.map { scene.label(of: $0) }),
          ])
        })
      if choices[k] { json["stays"] = true }
      json["time"] = step.moment.map { .number(interaction.time(of: $0)) }
      return .object(json)
    }
  }

  private var lanes: [JSONValue] {
    RecognizerLane.all(of: interaction, in: scene).map { lane in
      let recognizer = scene.gestureRecognizers.first { ObjectID($0) == lane.recognizer }
      return .object([
        "id": numbers.number(of: lane.recognizer),
        "name": .string(scene.label(of: lane.recognizer)),
        "view": .text(recognizer?.view.map { scene.label(of: $0) }),
        "changes": .array(
          lane.changes.map { .array([.number($0.time), .string($0.state.rawValue)]) }),
        "notes": .array(lane.notes.map { .array([.number($0.time), .string($0.text)]) }),
      ])
    }
  }

  private var fingers: [JSONValue] {
    var places: [JSONValue] = []
    for (k, moment) in interaction.moments.enumerated() where places.count < Self.mostPlaces {
      guard case .touch(let report) = moment.event, report.phase != .stationary else { continue }
      places.append(
        .array([
          .number(interaction.time(of: k)), .integer(report.finger),
          .string(report.phase.feedWord), .number(Double(report.point.x)),
          .number(Double(report.point.y)),
        ]))
    }
    return places
  }

  private func numbersOf(_ objects: [ObjectID]) -> JSONValue {
    .array(objects.prefix(Self.mostObjects).map { numbers.number(of: $0) })
  }
}

extension TraceStop.Mark {
  fileprivate var word: String {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .skip: "skip"
    case .message: "message"
    }
  }
}

extension UITouch.Phase {
  fileprivate var feedWord: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

extension TextLine {
  /// The line as a feed tells it: a list of pieces, each a text or a text with its style.
  package var feedJSON: JSONValue {
    .array(
      runs.map { run in
        run.style == .plain
          ? .string(run.text) : .array([.string(run.text), .string("\(run.style)")])
      })
  }
}
