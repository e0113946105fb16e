extension CodeBook {
  /// What an audit finds.
  static let audit: [CodeNote] = [
    CodeNote(
      .unreachable,
      looks: "Users press it, and nothing happens, wherever they press.",
      fix: "The code behind it tells the reason; 'why VIEW' tells all, and tries what helps.",
      rules: ["R2.1"],
      example: "add UIButton buy 20,40 100x44\nadd veil 0,0 390x844\naudit lenient"),
    CodeNote(
      .underNonInteractive,
      looks: "It looks alive: nothing in an image view or label works by default.",
      fix: "Turn interaction of that view on.", rules: ["R2.2", "R2.13"],
      example: """
        add UIImageView photo 0,0 390x400
        add UIButton buy 20,40 100x44 in photo
        audit lenient
        """),
    CodeNote(
      .behindAnotherScreen,
      looks: "All is well, if the other screen is to be in front: a note, no error.",
      fix: "Nothing; or remove the screen behind, which also VoiceOver may find.",
      rules: ["R2.8"],
      example: """
        add UIButton old 20,40 100x44
        add sheet 0,0 390x844
        add UIButton new 20,400 100x44 in sheet
        audit lenient
        """),
    CodeNote(
      .scrolledUnder,
      looks: "It lies under a bar now; scrolling brings it out: a note, no error.",
      fix: "Nothing, if the last row can be scrolled out, too: contentInset.", rules: ["R2.8"],
      example: """
        add UIScrollView list 0,0 390x844
        add UIButton row 20,20 100x44 in list
        add bar 0,0 390x88
        audit lenient
        """),
    CodeNote(
      .outsideParent,
      looks: "A part is drawn outside of its superview, and is dead.",
      fix: "Make the superview large enough, or 'override BAR accepts BUTTON'.", rules: ["R2.6"],
      example: """
        add bar 0,700 390x144
        add UIButton plus 160,-20 60x60 in bar
        audit lenient
        """),
    CodeNote(
      .partlyCovered,
      looks: "It works where nothing lies over it: a badge, a shadow, a hint.",
      fix: "Turn interaction of what covers it off.", rules: ["R2.8"],
      example: "add UIButton bell 300,40 60x60\nadd badge 340,40 20x20\naudit lenient"),
    CodeNote(
      .overlapping,
      looks: "A finger between two targets gets the one in front.",
      fix: "Move them apart, or make the touch area of one smaller: 'inset VIEW 4'.",
      rules: ["R2.8"],
      example: """
        add UIButton one 20,40 100x44
        add UIButton two 80,40 100x44
        audit lenient
        """),
    CodeNote(
      .deadZone,
      looks: "The edges of a control work, its middle does not.",
      fix: "Turn interaction of the subview that is named off.", rules: ["R5.6"],
      example: """
        add UIControl row 0,40 390x60
        add UIStackView texts 0,0 195x60 in row
        audit lenient
        """),
    CodeNote(
      .hitThoughDisabled,
      looks: "The button is grey, but what lies behind it cannot be tapped there either.",
      fix: "Ask isEnabled in the override of hitTest, or call super.", rules: ["R2.9"],
      example: """
        add UIButton buy 20,40 100x44
        disable buy
        override buy enlarge -10
        audit lenient
        """),
    CodeNote(
      .small,
      looks: "Fingers miss it: they need 44 by 44 points.",
      fix: "Enlarge its touch area, not its picture: 'inset VIEW -12', which must fit into the "
        + "superview.", rules: ["R2.5", "R2.6"],
      example: "add UIButton close 20,40 20x20\naudit lenient"),
  ]
}
