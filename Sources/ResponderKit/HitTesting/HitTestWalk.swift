import Foundation

/// The descent through a view tree that finds the deepest view at a point (R2.1), asking siblings
/// from front to back (R2.8).
///
/// A standard view that contains the point always answers (itself, if no subview does), so the
/// descent never has to come back from one and needs no stack, however deep the tree is. Only a
/// view with an override may answer nil. It is called as UIKit would call it, and the scan goes on
/// behind it.
enum HitTestWalk {
  /// Finds the view at a point below a view that has already accepted it.
  ///
  /// - Parameters:
  ///   - start: The view whose subviews are asked.
  ///   - point: The point in the coordinates of `start`.
  ///   - event: The event that overrides receive.
  ///   - recorder: The recorder that is told every decision, or nil.
  /// - Complexity: O(depth × siblings ÷ ``SiblingTable/groupSize``) and no stack or allocation.
  static func descend(
    from start: UnsafeMutablePointer<ViewCore>, at point: CGPoint, with event: UIEvent?,
    recorder: HitTestRecorder?
  ) -> UIView {
    if let recorder {
      return descend(from: start, at: point, with: event, telling: RecordingListener(recorder))
    }
    return descend(from: start, at: point, with: event, telling: NullHitTestListener())
  }

  @inline(__always)
  private static func descend<Listener: HitTestListener>(
    from start: UnsafeMutablePointer<ViewCore>, at startPoint: CGPoint, with event: UIEvent?,
    telling listener: Listener
  ) -> UIView {
    var core = start
    var point = startPoint
    // A view whose subview was asked must outlive the scan, even if the override removed it.
    var kept: UIView?
    defer { withExtendedLifetime(kept) {} }
    descending: while true {
      let probe = TouchBox.probe(point)
      var end = core.pointee.children.count
      guard end > 0 else { return core.pointee.view.takeUnretainedValue() }
      let mayPassGroups = end > SiblingTable.groupSize
      while end > 0 {
        if mayPassGroups {
          end = listener.passGroups(before: end, of: core, at: point, probe)
          if end == 0 { break }
        }
        let start = (end - 1) & ~(SiblingTable.groupSize - 1)
        var k = end
        end = start
        while k > start {
          k -= 1
          let sibling = core.pointee.children[k]
          if !sibling.box.mayContain(probe) {
            listener.missed(sibling, at: point)
            continue
          }
          let child = sibling.core
          var childPoint = point
          if sibling.mapping == .translation {
            let offset = child.pointee.geometry.offset
            childPoint = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
          } else if sibling.mapping == .affine {
            childPoint = child.pointee.geometry.fromSuperview(point)
          } else {
            listener.missed(sibling, at: point)
            continue
          }
          if sibling.isAsked {
            // An override may change the tree. Retain both views, and go on with those that are
            // left.
            kept = core.pointee.view.takeUnretainedValue()
            let asked = child.pointee.view.takeUnretainedValue()
            let answer = asked.ask(childPoint, with: event, listener.recorder)
            k = Swift.min(k, core.pointee.children.count)
            guard let answer else {
              end = Swift.min(end, core.pointee.children.count)
              continue
            }
            listener.notAsked(0..<k, of: core, at: point)
            return answer
          }
          if !child.pointee.geometry.bounds.containsHalfOpen(childPoint) {
            listener.missed(sibling, at: point)
            continue
          }
          listener.notAsked(0..<k, of: core, at: point)
          listener.accepted(child, at: childPoint)
          core = child
          point = childPoint
          continue descending
        }
      }
      return core.pointee.view.takeUnretainedValue()
    }
  }
}

/// An observer of a hit-test's descent through standard views. ``NullHitTestListener``, which does
/// nothing, compiles to nothing.
protocol HitTestListener {
  /// The recorder of calls of views with overrides.
  var recorder: HitTestRecorder? { get }
  /// Handles a standard subview that refused or was missed; `point` is in the parent's coordinates.
  func missed(_ sibling: Sibling, at point: CGPoint)
  /// Passes by whole groups of subviews, the front group first, as long as they miss the point.
  ///
  /// - Parameters:
  ///   - end: The index from which on the subviews have been dealt with; a group ends here.
  ///   - probe: The point as boxes compare it.
  /// - Returns: The new end: the subviews before it are next.
  func passGroups(
    before end: Int, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint,
    _ probe: TouchBox.Probe
  ) -> Int
  /// Handles the subviews behind the one that answers, which are not asked.
  func notAsked(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint)
  /// Handles a standard subview that accepted the point, which is in the subview's own coordinates.
  func accepted(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint)
}

/// A listener that does nothing.
struct NullHitTestListener: HitTestListener {
  @inline(__always)
  var recorder: HitTestRecorder? { nil }
  @inline(__always)
  func missed(_ sibling: Sibling, at point: CGPoint) {}
  @inline(__always)
  func passGroups(
    before end: Int, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint,
    _ probe: TouchBox.Probe
  ) -> Int {
    let groups = parent.pointee.children.groups
    var group = (end - 1) >> SiblingTable.groupShift
    while group >= 0, !groups[group].box.mayContain(probe) { group -= 1 }
    return Swift.min(end, (group + 1) << SiblingTable.groupShift)
  }
  @inline(__always)
  func notAsked(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint
  ) {}
  @inline(__always)
  func accepted(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {}
}

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
