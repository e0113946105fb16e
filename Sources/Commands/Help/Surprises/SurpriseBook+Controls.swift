extension SurpriseBook {
  static let controls = Section(
    title: "Controls and scroll views",
    surprises: [
      Surprise(
        "touchUpInside needs the finger inside the button.",
        "Some 70 points outside still count.",
        ["R7.5"],
        """
        add UIButton buy 100,100 60x44
        target buy touchUpInside vc.buy
        touch began buy
        touch moved 200,122
        touch ended
        expect fired buy on buy
        """),
      Surprise(
        "touchDragInside is sent before touchDragEnter.",
        "Crossing the border is told first.",
        ["R7.2"],
        """
        add UIButton buy 100,100 60x44
        target buy touchDragEnter vc.enter
        target buy touchDragInside vc.inside
        touch began buy
        touch moved 300,122
        touch moved buy
        log
        expect fired enter on buy
        expect fired inside on buy
        """),
      Surprise(
        "In the action of touchUpInside isTracking is true.",
        "Tracking is over by then; isTouchInside and isHighlighted are still true.",
        ["R7.3"]),
      Surprise(
        "endTracking is called when a touch is cancelled.",
        "Only cancelTracking is.",
        ["R7.4"]),
      Surprise(
        "Setting a slider's value sends valueChanged.",
        "Only a finger does.",
        ["R7.10"],
        """
        add UISlider volume 100,100 200x30
        target volume valueChanged vc.changed:
        tap 50,700
        set volume value 0.5
        expect nothing fired
        drag 200,115 to 250,115
        expect fired changed: on volume times=18
        """),
      Surprise(
        "sendActions(for:) does nothing on a disabled control.",
        "It sends all the same.",
        ["R7.10"]),
      Surprise(
        "A disabled control hands its touches up the chain.",
        "It is not hit in the first place, so it has none to hand on.",
        ["R2.9", "R5.6"],
        """
        add UIButton buy 100,100 60x44
        disable buy
        tap buy
        expect hit root
        expect received buy
        """),
      Surprise(
        "A quick tap in a scroll view highlights a button at once.",
        "The touch is kept back for 150 ms, or until the finger lifts.",
        ["R8.1"]),
      Surprise(
        "A drag that begins on a button in a scroll view scrolls.",
        "Once a control tracks the finger, it keeps it.",
        ["R8.2"]),
      Surprise(
        "contentOffset has nothing to do with bounds.",
        "It is their origin.",
        ["R8.4"],
        """
        add UIScrollView list 0,0 390x400
        add red 0,500 100x100 in list
        scroll list 0,300
        expect list.bounds 0,300 390x400
        tap 50,250
        expect hit red
        """),
    ])
}
