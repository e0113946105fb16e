import Explanation
import Presentation
import ResponderKit
import Text

extension Command {
  static let log = Command(
    name: "log", group: .looking,
    summary: "tells the last event as a story: who received what, when, and why",
    details: [
      "Moves that say the same share a line. 'log events' tells every single event with the stages "
        + "of the pipeline; 'log json' the same as JSON, one object per line. Times are seconds on "
        + "the scene's clock since the event began. What happened in the second before it stands "
        + "in front, and counts for the event before."
    ],
    forms: [
      Form("events", summary: "every event, nothing folded") { call in
        try call.tellLog(isDetailed: true)
      },
      Form("json", summary: "every event as JSON") { call in
        let story = EventTimelineJSON(try call.lastInteraction(), in: call.scene)
        for line in story.objects.jsonLines { call.write(TextLine(line)) }
        call.facts(.story, story)
      },
      Form { call in
        try call.tellLog(isDetailed: false)
      },
    ],
    examples: [
      Example(
        "log", "who was told what",
        setup: "add red 0,0 90x90; gesture tap touched on red; tap red", shows: "touched"),
      Example("log json", "for other programs", setup: "tap root", shows: "\"phase\":\"began\""),
    ])
}

extension Call {
  /// Tells the last interaction as a story.
  fileprivate func tellLog(isDetailed: Bool) throws {
    let interaction = try lastInteraction()
    if interaction.isEvent { session.tellMeanwhile(before: session.recorder.count) }
    StoryReport(interaction, in: scene).write(
      session.look, isDetailed: isDetailed, to: session.write)
    facts(.story, EventTimelineJSON(interaction, in: scene))
  }
}
