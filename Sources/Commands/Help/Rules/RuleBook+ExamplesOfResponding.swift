extension RuleBook {
  /// Examples of R9 to R12: first responders, shakes, controllers and the tree.
  static let examplesOfResponding: [String: String] = [
    "R9.1": """
    add red 0,0 90x90
    tap red
    expect first none
    """,
    "R9.2": """
    add red 0,0 90x90
    focus red
    set red canBecomeFirstResponder on
    focus red
    expect first red
    """,
    "R9.3": """
    add UITextField one 0,0 90x40
    add UITextField two 0,50 90x40
    tap one
    tap two
    expect first two
    """,
    "R9.4": """
    add UITextField field 0,0 90x40
    tap field
    resign field
    expect first none
    """,
    "R9.6": """
    keycommand vc "cmd+s" save:
    key "cmd+s"
    expect received vc
    """,
    "R9.10": """
    add UITextField field 0,0 90x40
    tap field
    expect first field
    """,
    "R10.1": """
    shake
    expect received vc motionBegan motionEnded
    """,
    "R10.2": """
    add red 0,0 90x90
    set red canBecomeFirstResponder on
    focus red
    shake
    expect received red motionBegan motionEnded
    """,
    "R10.3": """
    add UITextField field 0,0 90x40
    tap field
    key a
    shake
    alert undo
    expect field.text ""
    """,
    "R10.4": """
    add UITextField field 0,0 90x40
    tap field
    key a
    shake
    expect error "no alert" : alert redo
    """,
    "R10.5": """
    remote play
    expect received vc remoteControlReceived
    remote off
    remote play
    """,
    "R11.5": """
    controller other
    set window rootViewController other
    expect chain other > window > scene > app > delegate
    """,
    "R12.2": """
    add card 0,0 90x90
    add red 0,0 50x50 in card
    expect error "its own subview" : move card to red
    """,
    "R12.3": """
    add red 0,0 50x50
    add blue 0,0 50x50 below red
    expect hit red at 10,10
    """,
    "R12.4": """
    add red 0,0 50x50
    add blue 0,0 50x50
    front red
    expect hit red at 10,10
    """,
    "R12.7": """
    add card 0,0 100x100
    add bar 0,80 100x20 in card autoresizingMask=W
    frame card 0,0 200x100
    expect bar.frame 0,80 200x20
    """,
  ]
}
