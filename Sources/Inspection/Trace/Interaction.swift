import Foundation
import ResponderKit

/// Everything that the event system said about one command: what was asked, and who received what.
public struct Interaction {
  /// The command in words, such as `tap (200, 320)`.
  public var title: String
  /// Everything that happened, in order.
  public private(set) var moments: [Moment] = []
  /// The hit-tests, the last one deciding.
  public private(set) var hitTests: [HitTest] = []
  /// Who received, handled and passed on what, in order.
  public private(set) var deliveries: [Delivery] = []
  /// Whether an event was sent, as against a mere question.
  public var isEvent: Bool

  /// Creates an interaction in which nothing has happened yet.
  public init(title: String, isEvent: Bool) {
    self.title = title
    self.isEvent = isEvent
  }

  /// Something that happened, and when.
  public struct Moment: Sendable {
    /// The seconds on the scene's clock.
    public var time: TimeInterval
    /// What happened.
    public var event: SystemEvent
  }

  /// Takes down what happened next.
  public mutating func add(_ event: SystemEvent, at time: TimeInterval = 0) {
    moments.append(Moment(time: time, event: event))
    switch event {
    case .hitTest(let hitTest): hitTests.append(hitTest)
    case .delivery(let delivery): deliveries.append(delivery)
    default: break
    }
  }

  /// The interaction from one of its moments on.
  func suffix(from start: Int) -> Interaction {
    guard start > 0 else { return self }
    var rest = Interaction(title: title, isEvent: isEvent)
    for moment in moments.dropFirst(start) { rest.add(moment.event, at: moment.time) }
    return rest
  }

  /// The deciding hit-test.
  public var hitTest: HitTest? { hitTests.last }

  /// The methods that a responder received, in order.
  public func received(by id: ObjectID) -> [EventMethod] {
    deliveries.filter { $0.responder == id && $0.outcome == .received }.map(\.method)
  }

  /// The way of one method along the chain.
  public struct Route: Equatable {
    /// The method.
    public var method: EventMethod
    /// Who received it, in order.
    public var path: [ObjectID] = []
    /// Who handled it: kept it, or handled and passed it on.
    public var handlers: [ObjectID] = []
    /// Whether the last one kept it.
    public var isKept = true

    /// Whether another method went to the same responders, with the same outcome.
    public func hasSameCourse(as other: Route) -> Bool {
      path == other.path && handlers == other.handlers && isKept == other.isKept
    }
  }

  /// The way of each method that was delivered, in order.
  public var routes: [Route] {
    var routes: [Route] = []
    for delivery in deliveries {
      // A new route begins when a method arrives that was not just passed on.
      if delivery.outcome == .received,
        routes.last.map({ $0.method != delivery.method || $0.isKept }) ?? true
      {
        routes.append(Route(method: delivery.method))
      }
      guard !routes.isEmpty else { continue }
      let last = routes.count - 1
      switch delivery.outcome {
      case .received:
        routes[last].path.append(delivery.responder)
        routes[last].isKept = true
      case .handled: routes[last].handlers.append(delivery.responder)
      case .forwarded: routes[last].isKept = false
      }
    }
    for k in routes.indices where routes[k].isKept {
      guard let keeper = routes[k].path.last, routes[k].handlers.last != keeper else { continue }
      routes[k].handlers.append(keeper)
    }
    return routes
  }
}

/// Writes down what the event system says.
public final class InteractionRecorder: EventObserver {
  /// What was said since the last ``begin(_:isEvent:)``.
  public private(set) var interaction: Interaction?

  /// Reads the scene's clock.
  private let clock: () -> TimeInterval

  /// Creates a recorder.
  ///
  /// - Parameter clock: Reads the scene's clock.
  public init(clock: @escaping () -> TimeInterval = { 0 }) {
    self.clock = clock
  }

  /// Starts a new interaction.
  public func begin(_ title: String, isEvent: Bool) {
    interaction = Interaction(title: title, isEvent: isEvent)
  }

  /// Takes down one event.
  public func observe(_ event: SystemEvent) {
    interaction?.add(event, at: clock())
  }
}
