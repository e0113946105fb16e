import Foundation

extension [ScreenElement] {
  /// Puts each element into the last one before it whose frame holds its own.
  ///
  /// A label or image holds nothing: what lies on it is beside it.
  mutating func nestByFrames() {
    var open: [Int] = []
    for index in indices {
      while let last = open.last, !self[last].holds(self[index]) { open.removeLast() }
      self[index].depth = (open.last.map { self[$0].depth } ?? -1) + 1
      if self[index].frame != nil { open.append(index) }
    }
  }
}

extension ScreenElement {
  fileprivate func holds(_ other: ScreenElement) -> Bool {
    if type.isStill { return false }
    guard let frame, let inner = other.frame else { return true }
    return frame.contains(inner)
  }
}
