import Explanation
import ResponderKit
import Scenes
import Text

/// An interaction as JSON, one object for everything that happened.
package struct EventTimelineJSON {
  fileprivate let interaction: EventTrace
  fileprivate let scene: Scene
  fileprivate let words: EventTimelineFormatter

  /// Creates the JSON of an interaction.
  package init(_ interaction: EventTrace, in scene: Scene) {
    self.interaction = interaction
    self.scene = scene
    words = EventTimelineFormatter(interaction, scene, OutputStyle())
  }

  /// One object per event, in order.
  package var objects: [JSONObject] { interaction.moments.map(object) }

  private func object(of moment: EventTrace.TimedEvent) -> JSONObject {
    func object<Facts>(_ type: JSONObjectType<EventTimelineEntry<Facts>>, _ facts: Facts)
      -> JSONObject
    {
      type.object(of: EventTimelineEntry(facts: facts, moment: moment, story: self))
    }
    return switch moment.event {
    case .hitTest(let test): object(.hitTestMoment, test)
    case .touch(let report): object(.touchMoment, report)
    case .delivery(let delivery): object(.deliveryMoment, delivery)
    case .withholding(let report): object(.withholdingMoment, report)
    case .gesture(let report): object(.gestureMoment, report)
    case .controlEvent(let report): object(.controlEventMoment, report)
    case .action(let report): object(.actionMoment, report)
    case .firstResponder(let report): object(.firstResponderMoment, report)
    case .note(let note): object(.noteMoment, note)
    }
  }
}

extension JSONObjectType<EventTimelineJSON> {
  /// A whole story.
  package static let story = JSONObjectType("story", "All that happened in an interaction.") {
    JSONMember("title", .text, "the interaction in words") { $0.interaction.title }
    JSONMember("story", .moments, "everything that happened") { $0.objects }
  }
}

extension JSONCoding<[JSONObject]> {
  static let moments = JSONCoding(
    .list(
      .union([
        JSONObjectType.hitTestMoment.shape, JSONObjectType.touchMoment.shape,
        JSONObjectType.deliveryMoment.shape, JSONObjectType.withholdingMoment.shape,
        JSONObjectType.gestureMoment.shape, JSONObjectType.controlEventMoment.shape,
        JSONObjectType.actionMoment.shape, JSONObjectType.firstResponderMoment.shape,
        JSONObjectType.noteMoment.shape,
      ]))
  ) { .objects($0) }
}

/// An entry of the timeline, with the timeline that it is a part of.
struct EventTimelineEntry<Facts> {
  let facts: Facts
  let moment: EventTrace.TimedEvent
  let story: EventTimelineJSON

  /// Seconds since the interaction began.
  func time(_ time: TimeInterval) -> Double { (time - story.interaction.beginning).withoutDust }

  func name(_ id: ObjectID) -> String { story.scene.label(of: id) }

  func name(_ id: ObjectID?) -> String? { id.map { story.scene.label(of: $0) } }

  fileprivate var text: String? { story.words.told(moment.event)?.text }
}

extension JSONObjectType {
  /// Returns a type of moments, for those of one kind.
  static func moment<Facts>(
    _ kind: String, _ summary: String, citesRules: Bool = true, isTold: Bool = true,
    @JSONMembers<EventTimelineEntry<Facts>> members: () -> [JSONMember<EventTimelineEntry<Facts>>]
  ) -> Self where Subject == EventTimelineEntry<Facts> {
    JSONObjectType("\(kind)Moment", summary) {
      JSONMember("time", .number, "seconds on the scene's clock since the interaction began") {
        $0.time($0.moment.time)
      }
      JSONMember("kind", constant: .string(kind), "what it is about")
      members()
      if citesRules {
        JSONMember(optional: "rule", .text, "the rule that it follows") {
          $0.moment.event.rule?.description
        }
      }
      if isTold { JSONMember(optional: "text", .text, "all of it in words") { $0.text } }
    }
  }
}

extension Double {
  /// The number without the dust of a sum, to a millionth.
  var withoutDust: Double { (self * 1e6).rounded() / 1e6 }
}

extension JSONObjectType<EventTimelineEntry<HitTest>> {
  static let hitTestMoment = moment("hitTest", "A hit-test.", citesRules: false) {
    JSONMember("point", .point, "where, on the screen") { $0.facts.point }
    JSONMember("answer", .textOrNull, "the view that it found") { $0.name($0.facts.answer) }
  }
}

