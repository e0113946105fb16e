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
  func missed(_ sibling: Sibling, at point: CGPoint) {
    // A box that is not empty says that the view takes touches, without another look at it.
    guard sibling.mapping == .translation, !sibling.box.isNothing else {
      missedForReason(sibling.core, at: point)
      return
    }
    let offset = sibling.core.pointee.geometry.offset
    records.append(
      HitTestRecord(
        sibling.core, at: CGPoint(x: point.x - offset.x, y: point.y - offset.y),
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

  // One run stands for the groups that were passed by one after the other, as long as one box
  // explains them all. Not inlined, so that the few values of this loop have registers of their
  // own.
  @inline(never)
  func passGroups(
    before end: Int, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint,
    _ probe: TouchBox.Probe
  ) -> Int {
    let groups = parent.pointee.children.groups
    var run = TouchBox.nothing
    var runEnd = end
    var end = end
    var group = (end - 1) >> SiblingTable.groupShift
    while group >= 0 {
      let next = groups[group]
      var wider = run
      wider.formUnion(next.box)
      if next.hasRefusing || wider.mayContain(probe) {
        passed(end..<runEnd, of: parent, at: point, run)
        runEnd = end
        run = next.box
        if run.mayContain(probe) { return end }
        if next.hasRefusing {
          // Each has a reason of its own.
          while end > group << SiblingTable.groupShift {
            end -= 1
            missed(parent.pointee.children[end], at: point)
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
