extension RuleBook {
  /// Examples of R5 to R8: touches, gestures, controls and scroll views.
  static let examplesOfTouching: [String: String] = [
    "R5.1": """
    touch began 100,100
    touch moved 120,120
    expect touch.phase moved
    touch ended 120,120
    expect touch.phase ended
    """,
    "R6.10": """
    add red 100,100 100x100
    gesture tap t on red
    delegate t shouldReceive=off
    tap red
    expect nothing fired
    expect received red touchesBegan touchesEnded
    """,
    "R6.12": """
    add red 100,100 100x100
    gesture tap t on red
    target t vc.done:
    tap red
    expect fired done: on t
    """,
    "R7.1": """
    add UIButton buy 9,9 60x44
    target buy touchDown vc.press:
    touch began buy
    expect fired press: on buy
    """,
    "R7.3": """
    add UIButton buy 9,9 60x44
    target buy touchUpInside vc.save:
    touch began buy
    expect buy.isTracking on
    touch ended 20,20
    expect buy.isTracking off
    expect fired save: on buy
    """,
    "R7.4": """
    add UIButton buy 9,9 60x44
    target buy touchCancel vc.stop:
    touch began buy
    touch cancelled 20,20
    expect fired stop: on buy
    """,
    "R7.6": """
    add UIButton buy 9,9 60x44
    target buy touchUpInside vc.first:
    target buy touchUpInside app.second:
    tap buy
    expect fired first: on buy
    expect fired second: on buy
    """,
    "R7.7": """
    add UIButton buy 9,9 60x44
    target buy touchUpInside vc.save:
    tap buy
    expect fired save: on buy
    """,
    "R7.9": """
    add UIButton buy 9,9 60x44
    touch began buy
    expect buy.isHighlighted on
    """,
    "R8.2": """
    add UIScrollView list 0,0 390x844 contentSize=390x2000
    add card 9,99 60x44 in list
    touch began card
    wait 0.2
    touch moved 30,60
    expect received card touchesBegan touchesCancelled
    """,
    "R8.3": """
    add UIScrollView list 0,0 390x844 contentSize=390x2000
    drag 100,300 to 100,100
    expect list.isDragging off
    """,
    "R8.5": """
    add UIScrollView outer 0,0 390x844 contentSize=390x2000
    add UIScrollView inner 0,0 390x400 in outer contentSize=390x1000
    drag 100,300 to 100,100
    expect outer.contentOffset 0,0
    """,
    "R8.6": """
    add UIScrollView list 0,0 100x100 contentSize=100x400
    add buy 0,150 60x44 in list
    expect hit root at 10,160
    """,
  ]
}
