import ResponderKit
import Scenes

/// A builder of the steps of a walk, and of the stages on which they take place.
struct TraceStopBuilder {
  let interaction: EventTrace
  let scene: Scene
  /// Indicates whether every call is a stop, as opposed to calls that decide something.
  let opensCalls: Bool
  /// Indicates whether the passages of an event through `sendEvent(_:)` are stops.
  let tellsStations: Bool
  var steps: [TraceStop] = []
  var stages: [TraceStage] = []
  /// The location where the finger came down last, in screen coordinates.
  var finger: CGPoint?

  init(_ interaction: EventTrace, _ scene: Scene, opensCalls: Bool, tellsStations: Bool) {
    (self.interaction, self.scene, self.opensCalls) = (interaction, scene, opensCalls)
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
  mutating func add(_ step: TraceStop) {
    var step = step
    step.stage = stages.count - 1
    step.finger = step.finger ?? finger
    steps.append(step)
  }

  /// Adds a stage that shows a chain.
  mutating func openChain(_ path: [ObjectID]) {
    stages.append(TraceStage(chainOf: path, in: scene))
  }

  /// Returns the facts that a message's way tells about the chain that is shown.
  func decisions(of route: EventTrace.Route) -> [TraceStop.Decision] {
    route.path.indices.map { hop in
      TraceStop.Decision(
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

extension TraceStopBuilder {
  /// Adds the step of views that a hit-test treated alike.
  mutating func addRun(
    _ call: HitTestCall, _ run: HitTestRun, _ verdict: HitTestDecision.Verdict, row: Int
  ) {
    let decision = HitTestDecision(
      views: run.views, depth: call.depth, point: run.point, verdict: verdict, parent: call.view)
    let mark: TraceStop.Mark = decision.isAsked ? .no : .skip
    add(
      TraceStop(
        fact: .siblings(decision), mark: mark, subject: call.view, rule: decision.rule,
        // There is no point for views that were not called.
        point: decision.isAsked ? run.point : nil, concerned: run.views, row: row,
        decisions: [TraceStop.Decision(row: row, mark: mark)]))
  }

  /// Adds the steps of each message's way, one responder after the other.
  ///
  /// - Parameters:
  ///   - routes: The ways of the messages of one part.
  ///   - last: The way of the message before them, in the part before.
  ///   - stations: The moments of the part at which the event passes through `sendEvent`.
  mutating func tell(
    _ routes: ArraySlice<EventTrace.Route>, after last: EventTrace.Route?, stations: [Int]
  ) {
    var last = last
    var stations = stations[...]
    for (k, route) in routes.enumerated() {
      defer { last = route }
      let isAsBefore = last?.hasSameCourse(as: route) == true
      if k == 0 || !isAsBefore { openChain(route.path) }
      stations.removePrefix { $0 < route.start }.forEach { addStation($0) }
      if isAsBefore {
        add(
          TraceStop(
            fact: .sameWay(route), mark: .message, subject: route.path.first,
            rule: EventFact.delivery.rule, concerned: route.path, decisions: decisions(of: route)))
        continue
      }
      for (hop, responder) in route.path.enumerated() {
        let mark: TraceStop.Mark = route.handlers.contains(responder) ? .yes : .message
        add(
          TraceStop(
            fact: .message(route, hop: hop), mark: mark, subject: responder,
            rule: EventFact.delivery.rule, concerned: [responder], row: hop,
            decisions: [TraceStop.Decision(row: hop, mark: mark)]))
      }
    }
    stations.forEach { addStation($0) }
  }

  /// Adds the step in which the event passes through `sendEvent(_:)` of the application or a
  /// window.
  private mutating func addStation(_ moment: Int) {
    let event = interaction.moments[moment].event
    guard let station = concerned(event).first else { return }
    add(
      TraceStop(
        fact: .station(event), mark: .message, subject: station, rule: event.rule,
        concerned: [station],
        row: stages[stages.count - 1].rows.firstIndex { $0.subject == station }, moment: moment))
  }

  /// Returns the objects that an event is about, the most important one first.
  private func concerned(_ event: SystemEvent) -> [ObjectID] {
    if case .note(.applicationSendsEvent) = event { return [ObjectID(scene.application)] }
    return event.objects
  }

  /// Adds the steps for what came of the fingers, moment by moment.
  ///
  /// - Parameters:
  ///   - rows: The lines of one part's story.
  ///   - path: The chain that is shown first: what comes before the first message happens on its
  ///     way, too.
  mutating func tell(
    _ rows: ArraySlice<EventTimelineRow>, _ routes: ArraySlice<EventTrace.Route>,
    openingWith path: [ObjectID]
  ) {
    guard !rows.isEmpty else { return }
    let routes = Dictionary(
      routes.map { ($0.start, $0) }, uniquingKeysWith: { first, _ in first })
    openChain(path)
    var last: EventTrace.Route?
    for row in rows {
      if case .code(let code) = row.content {
        addLines(code, at: row.moment)
        continue
      }
      let event = interaction.moments[row.moment].event
      var step = TraceStop(
        fact: .row(row), mark: .message, rule: row.kind == .fold ? nil : event.rule,
        moment: row.moment)
      if row.kind == .delivery, let route = routes[row.moment] {
        if let last, !last.hasSameCourse(as: route) { openChain(route.path) }
        last = route
        step.decisions = decisions(of: route)
        step.concerned = route.path
      } else if row.kind != .fold {
        step.concerned = concerned(event)
      }
      step.subject = step.concerned.first
      let chain = stages[stages.count - 1].rows
      step.row =
        step.concerned.lazy.compactMap { id in
          chain.firstIndex { $0.subject == id }
        }.first
      step.finger = interaction.finger(at: row.moment)
      add(step)
    }
  }

  /// Adds the steps in which the lines of a method of the code run.
  private mutating func addLines(_ code: CodeThatRan, at moment: Int) {
    let row = stages[stages.count - 1].rows.firstIndex { $0.subject == code.object }
    for line in code.lines {
      var step = TraceStop(
        fact: .line(line), mark: .message, subject: code.object, rule: nil,
        concerned: [code.object], row: row, moment: moment)
      step.finger = interaction.finger(at: moment)
      add(step)
    }
  }
}

extension EventTrace {
  /// Returns the location of the finger that moved last up to a moment, in screen coordinates.
  fileprivate func finger(at moment: Int) -> CGPoint? {
    for moment in moments[...moment].reversed() {
      if case .touch(let report) = moment.event { return report.point }
    }
    return nil
  }
}

extension SystemEvent {
  /// The objects that the event names, the most important one first.
  fileprivate var objects: [ObjectID] {
    switch self {
    case .hitTest(let test): [test.answer].compactMap { $0 }
    case .touch(let report):
      [report.view].compactMap { $0 } + (report.phase == .began ? report.recognizers : [])
    case .delivery(let delivery): [delivery.responder]
    case .withholding(let report): [report.view] + [report.recognizer].compactMap { $0 }
    case .gesture(let report):
      if case .waits(let other) = report.change {
        [report.recognizer, other] + [report.view].compactMap { $0 }
      } else {
        [report.recognizer] + [report.view].compactMap { $0 }
      }
    case .controlEvent(let report): [report.control]
    case .action(let report):
      if case .object(let receiver) = report.receiver {
        [receiver] + [report.sender].compactMap { $0 }
      } else {
        [report.sender].compactMap { $0 }
      }
    case .firstResponder(let report): [report.responder]
    case .note(let note): note.objects
    }
  }
}

extension SystemNote {
  fileprivate var objects: [ObjectID] {
    switch self {
    case .taken(let view, let recognizer, _): [view, recognizer]
    case .leftWindow(let view, _), .didNotTrack(let view, _, _), .scrolled(let view, _, _),
      .scrollsOn(let view, _, _, _), .didNotScroll(let view, _), .starts(let view, _, _),
      .animation(let view, _, _), .windowSendsEvent(let view), .becameKey(let view),
      .typed(_, let view), .keyboardTakes(let view), .visibleWithoutApplication(let view),
      .answered(let view, _, _, _),
      .constraintsNotSolved(let view),
      .zoomed(let view, _), .ran(_, in: _, of: let view):
      [view]
    case .statusBar(let views, _): views
    case .key(_, let object), .hitTestChanged(let object): [object].compactMap { $0 }
    case .dismissed(let controller, _, _), .sheetRests(let controller, _, _): [controller]
    case .shows(let container, let child), .wentBack(let container, let child, _):
      [container, child]
    case .selected(let cell, let list, _): [cell, list]
    case .applicationSendsEvent, .queued, .undelivered, .shakeToUndo: []
    }
  }
}

extension ArraySlice {
  /// Removes the elements at the beginning for which a condition holds, and returns them.
  package mutating func removePrefix(while condition: (Element) -> Bool) -> ArraySlice {
    let removed = prefix(while: condition)
    removeFirst(removed.count)
    return removed
  }
}
