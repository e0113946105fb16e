import ResponderKit
import Scenes
import Text

extension PictureColor {
  /// The difference of the greatest and the least part below which a colour is a shade of grey.
  private static let leastChroma: CGFloat = 0.15

  /// The colour of pictures that looks most like a colour of a view; nil for greys, and for what is
  /// hardly there.
  ///
  /// A terminal has letters and lines, which must be read on its background: so it shows the hue.
  init?(nearest color: UIColor) {
    let parts = color.parts
    let (low, high) = (
      min(parts.red, parts.green, parts.blue), max(parts.red, parts.green, parts.blue)
    )
    guard parts.alpha > 0, high - low >= Self.leastChroma else { return nil }
    // Hues are angles: 0 is red, 120 green, 240 blue.
    let step = 60 / (high - low)
    let angle: CGFloat =
      if high == parts.red {
        (parts.green - parts.blue) * step
      } else if high == parts.green {
        120 + (parts.blue - parts.red) * step
      } else {
        240 + (parts.red - parts.green) * step
      }
    switch angle {
    case ..<(-50): self = .pink
    case ..<18: self = .vermilion
    case ..<70: self = .orange
    case ..<80: self = .olive
    case ..<170: self = .green
    case ..<200: self = .sky
    case ..<255: self = .blue
    case ..<300: self = .violet
    default: self = .pink
    }
  }
}
