import Foundation
import ResponderKit
import Testing

/// Rules for methods other than those of hit-testing, and the list of rules.
@Suite("Rules of overrides")
struct AnswerRulesTests {
  let screen = Screen()
  let log = CallLog()
  let notes = EventLog()

  init() { screen.application.eventObserver = notes }

  private func answer(_ object: StatefulObject, _ method: AnswerMethod, _ rules: AnswerRule...) {
    var list = object.answers(to: method)
    for rule in rules { list.add(rule) }
    object.setAnswers(list, to: method)
  }

  /// Who answered by which rule, in order.
  private var answered: [String] {
    notes.notes.compactMap { note in
      guard case .answered(_, let method, let rule, let value) = note else { return nil }
      return "\(method.rawValue) \(rule) \(value)"
    }
  }

  @Test("Rules are tried in order; the same conditions replace; the one without any is last")
  func order() {
    let a = AnswerRule(.nothing, when: .inside(CGRect(x: 0, y: 0, width: 9, height: 9)))
    let b = AnswerRule(.itself, when: .superIs(.nothing), .event(.touches))
    var rules = AnswerRules(AnswerRule(.nothing), a, b)
    #expect(rules.rules == [a, b, AnswerRule(.nothing)])
    rules.add(AnswerRule(.itself))
    rules.add(AnswerRule(.nothing, when: .event(.touches), .superIs(.nothing)))
    #expect(rules.rules.map(\.value) == [.nothing, .nothing, .itself])
    #expect(rules.only == nil && AnswerRules(AnswerRule(.itself)).only == .itself)
  }

  @Test("R2.12: the short forms of overrides are rules")
  func shortForms() {
    let (view, other) = (UIView(0, 0, 9, 9), UIView(0, 0, 9, 9))
    #expect(Passthrough().rules == AnswerRules(AnswerRule(.nothing, when: .superIs(.itself))))
    #expect(Block().rules.only == .nothing)
    #expect(Except(other).rules.references.map(\.id) == [ObjectID(other)])
    #expect(Redirect(to: other).rules.rules.count == 2)
    view.hitTestBehavior = Passthrough()
    #expect(view.answers(to: .hitTest).isEmpty)
    answer(view, .hitTest, AnswerRule(.nothing))
    #expect(view.hitTestBehavior is HitTestAnswers)
    view.setAnswers(.empty, to: .hitTest)
    #expect(view.hitTestBehavior == nil)
  }

  @Test("R2.12: a hit-test says which rule decided; none is said where super answers")
  func recorded() {
    let view = UIView(0, 0, 100, 100)
    screen.window.addSubview(view)
    answer(
      view, .hitTest, AnswerRule(.itself, when: .superIs(.nothing)),
      AnswerRule(.nothing, when: .inside(CGRect(x: 0, y: 0, width: 50, height: 50))))
    func rules(_ x: CGFloat, _ y: CGFloat) -> [Int] {
      screen.application.explainedHitTest(at: CGPoint(x: x, y: y)).calls.compactMap {
        if case .ruled(let place) = $0.kind { place } else { nil }
      }
    }
    #expect(rules(10, 10) == [1] && rules(200, 200) == [0] && rules(80, 80) == [])
    #expect(screen.hit(200, 200) === view && screen.hit(10, 10) === screen.window)
  }

  @Test("R6.10: a recognizer's shouldReceive by the view that is touched")
  func shouldReceive() {
    let (root, button) = (UIView(0, 0, 200, 200), UIButton(0, 0, 50, 50))
    screen.window.addSubview(root.with(button))
    let pan = UIPanGestureRecognizer()
    root.addGestureRecognizer(pan)
    answer(
      pan, .shouldReceive, AnswerRule(.bool(false), when: .touchIs(.init(UIControl.self))),
      AnswerRule(.bool(false), when: .inside(CGRect(x: 100, y: 0, width: 100, height: 200))))
    #expect(screen.tap(10, 10).gestureRecognizers?.isEmpty != false)
    #expect(screen.tap(150, 10).gestureRecognizers?.isEmpty != false)
    let delivery = screen.application.touchDelivery
    let touch = delivery.begin(at: CGPoint(x: 60, y: 60))
    #expect(touch.gestureRecognizers == [pan])
    delivery.end(touch)
    #expect(answered == ["shouldReceive 1 bool(false)", "shouldReceive 2 bool(false)"])
  }

