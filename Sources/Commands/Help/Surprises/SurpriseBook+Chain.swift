extension SurpriseBook {
  static let chain = Section(
    title: "The chain and the first responder",
    surprises: [
      Surprise(
        "After the root view controller comes the window.",
        "On iOS 13 and later two private views, and after the window its scene.",
        ["R4.3", "R4.4", "R4.6"],
        """
        profile private
        chain root
        expect chain window > scene > app > delegate
        """),
      Surprise(
        "The scene's delegate is in the chain.",
        "It is not; the application's is.",
        ["R4.4", "R4.5"],
        """
        expect chain scene > app > delegate
        """),
      Surprise(
        "The chain ends at the application.",
        "Its delegate is next, if that is a responder.",
        ["R4.5"],
        """
        expect chain app > delegate
        tap 100,100
        expect received delegate touchesBegan touchesEnded
        """),
      Surprise(
        "A child controller's view without addChild breaks the chain.",
        "The chain follows the views and does not care.",
        ["R11.3"],
        """
        add red 100,100 100x100
        controller child for red
        expect chain red > child > root > vc > window > scene > app > delegate
        """),
      Surprise(
        "After a presented controller comes the view behind it.",
        "The controller that presented it comes next.",
        ["R11.4"],
        """
        controller sheet
        present sheet from vc
        expect chain sheet > vc > window > scene > app > delegate
        """),
      Surprise(
        "Tapping a view makes it first responder.",
        "Only code does, and only if the view can become it.",
        ["R9.1", "R9.2"]),
      Surprise(
        "canBecomeFirstResponder or becomeFirstResponder: one is enough.",
        "The first allows it, the second does it; both are needed.",
        ["R9.1", "R9.2"]),
      Surprise(
        "First Responder in Interface Builder is an object.",
        "It stands for no target: the action looks for one up the chain.",
        ["R7.8"]),
      Surprise(
        "becomeFirstResponder always works.",
        """
        Not outside a window, not against canBecomeFirstResponder, not if the present one refuses.
        """,
        ["R9.2"]),
      Surprise(
        "A shake needs a first responder.",
        "Without one it starts at the deepest view controller.",
        ["R10.2"]),
      Surprise(
        "A controller may handle motionEnded and leave it at that.",
        "Without super the application never hears of it: no shake to undo.",
        ["R10.3"]),
      Surprise(
        "inputAccessoryView must be the text field's own.",
        "It is looked up along the chain.",
        ["R9.5"]),
      Surprise(
        "A view removed under the finger still gets touchesEnded.",
        "It gets touchesCancelled, and is first responder no more.",
        ["R12.5", "R5.7"],
        """
        add red 100,100 100x100
        touch began red
        remove red
        touch ended
        expect received root touchesBegan touchesCancelled
        """),
      Surprise(
        "addSubview of a subview does nothing.",
        "It moves to the front, which changes who is hit.",
        ["R12.1"],
        """
        add red 100,100 100x100
        add blue 100,100 100x100
        tap 150,150
        expect hit blue
        move red to root
        tap 150,150
        expect hit red
        """),
      Surprise(
        "addSubview shows a view in a second place.",
        "The view leaves its old superview.",
        ["R12.1"],
        """
        add red 100,100 100x100
        add box 0,300 390x300
        move red to box
        expect red.superview box
        expect hit root at 150,150
        """),
      Surprise(
        "The frame can be used under a transform.",
        "It is only the box around the view; bounds and center are safe.",
        ["R3.4"],
        """
        add red 100,100 100x100
        rotate red 45
        get red frame
        expect red.bounds 0,0 100x100
        expect red.center 150,150
        """),
      Surprise(
        "convert to nil gives coordinates of the screen.",
        "Of the window; only a window converts to the screen's.",
        ["R3.2"],
        """
        window panel 50,100 200x200
        add red 10,10 50x50 in panel
        expect convert 0,0 from red to panel 10,10
        expect convert 0,0 from red to window 60,110
        """),
    ])
}
