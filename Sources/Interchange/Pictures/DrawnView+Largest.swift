import Analysis
import ResponderKit

extension [DrawnView] {
  /// Returns the largest views on the screen, in the order in which they stand in the list.
  func largest(_ count: Int) -> [DrawnView] {
    guard self.count > count else { return self }
    let areas = map { $0.box.width * $0.box.height }
    let kept = indices.sorted { areas[$0] > areas[$1] }.prefix(count)
    return kept.sorted().map { self[$0] }
  }
}
