extension RuleBook {
  static let firstResponder = Section(
    title: "First responder, editing and keys",
    rules: [
      Rule(
        "R9.1", .documented, "only text views become first responder by themselves",
        """
        `canBecomeFirstResponder` is false for views, controls and controllers and true for text \
        fields and text views. A tap makes no plain view first responder.
        """),
      Rule(
        "R9.2", .documented, "becoming first responder needs a window and two consents",
        """
        To become first responder a view must be in a window and be willing, and the present one \
        must resign. Here the view is asked before the present one.
        """, doubts: Rule.Doubt(.simulatorChoice, "the order of the checks")),
      Rule(
        "R9.3", .documented, "each window has its own; the key window's gets the keys",
        """
        Each window remembers its first responder; keys and the keyboard belong to the key \
        window's.
        """),
      Rule(
        "R9.4", .documented, "leaving the window resigns; a refusal can be forced",
        """
        A first responder may refuse to resign, except to `endEditing(true)`. It resigns when it \
        leaves its window.
        """, doubts: Rule.Doubt(.simulatorChoice, "what hiding the first responder does")),
      Rule(
        "R9.5", .documented, "keyboards, accessories and undo are found up the chain",
        """
        The keyboard and its accessory are looked up along the chain from the first responder. \
        The keyboard comes only for text input or where there is an `inputView`.
        """),
      Rule(
        "R9.6", .documented, "key commands of the whole chain are collected",
        """
        A key finds the commands of the whole chain from the first responder, or from the deepest \
        controller; the first responder that implements the action runs it.
        """),
      Rule(
        "R9.7", .documented, "a menu item is on if anybody up the chain can perform it",
        """
        An item of the edit menu is on if a responder up the chain answers true to \
        `canPerformAction`, and goes to that one. By default implementing the action is enough.
        """),
      Rule(
        "R9.8", .documented, "the undo manager is the nearest up the chain",
        """
        `undoManager` is looked up along the chain; a window always has one, and a text field has \
        its own.
        """),
      Rule(
        "R9.9", .documented, "presses go to the first responder and climb",
        "Presses go to the first responder and climb as touches do; recognizers see them, too."),
      Rule(
        "R9.10", .documented, "a text field's own recognizer asks for focus",
        "A tap focuses a text field because a recognizer of its own calls `becomeFirstResponder`."
      ),
    ])
}
