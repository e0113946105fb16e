import ResponderKit
import Scenes
import Text

extension Command {
  static let rotate = Command(
    name: "rotate", group: .building,
    summary: "rotates a view about its anchor point, clockwise, in degrees; 0 resets it",
    changesScene: true,
    forms: [
      Form(.view(), .number("DEGREES")) { call, view, degrees in
        let turns = degrees / 360
        let angle = (turns - turns.rounded()) * 2 * Double.pi
        view.transform = CGAffineTransform(rotationAngle: CGFloat(angle)).cleaned
        call.confirmTransform(of: view, "rotated by \(degrees.shortText) degrees")
      }
    ],
    examples: [
      Example("rotate red 45", "its frame is now only a bounding box (R3.4)", setup: "add red")
    ])
}

extension CGAffineTransform {
  /// The transform without the dust of sine and cosine, so that a quarter turn is one exactly.
  var cleaned: CGAffineTransform {
    func clean(_ value: CGFloat) -> CGFloat {
      abs(value - value.rounded()) < 1e-15 ? value.rounded() : value
    }
    return CGAffineTransform(
      a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: clean(tx), ty: clean(ty))
  }
}
