import Foundation

/// How a view takes part in hit-testing, as a value that any thread may read.
package struct HitTestModel: Sendable {
  /// What the view answers.
  package enum Kind: Sendable {
    /// Nil for every point; its subviews are never asked.
    case never
    /// What the standard algorithm answers over a rectangle in the view's own coordinates.
    case standard(area: CGRect)
    /// The same, but nil where no subview answers.
    case passthrough(area: CGRect)
    /// The same, but subviews are asked outside of the rectangle, too.
    case overflowing(area: CGRect)
    /// Nobody but the view can tell; it surely answers nil outside the rectangle, if there is one.
    case asked(reach: CGRect?)
  }

  /// What the view answers.
  package let kind: Kind
  private let geometry: LayerGeometry

  fileprivate init(kind: Kind, geometry: LayerGeometry) {
    self.kind = kind
    self.geometry = geometry
  }

  /// Whether x in the view depends on nothing but x in the superview, and y on y; both then grow,
  /// or shrink, all the way.
  package var isUpright: Bool { geometry.isUpright }

  /// Whether the view's coordinates are the superview's.
  package var isIdentity: Bool { geometry.mapping == .translation && geometry.offset == .zero }

  /// What to subtract from a point of the superview to get the view's; nil for a transformed view.
  package var offset: CGPoint? { geometry.mapping == .translation ? geometry.offset : nil }

  /// For a view whose transform has an inverse: the position, to be subtracted first; the inverse,
  /// a to ty; and the anchor, to be added last.
  package var affine: [CGFloat]? { geometry.stepsFromSuperview }

  /// Maps a point of the superview as the walk of a hit-test does, to the last bit.
  package func fromSuperview(_ point: CGPoint) -> CGPoint { geometry.fromSuperview(point) }

  /// The superview's rectangle that holds a rectangle of the view, but for rounding.
  package func box(of rect: CGRect) -> CGRect { rect.applying(geometry.affineToSuperview) }
}

extension UIView {
  /// How the view takes part in hit-testing now.
  package final var hitTestManner: HitTestModel {
    HitTestModel(kind: kindOfAnswer(depth: 0), geometry: core.pointee.geometry)
  }

  /// - Parameter depth: How many views whose reach depends on this one's ask.
  func kindOfAnswer(depth: Int) -> HitTestModel.Kind {
    let flags = core.pointee.flags
    let bounds = core.pointee.geometry.bounds
    guard flags.isDisjoint(with: [.subclassed, .animating]) else { return .asked(reach: nil) }
    let refuses =
      core.pointee.refusalByFlags != nil || core.pointee.geometry.mapping == .singular
    if !flags.contains(.behaving) { return refuses ? .never : .standard(area: bounds) }
    guard core.pointee.geometry.mapping != .singular else { return .asked(reach: nil) }

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

  /// Of a view that stands askew only a box of what it reaches is known.
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
