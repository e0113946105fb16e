import Foundation
import ResponderKit

/// Everything that the event system said about one command: what was asked, and who received what.
package struct EventTrace {
  /// The command in words, such as `tap (200, 320)`.
  package var title: String
  /// Everything that happened, in order.
  package private(set) var moments: [TimedEvent] = []
  /// Whether an event was sent, as against a mere question.
  package var isEvent: Bool

  /// The clock's time at which the whole of it began, if this is only a part.
  private(set) var start: TimeInterval?
  /// The places of the hit-tests among the moments.
  private var hitTestPlaces: [Int] = []

  /// Creates an interaction in which nothing has happened yet.
  package init(title: String, isEvent: Bool) {
    self.title = title
    self.isEvent = isEvent
  }

  /// Something that happened, and when.
  package struct TimedEvent: Sendable {
    /// The seconds on the scene's clock.
    package var time: TimeInterval
    /// What happened.
    package var event: SystemEvent

    var hitTest: HitTest? {
      if case .hitTest(let test) = event { test } else { nil }
    }
  }

  /// The clock's time at which it began.
  package var beginning: TimeInterval { start ?? moments.first?.time ?? 0 }

  /// The time of a moment in seconds since the interaction began, without the dust of a sum.
  package func time(of moment: Int) -> TimeInterval {
    ((moments[moment].time - beginning) * 1e6).rounded() / 1e6
  }

  /// Takes down what happened next.
  package mutating func add(_ event: SystemEvent, at time: TimeInterval = 0) {
    // A tap on a few views tells some thirty things.
    if moments.isEmpty { moments.reserveCapacity(40) }
    if case .hitTest = event { hitTestPlaces.append(moments.count) }
    moments.append(TimedEvent(time: time, event: event))
  }

  /// The interaction from one of its moments on.
  package func suffix(from start: Int) -> EventTrace {
    guard start > 0 else { return self }
    var rest = EventTrace(title: title, isEvent: isEvent)
    rest.start = beginning
    for moment in moments.dropFirst(start) { rest.add(moment.event, at: moment.time) }
    return rest
  }

  /// The deciding hit-test: the last one.
  package var hitTest: HitTest? { hitTestPlaces.last.flatMap { moments[$0].hitTest } }

  /// The methods that a responder received, in order.
  package func received(by id: ObjectID) -> [EventMethod] {
    moments.compactMap { moment in
      guard case .delivery(let delivery) = moment.event, delivery.responder == id,
        delivery.outcome == .received
      else { return nil }
      return delivery.method
    }
  }

  /// The states that a recognizer went through, one after the other, repetitions said once.
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
    /// The places of its moments, the hit-test's first.
    package var moments: Range<Int>
  }

  /// The parts in the order in which they happened.
  package var parts: [Part] {
    var starts = hitTestPlaces
    if starts.first != 0, !moments.isEmpty { starts.insert(0, at: 0) }
    return starts.indices.map { k in
      let end = k + 1 < starts.count ? starts[k + 1] : moments.count
      return Part(hitTest: moments[starts[k]].hitTest, moments: starts[k]..<end)
    }
  }

  /// The way of one method along the chain.
  package struct Route: Equatable {
    /// The method.
    package var method: EventMethod
    /// Who received it, in order.
    package var path: [ObjectID] = []
    /// Who handled it: kept it, or handled and passed it on.
    package var handlers: [ObjectID] = []
    /// Whether the last one kept it.
    package var isKept = true
    /// The moment at which it began, as an index into the interaction's.
    package var start = 0

    /// Whether another method went to the same responders, with the same outcome.
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
        current = routes.lastIndex {
          $0.method == delivery.method && $0.path.last == delivery.responder
        }
        guard let open = current else { continue }
        if delivery.outcome == .handled {
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
  /// The delivery, if it is one; out of line, so that no copy is made of the other cases to look.
  @inline(never)
  fileprivate var delivery: Delivery? {
    if case .delivery(let delivery) = self { delivery } else { nil }
  }

  /// Whether messages that follow are new ones, as against passed-on ones.
  fileprivate var beginsMessages: Bool {
    switch self {
    case .hitTest, .touch, .withholding, .note: true
    case .delivery, .gesture, .controlEvent, .action, .firstResponder: false
    }
  }
}

/// Writes down what the event system says.
package final class InteractionRecorder: EventObserver {
  // Read or written at everything that is told, which nothing interrupts.
  /// What was said since the last ``begin(_:isEvent:)``.
  @exclusivity(unchecked) package var interaction: EventTrace?
  /// How many interactions were begun.
  package private(set) var count = 0

  /// The clock of the application that tells; without one everything happens at 0.
  @exclusivity(unchecked) package var clock: VirtualClock?

  /// Creates a recorder.
  package init() {}

  /// How many moments the interaction had when the first was added since this was forgotten.
  @exclusivity(unchecked) package var news: Int?

  /// Starts a new interaction.
  package func begin(_ title: String, isEvent: Bool) {
    interaction = EventTrace(title: title, isEvent: isEvent)
    count += 1
  }

  /// Ends the interaction: what happens next belongs to another.
  package func end() {
    interaction = nil
  }

  /// Takes down one event.
  package func observe(_ event: SystemEvent) {
    if news == nil { news = interaction?.moments.count ?? 0 }
    interaction?.add(event, at: clock?.now ?? 0)
  }
}
