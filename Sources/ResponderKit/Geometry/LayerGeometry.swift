import Foundation

/// The geometry of a view in its superview, and the arithmetic that follows from it (R3.1).
/// Hit-testing and `convert` both use the two functions at the end, so that they can never disagree
/// by a rounding error.
struct LayerGeometry: Sendable {
  /// A kind of map from the view to the superview.
  enum Mapping: UInt8, Sendable {
    /// A translation: the transform is the identity.
    case translation
    /// The transform has an inverse.
    case affine
    /// The transform has no inverse (R2.15).
    case singular
  }

  // The values that hit-testing reads of a view without a transform stand first, close together in
  // memory.
  /// The vector from a point of the view to the same point of the superview, for a translation.
  private(set) var offset = CGPoint.zero
  private(set) var bounds = CGRect.zero
  private(set) var position = CGPoint.zero
  /// The transform and the anchor point, kept apart because few views set them and every view pays
  /// for its size; nil for the identity about the middle.
  private var custom: CustomTransform?
  private(set) var mapping = Mapping.translation

  /// Indicates whether the transform or the anchor point was set.
  var isCustom: Bool { custom != nil }

  /// The fixed point of the transform, in units of the bounds.
  var anchorPoint: CGPoint { custom?.anchorPoint ?? CustomTransform.middle }
  var transform: CGAffineTransform { custom?.transform ?? .identity }
  private var inverse: CGAffineTransform { custom?.inverse ?? .identity }

  init(frame: CGRect) { setFrame(frame) }

  /// The anchor point in the view's own coordinates.
  private var anchor: CGPoint {
    let anchorPoint = self.anchorPoint
    return CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The bounding box in the superview's coordinates (R3.4).
  var frame: CGRect {
    switch mapping {
    case .translation:
      return CGRect(
        x: bounds.origin.x + offset.x, y: bounds.origin.y + offset.y,
        width: bounds.size.width, height: bounds.size.height)
    case .affine, .singular:
      return bounds.offsetBy(dx: -anchor.x, dy: -anchor.y).applying(transform)
        .offsetBy(dx: position.x, dy: position.y)
    }
  }

  mutating func setPosition(_ point: CGPoint) {
    position = point
    refresh()
  }

  mutating func setBounds(_ rect: CGRect) {
    bounds = rect.standardized
    refresh()
  }

  mutating func setAnchorPoint(_ point: CGPoint) {
    custom = CustomTransform(transform, about: point)
    refresh()
  }

  mutating func setTransform(_ newTransform: CGAffineTransform) {
    mapping =
      newTransform.isIdentity ? .translation : newTransform.isInvertible ? .affine : .singular
    custom = CustomTransform(
      mapping == .translation ? .identity : newTransform, about: anchorPoint)
    refresh()
  }

  /// Moves and sizes the view so that its bounding box is a rectangle (R3.4, R3.5). A transform
  /// that scales lets the bounds grow by the inverse of the scale. With one that rotates, the frame
  /// is undefined in UIKit; here the bounds become the box of the rectangle mapped by the inverse.
  mutating func setFrame(_ rect: CGRect) {
    let rect = rect.standardized
    var size = rect.size
    if mapping == .affine {
      let vector = CGRect(origin: .zero, size: rect.size).applying(
        CGAffineTransform(a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d, tx: 0, ty: 0))
      size = vector.size
    }
    bounds.size = size
    if mapping == .translation {
      position = CGPoint(
        x: rect.origin.x + anchorPoint.x * size.width,
        y: rect.origin.y + anchorPoint.y * size.height)
      refresh()
      // Exact, whatever the rounding of the position.
      offset = CGPoint(x: rect.origin.x - bounds.origin.x, y: rect.origin.y - bounds.origin.y)
    } else {
      position = .zero
      let box = frame
      position = CGPoint(x: rect.origin.x - box.origin.x, y: rect.origin.y - box.origin.y)
      refresh()
    }
  }

  /// Moves the view, without a new size, so that its bounding box begins where a rectangle does.
  mutating func moveFrame(to rect: CGRect) {
    let (box, origin) = (frame, rect.standardized.origin)
    if mapping == .translation {
      setFrame(CGRect(origin: origin, size: bounds.size))
    } else {
      setPosition(
        CGPoint(x: position.x + origin.x - box.origin.x, y: position.y + origin.y - box.origin.y))
    }
  }

  private mutating func refresh() {
    offset = CGPoint(x: position.x - anchor.x, y: position.y - anchor.y)
  }

  /// Maps a point of the view to the superview.
  @inline(__always)
  func toSuperview(_ p: CGPoint) -> CGPoint {
    if mapping == .translation { return CGPoint(x: p.x + offset.x, y: p.y + offset.y) }
    let a = anchor
    let q = CGPoint(x: p.x - a.x, y: p.y - a.y).applying(transform)
    return CGPoint(x: q.x + position.x, y: q.y + position.y)
  }

  /// Maps a point of the superview to the view; what comes of a singular mapping is meaningless.
  @inline(__always)
  func fromSuperview(_ p: CGPoint) -> CGPoint {
    if mapping == .translation { return CGPoint(x: p.x - offset.x, y: p.y - offset.y) }
    let a = anchor
    let q = CGPoint(x: p.x - position.x, y: p.y - position.y).applying(inverse)
    return CGPoint(x: q.x + a.x, y: q.y + a.y)
  }

  /// The numbers that ``fromSuperview(_:)`` uses, in order; nil if the mapping is not `affine`.
  var stepsFromSuperview: [CGFloat]? {
    guard mapping == .affine else { return nil }
    let i = inverse
    return [position.x, position.y, i.a, i.b, i.c, i.d, i.tx, i.ty, anchor.x, anchor.y]
  }

  /// The map to the superview as one transform.
  var affineToSuperview: CGAffineTransform {
    if mapping == .translation {
      return CGAffineTransform(translationX: offset.x, y: offset.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension CGRect {
  /// Returns whether a point lies in the rectangle: minimum edges do, maximum edges do not (R2.4).
  @inlinable
  public func containsHalfOpen(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.x < origin.x + size.width
      && point.y >= origin.y && point.y < origin.y + size.height
  }
}

extension CGPoint {
  /// Returns the distance to another point, in points.
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}

extension CGAffineTransform {
  /// Indicates whether the transform has an inverse; a transform with a scale of zero has none.
  public var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && (1 / determinant).isFinite
  }
}

/// A transform about a point, together with its inverse; if it has none, the identity stands for it.
final class CustomTransform: Sendable {
  /// The anchor point of a view that has not set any.
  static let middle = CGPoint(x: 0.5, y: 0.5)

  let transform: CGAffineTransform
  let inverse: CGAffineTransform
  let anchorPoint: CGPoint

  /// Creates nil for the identity about the middle.
  init?(_ transform: CGAffineTransform, about anchorPoint: CGPoint) {
    if transform.isIdentity, anchorPoint == Self.middle { return nil }
    self.transform = transform
    self.anchorPoint = anchorPoint
    inverse = transform.isInvertible ? transform.inverted() : .identity
  }
}
