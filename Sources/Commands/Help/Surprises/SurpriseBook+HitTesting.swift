extension SurpriseBook {
  static let hitTesting = Section(
    title: "Hit-testing", surprises: hitTestingFirst + hitTestingMore)

  static let hitTestingFirst: [Surprise] = [
    Surprise(
      "A view at alpha 0.01 is still touchable: the limit is \"less than\".",
      "It is not: a Float holds 0.01 as slightly less, which is below the limit.",
      ["R2.3"],
      """
      add red 100,100 100x100
      alpha red 0.01
      tap red
      expect refused red alpha
      expect hit root
      """),
    Surprise(
      "A faint view in a faint view is too faint to touch.",
      "Each alpha is compared by itself; 0.05 inside 0.05 is hit.",
      ["R2.3"],
      """
      add box 50,50 200x200 alpha=0.05
      add red 50,50 100x100 in box alpha=0.05
      tap red
      expect hit red
      """),
    Surprise(
      "Where a view is clear, touches go through.",
      "A clear view takes every touch in its bounds, as a painted one would.",
      ["R2.7"],
      """
      add UIButton buy 100,100 60x44
      add veil 0,0 390x844
      tap buy
      expect hit veil
      """),
    Surprise(
      "A subview that can be seen outside its superview can be touched there.",
      "It cannot, whatever clipsToBounds says: the superview does not contain the point.",
      ["R2.6"],
      """
      add card 50,50 100x100
      add red 80,80 60x60 in card
      tap 180,180
      expect refused card outside
      expect hit root
      """),
    Surprise(
      "To enlarge a button's touch area its point(inside:) is enough.",
      "Only as far as its superviews reach; each of them must contain the point, too.",
      ["R2.6"],
      """
      add card 100,100 60x60
      add UIButton buy 10,10 40x40 in card
      inset buy -50
      tap 95,95
      expect hit root
      inset card -50
      tap 95,95
      expect hit buy
      """),
    Surprise(
      "point(inside:) looks at the frame.",
      "It looks at the bounds, in the view's own coordinates; their origin shifts it.",
      ["R2.5"],
      """
      add red 100,100 100x100
      bounds red 1000,1000 100x100
      expect inside red 50,50 off
      expect inside red 1050,1050 on
      """),
    Surprise(
      "A point on the right or lower edge is inside.",
      "It is outside; only the left and upper edges are inside.",
      ["R2.4"],
      """
      add red 100,100 100x100
      tap 100,100
      expect hit red
      tap 200,200
      expect hit root
      """),
    Surprise(
      "A container of no size still lets its subviews be touched.",
      "It contains no point, so nothing in it is asked.",
      ["R2.5"],
      """
      add box 100,100 0x0
      add UIButton buy 0,0 60x44 in box
      tap 120,120
      expect not asked buy
      expect hit root
      """),
    Surprise(
      "The view with the highest zPosition is touched first.",
      "zPosition draws it on top; the last of the subviews is hit.",
      ["R2.8"],
      """
      add red 100,100 100x100
      add blue 100,100 100x100
      set red zPosition 10
      tap red
      expect hit blue
      """),
    Surprise(
      "Round corners and masks cut the touch area.",
      "The whole rectangle is touched; a circle takes an override of point(inside:).",
      ["R2.7"],
      """
      add red 100,100 100x100
      tap 101,101
      expect hit red
      override red circle
      tap 101,101
      expect hit root
      """),
    Surprise(
      "A rotated view is touched anywhere in its frame.",
      "Only in its rotated shape; the frame is the box around it.",
      ["R3.4", "R3.1"],
      """
      add red 100,100 100x100
      rotate red 45
      get red frame
      tap 85,85
      expect hit root
      tap 150,85
      expect hit red
      """),
    Surprise(
      "A disabled button swallows the tap.",
      "It is not hit at all; what lies behind it gets the tap.",
      ["R2.9"],
      """
      add UIButton behind 100,100 60x44
      add UIButton over 100,100 60x44
      disable over
      tap 120,120
      expect refused over disabled
      expect hit behind
      """),
    Surprise(
      "point(inside:) is false for hidden and disabled views.",
      "It still answers true; hitTest is what refuses.",
      ["R2.1"],
      """
      add red 100,100 100x100
      hide red
      expect inside red 10,10 on
      expect hit root at 110,110
      """),
    Surprise(
      "The subviews of a disabled control still work.",
      "The control takes its whole tree out.",
      ["R2.9"],
      """
      add UIControl row 100,100 200x60
      add UIButton more 10,10 40x40 in row
      disable row
      tap more
      expect not asked more
      expect hit root
      """),
    Surprise(
      "Disabling a button under the finger cancels the tap.",
      "The button goes on tracking, and touchUpInside is sent.",
      ["R2.9"],
      """
      add UIButton buy 100,100 60x44
      target buy touchUpInside vc.buy
      touch began buy
      disable buy
      touch ended
      expect fired buy on buy
      """),
  ]
}
