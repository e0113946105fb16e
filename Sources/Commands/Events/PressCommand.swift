import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let press = Command(
    name: "press", group: .happening, summary: "puts a finger down, holds it, and lifts it",
    changesScene: true,
    forms: [
      Form(
        .located(.place()), .word("for", .seconds()), .optional(.located(.option("fingers")))
      ) { call, place, seconds, count in
        let point = try call.screenPoint(place)
        let fingers = try call.freeFingers(count)
        let points = Call.spread(fingers.count, around: point)
        var sequence = TouchSequence(fingers: fingers)
        sequence.add(.began, at: points)
        sequence.add(.ended, at: points, after: seconds)
        try call.send(sequence, "press \(point.text) for \(seconds.shortText) s")
      }
    ])
}
