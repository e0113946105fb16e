import Analysis
import ResponderKit
import Scenes

/// All that is said of a finding: one row for each fact.
struct FindingRow {
  /// A sentence that says what happens, with its numbers.
  let statement: String
  /// Further sentences: the reason, and remarks.
  let details: [String]
  /// Who decides, in few words, where nobody can tell what becomes of the touch.
  let doubt: String
  /// The numbers and names of the sentences, for JSON.
  let numbers: FindingNumbers

  init(
    _ statement: String, details: [String] = [], doubt: String = "nobody can tell",
    numbers: FindingNumbers = FindingNumbers()
  ) {
    (self.statement, self.details, self.doubt, self.numbers) = (statement, details, doubt, numbers)
  }
}

/// The numbers and names of a finding, those that it has.
struct FindingNumbers {
  /// The part of the target that the culprit lies over.
  var covers: CoveredPart?
  var contentOffset: CGPoint?
  var alpha: Float?
  /// The box round a transformed view.
  var frame: CGRect?
  /// The point in the culprit's coordinates.
  var point: CGPoint?
  var bounds: CGRect?
  /// The share of the target that lies outside of the culprit.
  var outsidePercent: Int?
  /// Further views that the point is not in.
  var nor: [UIView] = []
  var observation: Observation?
  /// The view that is hit in place of the target.
  var taker: UIView?
  var waitsFor: UIGestureRecognizer?
}
