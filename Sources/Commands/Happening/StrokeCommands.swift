import Language
import ResponderKit
import Scenes
import Text

extension Command {
  private static let pauseNote =
    "A second passes between two such commands; 'wait 0.2' between them makes it 0.2 s. What "
    + "happens in it, as when a double tap is waited for, is shown by 'wait', or before the next "
    + "such command's own events; 'expect' and 'log' count it for the command before."

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
        var stroke = Stroke(fingers: fingers)
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

  static let press = Command(
    name: "press", group: .happening, summary: "a finger comes down, stays, and lifts",
    details: [pauseNote], changesScene: true,
    forms: [
      Form(
        .located(.place()), .word("for", .seconds()), .optional(.located(.option("fingers")))
      ) { call, place, seconds, count in
        let point = try call.screenPoint(place)
        let fingers = try call.freeFingers(count)
        let points = Call.spread(fingers.count, around: point)
        var stroke = Stroke(fingers: fingers)
        stroke.add(.began, at: points)
        stroke.add(.ended, at: points, after: seconds)
        try call.perform(stroke, "press \(point.text) for \(seconds.shortText) s")
      }
    ],
    examples: [
      Example(
        "press root for 0.6", "longer than a long press needs",
        setup: "gesture longpress hold on root", shows: "hold")
    ])

  static let drag = Command(
    name: "drag", group: .happening, summary: "a finger comes down, moves in a line, and lifts",
    details: [
      "It takes 0.3 s unless said, with 60 events a second. Lifting in motion, it throws what "
        + "scrolls: 'wait' lets that come to rest.", pauseNote,
    ],
    changesScene: true,
    forms: [
      Form(
        .located(.place()), .word("to", .located(.place("TO"))),
        .optional(.word("for", .seconds())), .optional(.located(.option("fingers")))
      ) { call, source, target, seconds, fingers in
        let (start, end) = (try call.screenPoint(source), try call.screenPoint(target))
        try call.move(
          fingers, from: start, to: end, for: seconds ?? 0.3,
          "drag \(start.text) to \(end.text)")
      }
    ],
    examples: [
      Example(
        "drag 100,100 to 100,300", "far enough for a pan",
        setup: "gesture pan mover on root", shows: "mover")
    ])

  static let swipe = Command(
    name: "swipe", group: .happening,
    summary: "a finger moves 150 pt in a direction within 0.15 s",
    details: [pauseNote], changesScene: true,
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
    ],
    examples: [
      Example(
        "swipe root left", "quick and straight",
        setup: "gesture swipe back on root direction=left", shows: "back")
    ])

  static let pinch = Command(
    name: "pinch", group: .happening,
    summary: "two fingers on a view move apart or together, by a factor",
    details: [pauseNote], changesScene: true,
    forms: [
      Form(.located(.view()), .located(.number("SCALE"))) { call, place, factor in
        let (view, scale) = (place.value, CGFloat(factor.value))
        guard scale > 0, scale <= 100 else {
          throw call.error(.refused("a scale is above 0 and at most 100"), at: factor)
        }
        let middle = try call.screenPoint(.view(view), at: place.range)
        let size = view.bounds.size
        let half = max(10, min(size.width, size.height) * (scale > 1 ? 0.4 / scale : 0.4))
        var stroke = Stroke(fingers: try call.freeFingers(2))
        stroke.move(for: 0.3, steps: 12) { part in
          let reach = half * (1 + (scale - 1) * part)
          return [
            CGPoint(x: middle.x - reach, y: middle.y), CGPoint(x: middle.x + reach, y: middle.y),
          ]
        }
        try call.perform(
          stroke, "pinch \(call.scene.label(of: view)) \(Double(scale).shortText)")
      }
    ],
    examples: [
      Example(
        "pinch root 2", "twice as far apart", setup: "gesture pinch zoom on root", shows: "zoom")
    ])

  static let twist = Command(
    name: "twist", group: .happening,
    summary: "two fingers on a view turn, by degrees, clockwise",
    details: [pauseNote], changesScene: true,
    forms: [
      Form(.located(.view()), .located(.number("DEGREES"))) { call, place, turn in
        let (view, degrees) = (place.value, CGFloat(turn.value))
        guard abs(degrees) <= 3600 else {
          throw call.error(.refused("at most 3600 degrees, ten turns"), at: turn)
        }
        let middle = try call.screenPoint(.view(view), at: place.range)
        let size = view.bounds.size
        let half = max(10, min(size.width, size.height) * 0.3)
        var stroke = Stroke(fingers: try call.freeFingers(2))
        stroke.move(for: 0.3, steps: max(6, Int(abs(degrees) / 10))) { part in
          let angle = degrees * part * .pi / 180
          let (dx, dy) = (half * cos(angle), half * sin(angle))
          return [
            CGPoint(x: middle.x - dx, y: middle.y - dy),
            CGPoint(x: middle.x + dx, y: middle.y + dy),
          ]
        }
        try call.perform(
          stroke, "twist \(call.scene.label(of: view)) \(Double(degrees).shortText)°")
      }
    ],
    examples: [
      Example(
        "twist root 45", "an eighth of a turn", setup: "gesture rotation turn on root",
        shows: "turn")
    ])
}

/// A direction of a swipe.
private enum SwipeDirection: String, CaseIterable, Sendable {
  case left, right, up, down

  /// How far a finger moves, in points.
  var vector: CGPoint {
    switch self {
    case .left: CGPoint(x: -150, y: 0)
    case .right: CGPoint(x: 150, y: 0)
    case .up: CGPoint(x: 0, y: -150)
    case .down: CGPoint(x: 0, y: 150)
    }
  }
}

extension CGPoint {
  /// The point on the way to another, 0 being here and 1 there.
  fileprivate func moved(towards end: CGPoint, by part: Double) -> CGPoint {
    CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}

extension Call {
  /// Moves as many fingers as were asked for in a line.
  fileprivate func move(
    _ count: Located<Int>?, from start: CGPoint, to end: CGPoint, for seconds: Double,
    _ title: String
  ) throws {
    let fingers = try freeFingers(count)
    var stroke = Stroke(fingers: fingers)
    stroke.move(for: seconds) { part in
      Call.spread(fingers.count, around: start.moved(towards: end, by: part))
    }
    try perform(stroke, title)
  }

  /// The point of the screen that a place means.
  func screenPoint(_ place: Located<Place>) throws -> CGPoint {
    try screenPoint(place.value, at: place.range)
  }

  /// The point of the screen that a place means: a point, or the centre of a view's bounds.
  fileprivate func screenPoint(_ place: Place, at range: Range<Int>) throws -> CGPoint {
    switch place {
    case .point(let point): return point
    case .view(let view):
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return try screenPoint(middle, of: view, at: range)
    }
  }

  /// The point of the screen that a point of a view is.
  func screenPoint(_ point: CGPoint, of view: UIView, at range: Range<Int>) throws -> CGPoint {
    guard let window = view.window else {
      throw CommandError(
        .refused("'\(scene.label(of: view))' is in no window, so no finger can reach it"),
        at: range)
    }
    return window.convert(view.convert(point, to: window), to: nil)
  }
}
