import Analysis
import Explanation

extension QuizKind {
  /// The kinds about the first responder, and about what starts there.
  static let firstResponders: [QuizKind] = [
    QuizKind("a request", .chain, [.focusAlwaysWorks]) { dice in
      var desk = Desk(&dice)
      let view = desk.addView(&dice)
      if dice.chance() { desk.lines.append("set \(view) canBecomeFirstResponder on") }
      let isRefused = dice.chance(35)
      if isRefused { desk.lines.append("set \(desk.fields[0]) canResignFirstResponder off") }
      desk.lines.append("focus \(desk.fields[0])")
      let asked = dice.chance(60) ? view : desk.fields[1]
      var draft = desk.draft(event: "focus \(asked)")
      draft.say(.focusAlwaysWorks, asked)
      draft.say(.requestsNeedTaps, desk.fields[0])
      draft.say(.failureDropsCurrent, QuizProbe.nobody)
      if asked == view, !desk.lines.contains("set \(view) canBecomeFirstResponder on") {
        // The order of the checks.
        draft.openRule = Belief.focusAlwaysWorks.rule
      }
      return draft
    },
    QuizKind("a tap", .chain, [.tapsMakeFirstResponder]) { dice in
      var desk = Desk(&dice)
      let view = desk.addView(&dice)
      if dice.chance(70) { desk.lines.append("set \(view) canBecomeFirstResponder on") }
      let first = dice.chance(65) ? desk.fields[0] : nil
      if let first { desk.lines.append("focus \(first)") }
      let tapped = dice.chance(65) ? view : desk.fields[1]
      var draft = desk.draft(event: "tap \(tapped)")
      draft.say(.tapsMakeFirstResponder, tapped)
      draft.say(.fieldsNeedFocus, first ?? QuizProbe.nobody)
      draft.say(.tapsBesideResign, QuizProbe.nobody)
      draft.say(.firstFieldTakes, desk.fields[0])
      return draft
    },
    QuizKind("leaving the window", .chain, [.removalKeepsFirst]) { dice in
      var desk = Desk(&dice)
      let view = desk.addView(&dice)
      desk.lines.append("set \(view) canBecomeFirstResponder on")
      let first = dice.pick([desk.fields[0], desk.fields[1], view])
      desk.lines.append("focus \(first)")
      let gone = dice.pick([first, desk.panel, view, desk.fields[1]])
      var draft = desk.draft(event: "detach \(gone)")
      draft.say(.removalKeepsFirst, first)
      draft.say(.firstFieldTakes, dice.pick(desk.fields.filter { $0 != first }))
      draft.say(.everyChangeResigns, QuizProbe.nobody)
      return draft
    },
    QuizKind("the end of editing", .chain, [.refusalIsFinal, .endEditingAsksAll]) { dice in
      var desk = Desk(&dice)
      let (first, other) = (desk.fields[0], desk.fields[1])
      if dice.chance(75) { desk.lines.append("set \(first) canResignFirstResponder off") }
      desk.lines.append("focus \(first)")
      let place = dice.pick([desk.panel, desk.panel, "root", other])
      let isForced = dice.chance()
      var draft = desk.draft(event: "endEditing \(place)" + (isForced ? " force" : ""))
      if isForced {
        draft.say(.refusalIsFinal, first)
      } else {
        draft.suppose(.endEditingAsksAll) { $0.drop("set \(first) can") }
      }
      draft.say(.everyChangeResigns, QuizProbe.nobody)
      draft.say(.endingIsForItself, first)
      draft.say(.firstFieldTakes, other)
      return draft
    },
    QuizKind("keys and presses", .chain, [.keysStartAtController]) { dice in
      var nest = Nest(&dice, depth: 2...3)
      nest.addController(&dice)
      let handlers = handle("presses", in: &nest, &dice)
      let first = dice.chance(60) ? nest.views[dice.roll(0...(nest.views.count - 1))] : nil
      if let first {
        nest.lines += ["set \(first) canBecomeFirstResponder on", "focus \(first)"]
      }
      var draft = QuizDraft(
        scene: nest.lines, probe: .handlers(.pressesBegan),
        event: "key \(dice.pick(["x", "a", "7", "f5"]))")
      draft.guessStart(handlers, first, .keysStartAtController)
      return draft
    },
    QuizKind("a shake", .chain, [.shakesNeedFirstResponder, .startsAtController]) { dice in
      var nest = Nest(&dice, depth: 2...3)
      if dice.chance() { nest.addController(&dice) }
      let handlers = handle("motion", in: &nest, &dice)
      let view = nest.views[dice.roll(0...(nest.views.count - 1))]
      let first = dice.chance() ? view : nil
      nest.lines.append("set \(view) canBecomeFirstResponder on")
      nest.lines.append(first == nil ? "tap \(view)" : "focus \(view)")
      var draft = QuizDraft(scene: nest.lines, probe: .handlers(.motionBegan), event: "shake")
      if first == nil {
        draft.suppose(.tapsMakeFirstResponder) { $0.append("focus \(view)") }
        draft.say(.shakesNeedFirstResponder, QuizProbe.nobody)
      }
      draft.guessStart(handlers, first, .startsAtController)
      return draft
    },
    QuizKind("a remote command", .chain, [.remoteNeedsNoAsking]) { dice in
      var nest = Nest(&dice, depth: 2...3)
      if dice.chance() { nest.addController(&dice) }
      let handlers = handle("remote", in: &nest, &dice)
      let first = dice.chance() ? nest.leaf : nil
      if let first {
        nest.lines += ["set \(first) canBecomeFirstResponder on", "focus \(first)"]
      }
      let isAsked = dice.chance(65)
      if isAsked { nest.lines.append("remote on") }
      var draft = QuizDraft(
        scene: nest.lines, probe: .handlers(.remoteControlReceived),
        event: "remote \(dice.pick(["play", "pause", "next"]))")
      if !isAsked {
        draft.suppose(.remoteNeedsNoAsking) { $0.append("remote on") }
        draft.suppose(.remoteNeedsNoAsking) { lines in
          lines.replace(" and forward", "")
          lines.append("remote on")
        }
      }
      draft.guessStart(handlers, first, .startsAtController)
      return draft
    },
    QuizKind("a key command", .chain, [.commandsBeforeText, .textBeforeCommands]) { dice in
      var desk = Desk(&dice)
      let view = desk.addView(&dice)
      desk.lines.append("set \(view) canBecomeFirstResponder on")
      let key = dice.pick(["cmd+s", "cmd+n", "n", "s"])
      let action = desk.cast.action()
      for owner in [view, desk.panel, "vc"] where owner == "vc" || dice.chance(60) {
        desk.lines.append("keycommand \(owner) \"\(key)\" \(action)")
      }
      let first = dice.pick([desk.fields[0], view, nil])
      if let first { desk.lines.append("focus \(first)") }
      var draft = desk.draft(event: "key \(key)", .performers(action))
      draft.suppose(.commandsBeforeText) { $0.replace(" \(action)", " \(action) priority") }
      draft.say(.textBeforeCommands, QuizProbe.nobody)
      draft.say(.keysStartAtController, "vc")
      draft.say(.frontViewGetsKeys, view)
      draft.say(.superviewGetsKeys, desk.panel)
      return draft
    },
    QuizKind("an action without a target", .chain, [.actionsGoToController, .actionsReachAll]) {
      dice in
      var nest = Nest(&dice, depth: 2...3, leafClass: "UIButton")
      if dice.chance() { nest.addController(&dice) }
      let action = nest.cast.action()
      let takers = nest.chain.dropFirst().filter { $0 != "root" && ($0 == "vc" || dice.chance(60)) }
      nest.lines.append("target \(nest.leaf) touchUpInside nil.\(action)")
      let other = dice.chance(40) ? nest.cast.field() : nil
      if let other { nest.lines.append("add UITextField \(other) 10,20 120x40") }
      for taker in takers + (dice.chance(30) ? [nest.sibling] : []) {
        nest.lines.append("implements \(taker) \(action)")
      }
      if let other {
        nest.lines.append("focus \(other)")
        // Where the search begins is not known.
        nest.lines.append("implements \(other) \(action)")
      }
      var draft = QuizDraft(
        scene: nest.lines, probe: .performers(action), event: "tap \(nest.leaf)")
      if other != nil {
        draft.openRule = Belief.actionsStartAtControl.rule
        draft.suppose(.actionsStartAtControl) { $0.drop("focus") }
      }
      draft.say(.actionsGoToController, "vc")
      draft.say(.actionsReachAll, takers.joined(separator: ", "))
      draft.say(.siblingBehind, nest.sibling)
      return draft
    },
  ]

