import Explanation
import Foundation
import ResponderKit
import Scenes

/// An answer to the question whether a view gets a touch.
package enum Verdict: Sendable {
  /// The view gets it.
  case reached
  /// The view does not get it.
  case missed
  /// Something decides that the scene does not tell; the first finding says what.
  case open

  /// Reads findings in their order.
  ///
  /// - Parameter isReached: Whether the view gets the touch in the simulator.
  init(isReached: Bool, _ findings: [Finding]) {
    let obstacles = findings.filter { $0.weight == .blocks }
    if isReached {
      self = findings.contains(where: \.leavesOpen) ? .open : .reached
    } else {
      // One that is sure is enough.
      self = !obstacles.isEmpty && obstacles.allSatisfy(\.isInDoubt) ? .open : .missed
    }
  }
}
