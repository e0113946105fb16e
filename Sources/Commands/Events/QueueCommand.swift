import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let queue = Command(
    name: "queue", group: .happening,
    summary: "shows, holds or releases the application's event queue (R1.1)",
    changesScene: true,
    forms: [
      Form("hold", summary: "lets events wait") { call in
        call.scene.application.eventQueue.hold()
        call.confirm("events wait until 'queue release'")
      },
      Form("release", summary: "delivers the events that wait, the oldest first") { call in
        try call.happen("queue release") { call.scene.application.eventQueue.release() }
      },
      Form(summary: "shows the events that wait") { call in
        let queue = call.scene.application.eventQueue
        let titles = queue.waiting.map(\.words)
        for (k, title) in titles.enumerated() { call.write(TextLine("\(k + 1)  \(title)")) }
        if titles.isEmpty {
          let state = queue.isHeld ? "empty, and held" : "empty: events are delivered at once"
          call.write(TextLine("the queue is \(state)", .dim))
        }
        call.facts(CommandFacts.queue, (titles, queue.isHeld))
      },
    ])
}
