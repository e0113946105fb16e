import Foundation

/// The descent through a view tree that finds the deepest view at a point (R2.1), asking siblings
/// from front to back (R2.8).
///
/// A standard view that contains the point always answers (itself, if no subview does), so the
/// descent never has to come back from one and needs no stack, however deep the tree is. Only a
/// view with an override may answer nil. It is called as UIKit would call it, and the scan goes on
/// behind it.
enum HitTestWalk {
  /// Finds the view at a point below a view that has already accepted it, in its coordinates. It
  /// takes O(depth × log siblings) where neighbours lie close together, O(depth × siblings) where
  /// they lie anywhere; no stack and no allocation. A recorder is told every decision.
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
      var index = listener.passPlainViews(from: &core, at: &point)
      while index > 0 {
        index = listener.lastSubview(before: index, of: core, at: point)
        if index < 0 { break }
        let child = core.pointee.children[index]
        let childPoint: CGPoint
        switch child.pointee.standing {
        case .plain:
          let offset = child.pointee.geometry.offset
          childPoint = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
        case .transformed:
          childPoint = child.pointee.geometry.fromSuperview(point)
        case .refusing:
          listener.missed(child, at: point)
          continue
        case .asked:
          // An override may change the tree. Retain both views, and go on with those that are
          // left.
          kept = core.pointee.view.takeUnretainedValue()
          let asked = child.pointee.view.takeUnretainedValue()
          let place = child.pointee.geometry.fromSuperview(point)
          let answer = asked.ask(place, with: event, listener.recorder)
          index = Swift.min(index, core.pointee.children.count)
          guard let answer else { continue }
          listener.notAsked(0..<index, of: core, at: point)
          return answer
        }
        guard child.pointee.geometry.bounds.containsHalfOpen(childPoint) else {
          listener.missed(child, at: point)
          continue
        }
        listener.notAsked(0..<index, of: core, at: point)
        listener.accepted(child, at: childPoint)
        core = child
        point = childPoint
        continue descending
      }
      return core.pointee.view.takeUnretainedValue()
    }
  }
}

/// An observer of the descent through standard views. ``NullHitTestListener`` compiles to nothing.
protocol HitTestListener {
  /// The recorder of calls of views with overrides.
  var recorder: HitTestRecorder? { get }
  /// Goes down from a view that has accepted the point to the last one that needs no call and no
  /// note. Returns the index from which on the subviews of that one have been dealt with.
  func passPlainViews(from core: inout UnsafeMutablePointer<ViewCore>, at point: inout CGPoint)
    -> Int
  /// Finds the next subview that may be at the point, before an index of at least 1 from which on
  /// all have been dealt with; -1 if there is none.
  func lastSubview(
    before end: Int, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint
  ) -> Int
  /// Handles a standard subview that refused or was missed; `point` is in the parent's coordinates.
  func missed(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint)
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
  // A loop without calls, so that all its values stay in registers: most hit-tests pass nothing but
  // plain views, and this is all of their time.
  @inline(never)
  func passPlainViews(
    from core: inout UnsafeMutablePointer<ViewCore>, at point: inout CGPoint
  ) -> Int {
    var parent = core
    var place = point
    defer {
      core = parent
      point = place
    }
    descending: while true {
      let table = parent.pointee.children
      if !table.hasBoxes {
        guard let child = table.only else { return 0 }
        guard child.pointee.standing == .plain else { return 1 }
        guard let next = child.plainPoint(place) else { return 0 }
        parent = child
        place = next
        continue
      }
      var index = table.count
      if table.hasGroups { return index }
      while true {
        index = table.lastOfFew(before: index, at: place)
        if index < 0 { return 0 }
        let child = table[index]
        guard child.pointee.standing == .plain else { return index + 1 }
        guard let next = child.plainPoint(place) else { continue }
        parent = child
        place = next
        continue descending
      }
    }
  }
  @inline(__always)
  func lastSubview(
    before end: Int, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint
  ) -> Int {
    parent.pointee.children.last(before: end, at: point)
  }
  @inline(__always)
  func missed(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {}
  @inline(__always)
  func notAsked(
    _ range: Range<Int>, of parent: UnsafeMutablePointer<ViewCore>, at point: CGPoint
  ) {}
  @inline(__always)
  func accepted(_ core: UnsafeMutablePointer<ViewCore>, at point: CGPoint) {}
}
