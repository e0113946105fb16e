import Testing
import Text

/// The colours of every theme on the backgrounds that terminals come with.
@Suite struct ThemeTests {
  /// The backgrounds of black, VS Code, Solarized, One, Dracula, Monokai, Tomorrow, Nord, Ubuntu,
  /// Catppuccin, Tokyo Night, Gruvbox, GitHub, Windows and JetBrains.
  static let dark: [UInt32] = [
    0x000000, 0x1E1E1E, 0x002B36, 0x282C34, 0x282A36, 0x272822, 0x1D1F21, 0x2E3440, 0x300A24,
    0x1E1E2E, 0x1A1B26, 0x282828, 0x0D1117, 0x0C0C0C, 0x2B2B2B,
  ]
  /// The backgrounds of white, Solarized, GitHub, One, Gruvbox, Catppuccin and Solarized's marks.
  static let light: [UInt32] = [
    0xFFFFFF, 0xFDF6E3, 0xF6F8FA, 0xFAFAFA, 0xFBF1C7, 0xEFF1F5, 0xEEE8D5,
  ]
  /// The light backgrounds on which hues of 7:1 are possible; on the others the letters keep the
  /// terminal's own colour.
  static let brightest: [UInt32] = [0xFFFFFF, 0xFDF6E3, 0xF6F8FA, 0xFAFAFA, 0xF5F5F5]

  private func failures(
    _ theme: Theme, on backgrounds: [UInt32], least: Double
  ) -> [String] {
    backgrounds.flatMap { number in
      TextStyle.allCases.compactMap { style -> String? in
        guard let contrast = theme.look(of: style).contrast(on: TerminalColor(number)) else {
          return nil
        }
        return contrast < least ? "\(style) has \(contrast) on \(String(number, radix: 16))" : nil
      }
    }
  }

  @Test func contrastIsThatOfTheStandard() {
    let white = TerminalColor(0xFFFFFF)
    #expect(abs(white.contrast(with: TerminalColor(0)) - 21) < 0.001)
    #expect(abs(TerminalColor(0x767676).contrast(with: white) - 4.54) < 0.01)
    #expect(white.contrast(with: white) == 1)
  }

  @Test(
    arguments: [
      (16, 0x000000), (231, 0xFFFFFF), (209, 0xFF875F), (80, 0x5FD7D7), (232, 0x080808),
      (255, 0xEEEEEE), (9, 0xFF0000), (2, 0x00CD00),
    ] as [(UInt8, UInt32)])
  func coloursHaveTheirNumbers(_ index: UInt8, _ number: UInt32) {
    #expect(TerminalColor(index: index) == TerminalColor(number))
  }

  @Test func everyColourIsReadOnTheBackgroundsOfItsTheme() {
    #expect(failures(.dark, on: Self.dark, least: 4.5) == [])
    #expect(failures(.light, on: Self.light, least: 4.5) == [])
    #expect(failures(.darkProjector, on: Self.dark, least: 7) == [])
    #expect(failures(.lightProjector, on: Self.brightest, least: 7) == [])
  }

  @Test func theThemeForBothHasWhatIsPossible() {
    #expect(failures(.either, on: Self.dark + Self.light, least: 3) == [])
    // No colour at all has 4.5:1 on all of these.
    let best = (16...255).map { index in
      (Self.dark + Self.light).map {
        TerminalColor(index: UInt8(index)).contrast(with: TerminalColor($0))
      }.min() ?? 0
    }.max()
    #expect((3..<4.5).contains(best ?? 0))
  }

  @Test func sentencesKeepTheOwnColourWhereTheBackgroundIsNotKnown() {
    for style in [TextStyle.plain, .name, .strong, .notice, .lit] {
      #expect(Theme.either.look(of: style).color == nil)
    }
  }

  /// The palettes in which the sixteen colours are shown: black with the colours of xterm, of the
  /// Linux console and of Windows, and Solarized.
  @Test(
    arguments: [
      (0x000000, [2: 0x00CD00, 6: 0x00CDCD]), (0x000000, [2: 0x00AA00, 6: 0x00AAAA]),
      (0x0C0C0C, [2: 0x13A10E, 6: 0x3A96DD]), (0x002B36, [2: 0x859900, 6: 0x2AA198]),
    ] as [(UInt32, [UInt8: UInt32])])
  func theColoursOfPalettesAreReadInTheUsualOnes(background: UInt32, palette: [UInt8: UInt32])
    throws
  {
    for style in TextStyle.allCases {
      guard let color = Theme.darkSixteen.look(of: style).color else { continue }
      let shown = try #require(palette[color])
      #expect(TerminalColor(shown).contrast(with: TerminalColor(background)) >= 4.5)
    }
  }

  @Test func noThemeTellsByColourAloneWhatIsImportant() {
    for theme in [
      Theme.dark, .light, .darkProjector, .lightProjector, .either, .bare, .darkSixteen,
    ] {
      for style in [TextStyle.name, .strong, .winner, .lit, .prompt] {
        #expect(theme.look(of: style).isBold)
      }
      #expect(theme.look(of: .lit).isReversed)
      #expect(theme.code(of: .plain) == nil)
    }
  }

  @Test(
    arguments: [
      (0x002B36, ThemeChoice.auto, Theme.dark), (0xFDF6E3, .auto, .light),
      (0x000000, .projector, .darkProjector), (0xFFFFFF, .projector, .lightProjector),
      (0xFFFFFF, .dark, .dark), (0x000000, .light, .light),
    ] as [(UInt32, ThemeChoice, Theme)])
  func theThemeFitsTheColourOfTheBackground(_ number: UInt32, _ choice: ThemeChoice, _ theme: Theme)
  {
    var appearance = Appearance()
    appearance.choice = choice
    appearance.background = .color(TerminalColor(number))
    #expect(appearance.theme === theme)
  }

  @Test(arguments: [0x808080, 0x586E75, 0xEEE8D5, 0xB58900] as [UInt32])
  func onAnyBackgroundTheColoursThatCannotBeReadAreLeftOut(_ number: UInt32) {
    for (choice, least) in [(ThemeChoice.auto, 4.5), (.projector, 7)] {
      var appearance = Appearance()
      appearance.choice = choice
      appearance.background = .color(TerminalColor(number))
      #expect(failures(appearance.theme, on: [number], least: least) == [])
      #expect(appearance.theme.look(of: .winner).isBold)
    }
  }

  @Test(
    arguments: [
      ("15;0", Background.dark), ("0;15", .light), ("0;default;15", .light), ("7;8", .dark),
      ("0;7", .light), (nil, .unknown), ("", .unknown), ("15;default", .unknown),
      ("0;99", .unknown),
      (";;", .unknown), ("0;-1", .unknown),
    ] as [(String?, Background)])
  func theVariableTellsTheBackground(_ text: String?, _ background: Background) {
    #expect(Background(colorFGBG: text) == background)
  }

  @Test(
    arguments: [
      ("xterm-256color", nil, true), ("xterm", nil, true), ("tmux", nil, true),
      ("linux", nil, false),
      ("linux", "truecolor", true), ("vt100", "", false), ("dumb", nil, false), (nil, nil, false),
    ] as [(String?, String?, Bool)])
  func theNameTellsTheNumberOfColours(_ name: String?, _ color: String?, _ many: Bool) {
    #expect(Appearance.hasManyColors(name: name, color: color) == many)
  }
}
