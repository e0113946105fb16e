import Analysis

extension QuizKind {
  /// The kinds about several fingers.
  static let fingers: [QuizKind] = [
    QuizKind("a second finger on a view", .gestures, [.secondFingerArrives]) { dice in
      var stage = GestureStage(&dice, views: 1...2)
      let view = stage.inner
      stage.lines.append("handle \(view) touches")
      let isMultiple = dice.chance(40)
      if isMultiple { stage.lines.append("set \(view) isMultipleTouchEnabled on") }
      let outer = stage.views[0]
      let isElsewhere = outer != view && dice.chance()
      if isElsewhere { stage.lines.append("handle \(outer) touches") }
      let place = isElsewhere ? "5,5 in \(outer)" : "90,60 in \(view)"
      let asked = isElsewhere && dice.chance() ? outer : view
      let ending = dice.pick([
        "touch ended finger=2", "touch ended", "touch moved \(place) finger=2",
      ])
      let event = "touch began 40,40 in \(view); touch began \(place) finger=2; \(ending)"
      var draft = stage.draft(event: event, .received(asked), touched: view)
      draft.suppose(.secondFingerArrives) { $0.append("set \(view) isMultipleTouchEnabled on") }
      draft.suppose(.oneFingerForAll, event: "touch began 40,40 in \(view)")
      draft.say(.newFingersCancel, "touchesBegan, touchesCancelled")
      draft.say(.newFingersMove, "touchesBegan, touchesMoved")
      draft.say(.fingersShareView, "touchesBegan, touchesBegan")
      return draft
    },
    QuizKind("two buttons at once", .gestures, [.exclusiveForLater, .exclusiveIsNothing]) { dice in
      var stage = GestureStage(&dice, views: 1)
      let panel = stage.views[0]
      let names = [stage.cast.button(), stage.cast.button()]
      let actions = [stage.cast.action(), stage.cast.action()]
      for (k, name) in names.enumerated() {
        stage.lines.append(
          "add UIButton \(name) \(20 + 130 * k),\(dice.tens(2...9)) 100x44 in \(panel)")
        stage.links.append("target \(name) touchDown vc.\(actions[k])")
      }
      let exclusive = dice.pick([[], [names[0]], [names[1]], names])
      for name in exclusive { stage.links.append("set \(name) isExclusiveTouch on") }
      let order = dice.chance() ? [0, 1] : [1, 0]
      let event =
        "touch began \(names[order[0]]); touch began \(names[order[1]]) finger=2"
      var draft = stage.draft(event: event, touched: panel)
      draft.suppose(.exclusiveIsNothing) { $0.drop("set ") }
      draft.say(.oneFingerForAll, actions[order[0]])
      draft.say(.exclusiveForLater, "\(actions[order[0]]), \(actions[order[1]])")
      draft.say(.exclusiveWins, actions[order[1]])
      draft.say(.fingersDisturb, QuizProbe.nothing)
      return draft
    },
  ]

