import Foundation

/// The descent through a view tree that finds the deepest view at a point (R2.1).
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
