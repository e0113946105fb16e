import Foundation

/// What a descent tells about itself; the silent one compiles to nothing.
protocol HitTestListener {
  /// A standard subview refused or was missed; `point` is in the parent's coordinates.
  mutating func missed(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint)
  /// A whole group of subviews was passed by; `probe` is the point as boxes compare it.
  mutating func passedGroup(
    _ group: SiblingGroup, _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>,
    at point: CGPoint, _ probe: TouchBox.Probe)
  /// No further group follows the ones passed by.
  mutating func endGroups(of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint)
  /// The subviews behind the one that answers are not asked.
  mutating func notAsked(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint)
  /// A standard subview accepted the point, given in its own coordinates.
  mutating func accepted(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint)
}

/// Nobody listens.
struct Silence: HitTestListener {
  @inline(__always)
  func missed(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {}
  @inline(__always)
  func passedGroup(
    _ group: SiblingGroup, _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>,
    at point: CGPoint, _ probe: TouchBox.Probe
  ) {}
  @inline(__always)
  func endGroups(of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {}
  @inline(__always)
  func notAsked(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint
  ) {}
  @inline(__always)
  func accepted(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {}
}
