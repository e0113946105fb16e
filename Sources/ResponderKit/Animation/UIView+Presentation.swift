import Foundation

extension UIView {
  /// Indicates whether a property of the view is being animated.
  public final var isBeingAnimated: Bool { !animations.isEmpty }

  /// The alpha of the view as it is shown at this moment, from 0 to 1.
  final var shownAlpha: CGFloat {
    guard let animation = animations.first(where: { $0.property == .alpha }) else { return alpha }
    return animation.shown(to: core.pointee.numbers(of: .alpha))[0]
  }

  /// The geometry of the view as it is shown at this moment.
  final var shownGeometry: LayerGeometry {
    var geometry = core.pointee.geometry
    for animation in animations {
      geometry.set(
        animation.property, animation.shown(to: core.pointee.numbers(of: animation.property)))
    }
    return geometry
  }
}
