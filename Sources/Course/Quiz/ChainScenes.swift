import Analysis
import ResponderKit

/// Scenes with a question about the responder chain.
enum ChainScenes {
  /// Returns a scene for a belief.
  static func draft(for belief: Belief, _ dice: inout Dice) -> QuizDraft? {
    let kinds: [(inout Dice) -> QuizDraft] =
      switch belief {
      case .alwaysSuperview: [rootViewOfChild]
      case .parentController: [childController]
      case .controllerThenWindow: [childController, presented]
      case .siblingBehind: [leaf, rootViewOfChild, buttonWithRecognizer]
      case .viewsToController: [leaf, buttonWithRecognizer]
      case .viewBehindPresented: [presented]
      case .recognizersInChain: [buttonWithRecognizer]
      case .actionsStartAtControl: [actionWithoutTarget]
      case .chainGoesOn: [forwarding, actionWithoutTarget]
      case .handlingStops: [forwarding]
      case .shakesNeedFirstResponder, .tapsMakeFirstResponder: [shake]
      default: []
      }
    return kinds.isEmpty ? nil : dice.pick(kinds)(&dice)
  }

  /// A panel with a child controller, and a photo behind it.
  private struct Home {
    let photo: String
    let panel: String
    let leaf: String
    let controller: String
    let scene: [String]

    init(_ dice: inout Dice) {
      photo = dice.pick(["photo", "banner", "header"])
      panel = dice.pick(["panel", "card", "pane"])
      leaf = dice.pick(["leaf", "label", "badge"])
      controller = dice.pick(["map", "feed", "player"])
      let top = dice.roll(10...30) * 10
      scene = [
        "add \(photo) 20,\(top) 350x200", "add \(panel) 20,\(top + 20) 350x300",
        "add icon 10,10 120x120 in \(panel)", "add \(leaf) 20,20 100x100 in \(panel)",
        "controller \(controller) for \(panel) in vc",
      ]
    }
  }

  private static func rootViewOfChild(_ dice: inout Dice) -> QuizDraft {
    let home = Home(&dice)
    return QuizDraft(
      scene: home.scene, probe: .next(home.panel), event: "chain \(home.panel)",
      believed: [
        ("root", .alwaysSuperview), (home.photo, .siblingBehind),
      ])
  }

  private static func childController(_ dice: inout Dice) -> QuizDraft {
    let home = Home(&dice)
    return QuizDraft(
      scene: home.scene, probe: .next(home.controller), event: "chain \(home.controller)",
      believed: [("vc", .parentController), ("window", .controllerThenWindow)])
  }

  private static func leaf(_ dice: inout Dice) -> QuizDraft {
    let home = Home(&dice)
    return QuizDraft(
      scene: home.scene, probe: .next(home.leaf), event: "chain \(home.leaf)",
      believed: [("icon", .siblingBehind), (home.controller, .viewsToController)])
  }

  private static func presented(_ dice: inout Dice) -> QuizDraft {
    let name = dice.pick(["sheet", "settings", "login"])
    return QuizDraft(
      scene: [
        "add card 20,\(dice.roll(10...30) * 10) 350x200", "controller \(name)",
        "present \(name) from vc",
      ],
      probe: .next(name), event: "chain \(name)",
      believed: [("root", .viewBehindPresented), ("window", .controllerThenWindow)])
  }

  private static func buttonWithRecognizer(_ dice: inout Dice) -> QuizDraft {
    let (name, gesture) = (
      dice.pick(["buy", "play", "save"]), dice.pick(["press", "hold", "zoom"])
    )
    return QuizDraft(
      scene: [
        "add photo 20,100 350x300", "add icon 20,20 \(dice.roll(10...20) * 10)x60 in photo",
        "add UIButton \(name) 30,30 190x44 in photo", "gesture tap \(gesture) on \(name)",
      ],
      probe: .next(name), event: "chain \(name)",
      believed: [
        (gesture, .recognizersInChain), ("icon", .siblingBehind), ("vc", .viewsToController),
      ])
  }

  private static func actionWithoutTarget(_ dice: inout Dice) -> QuizDraft {
    let action = dice.pick(["save", "done", "send"])
    let top = dice.roll(10...40) * 10
    return QuizDraft(
      scene: [
        "add left 0,\(top) 195x200", "add right 195,\(top) 195x200",
        "add UITextField name 10,10 170x40 in left", "add UIButton ok 10,10 170x44 in right",
        "target ok touchUpInside nil.\(action)", "implements left \(action)",
        "implements right \(action)", "implements vc \(action)", "focus name",
      ],
      probe: .performer(action), event: "tap ok",
      believed: [("right", .actionsStartAtControl), ("left, vc", .chainGoesOn)])
  }

  /// Views within each other that handle touches; the first ones pass them on.
  private static func forwarding(_ dice: inout Dice) -> QuizDraft {
    var views = ["photo", "cell", "card", "panel"]
    if dice.roll(0...1) == 0 { views.removeLast() }
    let forwards = dice.roll(1...(views.count - 1))
    let left = dice.roll(1...9) * 10
    var scene: [String] = []
    for (k, view) in views.reversed().enumerated() {
      scene.append(
        "add \(view) " + (k == 0 ? "\(left),100 " : "10,10 ") + "\(280 - 20 * k)x\(280 - 20 * k)"
          + (k == 0 ? "" : " in \(views[views.count - k])"))
    }
    for (k, view) in views.enumerated() {
      scene.append("handle \(view) touches" + (k < forwards ? " and forward" : ""))
    }
    scene.append("handle vc touches")
    return QuizDraft(
      scene: scene, probe: .handlers, event: "tap \(views[0])",
      believed: [
        (views[0], .handlingStops), ((views + ["vc"]).joined(separator: ", "), .chainGoesOn),
      ])
  }

  private static func shake(_ dice: inout Dice) -> QuizDraft {
    let pad = dice.pick(["pad", "game", "canvas"])
    return QuizDraft(
      scene: [
        "add \(pad) 20,\(dice.roll(10...30) * 10) 350x300", "set \(pad) canBecomeFirstResponder on",
        "handle \(pad) motion", "handle vc motion", "tap \(pad)",
      ],
      probe: .shake, event: "shake",
      believed: [
        (QuizProbe.nobody, .shakesNeedFirstResponder), (pad, .tapsMakeFirstResponder),
      ])
  }
}
