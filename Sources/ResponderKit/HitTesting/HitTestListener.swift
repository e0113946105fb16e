import Foundation

/// What a descent tells about itself; the silent one compiles to nothing.
protocol HitTestListener {
  /// A standard subview refused or was missed; `point` is in the parent's coordinates.
  func missed(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint)
  /// A whole group of subviews was passed by.
  func passedGroup(
    _ group: SiblingGroup, _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>,
    at point: CGPoint)
  /// No further group follows the ones passed by.
  func endGroups(of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint)
  /// The subviews behind the one that answers are not asked.
  func notAsked(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint)
  /// A standard subview accepted the point, given in its own coordinates.
  func accepted(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint)
}

/// Nobody listens.
struct Silence: HitTestListener {
  @inline(__always)
  func missed(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {}
  @inline(__always)
  func passedGroup(
    _ group: SiblingGroup, _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>,
    at point: CGPoint
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

/// Everything is written down.
struct Recording: HitTestListener {
  let recorder: HitTestRecorder

  @inline(__always)
  func missed(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {
    if let reason = core.pointee.refusalByFlags {
      recorder.refused(core, at: point, because: reason)
      return
    }
    let geometry = core.pointee.geometry
    if geometry.mapping == .singular {
      recorder.refused(core, at: point, because: .singularTransform)
      return
    }
    recorder.refused(
      core, at: geometry.fromSuperview(point), because: .outside(bounds: geometry.bounds))
  }

  @inline(__always)
  func passedGroup(
    _ group: SiblingGroup, _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>,
    at point: CGPoint
  ) {
    if group.hasRefusing {
      // Each has a reason of its own.
      recorder.endGroups(of: parent, at: point)
      for k in range.reversed() { missed(parent.pointee.children[k].core, at: point) }
    } else {
      recorder.passedGroup(group.box, range, of: parent, at: point)
    }
  }

  @inline(__always)
  func endGroups(of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {
    recorder.endGroups(of: parent, at: point)
  }

  @inline(__always)
  func notAsked(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint
  ) {
    if !range.isEmpty { recorder.notAsked(range, of: parent, at: point) }
  }

  @inline(__always)
  func accepted(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {
    recorder.accepted(core, at: point)
  }
}
