import Inspection
import ResponderKit

extension Command {
  static let tap = Command(
    name: "tap", group: .happening,
    summary: "a finger comes down and lifts: hit-test, then touchesBegan and touchesEnded",
    details: [
      "WHERE is a point of the screen, which is also the default window's, or a view, whose centre "
        + "is meant. Runs of views that merely miss the point share a line; 'trace' shows all."
    ],
    forms: [
      Form([.slot("WHERE", .place)]) { call in
        let point = try call.screenPoint("WHERE")
        let application = call.scene.application
        call.session.recorder.begin("tap \(point.text)", isEvent: true)
        let touch = application.touchDelivery.begin(at: point)
        application.touchDelivery.end(touch)
        call.session.takeEvent()
        call.session.memory.tap = point
        call.session.memory.it = touch.view ?? call.session.memory.it
        call.writeInteraction(isFolded: true)
      }
    ],
    examples: [
      Example(
        "tap 130,120", "who is asked, who answers, who gets it", setup: "add red 100,100 100x100",
        shows: "hit"),
      Example("tap red", "its centre", setup: "add red 100,100 100x100", shows: "(150, 150)"),
    ])
}

extension Call {
  /// The point of the screen that a label means: a point, or the centre of a view's bounds.
  func screenPoint(_ label: String) throws -> CGPoint {
    if let point = optionalPoint(label) { return point }
    let view = view(label)
    guard let window = view.window else {
      throw error(
        .refused("'\(scene.label(of: view))' is in no window, so no finger can reach it"),
        at: label)
    }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return window.convert(view.convert(middle, to: window), to: nil)
  }

  /// Writes what just happened.
  func writeInteraction(isFolded: Bool) {
    guard let interaction = session.lastInteraction else { return }
    TraceReport(interaction, in: scene).write(
      session.look, isFolded: isFolded, to: session.write)
  }
}

extension Session {
  /// Remembers what the recorder took down as the last event.
  fileprivate func takeEvent() {
    memory.event = recorder.interaction
    memory.shown = recorder.interaction
    memory.hitTest = recorder.interaction?.hitTest
  }
}
