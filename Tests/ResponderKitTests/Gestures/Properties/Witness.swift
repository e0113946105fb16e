import ResponderKit
import Testing

/// Watches a random scene and checks what must hold whatever happens.
final class Witness: EventObserver {
  typealias State = UIGestureRecognizer.State

  /// What views have been told of a touch.
  private struct Told {
    var phases: [UITouch.Phase] = []
  }

  private struct Pair: Hashable {
    var view: ObjectIdentifier
    var touch: ObjectIdentifier
  }

  /// Whether the story is kept in words, for comparing and for searching a fault.
  private let tells: Bool
  /// How many messages are withheld.
  private var withheld = 0
  private(set) var faults: [String] = []
  private(set) var story: [String] = []
  private var told: [Pair: Told] = [:]
  private var states: [ObjectID: State] = [:]
  private var names: [ObjectID: String] = [:]
  /// Kept alive, so that no identity is given twice.
  private var kept: [AnyObject] = []

  init(tells: Bool) {
    self.tells = tells
  }

  func name(_ object: StatefulObject, _ name: String) {
    names[ObjectID(object)] = name
    kept.append(object)
  }

  func fault(_ text: String) {
    faults.append("\(text)\(tells ? ", after \(story.suffix(8))" : "")")
  }

  /// R6.4, as a table of its own.
  private func isLegal(_ old: State, _ new: State) -> Bool {
    switch (old, new) {
    case (.possible, .began), (.possible, .ended), (.possible, .failed): true
    case (.began, .changed), (.began, .ended), (.began, .cancelled): true
    case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): true
    default: false
    }
  }

  func observe(_ event: SystemEvent) {
    if case .withholding(let report) = event { withheld += report.fate == .held ? 1 : -1 }
    if case .gesture(let report) = event, case .state(let old, let new) = report.change {
      let name = names[report.recognizer] ?? "?"
      if !isLegal(old, new) { fault("\(name) went from \(old) to \(new)") }
      // Only a reset, which is not told, comes between a final state and `possible`.
      let known = states[report.recognizer, default: .possible]
      if known != old, !(known.isFinal && old == .possible) {
        fault("\(name) was \(known), not \(old)")
      }
      states[report.recognizer] = new
    }
    guard tells else { return }
    var words = "\(event)"
    for (id, name) in names { words = words.replacing(id.description, with: name) }
    story.append(words)
  }

  func view(_ view: UIView, _ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    if tells {
      let fingers = touches.map(\.finger).sorted()
      story.append("\(names[ObjectID(view)] ?? "?") told \(phase) \(fingers)")
    }
    for touch in touches {
      kept.append(touch)
      let pair = Pair(view: ObjectIdentifier(view), touch: ObjectIdentifier(touch))
      let before = told[pair, default: Told()].phases
      let isFresh = before.isEmpty
      let isOver = before.last == .ended || before.last == .cancelled
      if isFresh != (phase == .began) || isOver {
        fault("\(names[ObjectID(view)] ?? "?") told \(phase) of \(touch.finger) after \(before)")
      }
      told[pair, default: Told()].phases.append(phase)
    }
  }

  func recognizer(_ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase) {
    if tells { story.append("\(recognizer.name ?? "?") sees \(phase)") }
    if recognizer.state == .ended || recognizer.state == .failed || recognizer.state == .cancelled {
      fault("\(recognizer.name ?? "?") sees \(phase) although it is \(recognizer.state)")
    }
    if !recognizer.isEnabled { fault("\(recognizer.name ?? "?") sees \(phase) although disabled") }
  }

  /// Everything that began has come to an end.
  func checkRest() {
    if withheld != 0 { fault("\(withheld) messages are withheld at rest") }
    for entry in told.values where entry.phases.last != .ended && entry.phases.last != .cancelled {
      fault("a view is left with \(entry.phases)")
    }
  }
}
