import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let touch = Command(
    name: "touch", group: .happening, summary: "sends one phase of one finger",
    changesScene: true,
    forms: [
      Form(
        .word("began", .located(.place())), .finger, summary: "a finger comes down"
      ) { call, place, finger in try call.touch(.began, at: place, finger) },
      Form(
        .word("moved", .located(.place())), .finger, summary: "it moves to WHERE"
      ) { call, place, finger in try call.touch(.moved, at: place, finger) },
      Form(
        .word("ended", .optional(.located(.place()))), .finger,
        summary: "it lifts, at WHERE or where it is"
      ) { call, place, finger in try call.touch(.ended, at: place, finger) },
      Form(
        .word("cancelled", .optional(.located(.place()))), .finger,
        summary: "the system cancels it"
      ) { call, place, finger in try call.touch(.cancelled, at: place, finger) },
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
    session.state.needsRest = false
    let isFirst = phase == .began && delivery.fingers.isEmpty
    let number = finger == 1 ? "" : " finger \(finger)"
    try happen("touch \(phase.rawValue) \(point.text)\(number)", continues: !isFirst) {
      try post([TouchSample(phase, at: point, finger: finger)])
    }
  }
}
