import Foundation

extension UIView {
  /// Whether something is shown on its way to the model's value.
  public final var isBeingAnimated: Bool { !animations.isEmpty }

  /// How opaque the view is shown at this moment.
  final var shownAlpha: CGFloat {
    guard let animation = animations.first(where: { $0.property == .alpha }) else { return alpha }
    return animation.shown(to: core.pointee.numbers(of: .alpha))[0]
  }

  /// Where the view is shown at this moment.
  final var shownGeometry: LayerGeometry {
    var geometry = core.pointee.geometry
    for animation in animations {
      geometry.set(
        animation.property, animation.shown(to: core.pointee.numbers(of: animation.property)))
    }
    return geometry
  }
}
