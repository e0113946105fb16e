import Analysis

extension QuizKind {
  /// The kinds about taps and presses.
  static let taps: [QuizKind] = [
    QuizKind("taps on views in each other", .gestures, [.superviewWins, .allFire]) { dice in
      var stage = GestureStage(&dice, views: 2...3)
      for view in stage.views { stage.add("tap", on: view) }
      let touched = dice.pick(stage.views)
      return stage.draft(event: "tap \(touched)", touched: touched)
    },
    QuizKind("single and double taps", .gestures, [.singleWaits, .oneFires]) { dice in
      var stage = GestureStage(&dice, views: 1...2)
      let inner = stage.inner
      let single = stage.add("tap", on: dice.chance(75) ? inner : stage.views[0])
      let double = stage.add("tap", on: inner, "taps=2")
      if dice.chance(50) { stage.links.append("require \(single) toFail \(double)") }
      let count = dice.chance(75) ? " count=2" : ""
      return stage.draft(event: "tap \(inner)\(count)", touched: inner)
    },
    QuizKind("a control in a view that takes taps", .gestures, [.tapsSteal, .everyControlProtects])
    { dice in
      var stage = GestureStage(&dice, views: 1...2)
      let type = dice.pick(["UIButton", "UIControl"])
      stage.add("tap", on: dice.pick(stage.views))
      let control = stage.addControl(type, &dice)
      return stage.draft(event: "tap \(control)", touched: control)
    },
    QuizKind("a recognizer that does not cancel", .gestures, [.buttonsAlwaysProtect]) { dice in
      var stage = GestureStage(&dice, views: 1...2)
      let settings = dice.chance(60) ? "cancelsTouchesInView=off" : "cancelsTouchesInView=on"
      stage.add("tap", on: dice.pick(stage.views), settings)
      let control = stage.addControl(dice.pick(["UIButton", "UIControl"]), &dice)
      return stage.draft(event: "tap \(control)", touched: control)
    },
    QuizKind("a recognizer on a button", .gestures, [.tapOnButtonCoexists]) { dice in
      var stage = GestureStage(&dice, views: 1)
      let control = stage.addControl(dice.pick(["UIButton", "UIControl"]), &dice)
      let kind = dice.pick(["tap", "tap", "longpress"])
      stage.add(kind, on: control)
      if dice.chance(40) { stage.add("tap", on: stage.views[0]) }
      return stage.draft(event: "tap \(control)", touched: control)
    },
    QuizKind("a long press and a button", .gestures, [.pressesAreVetoed, .everyPressIsLong]) {
      dice in
      var stage = GestureStage(&dice, views: 1...2)
      stage.add("longpress", on: dice.pick(stage.views))
      let control = stage.addControl(dice.pick(["UIButton", "UIControl"]), &dice)
      let time = dice.pick(["0.2", "0.3", "0.4", "0.7", "0.9", "1.2"])
      var draft = stage.draft(event: "press \(control) for \(time)", touched: control)
      draft.suppose(.everyPressIsLong, event: "press \(control) for 1")
      return draft
    },
    QuizKind("a tap or a long press", .gestures, [.pressFiresOnRelease, .tapsMayLast]) { dice in
      var stage = GestureStage(&dice, views: 1...2)
      let inner = stage.inner
      stage.add("tap", on: dice.chance() ? inner : stage.views[0])
      stage.add("longpress", on: dice.chance() ? inner : stage.views[0])
      let time = dice.pick(["0.2", "0.3", "0.4", "0.6", "0.7", "0.9"])
      var draft = stage.draft(event: "press \(inner) for \(time)", touched: inner)
      draft.suppose(.everyPressIsLong, event: "press \(inner) for 1")
      draft.suppose(.tapsMayLast, event: "tap \(inner)")
      draft.say(.pressFiresOnRelease, QuizProbe.nothing)
      return draft
    },
    QuizKind("two taps in a row", .gestures, [.tapsCountAnywhere]) { dice in
      var stage = GestureStage(&dice, views: 1)
      let view = stage.views[0]
      let double = stage.add("tap", on: view, "taps=2")
      let single = stage.add("tap", on: view)
      if dice.chance() { stage.links.append("require \(single) toFail \(double)") }
      let (distance, pause) = dice.pick([
        (0, "0.1"), (20, "0.2"), (30, "0.1"), (70, "0.1"), (90, "0.2"), (0, "0.6"), (20, "0.8"),
      ])
      stage.links += ["tap 100,60 in \(view)", "wait \(pause)"]
      var draft = stage.draft(event: "tap \(100 + distance),60 in \(view)", touched: view)
      draft.suppose(.tapsCountAnywhere, event: "tap 100,60 in \(view)") {
        $0.replace("wait \(pause)", "wait 0.1")
      }
      draft.suppose(.tapsNeverCount) { $0.replace("wait \(pause)", "wait 2") }
      return draft
    },
    QuizKind("what a view receives", .gestures, [.neverSeesTouches, .onlyListens]) { dice in
      var stage = GestureStage(&dice, views: 1...2)
      let view = stage.inner
      stage.lines.append("handle \(view) touches")
      let kind = dice.pick(["tap", "longpress", "pan"])
      let setting = dice.pick([
        "cancelsTouchesInView=off", "delaysTouchesBegan=on", "delaysTouchesEnded=off", "",
      ])
      if setting.isEmpty {
        stage.add(kind, on: dice.pick(stage.views), acts: false)
      } else {
        stage.add(kind, on: dice.pick(stage.views), setting, acts: false)
      }
      let event = dice.pick([
        "tap \(view)", "press \(view) for \(dice.pick(["0.3", "0.8"]))",
        "drag 40,40 in \(view) to \(dice.pick([44, 46, 48, 120])),40 in \(view)",
        "touch began 40,40 in \(view); touch moved \(dice.roll(43...46)),40 in \(view)",
      ])
      var draft = stage.draft(event: event, .received(view), touched: view)
      draft.say(.neverSeesTouches, QuizProbe.nothing)
      return draft
    },
    QuizKind("a recognizer that is off", .gestures, [.disabledStillCounts, .refusalIsIgnored]) {
      dice in
      var stage = GestureStage(&dice, views: 2)
      let refused = dice.roll(0...1)
      let isDisabled = dice.chance()
      for (k, view) in stage.views.enumerated() {
        let name =
          k == refused && isDisabled
          ? stage.add("tap", on: view, "isEnabled=off") : stage.add("tap", on: view)
        if k == refused, !isDisabled {
          stage.links.append("delegate \(name) \(dice.pick(["shouldReceive", "shouldBegin"]))=off")
        }
      }
      let touched = stage.views[dice.chance(75) ? 1 : 0]
      return stage.draft(event: "tap \(touched)", touched: touched)
    },
    QuizKind("a recognizer that moved", .gestures, [.sharedByViews]) { dice in
      var stage = GestureStage(&dice)
      stage.addViews(dice.chance() ? 2 : 1, &dice)
      if stage.views.count == 1 {
        let other = stage.cast.view()
        stage.lines.append("add \(other) 20,700 350x100")
        stage.views.append(other)
      }
      let (from, to) = dice.chance() ? (0, 1) : (1, 0)
      let name = stage.add("tap", on: stage.views[from])
      // Two on one view would compete in an order that nobody knows (R6.2).
      stage.add("tap", on: stage.views[from])
      stage.links.append("move \(name) to \(stage.views[to])")
      let touched = stage.views[dice.chance(65) ? from : to]
      var draft = stage.draft(event: "tap \(touched)", touched: touched)
      draft.suppose(.sharedByViews) { $0.drop("move ") }
      draft.suppose(.movedIsGone) {
        $0.replace("move \(name) to \(stage.views[to])", "detach \(name)")
      }
      return draft
    },
    QuizKind("several fingers", .gestures, [.fingersDoNotCount]) { dice in
      var stage = GestureStage(&dice, views: 1...2)
      let inner = stage.inner
      stage.add("tap", on: dice.chance() ? inner : stage.views[0])
      stage.add("tap", on: inner, "touches=2")
      let fingers = dice.roll(1...2)
      return stage.draft(
        event: "tap \(inner)" + (fingers == 1 ? "" : " fingers=2"), touched: inner)
    },
    QuizKind("how a recognizer ends", .gestures, [.recognizersAlwaysEnd, .losersAreCancelled]) {
      dice in
      var stage = GestureStage(&dice, views: 1...2)
      let inner = stage.inner
      let kinds = ["tap", "longpress", "pan", "swipe"].shuffled(using: &dice)
      let names = [
        stage.add(kinds[0], on: stage.views[0], acts: false),
        stage.add(kinds[1], on: inner, acts: false),
      ]
      let event = dice.pick([
        "tap \(inner)", "press \(inner) for 1", "swipe \(inner) right", "swipe \(inner) left",
        "drag 40,40 in \(inner) to 130,60 in \(inner)",
      ])
      let asked = dice.pick(names)
      var draft = stage.draft(event: event, .ending(asked), touched: inner)
      draft.say(.recognizersAlwaysEnd, "ended")
      draft.say(.losersAreCancelled, "cancelled")
      draft.say(.losersStayPossible, "possible")
      draft.say(.onlyOneMayEnd, "failed")
      return draft
    },
  ]
}
