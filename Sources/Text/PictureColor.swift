/// A colour that tells views apart in pictures: in the terminal's maps and drawings, in SVG and on
/// pages alike. Letters tell the same, for those who see no colours.
package enum PictureColor: UInt8, CaseIterable, Sendable {
  case blue, vermilion, green, pink, orange, sky, violet, olive
  /// The colours of what does not act on touches.
  case slate, mist

  /// The colours of what acts on touches: hues that people with any eyes tell apart, and whose
  /// greys differ.
  package static let hues: [PictureColor] = [
    .blue, .vermilion, .green, .pink, .orange, .sky, .violet, .olive,
  ]
  /// The colours of what does not act on touches.
  package static let greys: [PictureColor] = [.slate, .mist]

  /// The colour on paper, as pages and SVG write it.
  package var hex: String {
    switch self {
    case .blue: "#0072b2"
    case .vermilion: "#d66411"
    case .green: "#0a9e73"
    case .pink: "#b24784"
    case .orange: "#e7a002"
    case .sky: "#3ba4e2"
    case .violet: "#724fd0"
    case .olive: "#896b30"
    case .slate: "#64748b"
    case .mist: "#94a3b8"
    }
  }

  /// The style of letters and lines of this colour.
  package var textStyle: TextStyle {
    TextStyle(rawValue: TextStyle.blue.rawValue + rawValue) ?? .dim
  }
}
