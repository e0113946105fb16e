import Foundation
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
    self.target = target
    self.point = point
    self.answer = answer
    self.reason = reason
    self.source = source
    self.line = line
    self.simulated = simulated
  }
}