  /// Makes some responders of a chain handle events, and pass them on or not.
  ///
  /// - Returns: The responders, in the order of the chain.
  static func handle(_ events: String, in nest: inout Nest, _ dice: inout Dice) -> [String] {
    var handlers: [String] = []
    for name in nest.chain where name == "vc" || name != "root" && dice.chance(60) {
      handlers.append(name)
      nest.lines.append("handle \(name) \(events)" + (dice.chance(35) ? " and forward" : ""))
    }
    if dice.chance(40) {
      nest.lines.append("handle \(nest.sibling) \(events)")
    }
    return handlers
  }
}

extension QuizDraft {
  /// Adds the answers of people who believe that an event begins elsewhere, or ends elsewhere.
  ///
  /// - Parameters:
  ///   - handlers: The responders that handle it, in the order of the chain.
  ///   - first: The first responder.
  mutating func guessStart(_ handlers: [String], _ first: String?, _ belief: Belief) {
    if let first { suppose(belief) { $0.drop("focus \(first)") } }
    suppose(.chainGoesOn) { lines in
      for k in lines.indices where lines[k].hasPrefix("handle ") {
        if !lines[k].hasSuffix(" and forward") { lines[k] += " and forward" }
      }
    }
    suppose(.handlingStops) { $0.replace(" and forward", "") }
    say(.frontViewGetsEvents, handlers[0])
    if case .handlers(.pressesBegan) = probe { say(.keysNeedFirstResponder, QuizProbe.nobody) }
  }
}

/// A panel with two text fields, and views that may become first responder.
private struct Desk {
  var cast: Cast
  var lines: [String]
  let panel: String
  let fields: [String]

  init(_ dice: inout Dice) {
    cast = Cast(&dice)
    panel = cast.view()
    fields = [cast.field(), cast.field()]
    let isApart = dice.chance(40)
    lines = [
      "add \(panel) 20,\(dice.tens(8...30)) 350x200",
      "add UITextField \(fields[0]) 20,20 \(dice.tens(12...20))x40 in \(panel)",
      "add UITextField \(fields[1]) 20,\(isApart ? 600 : 80) \(dice.tens(12...20))x40"
        + (isApart ? "" : " in \(panel)"),
    ]
  }

  /// Adds a view of its own, and returns its name.
  mutating func addView(_ dice: inout Dice) -> String {
    let name = cast.view()
    lines.append("add \(name) 230,\(dice.tens(2...8)) 90x\(dice.tens(5...9)) in \(panel)")
    return name
  }

  func draft(event: String, _ probe: QuizProbe = .firstResponder) -> QuizDraft {
    QuizDraft(scene: lines, probe: probe, event: event)
  }
}
