import Explanation
import Presentation
import ResponderKit
import Text

extension Command {
  static let trace = Command(
    name: "trace", group: .looking,
    summary: "shows every decision of the last event or question",
    forms: [
      Form { call in
        _ = try call.lastInteraction()
        call.writeInteraction(isFolded: false)
      }
    ],
    examples: [
      Example("trace", "unfolded", setup: "add red 0,0 90x90; tap 10,10", shows: "red")
    ])

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
        let story = StoryJSON(try call.lastInteraction(), in: call.scene)
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

  static let draw = Command(
    name: "draw", group: .looking,
    summary: "draws the scene, or one view, in characters",
    details: [
      "Dotted boxes take no touches. The mark is where the last finger came down. Views are drawn "
        + "in their drawing order, in which zPosition counts; hit-testing ignores it (R2.8)."
    ],
    forms: [
      Form(.optional(.view())) { call, view in
        Drawing(call.scene, of: view, tap: call.session.memory.tap).write(
          call.session.look, to: call.session.write)
      }
    ],
    examples: [Example("draw", "the screen", setup: "add red 100,100 100x100", shows: "red")])
}

extension Call {
  /// The last interaction, or an error that says how to get one.
  func lastInteraction() throws -> Interaction {
    guard let interaction = session.lastInteraction else {
      throw CommandError(.nothingYet("nothing has been asked yet; try 'tap 100,100'"))
    }
    return interaction
  }

  /// Tells the last interaction as a story.
  fileprivate func tellLog(isDetailed: Bool) throws {
    let interaction = try lastInteraction()
    if interaction.isEvent { session.tellMeanwhile(before: session.recorder.count) }
    StoryReport(interaction, in: scene).write(
      session.look, isDetailed: isDetailed, to: session.write)
    facts(.story, StoryJSON(interaction, in: scene))
  }
}
