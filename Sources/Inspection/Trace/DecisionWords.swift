import Explanation
import ResponderKit
import Scenes
import Text

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
      return "animated without allowUserInteraction"
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

  /// How a view came to answer somebody, longest first: the point goes before the area does, and
  /// an area that is not the bounds never goes.
  func answers(of decision: HitTestDecision) -> Wordings<String> {
    let point = decision.point
    guard let area = decision.area else {
      return accepted(point, "answered by the override", "answered")
    }
    switch area {
    case .bounds(let bounds): return decided(point, bounds, bounds.containsHalfOpen(point))
    case .own(let area), .value(_, let area?): return accepted(point, "inside \(area.text)")
    case .value(_, nil): return accepted(point, "inside")
    case .accepted(let other): return accepted(point, "inside \(name(other))", "inside")
    case .code: return accepted(point, "accepted")
    }
  }

  /// Wordings with the point and without it, and perhaps a shorter one.
  private func accepted(
    _ point: CGPoint, _ words: String, _ shortest: String? = nil
  ) -> Wordings<String> {
    Wordings(shortest == nil ? 2 : 3) {
      $0 == 0 ? "\(point.text) \(words)" : $0 == 1 ? words : shortest ?? words
    }
  }

  private func decided(_ point: CGPoint, _ rect: CGRect, _ isInside: Bool) -> Wordings<String> {
    accepted(point, "\(isInside ? "inside" : "outside") \(rect.text)", "")
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
      case .code: return accepted(point, "refused by \(override.map(self.override) ?? "code")")
      case .value(let override, let rect):
        let words = pointInside(override)
        return rect.map { outside($0, point, "  \(words)") } ?? accepted(point, "outside \(words)")
      }
    }
  }

  private func tail(_ override: HitTestOverride?) -> String {
    override.map { "  \(self.override($0))" } ?? ""
  }

  private func outside(
    _ rect: CGRect, _ point: CGPoint, _ tail: String
  ) -> Wordings<String> {
    if rect.isEmpty {
      return Wordings(2) {
        "zero size \(rect.text)\($0 == 0 ? " contains nothing" : "")\(tail)"
      }
    }
    return Wordings(3) {
      let miss = Self.miss(point, rect, isBrief: $0 == 2)
      return ($0 == 0 ? "\(point.text) " : "") + "outside \(rect.text): \(miss)\(tail)"
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
  ///
  /// - Parameter isBrief: Whether it goes without saying that these edges lie outside.
  private static func miss(
    _ point: CGPoint, _ rect: CGRect, isBrief: Bool = false
  ) -> String {
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
      parts.insert(parts.isEmpty && !isBrief ? "\(edge), which \(verb) outside" : edge, at: 0)
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
      switch skip {
      case .answered(let winner):
        "not asked: \(name(winner)) \(place == 0 ? "answered" : "was") first"
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
    case .noWindow: return Self.noWindow(view)
    case .offScreen(let point, let visible): return Self.offScreen(point, view, visible)
    case .decision(let decision): return statement(decision, view)
    case .swallowed(let override):
      return "\(view) asks nobody and keeps the touch: \(self.override(override))"
    case .answeredOther(let answer, let override):
      return Self.overridden(view, hitTest(override), answers: name(answer))
    case .subview(let subview):
      return "\(name(subview)), a subview of \(view), answered before it could"
    case .unknown: return "\(view) was not asked"
    }
  }

  /// A view that no hit-test can find.
  static func noWindow(_ view: String) -> String { "\(view) is in no window: no touch reaches it" }

  /// A point that no finger gets to, and the part of a view that one does.
  static func offScreen(_ point: CGPoint, _ view: String, _ visible: CGRect?) -> String {
    "\(point.text) is off the screen: no finger can get there; "
      + (visible.map { "the visible part of \(view) is \($0.text)" }
        ?? "no part of \(view) is visible")
  }

  /// A view whose override, in words, leaves a subview out.
  static func leftOut(_ view: String, by parent: String?, _ override: String) -> String {
    let whose = parent.map { "\($0)'s hitTest is overridden" } ?? "an override"
    return "\(whose) (\(override)) and leaves \(view) out"
  }

  /// A view whose override, in words, answers another view or nil.
  static func overridden(_ view: String, _ override: String, answers answer: String?) -> String {
    "\(view)'s hitTest is overridden (\(override)) and answers \(answer ?? "nil")"
  }

  private func statement(_ decision: HitTestDecision, _ view: String) -> String {
    switch decision.verdict {
    case .answered: return "\(view) answers \(decision.answer.map(name) ?? "nil")"
    case .refused(.override(let override)):
      return Self.overridden(view, hitTest(override), answers: nil)
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
      return Self.leftOut(view, by: decision.parent.map(name), hitTest(override))
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
