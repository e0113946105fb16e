import ResponderKit
import Scenes

/// Makes the steps of a walk, and the stages on which they take place.
struct WalkBuilder {
  let interaction: EventTrace
  let scene: Scene
  /// Whether every call is a stop, as against those that decide something.
  let opensCalls: Bool
  /// Whether the ways of an event through `sendEvent` are stops.
  let tellsStations: Bool
  var steps: [Stop] = []
  var stages: [WalkStage] = []
  /// Where the finger came down last, in the coordinates of the screen.
  var finger: CGPoint?

  init(_ interaction: EventTrace, _ scene: Scene, opensCalls: Bool, tellsStations: Bool) {
    self.interaction = interaction
    self.scene = scene
    self.opensCalls = opensCalls
    self.tellsStations = tellsStations
  }

  mutating func build() {
    let routes = interaction.routes
    // With recognizers and controls in play, time tells more than the way of each message.
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

  /// Opens a stage with a chain.
  mutating func openChain(_ path: [ObjectID]) {
    stages.append(WalkStage(chainOf: path, in: scene))
  }

  /// What a message's way tells of the chain that is shown.
  func decisions(of route: EventTrace.Route) -> [Stop.Decision] {
    route.path.indices.map { hop in
      Stop.Decision(
        row: hop, mark: route.handlers.contains(route.path[hop]) ? .yes : .message)
    }
  }
}

extension SystemEvent {
  /// Whether it says that an event passes through the `sendEvent` of the application or a window.
  fileprivate var isStation: Bool {
    switch fact {
    case .applicationSendsEvent, .windowSendsEvent: true
    default: false
    }
  }
}
