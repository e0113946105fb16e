import ResponderKit

/// The reports of the event system about one command: what was asked, and who received what.
package struct EventTrace {
  /// The command in words, such as `tap (200, 320)`.
  package var title: String
  /// Everything that happened, in order.
  package private(set) var moments: [TimedEvent] = []
  /// Indicates whether an event was sent, as opposed to a question.
  package var isEvent: Bool

  /// The time on the application's clock when the whole interaction began, if this is only a part
  /// of one.
  private(set) var start: TimeInterval?

  /// Creates an interaction in which nothing has happened yet.
  package init(title: String, isEvent: Bool) {
    self.title = title
    self.isEvent = isEvent
  }

  /// An event with its time.
  package struct TimedEvent: Sendable {
    /// The seconds on the scene's clock.
    package var time: TimeInterval
    /// The role of the event; read where moments of a role are sought, as a look at an event copies it.
    let role: Role
    /// The event that happened.
    package let event: SystemEvent

    /// A role of an event: a hit-test, a part of the mere course, the press of a control of which nobody
    /// is told, or what is needed to understand the outcome.
    enum Role { case hitTest, course, press, telling }

    var hitTest: HitTest? {
      if case .hitTest(let test) = event { test } else { nil }
    }
  }

  /// The time on the application's clock when the interaction began, in seconds.
  package var beginning: TimeInterval { start ?? moments.first?.time ?? 0 }

  /// Returns the time of a moment in seconds since the interaction began, without the rounding
  /// error of a sum.
  package func time(of moment: Int) -> TimeInterval {
    ((moments[moment].time - beginning) * 1e6).rounded() / 1e6
  }

  /// Adds an event at the end.
  package mutating func add(_ event: consuming SystemEvent, at time: TimeInterval = 0) {
    // A tap on a few views makes some thirty events.
    if moments.isEmpty { moments.reserveCapacity(40) }
    let role = event.role
    moments.append(TimedEvent(time: time, role: role, event: event))
  }

  /// The indices of the moments of a role, in order.
  func places(of role: TimedEvent.Role) -> some BidirectionalCollection<Int> {
    moments.indices.lazy.filter { moments[$0].role == role }
  }

  /// Returns the interaction from one of its moments on.
  package func suffix(from start: Int) -> EventTrace {
    guard start > 0 else { return self }
    var rest = EventTrace(title: title, isEvent: isEvent)
    rest.start = beginning
    for moment in moments.dropFirst(start) { rest.add(moment.event, at: moment.time) }
    return rest
  }

  /// The hit-test that decided: the last one.
  package var hitTest: HitTest? { places(of: .hitTest).last.flatMap { moments[$0].hitTest } }

  /// Returns the methods that a responder received, in order.
  package func received(by id: ObjectID) -> [EventMethod] {
    moments.compactMap { moment in
      guard case .delivery(let delivery) = moment.event, delivery.responder == id,
        delivery.outcome == .received
      else { return nil }
      return delivery.method
    }
  }

  /// Returns the states that a recognizer went through, in order. A repeated state appears once.
  package func states(of id: ObjectID) -> [String] {
    var states: [String] = []
    for case .gesture(let report) in moments.lazy.map(\.event) where report.recognizer == id {
      guard case .state(_, let new) = report.change, states.last != new.rawValue else { continue }
      states.append(new.rawValue)
    }
    return states
  }

  /// A hit-test and what followed it up to the next one.
  package struct Part {
    /// The hit-test; nil for what came before the first one.
    package var hitTest: HitTest?
    /// The indices of its moments, that of the hit-test first.
    package var moments: Range<Int>
  }

  /// The parts in the order in which they happened.
  package var parts: [Part] {
    var parts: [Part] = []
    for k in moments.indices where k == 0 || moments[k].role == .hitTest {
      if let last = parts.indices.last { parts[last].moments = parts[last].moments.lowerBound..<k }
      parts.append(Part(hitTest: moments[k].hitTest, moments: k..<moments.count))
    }
    return parts
  }

  /// The way of one method along the chain.
  package struct Route: Equatable {
    /// The method.
    package var method: EventMethod
    /// The responders that received the method, in order.
    package var path: [ObjectID] = []
    /// The responders that handled the method: those that kept it, or handled it and passed it on.
    package var handlers: [ObjectID] = []
    /// Indicates whether the last responder kept the method.
    package var isKept = true
    /// The index of the moment at which the way began.
    package var start = 0

    /// Returns whether another method went to the same responders, with the same outcome.
    package func hasSameCourse(as other: Route) -> Bool {
      path == other.path && handlers == other.handlers && isKept == other.isKept
    }
  }

  /// The way of each method that was delivered, in order.
  package var routes: [Route] { moments.withUnsafeBufferPointer(Self.routes) }

  private static func routes(_ moments: UnsafeBufferPointer<TimedEvent>) -> [Route] {
    var routes: [Route] = []
    // The route that the last message belongs to; a handler may start another in between.
    var current: Int?
    for index in moments.indices {
      guard let delivery = moments[index].event.delivery else {
        if moments[index].event.beginsMessages { current = nil }
        continue
      }
      switch delivery.outcome {
      case .received:
        // A new route begins when a method arrives that was not just passed on.
        if let open = current, routes[open].method == delivery.method, !routes[open].isKept {
          routes[open].path.append(delivery.responder)
          routes[open].isKept = true
        } else {
          var route = Route(method: delivery.method, start: index)
          // As long as most chains are.
          route.path.reserveCapacity(16)
          route.path.append(delivery.responder)
          routes.append(route)
          current = routes.count - 1
        }
      case .handled, .forwarded:
        func isAt(_ route: Route) -> Bool {
          route.method == delivery.method && route.path.last == delivery.responder
        }
        // Two ways of one message may have come to the same responder.
        if !(current.map { isAt(routes[$0]) } ?? false) { current = routes.lastIndex(where: isAt) }
        guard let open = current else { continue }
        if delivery.outcome == .handled {
          // In a circle a responder handles the method twice.
          guard !routes[open].handlers.contains(delivery.responder) else { continue }
          routes[open].handlers.append(delivery.responder)
        } else {
          routes[open].isKept = false
        }
      }
    }
    for k in routes.indices where routes[k].isKept {
      guard let keeper = routes[k].path.last, routes[k].handlers.last != keeper else { continue }
      routes[k].handlers.append(keeper)
    }
    return routes
  }
}

