import ResponderKit

/// The recognizers that take part in an interaction, with their states.
package struct RecognizerTable {
  /// A recognizer.
  package struct Contestant {
    package var recognizer: ObjectID
    package var state = UIGestureRecognizer.State.possible
    /// The recognizer's last report: what it waits for, or why it is in its state.
    package var report: GestureReport?
    /// Indicates whether the recognizer was told of a finger, or reported anything.
    package var hasEntered = false
  }

  /// The recognizers, in the order in which they were told of fingers.
  package private(set) var contestants: [Contestant] = []

  /// Creates the table of a whole interaction, with the states after one of its moments.
  package init(_ interaction: EventTrace, after moment: Int?) {
    for (k, event) in interaction.moments.map(\.event).enumerated() {
      let isPast = k <= moment ?? -1
      switch event {
      case .touch(let report) where report.phase == .began:
        for recognizer in report.recognizers { enter(recognizer) { $0.hasEntered = isPast } }
      case .gesture(let report):
        enter(report.recognizer) { contestant in
          guard isPast else { return }
          contestant.hasEntered = true
          if case .state(_, let new) = report.change { contestant.state = new }
          contestant.report = report
        }
      default: continue
      }
    }
  }

  private mutating func enter(_ recognizer: ObjectID, _ change: (inout Contestant) -> Void) {
    let place = contestants.firstIndex { $0.recognizer == recognizer } ?? contestants.endIndex
    if place == contestants.endIndex { contestants.append(Contestant(recognizer: recognizer)) }
    change(&contestants[place])
  }
}
