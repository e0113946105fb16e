/// The looks of the styles of text, for one kind of background.
///
/// Colours are of the terminal's fixed 240, as the first sixteen are whatever its palette says. No
/// meaning is told by colour alone.
package final class Theme: Sendable {
  /// The look of one style of text.
  package struct Look: Equatable, Sendable {
    /// The index of the colour, from 16; nil for the terminal's own. Below 16 it is one of those
    /// that the palette of the terminal chooses.
    package var color: UInt8?
    /// Indicates whether the letters are heavier.
    package var isBold = false
    /// Indicates whether letters and background change places.
    package var isReversed = false

    init(
      _ color: UInt8? = nil, isBold: Bool = false, isReversed: Bool = false
    ) {
      (self.color, self.isBold, self.isReversed) = (color, isBold, isReversed)
    }

    static let bold = Look(isBold: true)
    static let lit = Look(isBold: true, isReversed: true)
    static func bold(_ color: UInt8) -> Look { Look(color, isBold: true) }

    /// Returns the contrast of the letters with a background of the terminal; nil if they keep its
    /// own colour.
    package func contrast(on background: TerminalColor) -> Double? {
      guard let color else { return nil }
      return TerminalColor(index: color).contrast(with: background)
    }

    /// The parameters of the terminal's code; nil for text as the terminal shows any.
    var code: String? {
      var code = ""
      func add(_ parameter: String?) {
        if let parameter { code += code.isEmpty ? parameter : ";\(parameter)" }
      }
      add(isBold ? "1" : nil)
      add(isReversed ? "7" : nil)
      add(color.map { $0 < 16 ? "\(30 + Int($0))" : "38;5;\($0)" })
      return code.isEmpty ? nil : code
    }
  }

  /// The least contrast of the colours with the backgrounds that the theme is for.
  package let contrast: Double
  private let looks: [Look]
  /// The parameters of the terminal's codes, by style.
  private let codes: [String?]
  /// The terminal's codes, by style; none for plain text.
  let sequences: [[UInt8]]

  private init(contrast: Double, looks: [Look]) {
    self.contrast = contrast
    self.looks = looks
    codes = looks.map(\.code)
    sequences = codes.map { code in code.map { Array("\u{1B}[\($0)m".utf8) } ?? [] }
  }

  // Pairs, as a table of them would make every start search for how a style is hashed.
  private convenience init(
    contrast: Double, _ pairs: KeyValuePairs<TextStyle, Look>
  ) {
    var looks = TextStyle.allCases.map { _ in Look() }
    for (style, look) in pairs { looks[Int(style.rawValue)] = look }
    self.init(contrast: contrast, looks: looks)
  }

  /// Returns the look of a style.
  package func look(of style: TextStyle) -> Look { looks[Int(style.rawValue)] }

  /// Returns the parameters of the terminal's code for a style; nil for text as the terminal shows
  /// any.
  package func code(of style: TextStyle) -> String? { codes[Int(style.rawValue)] }

  func leastContrast(on background: TerminalColor) -> Double {
    looks.compactMap { $0.contrast(on: background) }.min() ?? 21
  }

  /// Returns the theme without the colours that are hard to see on a background.
  func holding(on background: TerminalColor) -> Theme {
    guard leastContrast(on: background) < contrast else { return self }
    return Theme(
      contrast: contrast,
      looks: looks.map { look in
        var look = look
        if let seen = look.contrast(on: background), seen < contrast { look.color = nil }
        return look
      })
  }

  /// The theme for dark backgrounds.
  package static let dark = Theme(
    contrast: 4.5,
    [
      .name: .bold, .strong: .bold, .dim: Look(248), .good: Look(78), .bad: Look(210),
      .notice: Look(221), .winner: .bold(120), .lit: .lit, .type: Look(80), .prompt: .bold(80),
      .blue: Look(75), .vermilion: Look(209), .green: Look(78), .pink: Look(212),
      .orange: Look(214), .sky: Look(80), .violet: Look(141), .olive: Look(142),
      .slate: Look(247), .mist: Look(250),
    ])

  /// The theme for light backgrounds.
  package static let light = Theme(
    contrast: 4.5,
    [
      .name: .bold, .strong: .bold, .dim: Look(241), .good: Look(22), .bad: Look(124),
      .notice: Look(94), .winner: .bold(22), .lit: .lit, .type: Look(24), .prompt: .bold(24),
      .blue: Look(26), .vermilion: Look(124), .green: Look(22), .pink: Look(126),
      .orange: Look(94), .sky: Look(24), .violet: Look(92), .olive: Look(58),
      .slate: Look(240), .mist: Look(241),
    ])

  /// The theme for dark backgrounds seen from the back row.
  package static let darkProjector = Theme(
    contrast: 7,
    [
      .name: .bold, .strong: .bold, .dim: Look(252), .good: .bold(120), .bad: .bold(217),
      .notice: .bold(222), .winner: .bold(120), .lit: .lit, .type: Look(117), .prompt: .bold(117),
      .blue: Look(153), .vermilion: Look(217), .green: Look(114), .pink: Look(219),
      .orange: Look(223), .sky: Look(80), .violet: Look(189), .olive: Look(185),
      .slate: Look(251), .mist: Look(253),
    ])

  /// The theme for light backgrounds seen from the back row.
  package static let lightProjector = Theme(
    contrast: 7,
    [
      .name: .bold, .strong: .bold, .dim: Look(238), .good: .bold(22), .bad: .bold(88),
      .notice: .bold(90), .winner: .bold(22), .lit: .lit, .type: Look(19), .prompt: .bold(19),
      .blue: Look(20), .vermilion: Look(88), .green: Look(22), .pink: Look(89),
      .orange: Look(52), .sky: Look(18), .violet: Look(55), .olive: Look(53),
      .slate: Look(238), .mist: Look(237),
    ])

  /// The theme for backgrounds that are not known. No colour has 4.5:1 on dark and light ones
  /// alike, so sentences keep the terminal's own colour, and the others have what is possible: 3:1.
  package static let either = Theme(
    contrast: 3,
    [
      .name: .bold, .strong: .bold, .dim: Look(244), .good: .bold(65), .bad: .bold(197),
      .notice: .bold, .winner: .bold(65), .lit: .lit, .type: Look(32), .prompt: .bold(32),
      .blue: Look(32), .vermilion: Look(166), .green: Look(65), .pink: Look(133),
      .orange: Look(166), .sky: Look(66), .violet: Look(99), .olive: Look(100),
      .slate: Look(244), .mist: Look(244),
    ])

  /// The theme for dark backgrounds where only the sixteen colours of the palette can be shown: the
  /// two of them that all usual palettes keep apart from the dark.
  package static let darkSixteen = Theme(
    contrast: 4.5,
    [
      .name: .bold, .strong: .bold, .good: Look(2), .bad: .bold, .notice: .bold,
      .winner: .bold(2), .lit: .lit, .type: Look(6), .prompt: .bold(6), .blue: Look(6),
      .green: Look(2), .sky: Look(6),
    ])

  /// The theme without colours, which is seen on all backgrounds.
  package static let bare = Theme(
    contrast: 21,
    [
      .name: .bold, .strong: .bold, .good: .bold, .bad: .bold, .notice: .bold, .winner: .bold,
      .lit: .lit, .prompt: .bold,
    ])
}
