import Platform
import ResponderKit

/// Fingers on a screen with many recognizers: what an event costs from the glass to the view, and
/// whether memory stays as it is.
struct TouchSection: BenchmarkSection {
  static let recognizers = 50
  /// Moves between coming down and lifting.
  static let moves = 18

  func run(_ plan: Plan, into output: any ResultOutput) throws {
    var table = ResultTable(
      section: "touches",
      caption:
        "fingers on the app screen, a stroke being a finger down, \(Self.moves) moves, up; "
        + "taps on crowds, written down",
      columns: [
        ("stream", "stream"), ("events", "events"), ("ns", "ns per event"),
        ("megabytesEarly", "MB early"), ("megabytesLate", "MB late"),
      ])
    for count in [0, Self.recognizers] {
      table.rows.append(try Self.measure(count, events: plan.effort.touchEvents))
    }
    for crowd in TouchCrowd.all { table.rows.append(try crowd.measure(plan.effort)) }
    output.report(table)
  }

  private static func measure(_ count: Int, events: Int) throws -> [ResultTable.Value] {
    let tree = SyntheticTree.app()
    let screen = TouchScreen(tree, recognizers: count)
    let strokes = events / (moves + 2)
    // The first strokes warm up and let memory reach its level.
    try screen.play(strokes: strokes / 10)
    let early = Machine.residentBytes
    let elapsed = try nanoseconds { try screen.play(strokes: strokes) }
    let late = Machine.residentBytes
    return [
      .text(count == 0 ? "no recognizers" : "\(count) recognizers"),
      .number(Double(strokes * (moves + 2)), decimals: 0),
      .number(elapsed / Double(strokes * (moves + 2)), decimals: 0),
      .number(early / 1e6, decimals: 1), .number(late / 1e6, decimals: 1),
    ]
  }
}

/// The app screen in a window, with recognizers of all kinds on views of every depth.
private final class TouchScreen: ActionTarget {
  private let screen: ViewTree
  private var random = ProbeGenerator(seed: 7)
  private let size: (width: Int, height: Int)
  private(set) var actions = 0

  init(_ tree: SyntheticTree, recognizers count: Int) {
    screen = ViewTree(tree)
    screen.show()
    size = (Int(tree.root.width), Int(tree.root.height))
    let makers: [() -> UIGestureRecognizer] = [
      { UITapGestureRecognizer() }, { UILongPressGestureRecognizer() },
      { UIPanGestureRecognizer() }, { UISwipeGestureRecognizer() },
      { UIPinchGestureRecognizer() }, { UIRotationGestureRecognizer() },
    ]
    for k in 0..<count {
      let recognizer = makers[k % makers.count]()
      recognizer.addTarget(self, action: Selector(("act:")))
      // A third of them on the way to every view, as on real screens.
      let view =
        k % 3 == 0
        ? screen.views[k % 9] : screen.views[Int(random.below(Int32(screen.views.count)))]
      view.addGestureRecognizer(recognizer)
    }
  }

  func method(for action: Selector) -> ActionMethod? { { _, _ in self.actions += 1 } }

  func play(strokes: Int) throws {
    let application = screen.application
    for _ in 0..<strokes {
      let start = CGPoint(
        x: CGFloat(random.below(Int32(size.width))),
        y: CGFloat(random.below(Int32(size.height))))
      let step = CGFloat(random.below(8))
      try application.post([TouchSample(.began, at: start)])
      for move in 1...TouchSection.moves {
        application.clock.advance(by: 1 / 60)
        let point = CGPoint(x: start.x, y: start.y + step * CGFloat(move))
        try application.post([TouchSample(.moved, at: point)])
      }
      try application.post([TouchSample(.ended, at: start)])
      application.clock.advance(by: 0.5)
    }
  }
}

/// A crowd of a hundred thousand views that one touch hit-tests while everything is recorded as in
/// a shell: neither time nor memory may run away.
struct TouchCrowd: Sendable {
  static let count = 100_000

  var name: String
  /// A closure that adds the views to one.
  var fill: @Sendable (UIView) -> Void

  static let all = [
    TouchCrowd(name: "\(count) siblings, missed") { addSiblings(to: $0) { _ in false } },
    TouchCrowd(name: "\(count) siblings, every third hidden") {
      addSiblings(to: $0) { $0 % 3 == 0 }
    },
    TouchCrowd(name: "\(count) nested") { root in
      var parent = root
      for _ in 0..<count {
        let view = UIView(frame: root.bounds)
        parent.addSubview(view)
        parent = view
      }
    },
  ]

  /// Adds siblings that leave the right half of their parent free.
  private static func addSiblings(to parent: UIView, _ isHidden: (Int) -> Bool) {
    for k in 0..<count {
      let view = UIView(frame: CGRect(x: k % 200, y: k / 200, width: 1, height: 1))
      view.isHidden = isHidden(k)
      parent.addSubview(view)
    }
  }

  /// Taps the free half again and again.
  func measure(_ effort: Effort) throws -> [ResultTable.Value] {
    let scene = UIWindowScene(screenSize: CGSize(width: 500, height: 600))
    let (application, observer) = (UIApplication(), LastTouch())
    application.connect(scene)
    let window = UIWindow(windowScene: scene)
    fill(window)
    window.makeKeyAndVisible()
    application.eventObserver = observer
    func tap(_ count: Int) throws {
      for _ in 0..<count {
        try application.post([TouchSample(.began, at: CGPoint(x: 400, y: 300))])
        try application.post([TouchSample(.ended, at: CGPoint(x: 400, y: 300))])
        application.clock.advance(by: 0.5)
      }
    }
    try tap(2)
    let early = Machine.residentBytes
    let elapsed = try nanoseconds { try tap(effort.crowdTaps) }
    let late = Machine.residentBytes
    let events = Double(2 * effort.crowdTaps)
    return [
      .text(name), .number(events, decimals: 0), .number(elapsed / events, decimals: 0),
      .number(early / 1e6, decimals: 1), .number(late / 1e6, decimals: 1),
    ]
  }
}

/// An observer that keeps all events of a touch, until the next one is hit-tested.
private final class LastTouch: EventObserver {
  private var events: [SystemEvent] = []

  func observe(_ event: SystemEvent) {
    if case .hitTest = event { events.removeAll() }
    events.append(event)
  }
}
