import Foundation

/// A view's part in hit-testing, as a value that any thread may read.
package struct HitTestModel: Sendable {
  /// The answers of a view to a hit-test.
  package enum Kind: Sendable {
    /// The view answers nil at every point, and its subviews are never asked.
    case never
    /// The view answers as the standard algorithm does over a rectangle in its own coordinates.
    case standard(area: CGRect)
    /// The view answers as in `standard`, but nil where no subview answers.
    case passthrough(area: CGRect)
    /// The view answers as in `standard`, but subviews are asked outside of the rectangle, too.
    case overflowing(area: CGRect)
    /// Only a call of the view tells the answer. It is nil outside the rectangle, if there is one.
    case asked(reach: CGRect?)
  }

  /// The answers of the view.
  package let kind: Kind
  private let geometry: LayerGeometry

  fileprivate init(kind: Kind, geometry: LayerGeometry) {
    self.kind = kind
    self.geometry = geometry
  }

  /// Indicates whether x in the view depends only on x in the superview, and y only on y. Each then
  /// grows, or shrinks, over the whole range.
  package var isUpright: Bool { geometry.isUpright }

  /// Indicates whether the view's coordinates are the superview's.
  package var isIdentity: Bool { geometry.mapping == .translation && geometry.offset == .zero }

  /// The vector to subtract from a superview's point for the view's; nil if it is transformed.
  package var offset: CGPoint? { geometry.mapping == .translation ? geometry.offset : nil }

  /// The ten numbers that map a point of the superview to the view: the position, which is
  /// subtracted first; the inverse of the transform, from a to ty; and the anchor, which is added
  /// last. Nil unless the transform has an inverse and is not the identity.
  package var affine: [CGFloat]? { geometry.stepsFromSuperview }

  /// Maps a point of the superview to the view with the same rounding as a hit-test.
  package func fromSuperview(_ point: CGPoint) -> CGPoint { geometry.fromSuperview(point) }

  /// Returns the rectangle of the superview that holds one of the view, except for rounding.
  package func box(of rect: CGRect) -> CGRect { rect.applying(geometry.affineToSuperview) }
}

extension UIView {
  /// The view's part in hit-testing now.
  package final var hitTestModel: HitTestModel {
    HitTestModel(kind: kindOfAnswer(depth: 0), geometry: core.pointee.geometry)
  }

  /// Returns the answers of the view as it is now, for as many views in a row (`depth`) as have a
  /// reach that depends on the next one's.
  func kindOfAnswer(depth: Int) -> HitTestModel.Kind {
    let flags = core.pointee.flags
    let bounds = core.pointee.geometry.bounds
    // The superview does not find such a view, whatever it would answer (R2.15).
    if core.pointee.geometry.mapping == .singular { return .never }
    guard flags.isDisjoint(with: [.subclassed, .animating]) else { return .asked(reach: nil) }
    let refuses = core.pointee.refusalByFlags != nil
    if !flags.contains(.behaving) { return refuses ? .never : .standard(area: bounds) }
    let pointInside = viewState.pointInsideBehavior
    let area = pointInside.map { $0.touchArea(in: self) } ?? bounds
    let reach = viewState.hitTestBehavior?.reach(in: self) ?? (refuses ? .nowhere : .standard)
    switch (reach, area) {
    case (.nowhere, _): return .never
    case (.standard, let area?): return .standard(area: area)
    case (.subviews, let area?): return .passthrough(area: area)
    case (.overflowing, let area?): return overflowing(area, depth: depth)
    case (.overflowing, nil), (.subviewsAnywhere, _):
      return .asked(reach: reachOfOverflow(depth: depth))
    case (.standard, nil), (.subviews, nil), (.pointInside, _):
      return .asked(reach: reachOfPointInside)
    case (.rectangle(let rectangle), _): return .asked(reach: rectangle.widened)
    case (.anywhere, _): return .asked(reach: nil)
    }
  }

  /// Returns the answers of a view that asks its subviews outside of a rectangle, too. Only a box
  /// is known of the reach of a view that is rotated.
  private func overflowing(_ area: CGRect, depth: Int) -> HitTestModel.Kind {
    core.pointee.geometry.isUpright
      ? .overflowing(area: area) : .asked(reach: reachOfOverflow(depth: depth))
  }
}

extension LayerGeometry {
  fileprivate var isUpright: Bool {
    mapping == .translation || mapping == .affine && transform.b == 0 && transform.c == 0
  }
}

extension UIView {
  /// A state of the view that keeps touches from it, but that its override of `hitTest(_:with:)`
  /// does not ask (R2.11).
  package final var flagSkippedByOverride: HitTestRejection? {
    guard let asked = hitTestBehavior?.flagsAsked else { return nil }
    if isHidden, !asked.contains(.hidden) { return .hidden }
    if isFaint, !asked.contains(.alpha) { return .transparent(alpha: Float(alpha)) }
    return !isUserInteractionEnabled && !asked.contains(.interaction) ? .interactionDisabled : nil
  }

  /// Returns the frontmost view below this one that is visible at a point of it, or whose touch
  /// area an override enlarges to it, whatever the bounds of superviews are; nil if there is none.
  /// The budget of views to look at is reduced.
  package final func viewShown(at point: CGPoint, _ budget: inout Int) -> UIView? {
    var pending: [(core: UnsafeMutablePointer<ViewCore>, point: CGPoint)] = []
    func add(subviewsOf core: UnsafeMutablePointer<ViewCore>, _ point: CGPoint) {
      let table = core.pointee.children
      for k in 0..<table.count { pending.append((table[k], point)) }
    }
    if !clipsToBounds { add(subviewsOf: core, point) }
    var found: UIView?
    while let (core, point) = pending.popLast(), budget > 0 {
      budget -= 1
      let view = core.pointee.view.takeUnretainedValue()
      guard !view.isHiddenOrFaint, view.isUserInteractionEnabled else { continue }
      let place = core.pointee.geometry.fromSuperview(point)
      let isInside =
        view.bounds.containsHalfOpen(place)
        || view.overriddenTouchArea?.containsHalfOpen(place) == true
      if isInside {
        // Deeper views are in front of this one.
        found = view
        pending.removeAll(keepingCapacity: true)
      }
      if isInside || found == nil && !view.clipsToBounds { add(subviewsOf: core, place) }
    }
    return found
  }

  /// The rectangle that an override given as a value makes of the touch area, in the view's own
  /// coordinates; nil if it leaves the area as it is or makes it another shape.
  package final var overriddenTouchArea: CGRect? {
    pointInsideBehavior?.touchArea(in: self) ?? hitTestBehavior?.touchArea(in: self)
  }
}
