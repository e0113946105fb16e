import Explanation
import Foundation
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
    func object<Facts>(_ type: JSONObjectType<StoryEntry<Facts>>, _ facts: Facts) -> JSONObject {
      type.object(of: StoryEntry(facts: facts, moment: moment, story: self))
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
  /// The moments of a story.
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
struct StoryEntry<Facts> {
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
  ///
  /// - Parameters:
  ///   - citesRules: The flag of a kind for which there are rules.
  ///   - isTold: The flag of a kind that has words of its own.
  static func moment<Facts>(
    _ kind: String, _ summary: String, citesRules: Bool = true, isTold: Bool = true,
    @JSONMembers<StoryEntry<Facts>> members: () -> [JSONMember<StoryEntry<Facts>>]
  ) -> Self where Subject == StoryEntry<Facts> {
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