extension SystemEvent {
  /// The delivery, if the event is one. Not inlined, so that a look at other cases copies nothing.
  @inline(never)
  fileprivate var delivery: Delivery? {
    if case .delivery(let delivery) = self { delivery } else { nil }
  }

  /// Indicates whether messages that follow the event are new ones, as opposed to passed-on ones.
  fileprivate var beginsMessages: Bool {
    switch self {
    case .hitTest, .touch, .withholding, .note: true
    case .delivery, .gesture, .controlEvent, .action, .firstResponder: false
    }
  }
}

/// An observer that records the reports of the event system.
package final class EventTraceRecorder: EventObserver {
  // Unsafe here: read or written at every report, which nothing interrupts.
  /// The reports since the last ``begin(_:isEvent:)``; nil after ``end()``.
  @exclusivity(unchecked) package var interaction: EventTrace?
  /// The number of interactions that were begun.
  package private(set) var count = 0

  /// The clock of the application that is observed. Without one, everything happens at 0.
  @exclusivity(unchecked) package var clock: VirtualClock?

  /// Creates a recorder.
  package init() {}

  /// The number of moments that the interaction had at the first event since ``prepare(_:)``; nil if
  /// there was no event since.
  package var news: Int? { firstNews }
  // Stored under another name, as other modules check accesses to what is stored.
  @exclusivity(unchecked) private var firstNews: Int?

  /// Prepares for a command: from now on the first event is news.
  package func prepare(_ clock: VirtualClock) {
    firstNews = nil
    if self.clock !== clock { self.clock = clock }
  }

  /// Starts a new interaction.
  package func begin(_ title: String, isEvent: Bool) {
    interaction = EventTrace(title: title, isEvent: isEvent)
    count += 1
  }

  /// Ends the interaction. Events that follow belong to another one.
  package func end() {
    interaction = nil
  }

  /// Records one event.
  package func observe(_ event: consuming SystemEvent) {
    if firstNews == nil { firstNews = interaction?.moments.count ?? 0 }
    interaction?.add(event, at: clock?.now ?? 0)
  }
}

extension EventTrace {
  /// Indicates whether the record holds more than the receivers of the event.
  package var isTelling: Bool { !places(of: .telling).isEmpty }
}

extension SystemEvent {
  /// The role of the event. Not inlined, so that a look at the event copies nothing.
  @inline(never)
  fileprivate var role: EventTrace.TimedEvent.Role {
    switch self {
    case .hitTest: .hitTest
    case .delivery: .course
    case .touch(let report):
      report.refusal != nil || report.phase == .cancelled || !report.recognizers.isEmpty
        ? .telling : .course
    // A control that has changed is a result, even if nobody is told.
    case .controlEvent(let report):
      report.count > 0 || report.event == ControlEventReport.valueChanged
        ? .telling : report.event == ControlEventReport.touchUpInside ? .press : .course
    case .note(.applicationSendsEvent), .note(.windowSendsEvent): .course
    case .withholding, .gesture, .action, .firstResponder, .note: .telling
    }
  }
}

extension ControlEventReport {
  // Made once: a trace asks for each event.
  static let valueChanged = UIControl.Event.valueChanged.description
  static let touchUpInside = UIControl.Event.touchUpInside.description
}
