import ResponderKit
import Scenes

/// A view with its place in a picture.
package struct DrawnView {
  /// The view.
  package var view: UIView
  /// The map from its coordinates to the screen, or to its own if it is in no window.
  package var toScreen: CGAffineTransform
  /// Indicates whether the view, or a view that it lies in, takes no touches.
  package var isDead: Bool
  /// The number of views that it lies in, counted from the root of the picture.
  package var depth: Int
  /// The part of it that is not clipped, on the screen; empty if it is scrolled away or has no size.
  package var visible: ConvexPolygon
  /// The visible part without what round corners cut off: what is painted.
  package var face: ConvexPolygon
  /// Its alpha, multiplied by those of the views that it lies in, 0 to 1.
  package var opacity: CGFloat
  /// The clip of its subviews; nil where nothing clips.
  private var clip: ConvexPolygon?

  /// The four corners on the screen, clockwise from the top left.
  package var corners: [CGPoint] {
    let b = view.bounds
    return [
      CGPoint(x: b.minX, y: b.minY), CGPoint(x: b.maxX, y: b.minY),
      CGPoint(x: b.maxX, y: b.maxY), CGPoint(x: b.minX, y: b.maxY),
    ].map { $0.applying(toScreen) }
  }

  /// Indicates whether a picture shows it: a part of it is not clipped, and it is not too faint to
  /// be touched.
  package var isSeen: Bool { !visible.isEmpty && !HitTestRejection.isFaint(Double(opacity)) }

  /// The rectangle round the corners.
  package var box: CGRect { view.bounds.applying(toScreen) }

  /// Returns a view and its visible descendants in drawing order: by zPosition, then in the order
  /// of the subviews.
  ///
  /// - Parameters:
  ///   - clip: The part of the screen that is shown; nil for all of the plane.
  ///   - mustStop: Returns whether to end early, with some views missing.
  /// - Complexity: O(views), without recursion: the way to the screen is carried down.
  package static func all(
    in root: UIView, clippedTo clip: CGRect? = nil, mustStop: () -> Bool = { false }
  ) -> [DrawnView] {
    var drawn: [DrawnView] = []
    let clip = clip.map { ConvexPolygon($0) }
    let start = DrawnView(root, toScreen: root.transformToScreen, clip: clip)
    walkDepthFirst(from: [start]) { next, depth in
      if mustStop() || next.view.isHidden && next.view !== root { return [] }
      drawn.append(next)
      let ordered = next.view.subviews.enumerated().sorted {
        ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
      }
      return ordered.map { _, subview in DrawnView(subview, in: next) }
    }
    return drawn
  }

  /// Returns the views that can be seen on the screen, in drawing order.
  package static func all(in scene: Scene) -> [DrawnView] {
    scene.windowsBackToFront.filter { !$0.isHidden }.flatMap {
      all(in: $0, clippedTo: scene.screenBounds, mustStop: scene.mustStop)
    }
  }

  /// Creates a drawn view from a view by itself, wherever it is.
  package init(_ view: UIView) {
    self.init(view, toScreen: view.transformToScreen, clip: nil)
  }

  /// Creates a drawn view from a subview of another.
  private init(_ view: UIView, in other: DrawnView) {
    self.init(
      view, toScreen: view.transformToSuperview.concatenating(other.toScreen), clip: other.clip,
      isDead: other.isDead, depth: other.depth + 1, opacity: other.opacity)
  }

  private init(
    _ view: UIView, toScreen: CGAffineTransform, clip: ConvexPolygon?, isDead: Bool = false,
    depth: Int = 0, opacity: CGFloat = 1
  ) {
    self.view = view
    self.toScreen = toScreen
    self.isDead =
      isDead || !view.isUserInteractionEnabled || view.isFaint
      || (view as? UIControl)?.isEnabled == false
    self.depth = depth
    self.opacity = opacity * view.alpha
    visible = ConvexPolygon([])
    face = visible
    let shape = ConvexPolygon(corners)
    visible = clip.map(shape.intersection) ?? shape
    face = visible
    if view.hasRoundCorners {
      let round = ConvexPolygon(view.roundCorners.map { $0.applying(toScreen) })
      face = clip.map(round.intersection) ?? round
    }
    self.clip = view.clipsToBounds ? face : clip
  }
}

extension UIView {
  /// The number of straight lines that a round corner is drawn with.
  private static let linesOfCorner = 6

  fileprivate var hasRoundCorners: Bool {
    let radius = layer.cornerRadius
    return radius > 0 && radius.isFinite && bounds.width > 0 && bounds.height > 0
  }

  /// The outline of the bounds with round corners, in the view's own coordinates, clockwise.
  fileprivate var roundCorners: [CGPoint] {
    let radius = min(layer.cornerRadius, bounds.width / 2, bounds.height / 2)
    let box = bounds.insetBy(dx: radius, dy: radius)
    let centers = [
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
    ]
    return centers.enumerated().flatMap { quarter, center in
      (0...Self.linesOfCorner).map { k in
        let angle =
          (CGFloat(quarter) + CGFloat(k) / CGFloat(Self.linesOfCorner)) * CGFloat.pi / 2
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      }
    }
  }

  /// The map from the view's coordinates to the screen, or to its own if it is in no window.
  fileprivate var transformToScreen: CGAffineTransform {
    guard window != nil else { return .identity }
    return selfAndSuperviews.reduce(.identity) { $0.concatenating($1.transformToSuperview) }
  }
}
