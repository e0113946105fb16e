import Explanation
import Language
import Presentation
import ResponderKit
import Scenes
import Session

extension Call {
  /// Runs a body that sends an event, remembers it as the last event, and writes its timeline.
  ///
  /// - Parameter continues: True if it belongs to the interaction that is under way.
  func happen(_ title: String, continues: Bool = false, _ body: () throws -> Void) throws {
    scene.noteContainers()
    let start = continues ? session.recorder.interaction?.moments.count ?? 0 : 0
    if !continues || session.recorder.interaction == nil {
      session.post(.willMeet)
      session.recorder.begin(title, isEvent: true)
    }
    try body()
    session.takeEvent()
    if let hit = session.state.event?.hitTest?.answer {
      session.state.it = scene.view(of: hit) ?? session.state.it
    }
    session.tellEvent(since: start) { writeInteraction(isFolded: true, from: start) }
  }

  /// Posts what the glass says, as one event.
  func post(_ samples: [TouchSample]) throws {
    do { try scene.application.post(samples) } catch { throw CommandError(.touchInput(error)) }
    for sample in samples where sample.phase == .began {
      session.state.tap = sample.point
    }
  }

  /// Writes what happened since a moment.
  func writeInteraction(isFolded: Bool, from start: Int = 0) {
    guard let interaction = session.lastInteraction else { return }
    session.tell(TraceReport(interaction, from: start, in: scene), isFolded: isFolded)
  }

  /// Returns the point of the screen that a place means.
  func screenPoint(_ place: Located<Place>) throws -> CGPoint {
    try screenPoint(place.value, at: place.range)
  }

  /// Returns the point of the screen that a place means, of a view without a point the centre of its
  /// bounds.
  func screenPoint(_ place: Place, at range: Range<Int>) throws -> CGPoint {
    switch place {
    case .point(let point): return point
    case .pointInView(let point, let view): return try screenPoint(point, of: view, at: range)
    case .view(let view):
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      return try screenPoint(middle, of: view, at: range)
    }
  }

  func screenPoint(_ point: CGPoint, of view: UIView, at range: Range<Int>) throws -> CGPoint {
    guard let window = view.window else {
      throw CommandError(
        .refused("'\(scene.label(of: view))' is in no window, so it cannot be touched"),
        at: range)
    }
    return window.convert(view.convert(point, to: window), to: nil)
  }
}
