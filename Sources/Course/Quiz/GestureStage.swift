import Analysis

/// A scene with recognizers and controls, of which the scenes are made in which a belief is true.
struct GestureStage {
  struct Recognizer {
    /// The kind, such as `tap`.
    var kind: String
    var name: String
    var view: String
    /// Its properties, such as `taps=2`.
    var settings: [String] = []
    /// The action that it sends to the controller; nil for none.
    var action: String?

    fileprivate var command: String {
      (["gesture \(kind) \(name) on \(view)"] + settings).joined(separator: " ")
    }

    fileprivate var taps: Int {
      settings.contains("taps=2") ? 2 : settings.contains("taps=3") ? 3 : 1
    }
  }

  /// The names that are not used yet.
  var cast: Cast
  /// The views, the outermost first.
  var views: [String] = []
  /// The lines that add views, and what they handle.
  var lines: [String] = []
  /// The recognizers, those of outer views first.
  var recognizers: [Recognizer] = []
  /// The lines about targets of controls and about recognizers.
  var links: [String] = []

  /// The innermost view.
  var inner: String { views[views.count - 1] }

  init(_ dice: inout Dice, views count: Int = 0) {
    cast = Cast(&dice)
    addViews(count, &dice)
  }

  init(_ dice: inout Dice, views range: ClosedRange<Int>) {
    self.init(&dice)
    addViews(dice.roll(range), &dice)
  }

  var scene: [String] {
    let targets = recognizers.compactMap { recognizer in
      recognizer.action.map { "target \(recognizer.name) vc.\($0)" }
    }
    return lines + recognizers.map(\.command) + targets + links
  }

  // MARK: Building

  mutating func addViews(_ count: Int, _ dice: inout Dice) {
    for k in 0..<count {
      let name = cast.view()
      let (width, height) = (350 - 60 * k - dice.tens(0...3), 280 - 60 * k - dice.tens(0...2))
      lines.append(
        "add \(name) "
          + (k == 0 ? "20,\(dice.tens(8...40))" : "20,\(dice.tens(2...3))")
          + " \(width)x\(height)" + (k == 0 ? "" : " in \(views[k - 1])"))
      views.append(name)
    }
  }

  /// Adds a control to the innermost view, with an action, and returns its name.
  mutating func addControl(
    _ type: String, event: String = "touchUpInside", _ dice: inout Dice
  ) -> String {
    let name = cast.button()
    let size =
      switch type {
      case "UISwitch": "51x31"
      case "UISlider": "180x30"
      default: "\(dice.tens(8...14))x44"
      }
    let parent = views.last.map { " in \($0)" } ?? ""
    lines.append("add \(type) \(name) 20,\(dice.tens(2...6)) \(size)\(parent)")
    links.append("target \(name) \(event) vc.\(cast.action())")
    return name
  }

  /// Adds a recognizer, and returns its name.
  @discardableResult
  mutating func add(
    _ kind: String, on view: String, _ settings: String..., acts: Bool = true
  ) -> String {
    let name = cast.recognizer()
    recognizers.append(
      Recognizer(
        kind: kind, name: name, view: view, settings: settings,
        action: acts ? cast.action() : nil))
    return name
  }

  // MARK: The question

  /// Returns a draft with what people expect who change one rule.
  func draft(event: String, _ probe: QuizProbe = .actions, touched: String) -> QuizDraft {
    var draft = QuizDraft(scene: scene, probe: probe, event: event)
    for (belief, stage) in worlds(touched: touched) where stage.scene != scene {
      draft.guesses.append(
        QuizDraft.Guess(belief: belief, way: .world(stage.scene, event: event)))
    }
    guard case .actions = probe else { return draft }
    draft.guesses.append(QuizDraft.Guess(belief: .oneFires, way: .firstOfTruth))
    draft.say(.competitionFailsAll, QuizProbe.nothing, isSpare: true)
    let actions = recognizers.compactMap(\.action)
    if actions.count > 1 { draft.say(.allFire, actions.joined(separator: ", ")) }
    return draft
  }

