import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let sweep = Command(
    name: "sweep", group: .expecting,
    summary: "taps a view at points STEP apart, and checks an expectation at each",
    forms: [
      Form(
        .located(.view()), .located(.steps("STEP")), .located(.word("expect", as: true)),
        .words("…")
      ) { call, view, steps, expect, rest in
        let points = try call.gridPoints(of: view, steps)
        let words = [Word(text: "expect", range: expect.range, quoting: .bare)] + rest
        var failures: [(point: CGPoint, failure: ExpectationFailure)] = []
        for point in points {
          if let failure = try call.failure(of: words, afterTapAt: point, of: view) {
            failures.append((point, failure))
          }
          if call.scene.mustStop() { return }
        }
        guard let first = failures.first else { return }
        throw ExpectationFailure(
          "\(first.failure.message) at \(first.point.text) in '\(call.scene.label(of: view.value))', "
            + "as at \(failures.count) of \(points.count) points",
          notes: first.failure.notes)
      }
    ])
}

extension Call {
  /// The number of points that a sweep may have at most.
  private static let mostPoints = 100_000

  /// Returns the points of the grid, in the view's coordinates.
  fileprivate func gridPoints(
    of view: Located<UIView>, _ steps: Located<[Double]>
  ) throws -> [CGPoint] {
    let bounds = view.value.bounds
    let (across, down) = (CGFloat(steps.value[0]), CGFloat(steps.value[steps.value.count - 1]))
    let (columns, rows) = (
      (bounds.width / across).rounded(.up), (bounds.height / down).rounded(.up)
    )
    guard columns >= 1, rows >= 1 else {
      throw error(.refused("'\(scene.label(of: view.value))' has no area to sweep"), at: view)
    }
    guard columns * rows <= CGFloat(Self.mostPoints) else {
      throw error(
        .refused("a grid has at most \(Self.mostPoints) points; take larger steps"), at: steps)
    }
    return (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        CGPoint(x: bounds.minX + CGFloat(column) * across, y: bounds.minY + CGFloat(row) * down)
      }
    }
  }

  /// Taps a point of the view and returns the failure of an expectation, if there is one; then
  /// restores everything.
  fileprivate func failure(
    of expectation: [Word], afterTapAt point: CGPoint, of view: Located<UIView>
  ) throws -> ExpectationFailure? {
    let snapshot = session.snapshot
    scene.codeBook?.program.machine.beginPoint()
    scene.journal.beginGroup()
    defer {
      scene.journal.rollBack()
      session.snapshot = snapshot
    }
    try session.silently {
      let place = try screenPoint(point, of: view.value, at: view.range)
      var sequence = TouchSequence(fingers: try freeFingers(1))
      sequence.add(.began, at: [place])
      sequence.add(.ended, at: [place], after: 0.05)
      try send(sequence, "tap \(place.text)")
    }
    do {
      try carryOut(expectation, behind: "sweep")
      return nil
    } catch let failure as ExpectationFailure {
      return failure
    }
  }
}
