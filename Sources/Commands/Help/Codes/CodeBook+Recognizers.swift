import Text

extension CodeBook {
  /// What recognizers do with a touch that arrives.
  static let recognizers: [CodeNote] = [
    CodeNote(
      .recognizerCancels, "a recognizer above takes the touch when it recognizes",
      looks: "The view is pressed and lets go without its action. Often the tap that dismisses the "
        + "keyboard.",
      fix: "cancelsTouchesInView = false, or let its delegate refuse touches of the view.",
      rules: ["R6.8"],
      example: "add UIControl row 0,40 390x60\ngesture tap dismiss on root\nwhy row"),
    CodeNote(
      .controlBlocksRecognizer, "UIKit's control keeps the tap from a recognizer above",
      looks: "The button works, and the recognizer does not see taps on it. A control of one's own "
        + "has no such privilege.", fix: "Nothing, if the button is to win.", rules: ["R6.9"],
      example: "add UIButton buy 20,40 100x44\ngesture tap dismiss on root\nwhy buy"),
    CodeNote(
      .needsFailureRequirement, "a single tap does not wait for a double tap",
      looks: "A double tap also does what a single one does.",
      fix: "single.require(toFail: double); the single tap then answers later.", rules: ["R6.5"],
      example: """
        add photo 20,40 200x200
        gesture tap open on photo
        gesture tap zoom on photo
        set zoom taps 2
        why photo
        """),
    CodeNote(
      .waitingFor, "a recognizer waits until another one fails",
      looks: "It starts late, or never if the other one stays possible.",
      fix: "Take the requirement away, or limit what the other one waits for.", rules: ["R6.5"],
      example: """
        add card 20,40 200x90
        gesture pan drag on card
        gesture longpress menu on card
        require drag toFail menu
        why card
        """),
    CodeNote(
      .recognizerPrevents, "two recognizers compete; one makes the other fail",
      looks: "A list no longer scrolls once a pan was added, or the pan never begins.",
      fix: "Let both recognize by a delegate, or make one wait for the other.",
      rules: ["R6.7", "R6.6"],
      example: """
        add list 0,0 390x844
        add card 20,40 200x90 in list
        gesture pan scroll on list
        gesture pan drag on card
        why card
        """),
    CodeNote(
      .simultaneous, "two recognizers recognize the same gesture",
      looks: "Both the list and the card move with the finger.",
      fix: "Let the delegate say yes only for the pair that is meant.", rules: ["R6.6"],
      example: """
        add list 0,0 390x844
        add card 20,40 200x90 in list
        gesture pan scroll on list
        gesture pan drag on card
        simultaneous scroll drag
        why card
        """),
    CodeNote(
      .recognizerMoved, "the recognizer belongs to another view now",
      looks: "Of several views that were given one recognizer, only the last reacts.",
      fix: "Make a recognizer for each view.", rules: ["R6.1"],
      example: """
        add one 0,0 100x100
        add two 100,0 100x100
        gesture tap t on two
        why one
        """),
    CodeNote(
      .recognizerDisabled, "the view's recognizer is disabled",
      looks: "The touch arrives, and nothing comes of it.", fix: "isEnabled = true.",
      rules: ["R6.10"],
      example: "add card 20,40 200x90\ngesture tap open on card\nset open enabled off\nwhy card"),
    CodeNote(
      .shouldBeginFalse, "a delegate does not let the recognizer begin",
      looks: "The touch arrives, the recognizer fails. The swipe back of a navigation controller "
        + "fails so with a back button of one's own.",
      fix: "Look at gestureRecognizerShouldBegin of the delegate.", rules: ["R6.2"],
      example: """
        add card 20,40 200x90
        gesture tap open on card
        delegate open shouldBegin=off
        why card
        """),
  ]

  /// What holds a touch back.
  static let delays: [CodeNote] = [
    CodeNote(
      .recognizerDelaysBegan, "a recognizer holds touchesBegan back",
      looks: "A button lights up only when the finger is up again.",
      fix: "delaysTouchesBegan = false.", rules: ["R6.8"],
      example: """
        add UIButton buy 20,40 100x44
        gesture tap twice on root taps=2
        set twice delaysTouchesBegan on
        why buy
        """),
    CodeNote(
      .recognizerDelaysEnded, "a recognizer of several taps holds touchesEnded back",
      looks: "A button stays pressed for a moment, and its action comes late.",
      fix: "delaysTouchesEnded = false on that recognizer.", rules: ["R6.8"],
      example: "add UIButton buy 20,40 100x44\ngesture tap debug on root taps=4\nwhy buy"),
    CodeNote(
      .scrollDelaysContent, "a scroll view waits to see whether the finger scrolls",
      looks: "A quick tap works without the button lighting up.",
      fix: "delaysContentTouches = false, if that matters.", rules: ["R8.1"],
      example: """
        add UIScrollView list 0,0 390x844
        add UIButton buy 20,40 100x44 in list
        why buy
        """),
    CodeNote(
      .scrollWillNotCancel, "a scroll view lets the control keep its finger",
      looks: "The list cannot be scrolled by a drag that begins on the control.",
      fix: "Override touchesShouldCancel(in:) to be true for buttons.", rules: ["R8.2"],
      example: """
        add UIScrollView list 0,0 390x844
        add UIButton buy 20,40 100x44 in list
        why buy
        """),
    CodeNote(
      .systemGate, "near the edge of the screen, the system waits for its own gestures",
      looks: "Touches at the lower or an outer edge come up to a second late.",
      fix: "Override preferredScreenEdgesDeferringSystemGestures, or keep away from the edge.",
      rules: ["R6.8"]),
  ]
}
