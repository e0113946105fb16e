import ResponderKit

/// The rows of an interaction on a time axis: the receivers of events, the changes with their
/// reasons, and the events that were held back.
package struct EventTimeline {
  private let interaction: EventTrace
  /// The ways of the methods, by the moments at which they began.
  private let routes: [EventTrace.Route]
  package private(set) var rows: [EventTimelineRow] = []

  /// Creates the timeline of an interaction, whose beginning is the time 0.
  package init(_ interaction: EventTrace) {
    self.interaction = interaction
    let start = interaction.beginning
    routes = interaction.routes
    /// The number of ways that have begun.
    var begun = 0
    var lastStart: ObjectID?
    for (index, moment) in interaction.moments.enumerated() {
      let kind = EventTimelineRow.Kind(moment.event)
      let isStart = begun < routes.count && routes[begun].start == index
      if kind == .delivery, !isStart { continue }
      var row = EventTimelineRow(
        time: moment.time - start, kind: kind, content: .event(moment.event), moment: index)
      if kind == .delivery {
        let isRepeated = begun > 0 && routes[begun - 1].hasSameCourse(as: routes[begun])
        row.content = .route(routes[begun], isRepeated: isRepeated)
        begun += 1
      } else if case .note(.starts(let start, let method, _)) = moment.event {
        // The end of a shake starts where its beginning did, as a rule.
        if start == lastStart, method != .motionBegan { row.kind = .stage }
        lastStart = start
      }
      if case .note(.ran(let line, in: let method, of: let object)) = moment.event {
        // Lines of one method share a row.
        if rows.last?.time == row.time, rows[rows.count - 1].add(line, by: method, of: object) {
          rows[rows.count - 1].moment = index
          continue
        }
        row.content = .code(CodeThatRan(object: object, method: method, lines: [line]))
      }
      rows.append(row)
    }
  }

  /// Returns the way that began at a moment.
  ///
  /// - Complexity: O(log n) in the number of ways.
  private func route(at moment: Int) -> EventTrace.Route? {
    var (low, high) = (0, routes.count)
    while low < high {
      let middle = (low + high) / 2
      if routes[middle].start < moment { low = middle + 1 } else { high = middle }
    }
    return low < routes.count && routes[low].start == moment ? routes[low] : nil
  }

  /// Returns whether two rows say the same, wherever the finger is.
  private func isAlike(_ row: EventTimelineRow, _ other: EventTimelineRow) -> Bool {
    if let route = self.route(at: row.moment), let last = self.route(at: other.moment) {
      return route.method == last.method && route.hasSameCourse(as: last)
    }
    return interaction.moments[row.moment].event.isAlike(interaction.moments[other.moment].event)
  }

  /// Returns the rows besides the hit-tests, without the stages of the pipeline.
  ///
  /// - Parameter isFolded: Whether moves that say the same share a line.
  package func rowsBesideHitTests(isFolded: Bool, hasStages: Bool = false) -> [EventTimelineRow] {
    (isFolded ? folded() : rows).filter {
      (hasStages || $0.kind != .stage) && $0.kind != .hitTest
    }
  }

  /// Returns the rows with moves that say the same as the move before folded into a line.
  package func folded() -> [EventTimelineRow] {
    var result: [EventTimelineRow] = []
    var last: ArraySlice<EventTimelineRow> = []
    var count = 0
    var lastTime = 0.0
    var lastMoment = 0
    func closeFold() {
      guard count > 0 else { return }
      result.append(
        EventTimelineRow(time: lastTime, kind: .fold, content: .moves(count), moment: lastMoment))
      count = 0
    }
    var rest = rows[...]
    while let first = rest.first {
      // The moves of several fingers at one moment belong together.
      let moves = rest.prefix { $0.kind == .move && $0.time == first.time }
      let end =
        rest[max(moves.endIndex, rest.startIndex + 1)...]
        .firstIndex { $0.kind == .move || $0.kind == .touch } ?? rest.endIndex
      let block = rest[..<end]
      rest = rest[end...]
      if first.kind == .move, block.elementsEqual(last, by: isAlike) {
        count += 1
        lastTime = first.time
        lastMoment = block.last?.moment ?? first.moment
        continue
      }
      closeFold()
      result += block
      last = first.kind == .move ? block : []
    }
    closeFold()
    return result.map(\.withoutManyLines)
  }
}

/// One line of an interaction's story, as a value.
package struct EventTimelineRow {
  /// A kind of line that stories treat in a way of its own.
  package enum Kind {
    case hitTest, touch, move, delivery, other
    /// A stage of the pipeline, which is told only where every event is.
    case stage
    /// A line that stands for lines that were left out.
    case fold
  }

  /// The content of a line.
  package enum Content {
    /// An event.
    case event(SystemEvent)
    /// The way of a method, and whether it is that of the method before.
    case route(EventTrace.Route, isRepeated: Bool)
    /// A number of moves with the outcome of the move before.
    case moves(Int)
    /// Lines of code that ran.
    case code(CodeThatRan)
  }

  /// The seconds since the interaction began.
  package var time: TimeInterval
  /// The kind of line.
  package var kind: Kind
  /// The content of the line.
  package var content: Content
  /// The index of the last moment of the interaction that the line covers.
  package var moment: Int

  /// The way of a method, if the line tells one.
  package var route: EventTrace.Route? {
    if case .route(let route, _) = content { route } else { nil }
  }

  /// Adds a line of code to those of the same method; returns false if the row is about something else.
  fileprivate mutating func add(
    _ line: CodeLine, by method: String, of object: ObjectID
  ) -> Bool {
    guard case .code(var code) = content, code.object == object, code.method == method
    else { return false }
    // Held in one place only, the lines are not copied each time.
    content = .moves(0)
    code.lines.append(line)
    content = .code(code)
    return true
  }

  /// The row, of whose code only few lines are told.
  fileprivate var withoutManyLines: EventTimelineRow {
    guard case .code(var code) = content else { return self }
    var row = self
    code.isFolded = true
    row.content = .code(code)
    return row
  }

  /// The rule behind the line, if it needs one.
  package var rule: RuleID? {
    if case .event(let event) = content { event.rule } else { nil }
  }
}

extension EventTimelineRow.Kind {
  /// Creates the kind of an event's line.
  package init(_ event: SystemEvent) {
    switch event {
    case .hitTest: self = .hitTest
    case .touch(let report): self = report.phase == .moved ? .move : .touch
    case .delivery: self = .delivery
    case .note(.applicationSendsEvent), .note(.windowSendsEvent): self = .stage
    case .withholding, .gesture, .controlEvent, .action, .firstResponder, .note: self = .other
    }
  }
}
