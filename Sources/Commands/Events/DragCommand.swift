import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let drag = Command(
    name: "drag", group: .happening,
    summary: "puts a finger down, moves it in a line, and lifts it",
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
    ])
}

extension CGPoint {
  /// Returns a point on the way to another one, for a part of the way from 0 to 1.
  fileprivate func moved(towards end: CGPoint, by part: Double) -> CGPoint {
    CGPoint(x: x + (end.x - x) * part, y: y + (end.y - y) * part)
  }
}

extension Call {
  /// Moves as many fingers as were asked for in a line.
  func move(
    _ count: Located<Int>?, from start: CGPoint, to end: CGPoint, for seconds: Double,
    _ title: String
  ) throws {
    let fingers = try freeFingers(count)
    var sequence = TouchSequence(fingers: fingers)
    sequence.move(for: seconds) { part in
      Call.spread(fingers.count, around: start.moved(towards: end, by: part))
    }
    try send(sequence, title)
  }
}
