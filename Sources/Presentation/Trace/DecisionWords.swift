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
    if override.isOnlySwallowing {
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

  func hitTest(_ override: HitTestOverride) -> String {
    override.hitTest.map { scene.words(of: $0) } ?? self.override(override)
  }

  // MARK: Answers

  /// How a view came to answer somebody, longest first: the point goes before the area does, and
  /// an area that is not the bounds never goes.
  func answers(of decision: HitTestDecision) -> Wordings {
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
  ) -> Wordings {
    Wordings(shortest == nil ? 2 : 3) { place, line in
      if place == 0 {
        line.extend(point)
        line.extend(" ")
      }
      line.extend(place == 2 ? shortest ?? words : words)
    }
  }

  private func decided(_ point: CGPoint, _ rect: CGRect, _ isInside: Bool) -> Wordings {
    Wordings(2, mayBeLeftOut: true) { place, line in
      if place == 0 {
        line.extend(point)
        line.extend(" ")
      }
      line.extend(isInside ? "inside " : "outside ")
      line.extend(rect)
    }
  }

  // MARK: Refusals

  /// Why a view answers nil, longest first. The distance, the deciding area and the override are in
  /// all of them; the point goes first.
  package func refusals(
    _ refusal: HitTestRefusal, at point: CGPoint, override: HitTestOverride?
  ) -> Wordings {
    switch refusal {
    case .flags(let rejection): return Wordings(only: flag(rejection) + tail(override))
    case .override(let override):
      let words = hitTest(override)
      return Wordings(2) { place, line in
        if place == 0 { line.extend("hitTest is overridden: ") }
        line.extend(words)
        line.extend(" answers nil")
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
  ) -> Wordings {
    if rect.isEmpty {
      return Wordings(2) { place, line in
        line.extend("zero size ")
        line.extend(rect)
        if place == 0 { line.extend(" contains nothing") }
        line.extend(tail)
      }
    }
    return Wordings(3) { place, line in
      if place == 0 { line.extend(point) }
      line.extend(place == 0 ? " outside " : "outside ")
      line.extend(rect)
      line.extend(": ")
      Self.extend(&line, missing: rect, point, isBrief: place == 2)
      line.extend(tail)
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
    var line = TextLine()
    line.extend(point)
    line.extend(" outside ")
    line.extend(rect)
    line.extend(": ")
    extend(&line, missing: rect, point)
    return line.text
  }

  /// Adds by how far the point misses the rectangle, in points, and on which sides.
  ///
  /// - Parameter isBrief: Whether it goes without saying that these edges lie outside.
  private static func extend(
    _ line: inout TextLine, missing rect: CGRect, _ point: CGPoint, isBrief: Bool = false
  ) {
    let edges = [point.x == rect.maxX ? "right" : nil, point.y == rect.maxY ? "lower" : nil]
      .compactMap { $0 }
    var isFirst = edges.isEmpty
    if !edges.isEmpty { line.extend("on the \(edges.joined(separator: " and ")) edge") }
    func side(_ distance: CGFloat, _ word: String) {
      guard distance > 0 else { return }
      if !isFirst { line.extend(", ") }
      isFirst = false
      line.extend(distance)
      line.extend(word)
    }
    let width = line.width
    side(rect.minX - point.x, " left")
    side(point.x - rect.maxX, " right")
    side(rect.minY - point.y, " above")
    side(point.y - rect.maxY, " below")
    if !edges.isEmpty, line.width == width, !isBrief {
      line.extend(", which \(edges.count == 1 ? "lies" : "lie") outside")
    }
  }

  // MARK: Runs

  /// Why subviews all answered nil, longest first.
  func missed(_ run: HitTestRun) -> Wordings {
    let outside = "the point is outside each"
    if let box = run.box?.withoutSlack {
      return Wordings(2) { place, line in
        guard place == 0 else { return line.extend(outside) }
        line.extend("all outside: their common box ")
        line.extend(box)
        line.extend(" misses")
      }
    }
    switch run.reason {
    case .outside(let bounds) where bounds.isEmpty: return Wordings(only: "each has zero size")
    case nil, .outside, .outsideByOverride: return Wordings(only: outside)
    case let flag?: return Wordings(only: "each of them: \(self.flag(flag))")
    }
  }

  /// Why views were not called, longest first.
  func skipped(_ skip: HitTestSkip) -> Wordings {
    Wordings(2) { place, line in
      line.extend("not asked: ")
      switch skip {
      case .answered(let winner):
        line.extend(name(winner))
        line.extend(place == 0 ? " answered first" : " was first")
      case .override(let override):
        if place == 0 { line.extend("left out by ") }
        line.extend(hitTest(override))
      case .swallowed: line.extend("the animated view keeps the touch")
      }
    }
  }

  /// Why it is not known whether views were called, longest first.
  var unseen: Wordings {
    Wordings(2) { place, line in
      line.extend(place == 0 ? "not seen: code of the app may have asked them" : "not seen")
    }
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
