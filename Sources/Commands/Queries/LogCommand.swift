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
