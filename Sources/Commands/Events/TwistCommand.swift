import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let twist = Command(
    name: "twist", group: .happening,
    summary: "rotates two fingers on a view clockwise, by degrees", changesScene: true,
    forms: [
      Form(.located(.view()), .located(.number("DEGREES"))) { call, place, turn in
        let (view, degrees) = (place.value, CGFloat(turn.value))
        guard abs(degrees) <= 3600 else {
          throw call.error(.refused("at most 3600 degrees, ten turns"), at: turn)
        }
        let middle = try call.screenPoint(.view(view), at: place.range)
        let size = view.bounds.size
        let half = max(10, min(size.width, size.height) * 0.3)
        var sequence = TouchSequence(fingers: try call.freeFingers(2))
        sequence.move(for: 0.3, steps: Int(abs(degrees) / 10, within: 6...360)) { part in
          let angle = degrees * part * .pi / 180
          let (dx, dy) = (half * cos(angle), half * sin(angle))
          return [
            CGPoint(x: middle.x - dx, y: middle.y - dy),
            CGPoint(x: middle.x + dx, y: middle.y + dy),
          ]
        }
        try call.send(
          sequence, "twist \(call.scene.label(of: view)) \(Double(degrees).shortText)°")
      }
    ])
}
