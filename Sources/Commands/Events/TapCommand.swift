import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let tap = Command(
    name: "tap", group: .happening,
    summary: "puts a finger down and lifts it: hit-test, recognizers, touchesBegan, touchesEnded",
    changesScene: true,
    forms: [
      Form(
        .located(.place()),
        .inAnyOrder(.located(.option("count")), .located(.option("fingers")))
      ) { call, place, options in
        let point = try call.screenPoint(place)
        let count = options.0?.value ?? 1
        guard (1...100).contains(count) else {
          throw CommandError(
            .refused("\(count) taps are not possible; use 1 to 100"), at: options.0?.range)
        }
        let fingers = try call.freeFingers(options.1)
        let points = Call.spread(fingers.count, around: point)
        var sequence = TouchSequence(fingers: fingers)
        for tap in 0..<count {
          sequence.add(.began, at: points, after: tap == 0 ? 0 : 0.1)
          sequence.add(.ended, at: points, after: 0.05)
        }
        let times = count == 1 ? "" : " \(count) times"
        let with = fingers.count == 1 ? "" : " with \(fingers.count) fingers"
        try call.send(sequence, "tap \(point.text)\(times)\(with)")
      }
    ])
}
