import Explanation
import Presentation
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let log = Command(
    name: "log", group: .looking,
    summary: "shows the last event as a timeline: who received what, when, and why",
    details: [
      "Similar moves share a line. 'log events' shows every single event and each call of "
        + "sendEvent; 'log json' prints them as JSON, one object per line. Times are seconds on "
        + "the scene's clock since the event began. What happened in the second before is shown "
        + "first, and counts to the event before.",
      "'log print' shows what the code printed for the last event. A question such as 'why' or 'hit' "
        + "runs the code, too, and prints nothing here.",
    ],
    forms: [
      Form("events", summary: "every event on a line of its own") { call in
        try call.tellLog(isDetailed: true)
      },
      Form("json", summary: "every event as JSON") { call in
        let story = EventTimelineJSON(try call.lastInteraction(), in: call.scene)
        for line in story.objects.jsonLines { call.write(TextLine(line)) }
        call.facts(.story, story)
      },
      Form("print", summary: "what 'print' and 'NSLog' wrote, in their order") { call in
        let lines = call.scene.codeBook?.program.machine.printed ?? []
        call.facts(CommandFacts.printed, lines)
        if lines.isEmpty { return call.write(TextLine("nothing was printed", .dim)) }
        call.write(printed: lines)
        if call.scene.hitTestsPerFinger > 1 {
          call.write(
            TextLine("UIKit asked \(call.scene.hitTestsPerFinger) times for each finger", .dim))
        }
      },
      Form { call in
        try call.tellLog(isDetailed: false)
      },
    ],
    examples: [
      Example(
        "log", "who received what",
        setup: "add red 0,0 90x90; gesture tap touched on red; tap red", shows: "touched"),
      Example("log json", "for other programs", setup: "tap root", shows: "\"phase\":\"began\""),
      Example("log print", "nothing", shows: "nothing was printed"),
    ])
}

extension Call {
  /// Tells the last interaction as a story.
  fileprivate func tellLog(isDetailed: Bool) throws {
    let interaction = try lastInteraction()
    if interaction.isEvent { session.tellMeanwhile(before: session.recorder.count) }
    EventTimelineReport(interaction, in: scene).write(
      session.style, isDetailed: isDetailed, to: session.write)
    facts(.story, EventTimelineJSON(interaction, in: scene))
  }

  func write(printed texts: [String]) {
    for text in texts {
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        write(TextLine(String(line)))
      }
    }
  }
}
