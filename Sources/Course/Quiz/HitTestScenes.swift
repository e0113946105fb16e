import Analysis
import Foundation

/// Scenes with a point for which people with certain beliefs expect another view.
///
/// A scene is a pile of layers over the point. The first layers are views that only a belief makes
/// alive; then comes the view that is hit; then others, which answer if a belief kills that one.
struct HitTestScenes {
  private let x: Int
  private let y: Int
  private var names: [String]
  /// Where the views in front of all others are added.
  private var front = ""
  private var draft: QuizDraft

  /// Returns a scene for some beliefs; the first is the one that the question is about.
  static func draft(for beliefs: [Belief], _ dice: inout Dice) -> QuizDraft {
    var pile = HitTestScenes(&dice)
    pile.add(.firstAddedFirst, &dice)
    let order = [behind, winners, ghosts]
    let isWon = beliefs.contains(where: winners.contains)
    for (k, layer) in order.enumerated() {
      for belief in beliefs where layer.contains(belief) { pile.add(belief, &dice) }
      if k == 1, !isWon { pile.addPlain("card") }
    }
    return pile.draft
  }

  /// The beliefs that make a view alive which is not.
  private static let ghosts: [Belief] = [
    .closedEdges, .boxOfRotatedView, .faintIsEnough, .outsideIsAlive, .disabledSwallows,
    .interactionOffForItself, .imageViewsPass,
  ]
  /// The beliefs that kill the view that is hit. A scene has one of them at most.
  static let winners: [Belief] = [
    .frameForBounds, .multipliedAlphas, .cornersTrim, .keyWindowFirst,
  ]
  /// The beliefs that put a view behind the one that is hit in front of it.
  private static let behind: [Belief] = [.zPositionFirst]

  private init(_ dice: inout Dice) {
    (x, y) = (dice.roll(24...32) * 5 + 20, dice.roll(50...80) * 5)
    names = ["panel", "header", "banner", "sheet", "photo", "badge", "cell", "box"]
    names.shuffle(using: &dice)
    draft = QuizDraft(
      scene: [], probe: .hit(CGPoint(x: x, y: y)), event: "tap \(x),\(y)")
  }

  private mutating func addPlain(_ name: String) {
    draft.scene.append("add \(name) \(x - 90),\(y - 60) 180x120")
  }

  private mutating func add(_ belief: Belief, _ dice: inout Dice) {
    let name = names.removeLast()
    switch belief {
    case .firstAddedFirst:
      draft.scene.append("add \(name) 20,\(y - 200) 350x400")
    case .zPositionFirst:
      draft.scene.append("add \(name) \(x - 110),\(y - 80) 160x110 zPosition=5")
    case .frameForBounds:
      let offset = dice.roll(2...6) * 50
      draft.scene += [
        "add UIScrollView list \(x - 120),\(y - 150) 240x300 contentSize=240x1200 "
          + "contentOffset=0,\(offset)",
        "add \(name) 0,120 240x60 in list",
      ]
    case .multipliedAlphas:
      draft.scene += [
        "add \(name) \(x - 100),\(y - 70) 200x140 alpha=0.0\(dice.roll(5...9))",
        "add UIButton buy 40,40 120x60 in \(name) alpha=0.0\(dice.roll(5...9))",
      ]
    case .cornersTrim:
      draft.scene.append("add \(name) \(x - 5),\(y - 5) 160x160")
      draft.remark = "\(name) is drawn with round corners: layer.cornerRadius = 40"
      draft.corners[name] = 40
    case .keyWindowFirst:
      draft.scene += [
        "window over level=1", "key window", "add \(name) \(x - 60),\(y - 60) 120x120 in over",
      ]
      front = " in over"
    case .closedEdges:
      let (width, height) = (dice.roll(4...8) * 10, dice.roll(4...8) * 10)
      draft.scene.append(
        dice.roll(0...1) == 0
          ? "add \(name) \(x - width),\(y - 20) \(width)x\(height)\(front)"
          : "add \(name) \(x - 20),\(y - height) \(width)x\(height)\(front)")
    case .boxOfRotatedView:
      let shift = dice.roll(10...12) * 5
      draft.scene += [
        "add \(name) \(x - 100 - shift),\(y - 20 + shift) 200x40\(front)", "rotate \(name) 45",
      ]
    case .faintIsEnough:
      draft.scene.append("add \(name) \(x - 80),\(y - 90) 160x180\(front) alpha=0.01")
    case .outsideIsAlive:
      draft.scene += [
        "add bar \(x - 150),\(y + 10) 200x44\(front)",
        "add UIButton plus \(dice.roll(20...26) * 5),-30 60x60 in bar",
      ]
    case .disabledSwallows:
      draft.scene.append("add UIButton pay \(x - 70),\(y - 22) 140x44\(front) enabled=off")
    case .interactionOffForItself:
      draft.scene += [
        "add \(name) \(x - 75),\(y - 75) 150x150\(front) interaction=off",
        "add UIButton play 50,50 50x50 in \(name)",
      ]
    case .imageViewsPass:
      draft.scene += [
        "add \(dice.pick(["UIImageView", "UILabel"])) \(name) \(x - 85),\(y - 45) 170x90\(front)",
        "add UIButton zoom 60,20 50x50 in \(name)",
      ]
    default: break
    }
  }
}
