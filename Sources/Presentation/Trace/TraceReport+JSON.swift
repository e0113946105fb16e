import Explanation
import ResponderKit
import Scenes
import Text

extension TraceReport {
  /// The report as JSON: the hit-tests with their decisions and, of an event, who received what.
  package var json: JSONObject {
    interaction.isEvent
      ? JSONObjectType.event.object(of: EventFacts(self)) : JSONObjectType.question.object(of: self)
  }

  /// The hit-tests; one that says the same as the one before has no decisions of its own.
  fileprivate var hitTests: [HitTestFacts] {
    var last: HitTest?
    return interaction.parts.compactMap { part in
      guard let test = part.hitTest else { return nil }
      defer { last = test }
      return HitTestFacts(
        test: test, scene: scene, isAsBefore: test == last,
        place: interaction.isEvent ? place(part.moments.lowerBound) : nil)
    }
  }

  fileprivate func place(_ moment: Int) -> MomentPlace {
    MomentPlace(time: interaction.time(of: moment), moment: moment)
  }

  fileprivate func names(_ ids: [ObjectID]) -> [String] { ids.map { scene.label(of: $0) } }
}

/// The place of something that happened: in seconds since the interaction began, and in the order
/// of all that happened.
struct MomentPlace {
  let time: Double
  let moment: Int
}

/// An event with what it came to.
package struct EventFacts {
  let report: TraceReport
  /// The ways of the methods, and how often in a row each was gone.
  let routes: [RouteFacts]
  let actions: [Firing]

  package init(_ report: TraceReport) {
    self.report = report
    actions = report.interaction.firings(in: report.scene).filter { !$0.isEvent }
    var routes: [RouteFacts] = []
    var rest = report.interaction.routes[...]
    var ends = report.interaction.parts.map(\.moments.upperBound)[...]
    // A drag sends the same message again and again.
    while let route = rest.first {
      ends = ends.drop { $0 <= route.start }
      let end = ends.first ?? 0
      let times = rest.prefix {
        $0.method == route.method && $0.start < end && $0.hasSameCourse(as: route)
      }.count
      rest = rest.dropFirst(times)
      routes.append(RouteFacts(route: route, times: times, report: report))
    }
    self.routes = routes
  }

  fileprivate func facts(_ actions: [Firing]) -> [FiringFacts] {
    actions.map { FiringFacts(firing: $0, report: report) }
  }
}

/// A method's way with the names of those on it.
struct RouteFacts {
  let route: EventTrace.Route
  let times: Int
  let report: TraceReport
}

/// An action that was sent, with names.
struct FiringFacts {
  let firing: Firing
  let report: TraceReport

  func name(_ id: ObjectID?) -> String? { id.map { report.scene.label(of: $0) } }
}

extension JSONObjectType<MomentPlace> {
  static let place = JSONObjectType(
    "place", "The time and the position of something that happened."
  ) {
    JSONMember("time", .number, "seconds on the scene's clock since the interaction began") {
      $0.time
    }
    JSONMember(
      "moment", .count,
      "its position among everything that happened, from 0; also its position in the story, if there is one"
    ) { $0.moment }
  }
}

extension JSONObjectType<RouteFacts> {
  static let route = JSONObjectType("route", "The way of a method along the responder chain.") {
    JSONMember("method", .word(EventMethod.self), "the method") { $0.route.method }
    JSONMember("path", .names, "who received it, in order") { $0.report.names($0.route.path) }
    JSONMember("handledBy", .names, "who handled it") { $0.report.names($0.route.handlers) }
    JSONMember(
      "isPassedOn", .bool, "whether the last responder passed it on instead of keeping it"
    ) { !$0.route.isKept }
    JSONMember("times", .ordinal, "how many times in a row it went this way") { $0.times }
    JSONObjectType<MomentPlace>.place.members { $0.report.place($0.route.start) }
  }
}

extension JSONObjectType<FiringFacts> {
  static let firing = JSONObjectType(
    "firing", "An action that was sent, or a recognition that nobody is told of."
  ) {
    JSONMember("action", .text, "the action, or the recognizer's name") { $0.firing.name }
    JSONMember("sender", .textOrNull, "who sent it") { $0.name($0.firing.sender) }
    JSONMember("view", .textOrNull, "the view of a recognizer") { $0.name($0.firing.view) }
    JSONObjectType<MomentPlace>.place.members { $0.report.place($0.firing.moment) }
  }
}

extension JSONObjectType<TraceReport> {
  /// A question to hit-testing.
  package static let question = JSONObjectType(
    "question", "The result of a question to hit-testing."
  ) {
    JSONMember("title", .text, "the interaction in words") { $0.interaction.title }
    JSONMember(
      optional: "hit", .textOrNull, "the view that the last hit-test found; no member without one"
    ) { report in
      report.interaction.hitTest.map { test in test.answer.map { report.scene.label(of: $0) } }
    }
    JSONMember(optional: "point", .point, "where the last hit-test began") {
      $0.interaction.hitTest?.point
    }
    JSONMember(
      optional: "hitTests", .list(.object(.hitTest)), "the hit-tests, the last one deciding"
    ) { $0.interaction.hitTest == nil ? nil : $0.hitTests }
  }
}

extension JSONObjectType<EventFacts> {
  /// An event.
  package static let event = JSONObjectType("event", "The result of an event.") {
    JSONObjectType<TraceReport>.question.members { $0.report }
    JSONMember(
      "routes", .list(.object(.route)), "the methods that responders received, in order"
    ) { $0.routes }
    JSONMember("handledBy", .names, "everybody who handled one of them") {
      $0.report.names($0.routes.flatMap(\.route.handlers)).unique
    }
    JSONMember(
      optional: "withoutAction", .names,
      "the buttons that took the touch and have no target for it"
    ) { facts in
      let report = facts.report
      let missing = report.interaction.missingActions(in: report.scene)
      let handlers = report.interaction.routes.flatMap(\.handlers).filter { missing[$0] != nil }
      return handlers.isEmpty ? nil : report.names(handlers).unique
    }
    JSONMember(
      "fired", .list(.object(.firing)),
      "the actions of controls and recognizers that somebody performed"
    ) { $0.facts($0.actions.filter(\.isPerformed)) }
    JSONMember(
      "sent", .list(.object(.firing)),
      "the actions that controls and recognizers sent, performed or not"
    ) { $0.facts($0.actions) }
    JSONMember(
      optional: "story", .moments,
      "everything that happened, if more did than a method's way"
    ) { facts in
      facts.report.isTelling
        ? EventTimelineJSON(facts.report.interaction, in: facts.report.scene).objects : nil
    }
  }
}

extension [String] {
  /// Each text once, where it comes first.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
