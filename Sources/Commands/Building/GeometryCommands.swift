import ResponderKit
import Scenes

extension Command {
  static let frame = rectangle("frame", "sets a view's rectangle in its superview") {
    $0.frame = $1
  }
  static let bounds = rectangle(
    "bounds", "sets a view's rectangle in its own coordinates; its origin moves the subviews"
  ) { $0.bounds = $1 }

  private static func rectangle(
    _ name: String, _ summary: String, _ set: @escaping @Sendable (UIView, CGRect) -> Void
  ) -> Command {
    Command(
      name: name, group: .building, summary: summary, changesScene: true,
      forms: [
        Form(.view(), .rect()) { _, view, rect in set(view, rect) }
      ],
      examples: [Example("\(name) red 10,20 100x50", summary, setup: "add red")])
  }

  static let center = Command(
    name: "center", group: .building, summary: "moves a view by its centre", changesScene: true,
    forms: [
      Form(.view(), .point()) { _, view, center in view.center = center }
    ],
    examples: [Example("center red 195,422", "to the middle of the screen", setup: "add red")])

  static let rotate = Command(
    name: "rotate", group: .building,
    summary: "rotates a view about its anchor point, clockwise; 0 puts it upright",
    changesScene: true,
    forms: [
      Form(.view(), .number("DEGREES")) { _, view, degrees in
        let turns = degrees / 360
        let angle = (turns - turns.rounded()) * 2 * Double.pi
        view.transform = CGAffineTransform(rotationAngle: CGFloat(angle)).cleaned
      }
    ],
    examples: [
      Example("rotate red 45", "its frame is now only a bounding box (R3.4)", setup: "add red")
    ])

  static let scale = Command(
    name: "scale", group: .building, summary: "scales a view about its anchor point",
    changesScene: true,
    forms: [
      Form(.view(), .factors("N[,N]")) { _, view, factors in
        view.transform = CGAffineTransform(
          scaleX: CGFloat(factors[0]), y: CGFloat(factors.last ?? 1))
      }
    ],
    examples: [Example("scale red 2,1", "twice as wide", setup: "add red 0,0 10x10")])

  static let transform = Command(
    name: "transform", group: .building, summary: "sets a view's transform", changesScene: true,
    forms: [
      Form(.part(.view(), "identity")) { _, view in view.transform = .identity },
      Form(.view(), .transform("a b c d tx ty")) { _, view, transform in
        view.transform = transform
      },
    ],
    examples: [
      Example("transform red 0 1 -1 0 0 0", "a quarter turn", setup: "add red 0,0 10x20")
    ])

  static let scroll = Command(
    name: "scroll", group: .building,
    summary: "sets a scroll view's contentOffset, which is the origin of its bounds (R8.4)",
    changesScene: true,
    forms: [
      Form(.located(.view()), .point()) { call, place, offset in
        guard let view = place.value as? UIScrollView else {
          throw call.error(
            .wrongObject(
              call.scene.label(of: place.value),
              className: call.scene.className(of: place.value), expected: "a scroll view"),
            at: place)
        }
        view.contentOffset = offset
      }
    ],
    examples: [
      Example("scroll list 0,200", "200 points down", setup: "add UIScrollView list 0,0 90x90")
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
