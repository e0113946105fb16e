import Analysis

extension QuizKind {
  /// The kinds about fingers that move.
  static let movements: [QuizKind] = [
    QuizKind("a pan and a swipe", .gestures, [.swipeBeatsPan, .directionsDoNotCount]) { dice in
      var stage = GestureStage(&dice, views: 1...2)
      let inner = stage.inner
      let directions = ["left", "right", "up", "down"].shuffled(using: &dice)
      let pan = stage.add("pan", on: dice.chance() ? inner : stage.views[0])
      let swipe = stage.add("swipe", on: inner, "direction=\(directions[0])")
      if dice.chance() { stage.links.append("require \(pan) toFail \(swipe)") }
      let moved = directions[dice.chance(70) ? 0 : 1]
      var draft = stage.draft(event: "swipe \(inner) \(moved)", touched: inner)
      draft.suppose(.directionsDoNotCount, event: "swipe \(inner) \(directions[0])") {
        if !$0.contains("require \(pan) toFail \(swipe)") {
          $0.append("require \(pan) toFail \(swipe)")
        }
      }
      return draft
    },
    QuizKind("two swipes", .gestures, [.directionsDoNotCount, .allFire]) { dice in
      var stage = GestureStage(&dice, views: 2)
      let directions = ["left", "right"].shuffled(using: &dice)
      let isSame = dice.chance(40)
      stage.add("swipe", on: stage.views[0], "direction=\(directions[0])")
      stage.add("swipe", on: stage.views[1], "direction=\(directions[isSame ? 0 : 1])")
      let moved = dice.pick([directions[0], directions[0], directions[1], "up"])
      let touched = stage.views[dice.chance(80) ? 1 : 0]
      var draft = stage.draft(event: "swipe \(touched) \(moved)", touched: touched)
      draft.suppose(.directionsDoNotCount) {
        $0.replace("direction=left", "direction=\(moved)")
        $0.replace("direction=right", "direction=\(moved)")
      }
      return draft
    },
    QuizKind("a tap and a pan behind it", .gestures, [.tapsMayMove, .everyMoveIsPan]) { dice in
      var stage = GestureStage(&dice, views: 2)
      let (tap, pan) = dice.chance(70) ? (1, 0) : (0, 1)
      if pan == 0 {
        stage.add("pan", on: stage.views[0])
        stage.add("tap", on: stage.views[tap])
      } else {
        stage.add("tap", on: stage.views[0])
        stage.add("pan", on: stage.views[pan])
      }
      let inner = stage.views[1]
      let distance = dice.pick([4, 6, 8, 20, 30, 60, 90])
      let event = "drag 40,40 in \(inner) to \(40 + distance),40 in \(inner)"
      var draft = stage.draft(event: event, touched: inner)
      draft.suppose(.tapsMayMove, event: "tap \(inner)")
      draft.suppose(.everyMoveIsPan, event: "drag 40,40 in \(inner) to 140,40 in \(inner)")
      return draft
    },
    QuizKind("two pans", .gestures, [.bothMustAgree, .superviewWins]) { dice in
      var stage = GestureStage(&dice, views: 2)
      let kinds = dice.pick([("pan", "pan"), ("pan", "longpress"), ("longpress", "pan")])
      let outer = stage.add(kinds.0, on: stage.views[0])
      let inner = stage.add(kinds.1, on: stage.views[1])
      switch dice.roll(0...2) {
      case 0: stage.links.append("simultaneous \(outer) \(inner)")
      case 1: stage.links.append("require \(inner) toFail \(outer)")
      default: break
      }
      let touched = stage.views[dice.chance(80) ? 1 : 0]
      let event = dice.pick([
        "drag 30,30 in \(touched) to 130,60 in \(touched)", "press \(touched) for 0.8",
      ])
      return stage.draft(event: event, touched: touched)
    },
    QuizKind("a slider on a view that pans", .gestures, [.sliderGivesWay]) { dice in
      var stage = GestureStage(&dice, views: 1...2)
      let type = dice.pick(["UISlider", "UISlider", "UIControl"])
      let control = stage.addControl(
        type, event: type == "UISlider" ? "valueChanged" : "touchDragInside", &dice)
      stage.add("pan", on: dice.pick(stage.views))
      if dice.chance(30) { stage.add("tap", on: stage.views[0]) }
      // On the thumb, which is at the left end, or beside it.
      let x = dice.pick([10, 10, 120])
      let end = dice.chance(70) ? "\(x + 90),15" : "\(x),75"
      let event = "drag \(x),15 in \(control) to \(end) in \(control)"
      var draft = stage.draft(event: event, touched: control)
      draft.suppose(.sliderGivesWay) { $0.replace("add UISlider", "add UIControl") }
      return draft
    },
    QuizKind("a drag in a list", .gestures, [.dragsAlwaysScroll, .contentKeepsFinger]) { dice in
      var stage = GestureStage(&dice)
      let list = stage.cast.view()
      let top = dice.tens(8...30)
      stage.lines.append(
        "add UIScrollView \(list) 20,\(top) 350x280 contentSize=350x\(dice.tens(60...120))")
      stage.views = [list]
      let type = dice.pick(["", "UIControl ", "UIButton "])
      let content = stage.cast.button()
      stage.lines.append("add \(type)\(content) 20,\(dice.tens(9...14)) 200x60 in \(list)")
      if type.isEmpty { stage.lines.append("handle \(content) touches") }
      if dice.chance(25) { stage.lines.append("set \(list) delaysContentTouches off") }
      if dice.chance(25) { stage.lines.append("set \(list) canCancelContentTouches off") }
      let time = dice.pick(["", "", " for 2"])
      let event = "drag 60,30 in \(content) to 60,-60 in \(content)\(time)"
      var draft = stage.draft(event: event, .received(content), touched: content)
      draft.suppose(.dragsAlwaysScroll, event: "drag 60,30 in \(content) to 60,-60 in \(content)") {
        $0.replace("add \(type)", "add ")
        $0.drop("set ")
      }
      draft.suppose(.contentKeepsFinger) {
        $0.append("set \(list) delaysContentTouches off")
        $0.append("set \(list) canCancelContentTouches off")
      }
      draft.suppose(.scrollingHoldsNothing) {
        $0.append("set \(list) delaysContentTouches off")
      }
      draft.say(.dragsAlwaysScroll, QuizProbe.nothing)
      return draft
    },
    QuizKind("a touch in a list", .gestures, [.scrollingHoldsNothing]) { dice in
      var stage = GestureStage(&dice)
      let list = stage.cast.view()
      stage.lines.append(
        "add UIScrollView \(list) 20,\(dice.tens(8...30)) 350x280 contentSize=350x900")
      let content = stage.cast.button()
      stage.lines.append("add \(content) 20,\(dice.tens(2...12)) 200x60 in \(list)")
      stage.lines.append("handle \(content) touches")
      if dice.chance(40) { stage.lines.append("set \(list) delaysContentTouches off") }
      // How long the finger stays down before the question.
      let time = dice.pick(["0.05", "0.1", "0.2", "0.3"])
      stage.views = [list]
      var draft = stage.draft(
        event: "touch began \(content); wait \(time); touch moved 60,-40 in \(content)",
        .received(content), touched: content)
      draft.suppose(.scrollingHoldsNothing) { $0.append("set \(list) delaysContentTouches off") }
      draft.suppose(.dragsAlwaysScroll) { $0.append("set \(list) delaysContentTouches on") }
      draft.suppose(.contentKeepsFinger) {
        $0.append("set \(list) delaysContentTouches off")
        $0.append("set \(list) canCancelContentTouches off")
      }
      draft.say(.dragsAlwaysScroll, QuizProbe.nothing)
      return draft
    },
    QuizKind("a finger that leaves a view", .gestures, [.followsFinger]) { dice in
      var stage = GestureStage(&dice, views: 1)
      let (left, right) = (stage.cast.view(), stage.cast.view())
      let panel = stage.views[0]
      stage.lines += [
        "add \(left) 10,20 100x150 in \(panel)",
        "add \(right) 150,\(dice.tens(2...5)) 100x150 in \(panel)",
        "handle \(left) touches", "handle \(right) touches",
      ]
      if dice.chance(30) { stage.add(dice.pick(["tap", "pan"]), on: left, acts: false) }
      let (from, to) = dice.chance() ? (left, right) : (right, left)
      let asked = dice.chance(70) ? from : to
      let isLifted = dice.chance()
      var draft = stage.draft(
        event: isLifted
          ? "drag \(from) to \(to)" : "touch began \(from); touch moved \(to)",
        .received(asked), touched: from)
      let own = "touchesBegan, touchesMoved"
      if asked == from {
        draft.say(.followsFinger, isLifted ? own : "touchesBegan")
        draft.say(.leavingCancels, "\(own), touchesCancelled")
        draft.say(.leavingEnds, "\(own), touchesEnded")
        draft.say(.leavingIsSilent, "touchesBegan")
      } else {
        draft.say(.followsFinger, isLifted ? "touchesMoved, touchesEnded" : "touchesMoved")
        draft.say(.leavingCancels, isLifted ? "\(own), touchesEnded" : own)
        draft.say(.leavingIsSilent, QuizProbe.nothing)
      }
      return draft
    },
  ]
}
