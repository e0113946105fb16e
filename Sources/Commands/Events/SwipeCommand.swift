import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let swipe = Command(
    name: "swipe", group: .happening,
    summary: "moves a finger 150 pt in a direction within 0.15 s", changesScene: true,
    forms: [
      Form(
        .located(.place()), .word(of: SwipeDirection.self),
        .optional(.located(.option("fingers")))
      ) { call, place, direction, fingers in
        let start = try call.screenPoint(place)
        let way = direction.vector
        try call.move(
          fingers, from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), for: 0.15,
          "swipe \(start.text) \(direction.rawValue)")
      }
    ])
}

private enum SwipeDirection: String, CaseIterable, Sendable {
  case left, right, up, down

  /// The distance by which a finger moves, in points of the screen.
  var vector: CGPoint {
    switch self {
    case .left: CGPoint(x: -150, y: 0)
    case .right: CGPoint(x: 150, y: 0)
    case .up: CGPoint(x: 0, y: -150)
    case .down: CGPoint(x: 0, y: 150)
    }
  }
}
