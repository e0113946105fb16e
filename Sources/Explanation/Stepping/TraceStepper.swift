import ResponderKit
import Scenes

/// A walk through an interaction, one decision at a time.
package struct TraceStepper {
  /// The scene in which it took place.
  package let scene: Scene
  /// The interaction.
  package let interaction: EventTrace
  /// The stages on which the steps take place.
  package let stages: [TraceStage]
  /// The steps, in order.
  package private(set) var steps: [TraceStop]
  /// The index of the step with which the walk begins.
  package var start = 0
  /// Returns the text of a rule in one line.
  package let ruleText: (RuleID) -> String?

  /// Creates a walk through one interaction.
  package init(
    _ interaction: EventTrace, in scene: Scene, breakpoints: Breakpoints = Breakpoints(),
    opensCalls: Bool = false, ruleText: @escaping (RuleID) -> String? = { _ in nil }
  ) {
    (self.scene, self.interaction, self.ruleText) = (scene, interaction, ruleText)
    // The event of a breakpoint is a stop.
    let awaitsStations = EventFact.windowSendsEvent.rule.map(breakpoints.rules.contains) == true
    var builder = TraceStopBuilder(
      interaction, scene, opensCalls: opensCalls, tellsStations: opensCalls || awaitsStations)
    builder.build()
    (stages, steps) = (builder.stages, builder.steps)
    mark(breakpoints)
  }

  /// The indices of the steps, from 0.
  package var indices: Range<Int> { steps.indices }

  /// Returns the index of the first step behind another that meets a breakpoint.
  package func stop(after index: Int) -> Int? {
    steps.indices.first { $0 > index && steps[$0].breakpoint != nil }
  }

  private mutating func mark(_ breakpoints: Breakpoints) {
    guard !breakpoints.isEmpty else { return }
    let names = Dictionary(
      breakpoints.objects(in: scene).map { (ObjectID($0), scene.label(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    for k in steps.indices {
      steps[k].breakpoint =
        breakpoints.line(of: steps[k])?.description
        ?? steps[k].concerned.lazy.compactMap { names[$0] }.first
        ?? steps[k].rule.flatMap { breakpoints.rules.contains($0) ? $0.description : nil }
    }
  }

  /// Returns the facts known about the rows of a step's stage after the step.
  package func decisions(after index: Int) -> [Int: TraceStop.Decision] {
    let stage = steps[index].stage
    var known: [Int: TraceStop.Decision] = [:]
    let start = steps[...index].lastIndex { $0.stage != stage }.map { $0 + 1 } ?? 0
    for step in steps[start...index] {
      for decision in step.decisions { known[decision.row] = decision }
    }
    return known
  }
}

extension EventTrace {
  /// The recognizers that recognized something, in order.
  package var recognizersThatSucceeded: [ObjectID] {
    var found: [ObjectID] = []
    for case .gesture(let report) in moments.lazy.map(\.event) {
      guard case .state(_, let new) = report.change, [.began, .ended].contains(new),
        !found.contains(report.recognizer)
      else { continue }
      found.append(report.recognizer)
    }
    return found
  }
}

/// The places where a walk through an interaction stops: views and other objects, rules, and lines of
/// code.
package struct Breakpoints {
  private struct Place {
    weak var object: StatefulObject?
  }

  private var places: [Place] = []
  /// The numbers of the rules.
  package private(set) var rules: [RuleID] = []

  /// The lines of code.
  package private(set) var lines: [CodePlace] = []

  /// Creates a list without any.
  package init() {}

  /// Indicates whether there are no breakpoints.
  package var isEmpty: Bool { places.isEmpty && rules.isEmpty && lines.isEmpty }

  /// Returns the objects that are in a scene now. Objects of a scene that was replaced come back
  /// with it.
  package func objects(in scene: Scene) -> [StatefulObject] {
    places.compactMap(\.object).filter { object in
      scene.names.name(of: object) != nil
        || (object as? UIView).map { scene.view(of: ObjectID($0)) != nil } ?? false
    }
  }

  /// Adds an object, unless it is a breakpoint already.
  package mutating func add(_ object: StatefulObject) {
    guard !places.contains(where: { $0.object === object }) else { return }
    places.append(Place(object: object))
  }

  /// Adds a rule by its number, unless it is a breakpoint already.
  package mutating func add(rule: RuleID) {
    if !rules.contains(rule) { rules.append(rule) }
  }

  /// Adds a line of code, unless it is a breakpoint already.
  package mutating func add(_ line: CodePlace) {
    if !lines.contains(line) { lines.append(line) }
  }

  /// Returns the breakpoint on the line that a step tells; nil if there is none.
  func line(of step: TraceStop) -> CodePlace? {
    guard case .line(let line) = step.fact else { return nil }
    return lines.first { $0.holds(line) }
  }
}