  @Test("R6.6: canPrevent and canBePrevented by the other recognizer", arguments: [0, 1, 2])
  func prevention(kind: Int) {
    let root = UIView(0, 0, 200, 200)
    screen.window.addSubview(root)
    let taps = (0..<2).map { index in
      ScriptedTap { [log] in log.write("tap \(index)") }
    }
    for tap in taps { root.addGestureRecognizer(tap.recognizer) }
    let (first, second) = (taps[0].recognizer, taps[1].recognizer)
    for (one, other) in [(first, second), (second, first)] where kind > 0 {
      let method: AnswerMethod = kind == 1 ? .canPrevent : .canBePrevented
      answer(one, method, AnswerRule(.bool(false), when: .recognizer(.init(other))))
    }
    screen.tap(10, 10)
    #expect(log.lines == (kind == 0 ? ["tap 0"] : ["tap 0", "tap 1"]))
    withExtendedLifetime(taps) {}
  }

  @Test("R6.5: gestureRecognizerShouldBegin of the view that is hit, and of the delegate")
  func shouldBegin() {
    let root = UIView(0, 0, 200, 200)
    screen.window.addSubview(root)
    let tap = ScriptedTap { [log] in log.write("tap") }
    root.addGestureRecognizer(tap.recognizer)
    let left = CGRect(x: 0, y: 0, width: 100, height: 200)
    answer(root, .gestureRecognizerShouldBegin, AnswerRule(.bool(false), when: .inside(left)))
    screen.tap(10, 10)
    #expect(log.take() == [])
    screen.tap(150, 150)
    #expect(log.take() == ["tap"])
    answer(tap.recognizer, .gestureRecognizerShouldBegin, AnswerRule(.bool(false)))
    screen.tap(150, 150)
    #expect(log.take() == [])
  }

  @Test("R6.9: a rule stands before the method of a class, such as a button's")
  func button() {
    let (root, button) = (UIView(0, 0, 200, 200), UIButton(0, 0, 50, 50))
    screen.window.addSubview(root.with(button))
    let tap = ScriptedTap { [log] in log.write("tap") }
    root.addGestureRecognizer(tap.recognizer)
    screen.tap(10, 10)
    #expect(log.take() == [])
    answer(button, .gestureRecognizerShouldBegin, AnswerRule(.bool(true)))
    screen.tap(10, 10)
    #expect(log.take() == ["tap"])
  }

