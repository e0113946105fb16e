import ResponderKit

/// An answer of the device itself about a touch, as an imported text records it.
///
/// It outranks what the simulator works out.
package struct Observation: Hashable, Sendable {
  /// What became of the touch on the device.
  package enum Answer: Hashable, Sendable {
    /// The view that the touch was meant for got it.
    case target
    /// A view of the scene was hit; nil where no view was.
    case hit(ObjectID?)
    /// A view that the text does not hold was hit, as the text names it.
    case stranger(String)
    /// The view that the touch was meant for did not get it; the text does not tell who did.
    case notTarget
  }

  /// The reason that the device gives for its answer.
  package enum Reason: String, Hashable, CaseIterable, Sendable {
    case covered, disabled, hidden, noInteraction, zeroSize, offScreen
  }

  /// The view that the touch was meant for; nil where only the hit view is told.
  package var target: ObjectID?
  /// The point of the screen; nil where the text tells none.
  package var point: CGPoint?
  /// What became of the touch.
  package var answer: Answer
  /// The reason, if the text gives one.
  package var reason: Reason?
  /// The tool that recorded it, as reports name it: `Detox`, `idb`,
  /// `WebDriverAgent`, `XCTest`, `UITouch`, `capture`.
  package var source: String
  /// The number of the line in the text, from 1.
  package var line: Int
  /// The answer of the simulator at the point when the text was imported: the view that is hit.
  ///
  /// Where the simulator answers otherwise now, somebody has changed the scene since, and the
  /// observation is out of date.
  package var simulated: ObjectID?

  /// Creates an observation.
  package init(
    target: ObjectID?, point: CGPoint?, answer: Answer, reason: Reason? = nil, source: String,
    line: Int, simulated: ObjectID? = nil
  ) {
    (self.target, self.point, self.answer, self.reason) = (target, point, answer, reason)
    (self.source, self.line, self.simulated) = (source, line, simulated)
  }

  /// Indicates whether the view that the touch was meant for did not get it.
  package var isFailure: Bool {
    guard let target else { return false }
    switch answer {
    case .target: return false
    case .hit(let view): return view != target
    case .stranger, .notTarget: return true
    }
  }

  /// Returns whether the simulator gave the same answer when the text was imported.
  package func isConfirmed(in scene: Scene) -> Bool {
    switch answer {
    case .hit(let view): return simulated == view
    case .stranger: return false
    case .target: return reachesTarget(in: scene)
    case .notTarget: return !reachesTarget(in: scene)
    }
  }

  /// Returns whether the touch went to the target or to a view in it by the simulator's answer.
  private func reachesTarget(in scene: Scene) -> Bool {
    guard let simulated, let target, let hit = scene.view(of: simulated) else { return false }
    return hit.selfAndSuperviews.contains { ObjectID($0) == target }
  }
}
