import ResponderKit

enum GestureProperties {
  static let all: [Property] = common + taps + drags + twoFingers + fingers

  private static let common: [Property] = [
    Property(
      "state", of: UIGestureRecognizer.self, .word, "its state (R6.4)",
      get: { $0.state.rawValue }, isSaved: false),
    Property(
      "view", of: UIGestureRecognizer.self, .responder, "the view whose touches it sees (R6.1)",
      get: { $0.view }, isSaved: false),
    Property(
      "isEnabled", ["enabled"], of: UIGestureRecognizer.self, .bool, "whether it sees touches",
      get: { $0.isEnabled }, set: { $0.isEnabled = $1 }),
    Property(
      "cancelsTouchesInView", of: UIGestureRecognizer.self, .bool,
      "whether the view's touches are cancelled when it succeeds (R6.8)",
      get: { $0.cancelsTouchesInView }, set: { $0.cancelsTouchesInView = $1 }),
    Property(
      "delaysTouchesBegan", of: UIGestureRecognizer.self, .bool,
      "whether touchesBegan waits until it has failed (R6.8)",
      get: { $0.delaysTouchesBegan }, set: { $0.delaysTouchesBegan = $1 }),
    Property(
      "delaysTouchesEnded", of: UIGestureRecognizer.self, .bool,
      "whether touchesEnded waits while it is undecided (R6.8)",
      get: { $0.delaysTouchesEnded }, set: { $0.delaysTouchesEnded = $1 }),
    Property(
      "allowedTouchTypes", of: UIGestureRecognizer.self,
      .options(["direct", "indirect", "pencil", "indirectPointer"]),
      "the kinds of touches that it sees; fingers are direct (R1.3)",
      get: { recognizer in recognizer.allowedTypes.reduce(0) { $0 | 1 << $1.rawValue } },
      set: { recognizer, bits in
        recognizer.allowedTypes = Set(
          UITouch.TouchType.allCases.filter { bits & 1 << $0.rawValue != 0 })
      }),
    Property(
      "numberOfTouches", of: UIGestureRecognizer.self, .integer, "how many fingers it tracks",
      get: { $0.numberOfTouches }, isSaved: false),
  ]

  private static let taps: [Property] = [
    Property(
      "numberOfTapsRequired", ["taps"], of: UITapGestureRecognizer.self, .integer,
      "how many taps it needs",
      get: { $0.numberOfTapsRequired }, set: { $0.numberOfTapsRequired = max(1, $1) }),
    Property(
      "numberOfTouchesRequired", ["touches"], of: UITapGestureRecognizer.self, .integer,
      "how many fingers it needs",
      get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = max(1, $1) }),
    Property(
      "minimumPressDuration", ["duration"], of: UILongPressGestureRecognizer.self, .number,
      "how long the fingers must be down, in seconds",
      get: { CGFloat($0.minimumPressDuration) },
      set: { $0.minimumPressDuration = Double(max(0, $1)) }),
    Property(
      "allowableMovement", of: UILongPressGestureRecognizer.self, .number,
      "how far they may move before it begins, in points",
      get: { $0.allowableMovement }, set: { $0.allowableMovement = $1 }),
    Property(
      "numberOfTapsRequired", ["taps"], of: UILongPressGestureRecognizer.self, .integer,
      "how many taps must come before",
      get: { $0.numberOfTapsRequired }, set: { $0.numberOfTapsRequired = max(0, $1) }),
    Property(
      "numberOfTouchesRequired", ["touches"], of: UILongPressGestureRecognizer.self, .integer,
      "how many fingers it needs",
      get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = max(1, $1) }),
  ]

  private static let drags: [Property] = [
    Property(
      "minimumNumberOfTouches", of: UIPanGestureRecognizer.self, .integer,
      "the fewest fingers that drag",
      get: { $0.minimumNumberOfTouches }, set: { $0.minimumNumberOfTouches = max(1, $1) }),
    Property(
      "maximumNumberOfTouches", of: UIPanGestureRecognizer.self,
      .integer(in: NumberRule.integers), "the most fingers that drag",
      get: { $0.maximumNumberOfTouches },
      set: { $0.maximumNumberOfTouches = max(1, $1) }),
    Property(
      "translation", of: UIPanGestureRecognizer.self, .point,
      "how far the fingers moved since it began, in its view's coordinates",
      get: { $0.translation(in: $0.view) }, isSaved: false),
    Property(
      "velocity", of: UIPanGestureRecognizer.self, .point,
      "how fast they move, in points per second",
      get: { $0.velocity(in: $0.view) }, isSaved: false),
    Property(
      "direction", of: UISwipeGestureRecognizer.self,
      .options(["right", "left", "up", "down"]), "the directions that count",
      get: { $0.direction.rawValue },
      set: { $0.direction = UISwipeGestureRecognizer.Direction(rawValue: $1) }),
    Property(
      "numberOfTouchesRequired", ["touches"], of: UISwipeGestureRecognizer.self, .integer,
      "how many fingers it needs",
      get: { $0.numberOfTouchesRequired }, set: { $0.numberOfTouchesRequired = max(1, $1) }),
    Property(
      "edges", of: UIScreenEdgePanGestureRecognizer.self,
      .options(["top", "left", "bottom", "right"]), "the edges of the screen that count",
      get: { $0.edges.rawValue }, set: { $0.edges = UIRectEdge(rawValue: $1) }),
  ]

  private static let twoFingers: [Property] = [
    Property(
      "scale", of: UIPinchGestureRecognizer.self, .number,
      "how many times further apart the fingers are", get: { $0.scale }, isSaved: false),
    Property(
      "rotation", of: UIRotationGestureRecognizer.self, .number,
      "how far they have turned, in radians, clockwise", get: { $0.rotation }, isSaved: false),
  ]

  private static let fingers: [Property] = [
    Property(
      "phase", of: UITouch.self, .word, "its phase (R5.1)",
      get: { $0.phase.rawValue }, isSaved: false),
    Property(
      "tapCount", of: UITouch.self, .integer, "how often it tapped in the same place (R5.8)",
      get: { $0.tapCount }, isSaved: false),
    Property(
      "view", of: UITouch.self, .responder,
      "the view that receives it; nil once a recognizer has taken it (R1.9)",
      get: { $0.view }, isSaved: false),
    Property(
      "window", of: UITouch.self, .responder, "the window in which it came down",
      get: { $0.window }, isSaved: false),
    Property(
      "location", of: UITouch.self, .point, "where it is, in its window's coordinates",
      get: { $0.location(in: nil) }, isSaved: false),
    Property(
      "previousLocation", of: UITouch.self, .point, "where it was at the previous event",
      get: { $0.previousLocation(in: nil) }, isSaved: false),
    Property(
      "timestamp", of: UITouch.self, .number, "when it last changed, on the scene's clock",
      get: { CGFloat($0.timestamp) }, isSaved: false),
  ]
}
