/// The fingers of an event by phase, as sets that are made once and shared.
struct TouchSets {
  static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  private let touches: [UITouch]
  private let whole: Set<UITouch>
  /// The phase of all fingers, if it is the same one, as in most events.
  private let commonPhase: UITouch.Phase?

  init(_ touches: [UITouch]) {
    self.touches = touches
    whole = Set(touches)
    let first = touches.first?.phase
    commonPhase = touches.allSatisfy { $0.phase == first } ? first : nil
  }

  /// Returns the fingers of a phase among some; nil if there is none.
  func touches(_ phase: UITouch.Phase, among followed: [UITouch]) -> Set<UITouch>? {
    if let commonPhase {
      guard commonPhase == phase, !followed.isEmpty else { return nil }
      if touches.count == 1 { return followed.contains(touches[0]) ? whole : nil }
    }
    let subset = touches.filter { $0.phase == phase && followed.contains($0) }
    guard !subset.isEmpty else { return nil }
    return subset.count == touches.count ? whole : Set(subset)
  }
}
