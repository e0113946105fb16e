import Analysis

extension QuizKind {
  /// The kinds about touches that go up the chain.
  static let deliveries: [QuizKind] = [
    QuizKind("touches up the chain", .chain, [.chainGoesOn, .handlingStops, .onlyHitView]) {
      dice in
      var nest = Nest(&dice, depth: 3...4)
      return touchDraft(&nest, handlers: handle("touches", in: &nest, &dice), &dice)
    },
    QuizKind("controllers on the way", .chain, [.controllersAreLeftOut]) { dice in
      var nest = Nest(&dice, depth: 2...3)
      nest.addController(&dice)
      if let name = nest.child?.controller { nest.lines.append("handle \(name) touches") }
      if dice.chance(), let name = nest.child?.controller {
        nest.lines[nest.lines.count - 1] = "handle \(name) touches and forward"
      }
      let passing = nest.views.filter { _ in dice.chance(50) }
      for view in passing {
        nest.lines.append("handle \(view) touches" + (dice.chance(70) ? " and forward" : ""))
      }
      nest.lines.append("handle vc touches")
      return touchDraft(&nest, handlers: passing, &dice)
    },
    QuizKind("a control that is touched", .chain, [.controlsPassOn, .onlyHitView]) { dice in
      var nest = Nest(&dice, depth: 2...3, leafClass: dice.pick(["UIButton", "UIControl"]))
      if dice.chance() { nest.addController(&dice, at: 0) }
      let isOff = dice.chance()
      if isOff { nest.lines.append("disable \(nest.leaf)") }
      let superview = nest.views[nest.views.count - 2]
      nest.lines.append(
        "handle \(dice.chance(70) ? superview : nest.views[0]) touches"
          + (dice.chance(40) ? " and forward" : ""))
      nest.lines.append("handle vc touches")
      if dice.chance(40) { nest.lines.append("handle \(nest.sibling) touches") }
      var draft = QuizDraft(
        scene: nest.lines, probe: .handlers(.touchesBegan), event: "tap \(nest.leaf)")
      draft.suppose(.disabledSwallows) { $0.drop("disable") }
      draft.suppose(.controlsPassOn) { lines in
        lines.drop("disable")
        lines.replace("add UIButton ", "add ")
        lines.replace("add UIControl ", "add ")
      }
      draft.guessDelivery(nest)
      return draft
    },
  ]

  private static func touchDraft(
    _ nest: inout Nest, handlers: [String], _ dice: inout Dice
  ) -> QuizDraft {
    var draft = QuizDraft(
      scene: nest.lines, probe: .handlers(.touchesBegan), event: "tap \(nest.leaf)")
    draft.say(.onlyHitView, handlers.contains(nest.leaf) ? nest.leaf : QuizProbe.nobody)
    if let child = nest.child {
      draft.suppose(.controllersAreLeftOut) { lines in
        let place = nest.views.firstIndex(of: child.view) ?? 0
        lines.append("next \(child.view) \(place == 0 ? "root" : nest.views[place - 1])")
      }
    }
    draft.guessDelivery(nest)
    return draft
  }
}

extension QuizDraft {
  /// Adds the answers of people who believe that touches take another way.
  fileprivate mutating func guessDelivery(_ nest: Nest) {
    suppose(.chainGoesOn) { lines in
      for k in lines.indices where lines[k].hasPrefix("handle ") {
        if !lines[k].hasSuffix(" and forward") { lines[k] += " and forward" }
      }
    }
    suppose(.handlingStops) { $0.replace(" and forward", "") }
    suppose(.siblingBehind) { $0.append("next \(nest.leaf) \(nest.sibling)") }
    suppose(.viewsToController) { $0.append("next \(nest.leaf) vc") }
  }
}
