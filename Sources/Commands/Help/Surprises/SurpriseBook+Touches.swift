extension SurpriseBook {
  static let touches = Section(
    title: "Touches",
    surprises: [
      Surprise(
        "touchesMoved goes to the view under the finger.",
        "It goes to the view where the finger came down.",
        ["R1.9"],
        """
        add red 100,100 100x100
        add blue 100,300 100x100
        drag red to blue
        expect received blue
        expect received red touchesBegan touchesMoved touchesEnded
        """),
      Surprise(
        "The view of a touch never changes.",
        "It becomes nil when a recognizer takes the touch over.",
        ["R1.9", "R6.8"],
        """
        add red 100,100 100x100
        gesture pan mover on red
        touch began red
        expect touch.view red
        touch moved 150,200
        expect touch.view nil
        """),
      Surprise(
        "UIKit stops when somebody has handled the event.",
        "It cannot know: the event stops where an override does not call super.",
        ["R5.5"],
        """
        add red 100,100 100x100
        handle red touches
        tap red
        expect received root
        handle red touches and forward
        tap red
        expect received root touchesBegan touchesEnded
        """),
      Surprise(
        "super.touchesBegan calls the superview.",
        "It calls the superclass, whose default goes on to next.",
        ["R5.5"],
        """
        add red 100,100 100x100
        handle red touches and forward
        next red window
        tap red
        expect received root
        expect received window touchesBegan touchesEnded
        """),
      Surprise(
        "Calling both super and next.touchesBegan is harmless.",
        "The next responder is told twice.",
        ["R5.5"]),
      Surprise(
        "Overriding touchesBegan alone is enough.",
        "The other methods still climb, so that a superview sees an end without a beginning.",
        ["R5.5"],
        """
        add red 100,100 100x100
        handle red touchesBegan
        tap red
        expect received root touchesEnded
        """),
      Surprise(
        "Siblings hand events to each other.",
        "The chain never leads to a sibling.",
        ["R4.2", "R5.5"],
        """
        add red 100,100 100x100
        add blue 100,300 100x100
        handle blue touches
        tap red
        expect received blue
        expect handled nobody
        """),
      Surprise(
        "A view gets its second finger, too.",
        "Not unless isMultipleTouchEnabled is on; its recognizers see it all the same.",
        ["R5.3"],
        """
        add red 100,100 100x100
        gesture pinch zoom on red
        touch began 120,150
        touch began 180,150 finger=2
        expect received red touchesBegan
        touch moved 90,150
        touch moved 210,150 finger=2
        expect state zoom began changed
        """),
      Surprise(
        "isMultipleTouchEnabled off keeps fingers from other views.",
        "It speaks for its own view; two buttons can be held at once.",
        ["R5.3", "R5.4"],
        """
        add UIButton a 100,100 60x44
        add UIButton b 200,100 60x44
        touch began a
        touch began b finger=2
        expect received a touchesBegan
        expect received b touchesBegan
        """),
      Surprise(
        "isExclusiveTouch refuses later touches elsewhere, and that is all.",
        "The view also refuses its own touch while another view is touched.",
        ["R5.4"],
        """
        add UIButton a 100,100 60x44
        add UIButton b 200,100 60x44 isExclusiveTouch
        touch began a
        touch began b finger=2
        expect received b
        """),
      Surprise(
        "touchesCancelled comes with phone calls.",
        "Mostly it comes because a gesture was recognized or a view scrolls.",
        ["R5.7", "R6.8"],
        """
        add red 100,100 100x100
        gesture pan mover on root
        drag red to 150,400
        expect received red touchesBegan touchesCancelled
        """),
      Surprise(
        "Two taps anywhere make a tapCount of 2.",
        "They must lie within 0.35 s and about 45 points.",
        ["R5.8"],
        """
        tap 100,100
        wait 0.1
        tap 110,110
        expect touch.tapCount 2
        tap 300,300
        expect touch.tapCount 1
        """),
    ])
}
