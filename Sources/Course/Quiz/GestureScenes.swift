import Analysis

/// Scenes with a question about recognizers and controls.
enum GestureScenes {
  /// Returns a scene for a belief.
  static func draft(for belief: Belief, _ dice: inout Dice) -> QuizDraft? {
    let kinds: [(inout Dice) -> QuizDraft] =
      switch belief {
      case .superviewWins: [nested]
      case .allFire: [nested, buttonOnCard, plainControl, longPress, panAndSwipe]
      case .singleWaits, .oneFires: [singleAndDouble]
      case .tapsSteal: [buttonOnCard, withoutCancelling]
      case .everyControlProtects: [plainControl]
      case .buttonsAlwaysProtect: [withoutCancelling, tapOnButton]
      case .tapOnButtonCoexists: [tapOnButton]
      case .pressesAreVetoed: [longPress]
      case .neverSeesTouches, .onlyListens: [canvas]
      case .swipeBeatsPan: [panAndSwipe]
      default: []
      }
    return kinds.isEmpty ? nil : dice.pick(kinds)(&dice)
  }

  private static func card(_ dice: inout Dice) -> String {
    "add card 20,\(dice.roll(10...40) * 10) 350x300"
  }

  private static func nested(_ dice: inout Dice) -> QuizDraft {
    let (near, far) = (dice.pick(["zoom", "play"]), dice.pick(["open", "close"]))
    return QuizDraft(
      scene: [
        card(&dice), "add photo 20,20 200x200 in card", "gesture tap outer on card",
        "gesture tap inner on photo", "target outer vc.\(far)", "target inner vc.\(near)",
      ],
      probe: .actions, event: "tap photo",
      believed: [(far, .superviewWins), ("\(near), \(far)", .allFire)])
  }

  private static func singleAndDouble(_ dice: inout Dice) -> QuizDraft {
    let (once, twice) = (dice.pick(["select", "show"]), dice.pick(["zoom", "like"]))
    return QuizDraft(
      scene: [
        card(&dice), "gesture tap single on card", "gesture tap double on card taps=2",
        "target single vc.\(once)", "target double vc.\(twice)",
      ],
      probe: .actions, event: "tap card count=2",
      believed: [(twice, .singleWaits), (once, .oneFires)])
  }

  /// A card with a recognizer, and a control on it.
  private static func controlOnCard(
    _ control: String, _ recognizer: String, event: String, _ dice: inout Dice,
    _ believed: (_ control: String, _ recognizer: String) -> [(String, Belief)]
  ) -> QuizDraft {
    let (action, other) = (dice.pick(["buy", "save", "play"]), dice.pick(["close", "open"]))
    return QuizDraft(
      scene: [
        card(&dice), "add \(control) ok 20,\(dice.roll(2...8) * 10) 150x44 in card",
        "gesture \(recognizer)", "target back vc.\(other)", "target ok touchUpInside vc.\(action)",
      ],
      probe: .actions, event: event, believed: believed(action, other))
  }

  private static func buttonOnCard(_ dice: inout Dice) -> QuizDraft {
    controlOnCard("UIButton", "tap back on card", event: "tap ok", &dice) {
      [($1, .tapsSteal), ("\($0), \($1)", .allFire)]
    }
  }

  private static func plainControl(_ dice: inout Dice) -> QuizDraft {
    controlOnCard("UIControl", "tap back on card", event: "tap ok", &dice) {
      [($0, .everyControlProtects), ("\($0), \($1)", .allFire)]
    }
  }

  private static func withoutCancelling(_ dice: inout Dice) -> QuizDraft {
    controlOnCard(
      "UIButton", "tap back on card cancelsTouchesInView=off", event: "tap ok", &dice
    ) { [($0, .buttonsAlwaysProtect), ($1, .tapsSteal)] }
  }

  private static func tapOnButton(_ dice: inout Dice) -> QuizDraft {
    controlOnCard("UIButton", "tap back on ok", event: "tap ok", &dice) {
      [("\($1), \($0)", .tapOnButtonCoexists), ($0, .buttonsAlwaysProtect)]
    }
  }

  private static func longPress(_ dice: inout Dice) -> QuizDraft {
    controlOnCard("UIButton", "longpress back on card", event: "press ok for 1", &dice) {
      [($0, .pressesAreVetoed), ("\($1), \($0)", .allFire)]
    }
  }

  private static func canvas(_ dice: inout Dice) -> QuizDraft {
    let canvas = dice.pick(["canvas", "map", "board"])
    return QuizDraft(
      scene: [
        "add \(canvas) 20,\(dice.roll(10...40) * 10) 350x300", "handle \(canvas) touches",
        "gesture tap menu on \(canvas)", "target menu vc.open",
      ],
      probe: .received(canvas), event: "tap \(canvas)",
      believed: [
        (QuizProbe.nothing, .neverSeesTouches), ("touchesBegan, touchesEnded", .onlyListens),
      ])
  }

  private static func panAndSwipe(_ dice: inout Dice) -> QuizDraft {
    let direction = dice.pick(["left", "right"])
    let (drag, back) = (dice.pick(["drag", "move"]), dice.pick(["back", "archive"]))
    return QuizDraft(
      scene: [
        card(&dice), "gesture pan slow on card",
        "gesture swipe quick on card direction=\(direction)", "target slow vc.\(drag)",
        "target quick vc.\(back)",
      ],
      probe: .actions, event: "swipe card \(direction)",
      believed: [(back, .swipeBeatsPan), ("\(drag), \(back)", .allFire)])
  }
}
