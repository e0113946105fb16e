import Foundation
import ResponderKit
import TestSupport
import Testing

/// Rules in random scenes are compared with a hit-test that is written out here.
@Suite("R2.12: rules of overrides, compared with an oracle")
struct AnswerOracleTests {
  /// A rule in the words of this test.
  fileprivate struct Rule: Equatable {
    enum Value: Equatable {
      case nothing, itself, superAnswer
      case view(Int)
    }
    enum Condition: Equatable {
      case inside(CGRect), outside(CGRect), superIs(Value)
    }
    var value: Value
    var conditions: [Condition]
  }

  /// Returns numbers that a seed determines.
  fileprivate struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
    mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
    mutating func rect() -> CGRect {
      CGRect(
        x: CGFloat(number(-20...60)), y: CGFloat(number(-20...60)),
        width: CGFloat(number(0...150)), height: CGFloat(number(0...150)))
    }
  }

  fileprivate final class Model {
    var views: [UIView] = []
    var hitTest: [ObjectIdentifier: [Rule]] = [:]
    /// The rules for `point(inside:)`: a rectangle and whether it counts as inside.
    var inside: [ObjectIdentifier: [(area: CGRect, isInside: Bool)]] = [:]

    func hit(_ view: UIView, _ point: CGPoint) -> UIView? {
      var known: UIView??
      func answerOfSuper() -> UIView? {
        if known == nil { known = .some(standard(view, point)) }
        return known ?? nil
      }
      func object(_ value: Rule.Value) -> UIView? {
        switch value {
        case .nothing: nil
        case .itself: view
        case .superAnswer: answerOfSuper()
        case .view(let index): views[index]
        }
      }
      for rule in hitTest[ObjectIdentifier(view)] ?? [] {
        let holds = rule.conditions.allSatisfy { condition in
          switch condition {
          case .inside(let rect): contains(rect, point)
          case .outside(let rect): !contains(rect, point)
          case .superIs(let value): answerOfSuper() === object(value)
          }
        }
        if holds { return object(rule.value) }
      }
      return answerOfSuper()
    }

    private func standard(_ view: UIView, _ point: CGPoint) -> UIView? {
      guard !view.isHidden, view.isUserInteractionEnabled, isInside(view, point) else { return nil }
      for subview in view.subviews.reversed() {
        let place = CGPoint(
          x: point.x - subview.frame.minX + subview.bounds.minX,
          y: point.y - subview.frame.minY + subview.bounds.minY)
        if let found = hit(subview, place) { return found }
      }
      return view
    }

    private func isInside(_ view: UIView, _ point: CGPoint) -> Bool {
      for rule in inside[ObjectIdentifier(view)] ?? [] where contains(rule.area, point) {
        return rule.isInside
      }
      return contains(view.bounds, point)
    }

    private func contains(_ rect: CGRect, _ point: CGPoint) -> Bool {
      point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY
    }
  }

  @Test(arguments: seeds(60, of: 600))
  func randomScenes(seed: Int) {
    var numbers = Numbers(state: UInt64(seed + 1))
    let screen = Screen()
    let model = Model()
    let root = UIView(0, 0, 200, 200)
    screen.window.addSubview(root)
    model.views = [root]
    for _ in 0..<numbers.number(3...14) {
      let view = UIView(frame: numbers.rect())
      view.isHidden = numbers.number(0...11) == 0
      view.isUserInteractionEnabled = numbers.number(0...11) > 0
      model.views[numbers.number(0...(model.views.count - 1))].addSubview(view)
      model.views.append(view)
    }
    for view in model.views where numbers.number(0...1) == 0 {
      for _ in 0..<numbers.number(1...4) { addRule(to: view, in: model, &numbers) }
      if numbers.number(0...2) == 0 { addArea(to: view, in: model, &numbers) }
    }
    for _ in 0..<80 {
      let point = CGPoint(x: numbers.number(-10...210), y: numbers.number(-10...210))
      let expected = model.hit(root, point)
      #expect(root.hitTest(point, with: nil) === expected, "\(point)")
      let (answer, story) = root.explainedHitTest(point)
      #expect(answer === expected && story.answer == expected.map { ObjectID($0) })
    }
  }

  private func addRule(to view: UIView, in model: Model, _ numbers: inout Numbers) {
    func value() -> Rule.Value {
      switch numbers.number(0...4) {
      case 0, 1: .nothing
      case 2: .itself
      case 3: .superAnswer
      default: .view(numbers.number(0...(model.views.count - 1)))
      }
    }
    var rule = Rule(value: value(), conditions: [])
    for _ in 0..<numbers.number(0...2) {
      switch numbers.number(0...2) {
      case 0: rule.conditions.append(.inside(numbers.rect()))
      case 1: rule.conditions.append(.outside(numbers.rect()))
      default:
        let expected = value()
        if expected != .superAnswer { rule.conditions.append(.superIs(expected)) }
      }
    }
    // The order of this test: typed order, the same conditions again replace, and what always
    // holds is the last.
    var rules = model.hitTest[ObjectIdentifier(view)] ?? []
    let same = rules.firstIndex {
      $0.conditions.allSatisfy(rule.conditions.contains)
        && rule.conditions.allSatisfy($0.conditions.contains)
    }
    if let same {
      rules[same] = rule
    } else {
      let always = rules.filter { $0.conditions.isEmpty }
      rules = rules.filter { !$0.conditions.isEmpty } + [rule] + always
    }
    model.hitTest[ObjectIdentifier(view)] = rules
    var given = view.answers(to: .hitTest)
    given.add(rule.given(model.views))
    view.setAnswers(given, to: .hitTest)
  }

  private func addArea(to view: UIView, in model: Model, _ numbers: inout Numbers) {
    let rule = (area: numbers.rect(), isInside: numbers.number(0...1) == 0)
    model.inside[ObjectIdentifier(view), default: []].append(rule)
    var given = view.answers(to: .pointInside)
    given.add(AnswerRule(.bool(rule.isInside), when: .inside(rule.area)))
    view.setAnswers(given, to: .pointInside)
  }
}

extension AnswerOracleTests.Rule {
  fileprivate func given(_ views: [UIView]) -> AnswerRule {
    func given(_ value: Value) -> AnswerValue {
      switch value {
      case .nothing: .nothing
      case .itself: .itself
      case .superAnswer: .superAnswer
      case .view(let index): .object(ObjectReference(views[index]))
      }
    }
    return AnswerRule(
      given(value),
      when: conditions.map { condition in
        switch condition {
        case .inside(let rect): .inside(rect)
        case .outside(let rect): .outside(rect)
        case .superIs(let value): .superIs(given(value))
        }
      })
  }
}
