import ResponderKit

/// The one vocabulary for hit-tests: asked, inside and outside, answers, hit.
package struct DecisionWords {
  private let scene: Scene

  package init(_ scene: Scene) {
    self.scene = scene
  }

  func name(_ id: ObjectID) -> String { scene.label(of: id) }

  /// What stands for a view's overrides, such as `inset -20` or the name of a class.
  package func override(_ override: HitTestOverride) -> String {
    if override.isSwallowing, override.hitTest == nil {
      return "animated without allowUserInteraction, it keeps the touch"
    }
    let values = [override.pointInside as (any ViewOverride)?, override.hitTest]
    let words = values.compactMap { $0.map(scene.words(of:)) }
    return words.isEmpty ? className(override) : words.joined(separator: ", ")
  }

  private func className(_ override: HitTestOverride) -> String {
    override.subclass.map { String(describing: $0) } ?? "an override"
  }

  private func pointInside(_ override: HitTestOverride) -> String {
    override.pointInside.map { scene.words(of: $0) } ?? className(override)
  }

  private func hitTest(_ override: HitTestOverride) -> String {
    override.hitTest.map { scene.words(of: $0) } ?? self.override(override)
  }

  // MARK: Answers

  /// How a view came to answer somebody, longest first: the point goes before the area does.
  func answers(of decision: HitTestDecision) -> Wordings<String> {
    let point = decision.point
    guard let area = decision.area else { return accepted(point, "answered by the override") }
    switch area {
    case .bounds(let bounds): return decided(point, bounds, bounds.containsHalfOpen(point))
    case .own(let area): return decided(point, area, true)
    case .value(_, let area?): return decided(point, area, true)
    case .value(_, nil): return accepted(point, "inside")
    case .accepted(let other):
      let name = name(other)
      return Wordings(2) { $0 == 0 ? "\(point.text) inside \(name)" : "inside \(name)" }
    case .code: return accepted(point, "accepted")
    }
  }

  private func accepted(_ point: CGPoint, _ words: String) -> Wordings<String> {
    Wordings(3) { $0 == 0 ? "\(point.text) \(words)" : $0 == 1 ? words : "" }
  }

  private func decided(_ point: CGPoint, _ rect: CGRect, _ isInside: Bool) -> Wordings<String> {
    let words = isInside ? "inside" : "outside"
    return Wordings(3) {
      switch $0 {
      case 0: "\(point.text) \(words) \(rect.text)"
      case 1: "\(words) \(rect.text)"
      default: ""
      }
    }
  }

  // MARK: Refusals

  /// Why a view answers nil, longest first. The distance, the deciding area and the override are in
  /// all of them; the point goes first.
  package func refusals(
    _ refusal: HitTestRefusal, at point: CGPoint, override: HitTestOverride?
  ) -> Wordings<String> {
    switch refusal {
    case .flags(let rejection): return Wordings(only: flag(rejection) + tail(override))
    case .override(let override):
      let words = hitTest(override)
      return Wordings(2) {
        $0 == 0 ? "hitTest is overridden: \(words) answers nil" : "\(words) answers nil"
      }
    case .outside(let area):
      switch area {
      case .bounds(let bounds): return outside(bounds, point, tail(override))
      case .own(let rect): return outside(rect, point, tail(override))
      case .accepted(let other):
        return Wordings(only: "\(point.text) outside \(name(other))")
      case .code: return refusedBy(override.map(self.override) ?? "code", point)
      case .value(let override, let rect):
        let words = pointInside(override)
        return rect.map { outside($0, point, "  \(words)") } ?? refusedBy(words, point)
      }
    }
  }

  private func refusedBy(_ words: String, _ point: CGPoint) -> Wordings<String> {
    Wordings(2) { $0 == 0 ? "\(point.text) refused by \(words)" : "refused by \(words)" }
  }

  private func tail(_ override: HitTestOverride?) -> String {
    override.map { "  \(self.override($0))" } ?? ""
  }

  private func outside(
    _ rect: CGRect, _ point: CGPoint, _ tail: String
  ) -> Wordings<String> {
    if rect.isEmpty {
      return Wordings(2) {
        $0 == 0 ? "zero size \(rect.text) contains nothing\(tail)" : "zero size\(tail)"
      }
    }
    return Wordings(3) {
      let miss = Self.miss(point, rect)
      return switch $0 {
      case 0: "\(point.text) outside \(rect.text): \(miss)\(tail)"
      case 1: "outside \(rect.text): \(miss)\(tail)"
      default: "outside: \(miss)\(tail)"
      }
    }
  }

  /// A flag that lets no touch through.
  package func flag(_ rejection: HitTestRejection) -> String {
    switch rejection {
    case .interactionDisabled: return "interaction is off"
    case .hidden: return "hidden"
    case .transparent(let alpha):
      // Just below the threshold the digits are the point.
      let text = CGFloat(alpha).shortText
      return "alpha \(text == "0.01" ? "\(Double(alpha))" : text) is below 0.01"
    case .disabled: return "a disabled control is not hit"
    case .singularTransform: return "the transform has no inverse"
    case .outside, .outsideByOverride: return "outside"
    }
  }

  /// A miss with its distance, such as `(3, 5) outside (10 0; 20 20): 7 left`.
  package static func miss(_ point: CGPoint, of rect: CGRect) -> String {
    "\(point.text) outside \(rect.text): \(miss(point, rect))"
  }

  /// By how far the point misses the rectangle, in points, and on which sides.
  private static func miss(_ point: CGPoint, _ rect: CGRect) -> String {
    var parts: [String] = []
    var edges: [String] = []
    func side(
      _ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ before: String, _ behind: String,
      edge: String
    ) {
      if value < low { parts.append("\((low - value).shortText) \(before)") }
      if value == high { edges.append(edge) }
      if value > high { parts.append("\((value - high).shortText) \(behind)") }
    }
    side(point.x, rect.minX, rect.maxX, "left", "right", edge: "right")
    side(point.y, rect.minY, rect.maxY, "above", "below", edge: "lower")
    if !edges.isEmpty {
      let verb = edges.count == 1 ? "lies" : "lie"
      let edge = "on the \(edges.joined(separator: " and ")) edge"
      parts.insert(parts.isEmpty ? "\(edge), which \(verb) outside" : edge, at: 0)
    }
    return parts.joined(separator: ", ")
  }

  // MARK: Runs

  /// Why subviews all answered nil, longest first.
  func missed(_ run: HitTestRun) -> Wordings<String> {
    let outside = "the point is outside each"
    if let box = run.box?.withoutSlack {
      return Wordings(2) {
        $0 == 0 ? "all outside: their common box \(box.text) misses" : outside
      }
    }
    switch run.reason {
    case .outside(let bounds) where bounds.isEmpty: return Wordings(only: "each has zero size")
    case nil, .outside, .outsideByOverride: return Wordings(only: outside)
    case let flag?: return Wordings(only: "each of them: \(self.flag(flag))")
    }
  }

  /// Why views were not called, longest first.
  func skipped(_ skip: HitTestSkip) -> Wordings<String> {
    Wordings(2) { place in
      guard place == 0 || skip.isByOverride else { return "not asked" }
      return switch skip {
      case .answered(let winner): "not asked: \(name(winner)) answered first"
      case .override(let override):
        "not asked: \(place == 0 ? "left out by " : "")\(hitTest(override))"
      case .swallowed: "not asked: the animated view keeps the touch"
      }
    }
  }

  /// Why it is not known whether views were called, longest first.
  var unseen: Wordings<String> {
    Wordings(2) { $0 == 0 ? "not seen: code of the app may have asked them" : "not seen" }
  }

  // MARK: Explanations

  /// What kept a view from being hit, as a sentence with its rule.
  package func sentence(_ obstacle: HitTestObstacle) -> String {
    "\(statement(obstacle)) (\(obstacle.rule))"
  }

  private func statement(_ obstacle: HitTestObstacle) -> String {
    let view = name(obstacle.view)
    switch obstacle.kind {
    case .noWindow: return "\(view) is in no window: no touch reaches it"
    case .decision(let decision): return statement(decision, view)
    case .swallowed(let override): return "\(view) asks nobody: \(self.override(override))"
    case .answeredOther(let answer, let override):
      return "\(view)'s hitTest is overridden (\(hitTest(override))) and answers \(name(answer))"
    case .subview(let subview):
      return "\(name(subview)), a subview of \(view), answered before it could"
    case .unknown: return "\(view) was not asked"
    }
  }

  private func statement(_ decision: HitTestDecision, _ view: String) -> String {
    switch decision.verdict {
    case .answered: return "\(view) answers \(decision.answer.map(name) ?? "nil")"
    case .refused(.override(let override)):
      return "\(view)'s hitTest is overridden (\(hitTest(override))) and answers nil"
    case .refused(let refusal):
      let why = refusals(refusal, at: decision.point, override: decision.override)[0]
      return "\(view) answers nil: \(why)"
    case .missed(let run):
      if let box = run.box?.withoutSlack {
        let others = run.count - 1
        let whose = others == 0 ? "its box" : "the box it shares with \(others) more"
        return "\(view) answers nil: in its superview, \(whose): \(Self.miss(run.point, of: box))"
      }
      return "\(view) answers nil: \(missed(run)[0])"
    case .skipped(.answered(let winner)):
      return "\(name(winner)), in front of \(view), answered first"
    case .skipped(.override(let override)):
      let parent = decision.parent.map { "\(name($0))'s hitTest is overridden" } ?? "an override"
      return "\(parent) (\(hitTest(override))) and leaves \(view) out"
    case .skipped(let skip): return "\(view) was \(skipped(skip)[0])"
    case .unseen: return "\(view) is \(unseen[0])"
    }
  }

  /// What a hit-test decided about one of the views of a decision, as a sentence with its rule.
  package func sentence(_ decision: HitTestDecision, about view: ObjectID) -> String {
    if case .answered = decision.verdict { return sentence(ofHit: decision) }
    return "\(statement(decision, name(view))) (\(decision.rule))"
  }

  /// Why a point is inside a view, or is not.
  package func area(of view: UIView, at point: CGPoint) -> String {
    if let override = view.pointInsideBehavior {
      return "point(inside:) is overridden: \(scene.words(of: override)) "
        + "(\(HitTestFact.outsideOverriddenArea.rule))"
    }
    let refusal = HitTestRefusal.outside(.bounds(view.bounds))
    let text =
      view.bounds.containsHalfOpen(point)
      ? "\(point.text) inside \(view.bounds.text)"
      : refusals(refusal, at: point, override: nil)[0]
    return "\(text) (\(refusal.fact.rule))"
  }

  /// Why a hit-test found somebody although nobody was expected.
  package func sentence(ofHit decision: HitTestDecision) -> String {
    let who = decision.answer.map(name) ?? "nil"
    return "\(name(decision.views[0])) answers \(who): \(answers(of: decision)[0]) "
      + "(\(decision.rule))"
  }
}

extension CGRect {
  /// Without the widening of the boxes that passed groups have, so that it reads well.
  var withoutSlack: CGRect {
    func clean(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(x: clean(minX), y: clean(minY), width: clean(width), height: clean(height))
  }
}

extension HitTestSkip {
  fileprivate var isByOverride: Bool {
    if case .override = self { true } else { false }
  }
}
