import Foundation

/// Everything is written down.
struct Recording: HitTestListener {
  private let recorder: HitTestRecorder
  private let steps: StepBuffer
  /// Groups passed by that are not yet written down, as long as one box explains them all; empty if
  /// there are none.
  private var pending = 0..<0
  private var pendingBox = TouchBox.nothing

  init(_ recorder: HitTestRecorder) {
    self.recorder = recorder
    steps = recorder.steps
  }

  @inline(__always)
  func missed(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {
    guard core.pointee.takesTouches, core.pointee.geometry.mapping == .translation else {
      missedForReason(core, at: point)
      return
    }
    // By far the most frequent case, so it stands first and touches nothing it does not need.
    let offset = core.pointee.geometry.offset
    steps.append(
      StepRecord(
        core, at: CGPoint(x: point.x - offset.x, y: point.y - offset.y), depth: steps.depth,
        kind: .outside))
  }

  @inline(never)
  private func missedForReason(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {
    var record = StepRecord(core, at: point, depth: steps.depth, kind: .outside)
    if let reason = core.pointee.refusalByFlags {
      record.decide(reason)
    } else if core.pointee.geometry.mapping == .singular {
      record.decide(.singularTransform)
    } else {
      record.point = core.pointee.geometry.fromSuperview(point)
    }
    steps.append(record)
  }

  @inline(__always)
  mutating func passedGroup(
    _ group: SiblingGroup, _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>,
    at point: CGPoint, _ probe: TouchBox.Probe
  ) {
    if group.hasRefusing {
      // Each has a reason of its own.
      endGroups(of: parent, at: point)
      for k in range.reversed() { missed(parent.pointee.children[k].core, at: point) }
      return
    }
    var wider = pendingBox
    wider.formUnion(group.box)
    if wider.mayContain(probe) {
      endGroups(of: parent, at: point)
      pendingBox = group.box
      pending = range
    } else {
      pendingBox = wider
      pending = range.lowerBound..<Swift.max(pending.upperBound, range.upperBound)
    }
  }

  @inline(__always)
  mutating func endGroups(of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {
    guard !pending.isEmpty else { return }
    recorder.add(pending, of: parent, at: point, kind: .passed, box: pendingBox)
    pending = 0..<0
    pendingBox = .nothing
  }

  @inline(__always)
  func notAsked(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint
  ) {
    if !range.isEmpty {
      recorder.add(range, of: parent, at: point, kind: .notAsked, box: nil)
    }
  }

  @inline(__always)
  func accepted(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {
    steps.append(StepRecord(core, at: point, depth: steps.depth, kind: .accepted))
    steps.depth += 1
  }
}
