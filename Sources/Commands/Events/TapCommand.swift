import ResponderKit
import Scenes
import Text

extension Command {
  static let tap = Command(
    name: "tap", group: .happening,
    summary: "a finger comes down and lifts: hit-test, recognizers, touchesBegan, touchesEnded",
    details: [
      "WHERE is a point of the screen, which is also the default window's, or a view, whose centre "
        + "is meant. Runs of views that merely miss the point share a line; 'trace' shows all. "
        + "The finger is down for 0.05 s, and taps of count=2 lie 0.1 s apart.", pauseNote,
    ],
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
            .refused("\(count) taps: 1 to 100 can be counted"), at: options.0?.range)
        }
        let fingers = try call.freeFingers(options.1)
        let points = Call.spread(fingers.count, around: point)
        var stroke = TouchSequence(fingers: fingers)
        for tap in 0..<count {
          stroke.add(.began, at: points, after: tap == 0 ? 0 : 0.1)
          stroke.add(.ended, at: points, after: 0.05)
        }
        let times = count == 1 ? "" : " \(count) times"
        let with = fingers.count == 1 ? "" : " with \(fingers.count) fingers"
        try call.perform(stroke, "tap \(point.text)\(times)\(with)")
      }
    ],
    examples: [
      Example(
        "tap 130,120", "who is asked, who answers, who gets it", setup: "add red 100,100 100x100",
        shows: "hit"),
      Example("tap red", "its centre", setup: "add red 100,100 100x100", shows: "(150, 150)"),
      Example(
        "tap root count=2", "a double tap", setup: "gesture tap double on root taps=2",
        shows: "double"),
    ])
}