  @Test("R8.2: touchesShouldCancel by the content")
  func cancelling() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 900)
    scroll.contentInsetAdjustmentBehavior = .never
    let button = UIButton(0, 0, 50, 50)
    screen.window.addSubview(scroll.with(button))
    #expect(!scroll.isAsked(toCancel: button))
    answer(scroll, .touchesShouldCancel, AnswerRule(.bool(true), when: .touchIn(.init(scroll))))
    #expect(scroll.isAsked(toCancel: button))
  }

  @Test("R9.7: a canPerformAction that refuses sends the search up the chain")
  func performing() {
    let view = UIView(0, 0, 9, 9)
    screen.window.addSubview(view)
    view.implement(Selector(("save:")))
    screen.window.implement(Selector(("save:")))
    #expect(view.target(forAction: Selector(("save:")), withSender: nil) === view)
    answer(view, .canPerformAction, AnswerRule(.bool(false), when: .action(Selector(("save:")))))
    #expect(view.target(forAction: Selector(("save:")), withSender: nil) === screen.window)
    answer(screen.window, .canPerformAction, AnswerRule(.bool(false)))
    #expect(view.target(forAction: Selector(("save:")), withSender: nil) == nil)
  }

  @Test("R4.1: next by rules; nil ends the chain")
  func next() {
    let (view, other) = (UIView(0, 0, 9, 9), UIView(0, 0, 9, 9))
    screen.window.addSubview(view)
    answer(view, .next, AnswerRule(.object(.init(other)), when: .superIs(.nothing)))
    #expect(view.next === screen.window && view.overriddenNext == nil)
    answer(view, .next, AnswerRule(.nothing))
    #expect(view.next == nil && Array(ResponderChain(from: view)) == [view])
    view.removeFromSuperview()
    #expect(view.next === other && view.overriddenNext === other)
  }

  @Test("R1.13: without super in sendEvent an event dies there")
  func sendEvent() {
    let view = HandlingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), log: log)
    screen.window.addSubview(view)
    let corner = CGRect(x: 0, y: 0, width: 20, height: 20)
    answer(screen.window, .sendEvent, AnswerRule(.nothing, when: .inside(corner)))
    screen.tap(10, 10)
    #expect(log.take() == [])
    screen.tap(50, 50)
    #expect(log.take() == ["handling began", "handling ended"])
    answer(screen.application, .sendEvent, AnswerRule(.nothing, when: .event(.touches)))
    screen.tap(50, 50)
    #expect(log.take() == [])
  }

  @Test("The delegate of a text field decides about its editing")
  func textField() {
    let screen = KeyScreen()
    let field = UITextField(0, 0, 100, 40)
    screen.root.addSubview(field)
    answer(field, .textFieldShouldBeginEditing, AnswerRule(.bool(false)))
    #expect(!field.becomeFirstResponder() && screen.outcomes.last == .refusedByDelegate)
    field.setAnswers(.empty, to: .textFieldShouldBeginEditing)
    #expect(field.becomeFirstResponder())
    answer(field, .textFieldShouldEndEditing, AnswerRule(.bool(false)))
    #expect(!field.resignFirstResponder() && field.isFirstResponder)
    field.setAnswers(.empty, to: .textFieldShouldEndEditing)
    field.addAction(UIAction { [log] _ in log.write("exit") }, for: .editingDidEndOnExit)
    answer(field, .textFieldShouldReturn, AnswerRule(.bool(false)))
    field.insertText("\r")
    #expect(log.lines == [] && field.isFirstResponder)
    field.setAnswers(.empty, to: .textFieldShouldReturn)
    field.insertText("\r")
    #expect(log.lines == ["exit"] && !field.isFirstResponder)
  }

  @Test("A text field asks its delegate")
  func delegate() {
    final class Refusing: UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
    }
    let (field, delegate) = (UITextField(0, 0, 100, 40), Refusing())
    screen.window.addSubview(field)
    field.delegate = delegate
    #expect(!field.becomeFirstResponder())
    answer(field, .textFieldShouldBeginEditing, AnswerRule(.bool(true)))
    #expect(field.becomeFirstResponder())
  }

  @Test("Undo brings rules back")
  func undo() {
    let (view, tap) = (UIView(0, 0, 9, 9), UITapGestureRecognizer())
    let states = [view.saveState(), tap.saveState()]
    answer(view, .next, AnswerRule(.nothing))
    answer(view, .hitTest, AnswerRule(.nothing))
    answer(tap, .canPrevent, AnswerRule(.bool(false)))
    for state in states { state.restore() }
    #expect(AnswerMethod.allCases.allSatisfy { view.answers(to: $0).isEmpty })
    #expect(tap.answers(to: .canPrevent).isEmpty)
  }

  @Test("Without its object a rule leaves the answer to super")
  func gone() {
    let view = UIView(0, 0, 100, 100)
    screen.window.addSubview(view)
    do {
      let other = UIView(0, 0, 9, 9)
      answer(view, .hitTest, AnswerRule(.object(.init(other))))
      #expect(screen.hit(10, 10) === other)
    }
    #expect(screen.hit(10, 10) === view)
  }
}

/// A tap recognizer that calls a closure.
private struct ScriptedTap {
  private final class Target: ActionTarget {
    let act: () -> Void
    init(_ act: @escaping () -> Void) { self.act = act }
    func method(for action: Selector) -> ActionMethod? { { _, _ in self.act() } }
  }
  let recognizer = UITapGestureRecognizer()
  private let target: Target

  init(_ act: @escaping () -> Void) {
    target = Target(act)
    recognizer.addTarget(target, action: Selector(("act")))
  }
}

extension UIScrollView {
  /// Whether a drag would take the finger away from a view.
  fileprivate func isAsked(toCancel view: UIView) -> Bool {
    let delivery = window?.application?.touchDelivery
    setContentOffset(.zero, animated: false)
    guard let delivery else { return false }
    let touch = delivery.begin(at: CGPoint(x: 10, y: 40))
    window?.application?.clock.advance(by: 0.2)
    for y in [30, 20, 10, 0, -10] { delivery.move(touch, to: CGPoint(x: 10, y: Double(y))) }
    delivery.end(touch)
    window?.application?.clock.advance(by: 5)
    return contentOffset.y > 0
  }
}
