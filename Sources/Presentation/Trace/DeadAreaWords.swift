import Explanation
import ResponderKit
import Text

extension DecisionWords {
  /// The notes on a hit-test, as sentences with their rules.
  func sentences(_ notes: DeadAreaNotes) -> [String] {
    notes.notes.map { "\(statement($0)) (\($0.rule))" }
  }

  private func statement(_ note: DeadAreaNotes.Note) -> String {
    let (drawn, keeper) = (name(ObjectID(note.drawn)), name(note.keeper))
    let untouched = "\(drawn) is drawn here but cannot be touched: \(keeper)"
    switch note.reason {
    case .outside: return "\(untouched) does not contain the point, so nothing below it is asked"
    case .zeroSize: return "\(untouched) has zero size, so nothing below it is asked"
    case .offScreen(let point, let visible):
      return Self.offScreen(point, drawn, visible)
    }
  }
}
