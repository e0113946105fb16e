import Foundation
import ResponderKit

/// A crowd of a hundred thousand views that one touch hit-tests while everything is recorded as in
/// a shell: neither time nor memory may run away.
struct TouchCrowd: Sendable {
  static let count = 100_000

  /// The name of the measurement.
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
    let early = ResidentMemory.bytes
    let elapsed = try nanoseconds { try tap(effort.crowdTaps) }
    let late = ResidentMemory.bytes
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
