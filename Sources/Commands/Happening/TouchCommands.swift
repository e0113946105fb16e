import Language
import ResponderKit
import Scenes
import Text

extension Command {
  static let touch = Command(
    name: "touch", group: .happening, summary: "one phase of one finger at a time",
    details: [
      "The clock stands still until 'wait'. The interaction that 'trace', 'log' and 'expect' speak "
        + "of goes on until a finger comes down while no other is."
    ],
    changesScene: true,
    forms: [
      Form(
        "began", .located(.place()), .finger, summary: "a finger comes down"
      ) { call, place, finger in try call.touch(.began, at: place, finger) },
      Form(
        "moved", .located(.place()), .finger, summary: "it moves there"
      ) { call, place, finger in try call.touch(.moved, at: place, finger) },
      Form(
        "ended", .optional(.located(.place())), .finger,
        summary: "it lifts, there or where it is"
      ) { call, place, finger in try call.touch(.ended, at: place, finger) },
      Form(
        "cancelled", .optional(.located(.place())), .finger, summary: "the system takes it away"
      ) { call, place, finger in try call.touch(.cancelled, at: place, finger) },
    ],
    examples: [
      Example("touch began 20,20; touch moved 20,60; touch ended", "a drag by hand"),
      Example(
        "touch began 20,20; touch began 60,20 finger=2", "two fingers", shows: "hit"),
    ])

  static let wait = Command(
    name: "wait", group: .happening, summary: "lets time pass on the scene's clock",
    details: [
      "What is due in that time happens: a long press begins, a double tap gives up, a scroll view "
        + "slows down. It belongs to the last interaction."
    ],
    changesScene: true,
    forms: [
      Form(.seconds()) { call, seconds in
        call.session.memory.needsRest = false
        try call.happen("wait \(seconds.shortText)", continues: true) {
          call.scene.application.clock.advance(by: seconds)
        }
      }
    ],
    examples: [
      Example(
        "wait 0.4", "time for the double tap to give up",
        setup:
          "gesture tap single on root; gesture tap double on root taps=2; "
          + "require single toFail double; tap root", shows: "single")
    ])

  static let ignore = Command(
    name: "ignore", group: .happening,
    summary: "makes the application ignore touches: beginIgnoringInteractionEvents (R1.12)",
    details: ["It counts: touches come through after as many 'end' as 'begin'."],
    changesScene: true,
    forms: [
      Form("begin", summary: "touches are ignored") { call in
        try call.happen("ignore begin", continues: true) {
          call.scene.application.beginIgnoringInteractionEvents()
        }
      },
      Form("end", summary: "ends one 'begin'") { call in
        guard call.scene.application.isIgnoringInteractionEvents else {
          throw CommandError(.refused("no 'ignore begin' to end"))
        }
        call.scene.application.endIgnoringInteractionEvents()
      },
    ],
    examples: [
      Example("ignore begin; tap root; ignore end", "hit-tested, but not delivered", shows: "ignor")
    ])

  static let queue = Command(
    name: "queue", group: .happening,
    summary: "shows the application's queue of events, holds it, or lets it go (R1.1)",
    changesScene: true,
    forms: [
      Form("hold", summary: "events wait") { call in
        call.scene.application.eventQueue.hold()
        call.confirm("events wait until 'queue release'")
      },
      Form("release", summary: "what waits is delivered, the oldest first") { call in
        try call.happen("queue release") { call.scene.application.eventQueue.release() }
      },
      Form(summary: "what waits") { call in
        let queue = call.scene.application.eventQueue
        let titles = queue.waiting.map(\.words)
        for (k, title) in titles.enumerated() { call.write(TextLine("\(k + 1)  \(title)")) }
        if titles.isEmpty {
          let state = queue.isHeld ? "empty, and held" : "empty: events are delivered at once"
          call.write(TextLine("the queue is \(state)", .dim))
        }
        call.facts(CommandFacts.queue, (titles, queue.isHeld))
      },
    ],
    examples: [
      Example("queue hold; tap root; queue", "two events wait", shows: "began"),
      Example("queue hold; tap root; queue release", "first in, first out", shows: "touchesBegan"),
    ])
}

extension Part where Context == Session, Value == Int? {
  /// `finger=N`, the number of a finger.
  fileprivate static var finger: Part { .optional(.option("finger")) }
}

extension Call {
  /// Carries out one phase of one finger.
  fileprivate func touch(
    _ phase: UITouch.Phase, at place: Located<Place>?, _ finger: Int?
  ) throws {
    let finger = finger ?? 1
    let delivery = scene.application.touchDelivery
    let point =
      try place.map { try screenPoint($0) }
      ?? scene.application.pointAfterQueue(ofFinger: finger) ?? .zero
    session.memory.needsRest = false
    let isFirst = phase == .began && delivery.fingers.isEmpty
    let number = finger == 1 ? "" : " finger \(finger)"
    try happen("touch \(phase.rawValue) \(point.text)\(number)", continues: !isFirst) {
      try post([TouchSample(phase, at: point, finger: finger)])
    }
  }
}
