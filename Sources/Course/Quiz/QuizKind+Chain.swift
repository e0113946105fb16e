import Analysis

extension QuizKind {
  /// The kinds about the next responder. ``BelievedChain`` knows what beliefs say of it.
  static let chains: [QuizKind] = [
    QuizKind("a view", .chain, [.siblingBehind, .viewsToController]) { dice in
      var nest = Nest(&dice)
      nest.addController(&dice)
      return nextDraft(nest, of: dice.pick(nest.views))
    },
    QuizKind("a root view", .chain, [.alwaysSuperview, .siblingBehind]) { dice in
      var nest = Nest(&dice)
      // The innermost view has a sibling behind it.
      nest.addController(&dice, at: nest.views.count - 1)
      return nextDraft(nest, of: nest.leaf)
    },
    QuizKind("a child controller", .chain, [.parentController, .controllerThenWindow]) { dice in
      var nest = Nest(&dice)
      nest.addController(&dice)
      if dice.chance(40) {
        let view = nest.cast.view()
        nest.lines.append("add \(view) 10,500 350x100")
        nest.lines.append("controller \(nest.cast.controller()) for \(view) in vc")
      }
      return nextDraft(nest, of: nest.child?.controller ?? "vc")
    },
    QuizKind("a presented controller", .chain, [.viewBehindPresented, .controllerThenWindow]) {
      dice in
      var nest = Nest(&dice, depth: 1...2)
      if dice.chance() { nest.addController(&dice) }
      let name = nest.cast.controller()
      nest.lines += ["controller \(name)", "present \(name) from vc"]
      return nextDraft(nest, of: name)
    },
    QuizKind("a presentation by a child", .chain, [.askingChildPresents]) { dice in
      var nest = Nest(&dice, depth: 1...2)
      nest.addController(&dice)
      let name = nest.cast.controller()
      nest.lines += [
        "controller \(name)", "present \(name) from \(nest.child?.controller ?? "vc")",
      ]
      return nextDraft(nest, of: name)
    },
    QuizKind("a view with a recognizer", .chain, [.recognizersInChain, .siblingBehind]) { dice in
      var nest = Nest(&dice, leafClass: dice.pick(["UIButton", "UIImageView", "UISwitch"]))
      if dice.chance(30) { nest.addController(&dice) }
      let kind = dice.pick(["tap", "longpress", "pan"])
      nest.lines.append("gesture \(kind) \(nest.cast.recognizer()) on \(nest.leaf)")
      return nextDraft(nest, of: nest.leaf)
    },
    QuizKind("the end of the chain", .chain, [.windowSkipsScene, .delegateBeforeApplication]) {
      dice in
      var nest = Nest(&dice, depth: 1...2)
      var asked = dice.pick(["window", "scene", "app", "app", "vc", "vc"])
      if dice.chance(40) {
        nest.lines += ["window over 0,0 390x100", "add \(nest.cast.view()) 10,10 90x40 in over"]
        if asked == "window" { asked = dice.pick(["window", "over"]) }
      }
      var draft = nextDraft(nest, of: asked)
      draft.hasDrawing = false
      return draft
    },
    QuizKind("a detached view", .chain, [.detachedKeepsNext, .detachedDropsSubviews]) { dice in
      var nest = Nest(&dice, depth: 3...4)
      if dice.chance(30) { nest.addController(&dice, at: 0) }
      let place = dice.roll(0...1) + nest.views.count - 2
      let line = "detach \(nest.views[place])"
      nest.lines.append(line)
      let asked = nest.views[dice.chance(25) ? place : nest.views.count - 1]
      var draft = nextDraft(nest, of: asked)
      draft.suppose(.detachedKeepsNext) { $0.drop(line) }
      draft.say(.viewsToController, "vc")
      draft.say(.detachedDropsSubviews, QuizProbe.nobody)
      return draft
    },
    QuizKind("a view that moved", .chain, [.movedKeepsNext, .siblingBehind]) { dice in
      var nest = Nest(&dice, depth: 2...3)
      let other = nest.cast.view()
      nest.lines.append("add \(other) 20,500 350x100")
      if dice.chance(40) { nest.addController(&dice, at: 0) }
      let moved = dice.chance(75) ? nest.leaf : other
      let line = "move \(moved) to \(moved == other ? nest.leaf : other)"
      nest.lines.append(line)
      var draft = nextDraft(nest, of: nest.leaf)
      draft.suppose(.movedKeepsNext) { $0.drop(line) }
      return draft
    },
    QuizKind("an override of next", .chain, [.nextIsFixed]) { dice in
      var nest = Nest(&dice, depth: 3...4)
      if dice.chance(30) { nest.addController(&dice) }
      let last = nest.views.count - 1
      let place = dice.roll(1...last)
      // The sibling of another view would lead back to that view.
      let target = dice.pick([
        "vc", "window", "window", "app", place == last ? nest.sibling : "root",
      ])
      let line = "next \(nest.views[place]) \(target)"
      nest.lines.append(line)
      var draft = nextDraft(nest, of: nest.views[dice.chance(75) ? place : dice.roll(0...last)])
      draft.suppose(.nextIsFixed) { $0.drop(line) }
      return draft
    },
  ]

  private static func nextDraft(_ nest: Nest, of name: String) -> QuizDraft {
    QuizDraft(scene: nest.lines, probe: .next(name), event: "chain \(name)")
  }
}
