import ResponderKit
import Scenes

/// A builder of the steps of a walk, and of the stages on which they take place.
struct WalkBuilder {
  let interaction: EventTrace
  let scene: Scene
  /// Indicates whether every call is a stop, as opposed to calls that decide something.
  let opensCalls: Bool
  /// Indicates whether the passages of an event through `sendEvent(_:)` are stops.
  let tellsStations: Bool
  var steps: [Stop] = []
  var stages: [WalkStage] = []
  /// The location where the finger came down last, in screen coordinates.
  var finger: CGPoint?

  init(_ interaction: EventTrace, _ scene: Scene, opensCalls: Bool, tellsStations: Bool) {
    self.interaction = interaction
    self.scene = scene
    self.opensCalls = opensCalls
    self.tellsStations = tellsStations
  }

  mutating func build() {
    let routes = interaction.routes
    // With recognizers and controls involved, the order in time explains more than the way of each
    // message.
    let isTelling = interaction.isTelling
    var rows: ArraySlice<EventTimelineRow> = []
    if isTelling {
      rows =
        EventTimeline(interaction).rowsBesideHitTests(isFolded: true, hasStages: tellsStations)[...]
    }
    var rest = routes[...]
    for part in interaction.parts {
      if let test = part.hitTest { tell(test) }
      let end = part.moments.upperBound
      let new = rest.removePrefix { $0.start < end }
      if isTelling {
        let path = new.first?.path ?? part.hitTest?.answer.map { [$0] } ?? []
        tell(rows.removePrefix { $0.moment < end }, new, openingWith: path)
      } else {
        let stations = part.moments.filter { interaction.moments[$0].event.isStation }
        tell(
          new, after: routes[..<new.startIndex].last, stations: tellsStations ? stations : [])
      }
    }
  }

  /// Adds a step to the stage that was opened last.
  mutating func add(_ step: Stop) {
    var step = step
    step.stage = stages.count - 1
    step.finger = step.finger ?? finger
    steps.append(step)
  }

  /// Adds a stage that shows a chain.
  mutating func openChain(_ path: [ObjectID]) {
    stages.append(WalkStage(chainOf: path, in: scene))
  }

  /// Returns the facts that a message's way tells about the chain that is shown.
  func decisions(of route: EventTrace.Route) -> [Stop.Decision] {
    route.path.indices.map { hop in
      Stop.Decision(
        row: hop, mark: route.handlers.contains(route.path[hop]) ? .yes : .message)
    }
  }
}

extension SystemEvent {
  /// Indicates whether the event says that it passes through `sendEvent(_:)` of the application or
  /// a window.
  fileprivate var isStation: Bool {
    switch fact {
    case .applicationSendsEvent, .windowSendsEvent: true
    default: false
    }
  }
}