  static let controls: [QuizKind] = [
    QuizKind("a finger that leaves a button", .gestures, [.insideIsTheBounds, .insideIsAnywhere]) {
      dice in
      var stage = GestureStage(&dice, views: 1)
      let type = dice.pick(["UIButton", "UIControl"])
      let control = stage.addControl(type, &dice)
      let outside = stage.cast.action()
      stage.links.append("target \(control) touchUpOutside vc.\(outside)")
      if dice.chance() {
        stage.links.append("target \(control) touchDown vc.\(stage.cast.action())")
      }
      // How far outside still counts is about 70 points; no question is near that.
      let down = dice.pick([10, 20, 35, 45, 130, 150, 180])
      let event = "drag \(control) to 40,\(44 + down) in \(control)"
      var draft = stage.draft(event: event, touched: control)
      draft.suppose(.insideIsTheBounds, event: "drag \(control) to 40,200 in \(control)")
      draft.suppose(.insideIsAnywhere, event: "tap \(control)")
      draft.suppose(.leavingEndsTracking) {
        $0.drop("target \(control) touchUp")
      }
      return draft
    },
    QuizKind("a control that is disabled", .gestures, [.disabledSwallows]) { dice in
      var stage = GestureStage(&dice, views: 1...2)
      for view in stage.views { stage.add("tap", on: view) }
      let control = stage.addControl(dice.pick(["UIButton", "UISwitch", "UIControl"]), &dice)
      if dice.chance(60) { stage.lines.append("disable \(control)") }
      if stage.lines.last?.hasPrefix("disable") == true, dice.chance(30) {
        let other = stage.cast.button()
        let parent = stage.inner
        stage.lines.append("add UIButton \(other) 20,20 150x90 in \(parent)")
        stage.lines.append("front \(control)")
        stage.links.append("target \(other) touchUpInside vc.\(stage.cast.action())")
      }
      var draft = stage.draft(event: "tap \(control)", touched: control)
      draft.say(.disabledSwallows, QuizProbe.nothing)
      draft.suppose(.disabledStillCounts) { $0.drop("disable ") }
      return draft
    },
    QuizKind("a flag that changes under the finger", .gestures, [.disablingCancels]) { dice in
      var stage = GestureStage(&dice, views: 1)
      let control = stage.addControl(dice.pick(["UIButton", "UIControl"]), &dice)
      stage.links.append("target \(control) touchCancel vc.\(stage.cast.action())")
      let panel = stage.views[0]
      let change = dice.pick([
        "disable \(control)", "disable \(control)", "detach \(control)", "detach \(panel)",
      ])
      let event = "touch began \(control); \(change); touch ended"
      var draft = stage.draft(event: event, touched: control)
      draft.suppose(.disablingCancels, event: "touch began \(control); detach \(control)")
      draft.suppose(.changesComeLate, event: "tap \(control)")
      draft.say(.disablingIsSilent, QuizProbe.nothing)
      return draft
    },
    QuizKind("several targets", .gestures, [.lastTargetOnly]) { dice in
      var stage = GestureStage(&dice, views: 1)
      let control = stage.addControl(dice.pick(["UIButton", "UIControl"]), &dice)
      let events = [
        "touchUpInside", "touchDown", "touchUpInside", "touchUpOutside", "touchDragExit",
      ]
      .shuffled(using: &dice)
      for event in events.prefix(dice.roll(1...2)) {
        stage.links.append("target \(control) \(event) vc.\(stage.cast.action())")
      }
      var draft = stage.draft(event: "tap \(control)", touched: control)
      let targets = stage.links
      draft.suppose(.lastTargetOnly) { lines in
        for line in targets.dropLast() { lines.drop(line) }
      }
      draft.suppose(.firstTargetOnly) { lines in
        for line in targets.dropFirst() { lines.drop(line) }
      }
      draft.suppose(.controlEventsAreOne) {
        for event in Set(events) { $0.replace(" \(event) ", " touchUpInside ") }
      }
      return draft
    },
    QuizKind("a value that code sets", .gestures, [.settersSend, .sendingNeedsEnabled]) { dice in
      var stage = GestureStage(&dice, views: 1)
      let type = dice.pick(["UISwitch", "UISlider"])
      let control = stage.addControl(type, event: "valueChanged", &dice)
      let isUp = dice.chance()
      if isUp {
        stage.links.append("target \(control) touchUpInside vc.\(stage.cast.action())")
      } else {
        stage.add("tap", on: stage.views[0])
      }
      if dice.chance() { stage.links.append("disable \(control)") }
      let setting = type == "UISwitch" ? "isOn on" : "value 0.5"
      let event = dice.pick([
        "set \(control) \(setting)", "send \(control) valueChanged", "tap \(control)",
      ])
      var draft = stage.draft(event: event, touched: control)
      draft.suppose(.settersSend, event: "send \(control) valueChanged")
      draft.suppose(.settersSend, event: "tap \(control)") { $0.drop("disable ") }
      draft.say(.sendingNeedsEnabled, QuizProbe.nothing)
      return draft
    },
  ]
}
