/// A choice of a theme by a person.
package enum ThemeChoice: String, CaseIterable, Sendable {
  /// The theme fits the background, as far as it is known.
  case auto
  case dark, light
  /// The theme fits the background, and is read from the back row.
  case projector
}

/// A background of a terminal, as far as it is known.
package enum Background: Equatable, Sendable {
  case unknown, dark, light
  /// The colour that the terminal has told.
  case color(TerminalColor)

  /// Creates the background that the variable COLORFGBG tells, as in `15;0` or `0;default;15`: the
  /// last number is that of a colour of the palette.
  package init(colorFGBG text: String?) {
    let last = text?.split(separator: ";").last.flatMap { UInt8($0) }
    switch last {
    case .some(0...6), 8: self = .dark
    case 7, .some(9...15): self = .light
    default: self = .unknown
    }
  }
}

/// The facts from which the theme of a terminal follows.
package struct Appearance: Equatable, Sendable {
  /// The person's choice.
  package var choice = ThemeChoice.auto
  /// The background of the terminal.
  package var background = Background.unknown
  /// Indicates whether the terminal shows 256 colours, and not only the sixteen of its palette.
  package var hasManyColors = true

  /// Creates the appearance of a terminal that is not known.
  package init() {}

  /// Returns whether a terminal shows 256 colours.
  package static func hasManyColors(name: String?, color: String?) -> Bool {
    if let color, !color.isEmpty { return true }
    guard let name else { return false }
    return name.contains("256color") || name.contains("direct")
      || ["xterm", "screen", "tmux", "alacritty", "foot", "wezterm", "konsole", "iterm", "putty"]
        .contains(where: name.hasPrefix)
  }

  /// The theme that fits.
  package var theme: Theme {
    guard hasManyColors else {
      let isDark = choice == .dark || (choice == .auto && background.isDark)
      return isDark ? .darkSixteen : .bare
    }
    switch (choice, background) {
    case (.dark, _), (.auto, .dark): return .dark
    case (.light, _), (.auto, .light): return .light
    case (.auto, .unknown): return .either
    case (.auto, .color(let color)): return Self.better(.dark, .light, on: color)
    case (.projector, .dark): return .darkProjector
    case (.projector, .light): return .lightProjector
    case (.projector, .unknown): return .bare
    case (.projector, .color(let color)):
      return Self.better(.darkProjector, .lightProjector, on: color)
    }
  }

  private static func better(_ dark: Theme, _ light: Theme, on color: TerminalColor) -> Theme {
    (color.isDark ? dark : light).holding(on: color)
  }
}

extension Background {
  fileprivate var isDark: Bool {
    if case .color(let color) = self { color.isDark } else { self == .dark }
  }
}
