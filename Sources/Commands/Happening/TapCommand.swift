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
        try call.happen("tap \(point.text)") {
          try call.post([TouchSample(.began, at: point)])
          try call.post([TouchSample(.ended, at: point)])
        }
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
}
