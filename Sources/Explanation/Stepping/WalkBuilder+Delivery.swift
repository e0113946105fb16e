import ResponderKit
import Scenes

extension WalkBuilder {
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
          Stop(
            fact: .sameWay(route), mark: .message, subject: route.path.first,
            rule: EventFact.delivery.rule, concerned: route.path, decisions: decisions(of: route)))
        continue
      }
      for (hop, responder) in route.path.enumerated() {
        let mark: Stop.Mark = route.handlers.contains(responder) ? .yes : .message
        add(
          Stop(
            fact: .message(route, hop: hop), mark: mark, subject: responder,
            rule: EventFact.delivery.rule, concerned: [responder], row: hop,
            decisions: [Stop.Decision(row: hop, mark: mark)]))
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
      Stop(
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
  ///   - routes: The ways of its messages.
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
      let event = interaction.moments[row.moment].event
      var step = Stop(
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
      .animation(let view, _, _), .windowSendsEvent(let view):
      [view]
    case .key(_, let receiver): [receiver].compactMap { $0 }
    case .applicationSendsEvent, .queued, .undelivered, .shakeToUndo: []
    }
  }
}
