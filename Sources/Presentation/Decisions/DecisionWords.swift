import Explanation
import ResponderKit
import Scenes
import Text

/// The one vocabulary for hit-tests: asked, inside and outside, answers, hit.
package struct DecisionWords {
  let scene: Scene
  private let pointText: PointText

  package init(_ scene: Scene) {
    self.init(scene, .numbers)
  }

  /// The vocabulary with another way to write points.
  init(_ scene: Scene, _ pointText: PointText) {
    (self.scene, self.pointText) = (scene, pointText)
  }

  func name(_ id: ObjectID) -> String { scene.label(of: id) }

  /// Returns words for a view's overrides, such as `inset -20` or the name of a class.
  package func override(_ override: HitTestOverride) -> String {
    if override.isOnlySwallowing {
      return "animated without allowUserInteraction"
    }
    if let rule = override.ruleWords { return rule }
    let values = [override.pointInside as (any ViewOverride)?, override.hitTest]
    let words = values.compactMap { $0.map(scene.words(of:)) }
    return words.isEmpty ? className(override) : words.joined(separator: ", ")
  }

  private func className(_ override: HitTestOverride) -> String {
    override.subclass.map { String(describing: $0) } ?? "an override"
  }

  private func pointInside(_ override: HitTestOverride) -> String {
    override.ruleWordsOfPointInside ?? override.pointInside.map { scene.words(of: $0) }
      ?? className(override)
  }

  func hitTest(_ override: HitTestOverride) -> String {
    override.ruleWords ?? override.hitTest.map { scene.words(of: $0) } ?? self.override(override)
  }

  /// Returns where the size of a view comes from that is not known, to stand behind `its` or the view's
  /// name.
  package func unknownSize(of view: UIView) -> String {
    switch view.sizeSource {
    case .constraints:
      "\(view.bounds.isEmpty ? "size" : "place") comes from constraints, which are not solved here"
    case .text: "size comes from its text, which is not measured here"
    case .image: "size comes from its image, whose size is not known here"
    case .code: "size comes from code that does not run here"
    case .known: "size is \(view.bounds.size.text)"
    }
  }

  /// Returns that a view of which nobody can tell where it lies may get a touch in place of the one that
  /// is hit; nil if there is no such view.
  package func unplaced(_ views: [UIView], at point: CGPoint) -> String? {
    guard let first = views.first else { return nil }
    let more = views.count == 1 ? "" : ", and \(views.count - 1) more like it"
    let place = "\(scene.label(of: first)) may lie at \(point.text)"
    return "\(place): its \(unknownSize(of: first))\(more)"
  }

  // MARK: Answers

  /// Returns how a view came to answer with a view, longest first: the point goes before the area
  /// does, and an area that is not the bounds never goes.
  func answers(of decision: HitTestDecision) -> Wordings {
    let point = decision.point
    guard let area = decision.area else {
      return accepted(point, "answered by the override", "answered")
    }
    switch area {
    case .bounds(let bounds): return decided(point, bounds, bounds.containsHalfOpen(point))
    case .own(let area), .value(_, let area?): return accepted(point, "inside \(area.text)")
    case .value(let override, nil):
      return accepted(point, override.ruleWordsOfPointInside.map { "inside: \($0)" } ?? "inside")
    case .accepted(let other): return accepted(point, "inside \(name(other))", "inside")
    case .code: return accepted(point, "accepted")
    }
  }

  /// Wordings with the point and without it, and perhaps a shorter one.
  private func accepted(
    _ point: CGPoint, _ words: String, _ shortest: String? = nil
  ) -> Wordings {
    Wordings(shortest == nil ? 2 : 3) { [pointText] place, line in
      if place == 0 {
        pointText.extend(&line, point)
        line.extend(" ")
      }
      line.extend(place == 2 ? shortest ?? words : words)
    }
  }

  private func decided(_ point: CGPoint, _ rect: CGRect, _ isInside: Bool) -> Wordings {
    Wordings(2, mayBeLeftOut: true) { [pointText] place, line in
      if place == 0 { pointText.extend(&line, point) }
      let words = isInside ? (" inside ", "inside ") : (" outside ", "outside ")
      line.extend(place == 0 ? words.0 : words.1)
      line.extend(rect)
    }
  }

  // MARK: Refusals

  /// Returns that a view's code ends an app, or never ends, so that there is no answer.
  func failure(_ line: CodeLine, _ override: HitTestOverride?) -> String {
    "gives no answer: \(place(line, override))"
  }

  /// Returns that a view's code needs a value which nobody has given, so that UIKit's own method answers.
  func open(_ line: CodeLine, _ decision: HitTestDecision) -> String {
    let answer =
      decision.mark == .yes ? "takes it" : "refuses it"
    return "open: \(place(line, decision.override)); UIKit's own \(answer)"
  }

  /// Returns the place of a line in the code of a view's class.
  private func place(_ line: CodeLine, _ override: HitTestOverride?) -> String {
    let methods = [override?.hitTest as (any ViewOverride)?, override?.pointInside]
    let names = Set(methods.compactMap { ($0 as? any CodedOverride)?.className })
    // Two classes may have a method each.
    let name = names.count == 1 ? names.first.map { "\($0), " } : nil
    return "\(name ?? "")line \(line.line)"
  }

  /// Returns why a view answers nil, longest first. All wordings have the distance, the deciding
  /// area and the override; the point goes first.
  package func refusals(
    _ refusal: HitTestRefusal, at point: CGPoint, override: HitTestOverride?
  ) -> Wordings {
    switch refusal {
    case .flags(let rejection): return Wordings(only: flag(rejection) + tail(override))
    case .override(let override):
      if let rule = override.ruleWords { return Wordings(only: "answers nil here: \(rule)") }
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
        return Wordings(1) { [pointText] _, line in
          pointText.extend(&line, point)
          line.extend(" outside \(name(other))")
        }
      case .code: return accepted(point, "refused by \(override.map(self.override) ?? "code")")
      case .value(let override, let rect):
        if let rule = override.ruleWordsOfPointInside {
          return accepted(point, "not inside: \(rule)")
        }
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
    return Wordings(3) { [pointText] place, line in
      if place == 0 { pointText.extend(&line, point) }
      line.extend(place == 0 ? " outside " : "outside ")
      line.extend(rect)
      line.extend(": ")
      pointText.extend(&line, point, missing: rect, isBrief: place == 2)
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
      let limit = "\(HitTestRejection.alphaThreshold)"
      return "alpha \(text == limit ? "\(Double(alpha))" : text) is below \(limit)"
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
    MissedSides(rect, by: point).write(to: &line)
    return line.text
  }

  // MARK: Runs

  /// Returns why subviews all answered nil, longest first.
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

  /// Returns why views were not called, longest first.
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

  /// The reason why it is not known whether views were called, longest first.
  var unseen: Wordings {
    Wordings(2) { place, line in
      line.extend(place == 0 ? "not seen: code of the app may have asked them" : "not seen")
    }
  }
}

extension HitTestOverride {
  /// The rule that decided, in words, if one did.
  fileprivate var ruleWords: String? { ruleWords(hitTest ?? pointInside) }

  /// The rule of `point(inside:with:)` that decided, in words, if one did.
  fileprivate var ruleWordsOfPointInside: String? { ruleWords(pointInside ?? hitTest) }

  private func ruleWords(_ override: (any ViewOverride)?) -> String? {
    guard let rule else { return nil }
    let code = override as? any CodedOverride
    return code.map { "\($0.className), line \(rule)" } ?? "answer rule \(rule)"
  }
}

extension CGRect {
  /// Without the widening of the boxes that passed groups have, so that it reads well.
  var withoutSlack: CGRect {
    func clean(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(x: clean(minX), y: clean(minY), width: clean(width), height: clean(height))
  }
}

extension TextLine {
  /// The name of a view or responder, or the names of the first two and how many more there are.
  init(namesOf subjects: [ObjectID], in scene: Scene) {
    self.init()
    append(namesOf: subjects, in: scene)
  }

  /// Adds the name of a view or responder, or the names of the first two and how many more there
  /// are.
  mutating func append(namesOf subjects: [ObjectID], in scene: Scene) {
    for (k, subject) in subjects.prefix(2).enumerated() {
      if k > 0 { append(", ", .dim) }
      append(scene.label(of: subject), .name)
    }
    if subjects.count > 2 { append(" and \(subjects.count - 2) more", .dim) }
  }
}