extension JSONObjectType<EventTimelineEntry<TouchReport>> {
  static let touchMoment = moment("touch", "A finger that came, moved or went.") {
    JSONMember("finger", .ordinal, "the number of the finger") { $0.facts.finger }
    JSONMember("phase", .word(UITouch.Phase.self), "the phase of the touch") { $0.facts.phase }
    JSONMember("point", .point, "where, on the screen") { $0.facts.point }
    JSONMember("tapCount", .count, "which tap in a row it is") { $0.facts.tapCount }
    JSONMember("view", .textOrNull, "the view of the touch") { $0.name($0.facts.view) }
    JSONMember("refusal", .orNull(.refusal), "why it is not delivered") { $0.facts.refusal?.fact }
    JSONMember("recognizers", .names, "who sees the touch") { entry in
      entry.facts.recognizers.map { entry.name($0) }
    }
    JSONMember(
      optional: "window", .textOrNull,
      "the other window in which the view lies to which a touch is not delivered"
    ) { entry in
      if case .elsewhere(let window) = entry.facts.refusal {
        .some(entry.name(window))
      } else {
        nil
      }
    }
  }
}

extension JSONObjectType<EventTimelineEntry<Delivery>> {
  static let deliveryMoment = moment(
    "delivery", "A method that a responder received.", isTold: false
  ) {
    JSONMember("responder", .text, "who received it") { $0.name($0.facts.responder) }
    JSONMember("method", .word(EventMethod.self), "the method") { $0.facts.method }
    JSONMember("outcome", .word(Delivery.Outcome.self), "what became of it") { $0.facts.outcome }
  }
}

extension JSONObjectType<EventTimelineEntry<Withholding>> {
  static let withholdingMoment = moment(
    "withholding", "A method that is kept back from the view of a touch."
  ) {
    JSONMember("view", .text, "the view") { $0.name($0.facts.view) }
    JSONMember("finger", .ordinal, "the number of the finger") { $0.facts.finger }
    JSONMember("method", .word(EventMethod.self), "the method") { $0.facts.method }
    JSONMember("fate", .word(Withholding.Fate.self), "what becomes of it") { $0.facts.fate }
    JSONMember("recognizer", .textOrNull, "the recognizer that keeps it back") {
      $0.name($0.facts.recognizer)
    }
  }
}

extension JSONObjectType<EventTimelineEntry<ControlEventReport>> {
  static let controlEventMoment = moment(
    "controlEvent", "An event of a control.", citesRules: false
  ) {
    JSONMember("control", .text, "the control") { $0.name($0.facts.control) }
    JSONMember("event", .text, "the event") { $0.facts.event }
    JSONMember("targets", .count, "how many it tells") { $0.facts.count }
  }
}

extension JSONObjectType<EventTimelineEntry<ActionReport>> {
  static let actionMoment = moment("action", "An action that was sent.") {
    JSONMember("action", .text, "the action") { $0.facts.action }
    JSONMember("sender", .textOrNull, "who sent it") { $0.name($0.facts.sender) }
    JSONMember("receiver", .textOrNull, "the target, or the object that was found") { entry in
      switch entry.facts.receiver {
      case .object(let id): entry.name(id)
      case .other(let className): className
      case .closure: "a closure"
      case .nobody: nil
      }
    }
    JSONMember("performed", .bool, "whether the receiver has a method for it") {
      $0.facts.isPerformed
    }
    JSONMember("searchedFrom", .textOrNull, "where the search for a receiver began") {
      $0.name($0.facts.searchedFrom)
    }
    JSONMember(optional: "view", .text, "the view of a recognizer") { $0.name($0.facts.view) }
  }
}

extension JSONObjectType<EventTimelineEntry<FirstResponderReport>> {
  static let firstResponderMoment = moment(
    "firstResponder", "A responder that was asked to be, or not to be, first responder."
  ) {
    JSONMember("responder", .text, "the responder") { $0.name($0.facts.responder) }
    JSONMember("outcome", .outcome, "what came of it") { $0.facts.outcome.fact }
    JSONMember(optional: "by", .text, "the first responder that did not resign") { entry in
      if case .refusedByCurrent(let current) = entry.facts.outcome {
        entry.name(current)
      } else {
        nil
      }
    }
  }
}

extension JSONCoding<EventFact> {
  /// The reasons why touches are not delivered.
  fileprivate static let refusal = facts([
    .secondFinger, .exclusiveViewComesLate, .exclusiveViewIsTouched, .touchIgnored,
    .touchSwallowed, .touchElsewhere,
  ])

  /// The outcomes of becoming or resigning first responder.
  fileprivate static let outcome = facts([
    .becameFirst, .resignedFirst, .firstWithoutWindow, .cannotBecomeFirst, .refusedByCurrent,
    .refusedToResign, .editingRefused,
  ])

  /// Returns the value of some facts, by their words.
  static func facts(_ facts: [EventFact]) -> Self {
    Self(.words(facts.map(\.rawValue))) { .string($0.rawValue) }
  }
}
