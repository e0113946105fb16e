import Foundation

/// A zoom by two fingers, with its values at the beginning.
struct ZoomProgress {
  /// The view that zooms.
  weak var view: UIView?
  /// The scale at the beginning.
  let scale: CGFloat
  /// The point of the view that stays under the middle of the fingers, in its own coordinates.
  let point: CGPoint
}

extension UIScrollView {
  /// Indicates whether two fingers zoom the content.
  public final var isZooming: Bool { zooming != nil }

  /// The view in the content that zooms, as the delegate says; nil if nothing does.
  package final var zoomedView: UIView? {
    let finding = finding(.viewForZooming, { AnswerQuestion() }, nil) {
      .object(delegate?.viewForZooming(in: self))
    }
    let view: UIView?
    switch finding?.value {
    case .object(let reference): view = reference.object as? UIView
    case .nothing, .itself, .bool: view = nil
    case .superAnswer, nil: view = delegate?.viewForZooming(in: self)
    }
    guard let view, view !== self, view.isDescendant(of: self) else { return nil }
    return view
  }

  /// Indicates whether two fingers are down that zoom, and not one that is left of them.
  final var isFollowingPinch: Bool { isZooming && madeRecognizers?.pinch?.numberOfTouches == 2 }

  /// Zooms as the pinch has recognized. The point of the content that was under the middle of the
  /// fingers stays there, as far as the limits of the content allow (simulator choice).
  final func pinched(by pinch: UIPinchGestureRecognizer) {
    if pinch.state == .began, let view = zoomedView {
      let point = view.convert(pinch.location(in: self), from: self)
      zooming = ZoomProgress(view: view, scale: view.transform.scale, point: point)
      delegate?.scrollViewWillBeginZooming(self, with: view)
    }
    guard let zooming, let view = zooming.view else { return }
    if pinch.state.isActive, pinch.numberOfTouches == 2 {
      let (middle, offset) = (pinch.location(in: self), contentOffset)
      zoom(
        view, to: zooming.scale * pinch.scale, keeping: zooming.point,
        at: CGPoint(x: middle.x - offset.x, y: middle.y - offset.y))
    }
    guard pinch.state.isFinal else { return }
    self.zooming = nil
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
  }

  final func standardZoom(to scale: CGFloat) {
    guard let view = zoomedView else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(view, to: scale, keeping: view.convert(middle, from: self), at: middleOfSight)
  }

  final func standardZoom(to rect: CGRect) {
    guard let view = zoomedView else { return }
    zoom(
      view, to: min(bounds.width / rect.width, bounds.height / rect.height),
      keeping: CGPoint(x: rect.midX, y: rect.midY), at: middleOfSight)
  }

  private var middleOfSight: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

  /// Scales a view, whose frame keeps its origin, within the limits, and makes the content as large
  /// (simulator choice). A point goes to a place, a distance from the top left corner.
  private func zoom(_ view: UIView, to wanted: CGFloat, keeping point: CGPoint, at place: CGPoint) {
    let scale = max(minimumZoomScale, min(maximumZoomScale, wanted))
    let hasChanged = scale != view.transform.scale && scale > 0
    if hasChanged {
      let origin = view.frame.origin
      view.transform = view.transform.scaled(to: scale)
      let moved = view.frame.origin
      view.center.x += origin.x - moved.x
      view.center.y += origin.y - moved.y
      contentSize = view.convert(view.bounds, to: self).size
    }
    let now = view.convert(point, to: self)
    let offset = clamped(CGPoint(x: now.x - place.x, y: now.y - place.y))
    if offset != contentOffset { move(to: offset) }
    // A finger that is left afterwards drags from here.
    dragFrom(contentOffset)
    guard hasChanged else { return }
    tell(.zoomed(view: ObjectID(self), to: scale))
    delegate?.scrollViewDidZoom(self)
  }
}

extension CGAffineTransform {
  /// The factor by which horizontal distances grow.
  var scale: CGFloat { hypot(a, b) }

  /// Returns the transform with another scale; turned, if it is.
  fileprivate func scaled(to scale: CGFloat) -> CGAffineTransform {
    if b == 0, c == 0, a == d, a > 0 { return CGAffineTransform(scaleX: scale, y: scale) }
    return self.scale > 0
      ? scaledBy(x: scale / self.scale, y: scale / self.scale)
      : CGAffineTransform(scaleX: scale, y: scale)
  }
}
