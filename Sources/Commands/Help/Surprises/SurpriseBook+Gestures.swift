extension SurpriseBook {
  static let gestures = Section(
    title: "Gestures",
    surprises: [
      Surprise(
        "Gestures come before hit-testing.",
        "Hit-testing decides which recognizers see the finger.",
        ["R1.3", "R6.1"],
        """
        add red 100,100 100x100
        add blue 100,300 100x100
        gesture tap one on red
        gesture tap other on blue
        tap red
        expect state one ended
        expect state other possible
        """),
      Surprise(
        "A view whose gesture succeeds sees no touchesBegan.",
        "It does, and then touchesCancelled.",
        ["R6.3", "R6.8"],
        """
        add red 100,100 100x100
        gesture tap one on red
        tap red
        expect state one ended
        expect received red touchesBegan touchesCancelled
        """),
      Surprise(
        "delaysTouchesEnded is off by default.",
        "It is on: a double tap recognizer makes every touchesEnded late.",
        ["R6.8"],
        """
        add red 100,100 100x100
        gesture tap double on red taps=2
        expect double.delaysTouchesEnded on
        tap red
        expect received red touchesBegan
        wait 0.4
        expect received red touchesBegan touchesEnded
        """),
      Surprise(
        "The superview's recognizer wins, being higher up.",
        "In a tie the deeper view's wins.",
        ["R6.7"],
        """
        add red 100,100 100x100
        gesture tap outer on root
        gesture tap inner on red
        tap red
        expect state inner ended
        expect state outer failed
        """),
      Surprise(
        "A recognizer sees the touches in its view's bounds.",
        "It sees those that were hit-tested to the view or below, also outside the bounds.",
        ["R6.1"],
        """
        add card 100,100 100x100
        add red 120,0 60x60 in card
        override card accepts red
        gesture tap one on card
        tap red
        expect hit red
        expect state one ended
        """),
      Surprise(
        "Recognizers for one and for two taps just work.",
        "Both fire in a double tap, unless the single one waits for the double one to fail.",
        ["R6.6", "R6.5"],
        """
        add red 100,100 100x100
        gesture tap single on red
        gesture tap double on red taps=2
        tap red count=2
        expect state double ended
        require single toFail double
        tap red count=2
        expect state single failed
        expect state double ended
        """),
      Surprise(
        "Recognizers of one view work in the order of adding.",
        "Apple promises no order; here it is so, by choice.",
        ["R6.2"],
        """
        add red 100,100 100x100
        gesture tap first on red
        gesture tap second on red
        tap red
        expect state first ended
        expect state second failed
        """),
      Surprise(
        "false from shouldRecognizeSimultaneously forbids it.",
        "The other delegate's true is enough.",
        ["R6.6"],
        """
        add red 100,100 100x100
        gesture tap a on red
        gesture tap b on red
        simultaneous b a
        tap red
        expect state a ended
        expect state b ended
        """),
      Surprise(
        "A long press is recognized when the finger lifts.",
        "It begins after 0.5 s, with the finger down, and goes on.",
        ["R6.11"],
        """
        add red 100,100 100x100
        gesture longpress hold on red
        touch began red
        wait 0.6
        expect state hold began
        """),
      Surprise(
        "A swipe beats a pan.",
        "The pan is faster, unless it waits for the swipe to fail.",
        ["R6.7", "R6.5"],
        """
        add red 100,100 100x100
        gesture swipe flick on root
        gesture pan mover on root
        swipe 100,400 right
        expect state flick failed
        require mover toFail flick
        swipe 100,400 right
        expect state flick ended
        expect state mover failed
        """),
      Surprise(
        "A tap recognizer on the background steals the buttons' taps.",
        "A button forbids a superview's recognizer the single tap.",
        ["R6.9"],
        """
        add UIButton buy 100,100 60x44
        target buy touchUpInside vc.buy
        gesture tap background on root
        tap buy
        expect state background failed
        expect fired buy on buy
        """),
      Surprise(
        "Every control defends its taps like that.",
        "A plain UIControl does not: its touch is cancelled.",
        ["R6.9"],
        """
        add UIControl knob 100,100 60x44
        gesture tap background on root
        tap knob
        expect state background ended
        expect received knob touchesBegan touchesCancelled
        """),
      Surprise(
        "A button always defends its taps.",
        "It is not asked if the recognizer cancels no touches: then both fire.",
        ["R6.9"],
        """
        add UIButton buy 100,100 60x44
        target buy touchUpInside vc.buy
        gesture tap background on root cancelsTouchesInView=off
        tap buy
        expect state background ended
        expect fired buy on buy
        """),
      Surprise(
        "A tap recognizer on a button goes along with its action.",
        "It cancels the button's touch, and there is no action.",
        ["R6.9"],
        """
        add UIButton buy 100,100 60x44
        target buy touchCancel vc.cancel
        gesture tap own on buy
        tap buy
        expect state own ended
        expect fired cancel on buy
        """),
      Surprise(
        "A button defends itself against long presses and double taps, too.",
        "Only against single taps: a long press on the background cancels it.",
        ["R6.9"],
        """
        add UIButton buy 100,100 60x44
        gesture longpress hold on root
        press buy for 0.6
        expect received buy touchesBegan touchesCancelled
        """),
      Surprise(
        "A recognizer that fails calls its action.",
        "Failing is silent.",
        ["R6.4"],
        """
        add red 100,100 100x100
        gesture tap one on red
        press red for 1
        expect state one failed
        """),
      Surprise(
        "Two views can share a recognizer.",
        "It moves to the view it was added to last.",
        ["R6.13"]),
      Surprise(
        "Recognizers are part of the responder chain.",
        "They are no responders.",
        ["R4.8"],
        """
        add red 100,100 100x100
        gesture tap one on red
        expect chain red > root > vc > window > scene > app > delegate
        """),
    ])
}
