import ResponderKit
import Scenes

/// The relations between a recognizer and those that can share its touches.
package struct GestureRelations {
  /// The recognizers that must fail first, by the recognizer's own requirements or by the answers
  /// of delegates.
  package let requirements: [UIGestureRecognizer]
  /// The recognizers that may succeed together with it.
  package private(set) var together: [UIGestureRecognizer] = []
  /// The others that fail if it succeeds.
  package private(set) var excluded: [UIGestureRecognizer] = []
  /// The others, which the recognizer never prevents.
  package private(set) var spared: [UIGestureRecognizer] = []

  /// Finds the relations.
  ///
  /// - Complexity: O(rivals), if asking delegates is O(1).
  package init(
    of recognizer: UIGestureRecognizer, to rivals: [UIGestureRecognizer], in scene: Scene
  ) {
    let said = recognizer.failureRequirements
    let answers = scene.delegateAnswers(of: recognizer)
    requirements =
      said
      + rivals.filter { other in
        !said.contains(other)
          && (answers.requiresFailureOf.contains(other)
            || scene.delegateAnswers(of: other).mustFailFor.contains(recognizer))
      }
    for rival in rivals {
      if recognizer.isSimultaneous(with: rival) {
        together.append(rival)
      } else if recognizer.makesFail(rival) {
        excluded.append(rival)
      } else {
        spared.append(rival)
      }
    }
  }
}

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

extension UIGestureRecognizer {
  /// Returns whether the recognizer is another one or waits for it to fail, perhaps by way of
  /// others.
  package func waits(for other: UIGestureRecognizer) -> Bool {
    var seen: Set<UIGestureRecognizer> = []
    var pending = [self]
    while let next = pending.popLast() {
      if next === other { return true }
      if seen.insert(next).inserted { pending += next.failureRequirements }
    }
    return false
  }
}