  /// The scenes in which a belief is true.
  private func worlds(touched: String) -> [(Belief, GestureStage)] {
    var worlds: [(Belief, GestureStage)] = [
      (.allFire, allFiring), (.onlyListens, listening), (.superviewWins, outerFirst),
      (.swipeBeatsPan, requiring { $0.kind == "pan" && $1.kind == "swipe" }),
      (
        .singleWaits,
        requiring { $0.kind == "tap" && $1.kind == "tap" && $0.taps < $1.taps }
      ),
      (.requiringIsNothing, droppingLinks("require")),
      (.disabledStillCounts, dropping { $0 == "isEnabled=off" }),
      (.fingersDoNotCount, dropping { $0.hasPrefix("touches=") }),
      (.bothMustAgree, droppingLinks("simultaneous")),
      (.refusalIsIgnored, droppingLinks("delegate")),
      (.touchesStopAtRecognizer, keeping { $0.view == touched }),
      (.tapOnButtonCoexists, keepingActions(of: touched)),
    ]
    var plain = self
    plain.lines.replace("add UIButton ", "add UIControl ")
    var button = self
    button.lines.replace("add UIControl ", "add UIButton ")
    worlds += [(.tapsSteal, plain), (.everyControlProtects, button)]
    if links.contains(where: { $0.hasPrefix("target ") }) {
      let ancestors = keeping { $0.view == touched }
      let isSimple = recognizers.allSatisfy { $0.kind == "tap" && $0.taps == 1 }
      worlds.append((isSimple ? .buttonsAlwaysProtect : .pressesAreVetoed, ancestors))
    }
    if recognizers.count > 1 {
      let inner = recognizers.last?.view
      worlds.append((.innerAlwaysWins, keeping { $0.view == inner }))
    }
    var hidden = self
    for k in hidden.recognizers.indices {
      hidden.recognizers[k].settings.append("delaysTouchesBegan=on")
    }
    worlds.append((.neverSeesTouches, hidden))
    return worlds
  }

  private func droppingLinks(_ prefix: String) -> GestureStage {
    var stage = self
    stage.links.drop(prefix)
    return stage
  }

  /// The stage where recognizers have the usual value of some properties.
  private func dropping(_ isGone: (String) -> Bool) -> GestureStage {
    var stage = self
    for k in stage.recognizers.indices { stage.recognizers[k].settings.removeAll(where: isGone) }
    return stage
  }

  /// The stage where other recognizers do not exist.
  private func keeping(_ isKept: (Recognizer) -> Bool) -> GestureStage {
    var stage = self
    let gone = recognizers.filter { !isKept($0) }.map(\.name)
    stage.recognizers.removeAll { gone.contains($0.name) }
    stage.links.removeAll { line in
      let words = line.split(separator: " ").map(String.init)
      return words.contains(where: gone.contains)
    }
    return stage
  }

  /// The stage where recognizers cancel nothing.
  private var listening: GestureStage {
    var stage = self
    for k in stage.recognizers.indices {
      stage.recognizers[k].settings.removeAll { $0.hasPrefix("cancelsTouchesInView") }
      stage.recognizers[k].settings.append("cancelsTouchesInView=off")
    }
    return stage
  }

  /// The stage where recognizers on a view let its touches alone.
  private func keepingActions(of view: String) -> GestureStage {
    guard links.contains(where: { $0.hasPrefix("target \(view) ") }) else { return self }
    var stage = self
    for k in stage.recognizers.indices where stage.recognizers[k].view == view {
      stage.recognizers[k].settings.append("cancelsTouchesInView=off")
    }
    return stage
  }

  /// The stage where nothing prevents anything.
  private var allFiring: GestureStage {
    var stage = listening
    for (k, one) in recognizers.enumerated() {
      for other in recognizers[(k + 1)...] {
        stage.links.append("simultaneous \(one.name) \(other.name)")
      }
    }
    return stage
  }

  /// The stage where inner recognizers wait for those of outer views.
  private var outerFirst: GestureStage {
    var stage = self
    for (k, outer) in recognizers.enumerated() {
      for inner in recognizers[(k + 1)...] where inner.view != outer.view {
        stage.links.append("require \(inner.name) toFail \(outer.name)")
      }
    }
    return stage
  }

  private func requiring(_ waits: (Recognizer, Recognizer) -> Bool) -> GestureStage {
    var stage = self
    for one in recognizers {
      for other in recognizers where one.name != other.name && waits(one, other) {
        let line = "require \(one.name) toFail \(other.name)"
        if !stage.links.contains(line) { stage.links.append(line) }
      }
    }
    return stage
  }
}
