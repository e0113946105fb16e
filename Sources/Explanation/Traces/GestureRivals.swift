import ResponderKit

/// The recognizers that can share touches with each other: those of one view, and of views above it
/// and below it.
///
/// They are found on the way up from every view, so that many recognizers on many views cost
/// little.
package struct GestureRivals {
  private let recognizers: [UIGestureRecognizer]
  /// The indices in ``recognizers`` by view: those of the view's own recognizers here, those of
  /// recognizers on views below it in ``below``.
  private var own: [ObjectID: [Int]] = [:]
  private var below: [ObjectID: [Int]] = [:]

  /// Creates a table of recognizers by their views.
  package init(_ recognizers: [UIGestureRecognizer]) {
    self.recognizers = recognizers
    for (k, recognizer) in recognizers.enumerated() {
      guard let view = recognizer.view else { continue }
      own[ObjectID(view), default: []].append(k)
    }
    for (k, recognizer) in recognizers.enumerated() {
      guard let view = recognizer.view else { continue }
      for view in view.superviews where own[ObjectID(view)] != nil {
        below[ObjectID(view), default: []].append(k)
      }
    }
  }

  /// Returns the others whose touches a recognizer can share, in the order of the list.
  package func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    guard let view = recognizer.view else { return [] }
    var places = below[ObjectID(view)] ?? []
    for view in view.selfAndSuperviews { places += own[ObjectID(view)] ?? [] }
    return places.sorted().map { recognizers[$0] }.filter { $0 !== recognizer }
  }
}
