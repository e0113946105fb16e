extension SurpriseBook {
  static let hitTestingMore: [Surprise] = [
    Surprise(
      "isHidden tells whether a view can be seen.",
      "It tells the view's own flag; a hidden superview does not show in it.",
      ["R2.2"],
      """
      add box 50,50 200x200
      add red 50,50 100x100 in box
      hide box
      expect red.isHidden off
      tap red
      expect hit root
      """),
    Surprise(
      "Where only the superview's interaction is off, subviews still work.",
      "The superview refuses for all of them.",
      ["R2.2"],
      """
      add box 50,50 200x200
      add UIButton buy 50,50 60x44 in box
      set box interaction off
      tap buy
      expect refused box interaction
      expect hit root
      """),
    Surprise(
      "A button in an image view or a label works.",
      "Not before interaction of the image view or label is turned on.",
      ["R2.13"],
      """
      add UIImageView photo 50,50 200x200
      add UIButton buy 50,50 60x44 in photo
      tap buy
      expect hit root
      set photo interaction on
      tap buy
      expect hit buy
      """),
    Surprise(
      "Every class has UIView's defaults.",
      "UILabel and UIImageView begin with interaction off.",
      ["R2.13"],
      """
      add UILabel title 100,100 100x20
      expect title.isUserInteractionEnabled off
      add red 100,150 100x20
      expect red.isUserInteractionEnabled on
      """),
    Surprise(
      "hitTest is called once per tap.",
      "UIKit may call it several times, so it must not change anything.",
      ["R1.10"],
      """
      add red 100,100 100x100
      expect hit red at 150,150
      expect hit red at 150,150
      """),
    Surprise(
      "hitTest is called as the finger moves.",
      "Only when it comes down.",
      ["R1.9"],
      """
      add red 100,100 100x100
      add blue 100,300 100x100
      touch began red
      touch moved blue
      touch ended
      expect hit red
      expect received red touchesBegan touchesMoved touchesEnded
      """),
    Surprise(
      "Siblings that are not under the finger are not asked.",
      "All in front of the one that answers are asked.",
      ["R2.1"],
      """
      add red 100,100 100x100
      add blue 100,300 100x100
      tap red
      expect asked window root blue red
      """),
    Surprise(
      "A hitTest that answers nil loses the touch.",
      "The superview goes on with the next subview behind.",
      ["R2.1", "R2.12"],
      """
      add red 100,100 100x100
      add hud 0,0 390x844
      override hud passthrough
      tap red
      expect answered hud=nil red=red root=red window=red
      """),
    Surprise(
      "A hitTest that always answers self does no harm.",
      "It claims touches even while the view is hidden or disabled.",
      ["R2.11"],
      """
      add red 100,100 100x100
      override red intercept
      hide red
      tap 150,150
      expect hit red
      """),
    Surprise(
      "View controllers take part in hit-testing.",
      "Only views do; controllers stand in the responder chain.",
      ["R2.1", "R11.2"],
      """
      add red 100,100 100x100
      tap red
      expect asked window root red
      expect chain red > root > vc > window > scene > app > delegate
      """),
    Surprise(
      "A moving view is touched where it appears.",
      "It is hit where it will arrive, and by default not at all while it moves.",
      ["R2.10"]),
    Surprise(
      "The key window gets the touches.",
      "The frontmost visible window that answers gets them.",
      ["R1.5"],
      """
      window overlay
      expect window.isKeyWindow on
      tap 100,100
      expect hit overlay
      """),
    Surprise(
      "An empty window in front lets touches through.",
      "It answers itself and takes them all, until an override answers nil.",
      ["R1.6", "R2.12"],
      """
      add UIButton buy 100,100 60x44
      window overlay
      tap buy
      expect hit overlay
      override overlay passthrough
      tap buy
      expect hit buy
      """),
    Surprise(
      "A new window can be seen.",
      "It is hidden until it is shown.",
      ["R1.7"]),
  ]
}
