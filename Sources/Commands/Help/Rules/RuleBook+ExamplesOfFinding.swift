extension RuleBook {
  /// Examples of R1 to R4: windows, hit-testing, coordinates and the chain.
  static let examplesOfFinding: [String: String] = [
    "R1.1": """
    queue hold
    tap 100,100
    queue
    queue release
    expect hit root
    """,
    "R1.2": """
    add red 100,100 100x100
    queue hold
    tap 150,150
    frame red 0,0 50x50
    queue release
    expect hit root
    """,
    "R1.4": """
    add pad 0,0 390x800 multipleTouch
    touch began 60,60
    touch began 200,200 finger=2
    expect received pad touchesBegan touchesBegan
    """,
    "R1.8": """
    override window block
    tap 100,100
    expect hit nil
    """,
    "R1.14": """
    add UITextField field 0,0 90x40
    focus field
    key a
    expect received field pressesBegan pressesEnded
    """,
    "R2.10": """
    add red 100,100 100x100
    animate red center 200,300 for 1
    tap 200,300
    expect hit red
    expect received red
    """,
    "R2.14": """
    add UIStackView stack 0,0 90x90
    add red 0,0 40x40 in stack
    expect hit red at 9,9
    """,
    "R2.15": """
    add red 0,0 90x90
    scale red 0
    expect hit root at 45,45
    """,
    "R3.3": """
    add red 100,100 100x100
    scale red 2
    expect red.frame 50,50 200x200
    expect red.bounds 0,0 100x100
    """,
    "R3.5": """
    add red 100,100 100x100
    bounds red 0,0 200x200
    expect red.frame 50,50 200x200
    """,
    "R4.1": """
    add red 100,100 100x100
    next red vc
    expect chain red > vc > window > scene > app > delegate
    """,
    "R4.7": """
    add card 9,9 90x90
    add red 0,0 50x50
    move red to card
    expect chain red > card > root > vc > window > scene > app > delegate
    """,
  ]
}
