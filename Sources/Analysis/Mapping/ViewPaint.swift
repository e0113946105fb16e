import ResponderKit
import Scenes

/// What a picture paints for a view: the terminal, pages, SVG and paper alike.
///
/// Views are painted in the order of ``DrawnView/all(in:)``, each over what it covers. Nothing of it
/// decides who gets a touch (R2.7).
package struct ViewPaint {
  /// The colour of the view: its `backgroundColor`, or else the colour that its name is a word for; nil
  /// for a view without one.
  package let color: UIColor?
  /// The outlines on the screen of the areas that an override gives the view where they are not its
  /// bounds; none for other views.
  package let touchOutlines: [[CGPoint]]

  /// Finds what is painted for a view.
  package init(_ drawn: DrawnView, in scene: Scene) {
    let view = drawn.view
    color = view.backgroundColor ?? ColorWords.color(meantBy: scene.label(of: view))
    touchOutlines =
      drawn.isDead
      ? [] : view.outlinesOfTouchArea.map { $0.map { $0.applying(drawn.toScreen) } }
  }
}

extension UIView {
  /// The corners of a circle or of an ellipse that is drawn with straight lines.
  private static let roundCorners = 32

  /// The outlines, in the view's own coordinates, of the area that an override makes of its bounds.
  fileprivate var outlinesOfTouchArea: [[CGPoint]] {
    if let behavior = pointInsideBehavior as? any OutlinedBehavior {
      switch behavior.outline(in: self) {
      case .polygons(let polygons): return polygons.filter { $0.count > 1 }
      case .ellipse(let center, let radii):
        return [
          (0..<Self.roundCorners).map {
            let angle = CGFloat($0) * 2 * .pi / CGFloat(Self.roundCorners)
            return CGPoint(
              x: center.x + radii.width * cos(angle), y: center.y + radii.height * sin(angle))
          }
        ]
      }
    }
    let area =
      pointInsideBehavior?.touchArea(in: self) ?? hitTestBehavior?.touchArea(in: self) ?? bounds
    guard area != bounds, area.width > 0, area.height > 0 else { return [] }
    return [
      [
        CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
        CGPoint(x: area.maxX, y: area.maxY), CGPoint(x: area.minX, y: area.maxY),
      ]
    ]
  }
}
