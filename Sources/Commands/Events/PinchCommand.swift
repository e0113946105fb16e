import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let pinch = Command(
    name: "pinch", group: .happening,
    summary: "moves two fingers on a view apart or together, by a factor", changesScene: true,
    forms: [
      Form(.located(.view()), .located(.number("SCALE"))) { call, place, factor in
        let (view, scale) = (place.value, CGFloat(factor.value))
        guard scale > 0, scale <= 100 else {
          throw call.error(.refused("a scale is above 0 and at most 100"), at: factor)
        }
        let middle = try call.screenPoint(.view(view), at: place.range)
        let size = view.bounds.size
        let half = max(10, min(size.width, size.height) * (scale > 1 ? 0.4 / scale : 0.4))
        var sequence = TouchSequence(fingers: try call.freeFingers(2))
        sequence.move(for: 0.3, steps: 12) { part in
          let reach = half * (1 + (scale - 1) * part)
          return [
            CGPoint(x: middle.x - reach, y: middle.y), CGPoint(x: middle.x + reach, y: middle.y),
          ]
        }
        try call.send(
          sequence, "pinch \(call.scene.label(of: view)) \(Double(scale).shortText)")
      }
    ])
}
