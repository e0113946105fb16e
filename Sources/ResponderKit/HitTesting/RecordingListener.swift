import Foundation

/// A listener that records every decision.
struct RecordingListener: HitTestListener {
  private let writer: HitTestRecorder
  var recorder: HitTestRecorder? { writer }
  private let records: HitTestRecordBuffer

  init(_ recorder: HitTestRecorder) {
    writer = recorder
    records = recorder.records
  }

  @inline(__always)
  func passPlainViews(
    from core: inout UnsafeMutablePointer<ViewCore>, at point: inout CGPoint
  ) -> Int {
    core.pointee.children.count
  }

  func lastSubview(
    before end: Int, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint
  ) -> Int {
    let table = parent.pointee.children
    let probe = TouchBox.probe(point)
    var end = end
    while end > 0 {
      let isAtGroup = end & (SiblingTable.groupSize - 1) == 0 || end == table.count
      if isAtGroup, table.count > SiblingTable.groupSize {
        end = passGroups(before: end, of: parent, at: point, probe)
        if end == 0 { break }
      }
      let start = (end - 1) & ~(SiblingTable.groupSize - 1)
      while end > start {
        end -= 1
        if table.mayContain(probe, at: end) { return end }
        missed(table[end], at: point)
      }
    }
    return -1
  }

  @inline(__always)
  func missed(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {
    guard core.pointee.standing == .plain else {
      missedForReason(core, at: point)
      return
    }
    let offset = core.pointee.geometry.offset
    records.append(
      HitTestRecord(
        core, at: CGPoint(x: point.x - offset.x, y: point.y - offset.y),
        depth: records.depth, kind: .outside))
  }

  @inline(never)
  private func missedForReason(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {
    var record = HitTestRecord(core, at: point, depth: records.depth, kind: .outside)
    if let reason = core.pointee.refusalByFlags {
      record.decide(reason)
    } else if core.pointee.geometry.mapping == .singular {
      record.decide(.singularTransform)
    }
    if core.pointee.geometry.mapping != .singular {
      record.point = core.pointee.geometry.fromSuperview(point)
    }
    records.append(record)
  }

  /// Passes by whole groups of subviews, the front group first, as long as they miss the point.
  ///
  /// One run stands for the groups that were passed by one after the other, as long as one box
  /// explains them all.
  ///
  /// A group ends at the end, from which on the subviews have been dealt with. Returns the new end.
  // Not inlined, so that the few values of this loop have registers of their own.
  @inline(never)
  private func passGroups(
    before end: Int, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint,
    _ probe: TouchBox.Probe
  ) -> Int {
    let table = parent.pointee.children
    let boxes = table.groupBoxes
    let refusing = table.refusingGroups
    var run = TouchBox.nothing
    var runEnd = end
    var end = end
    var group = (end - 1) >> SiblingTable.groupShift
    while group >= 0 {
      let next = boxes[group]
      let hasRefusing = refusing[group]
      var wider = run
      wider.formUnion(next)
      if hasRefusing || wider.mayContain(probe) {
        passed(end..<runEnd, of: parent, at: point, run)
        runEnd = end
        run = next
        if run.mayContain(probe) { return end }
        if hasRefusing {
          // Each has a reason of its own.
          while end > group << SiblingTable.groupShift {
            end -= 1
            missed(table[end], at: point)
          }
          runEnd = end
          run = .nothing
        }
      } else {
        run = wider
      }
      end = group << SiblingTable.groupShift
      group -= 1
    }
    passed(end..<runEnd, of: parent, at: point, run)
    return end
  }

  private func passed(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint,
    _ box: TouchBox
  ) {
    if !range.isEmpty { writer.add(range, of: parent, at: point, kind: .passed, box: box) }
  }

  @inline(__always)
  func notAsked(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint
  ) {
    if !range.isEmpty {
      writer.add(range, of: parent, at: point, kind: .notAsked, box: nil)
    }
  }

  @inline(__always)
  func accepted(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {
    records.append(HitTestRecord(core, at: point, depth: records.depth, kind: .accepted))
    records.depth += 1
  }
}
