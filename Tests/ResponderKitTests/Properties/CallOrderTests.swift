import Foundation
import ResponderKit
import TestSupport
import Testing

/// The same random scene twice: as it is, recorded; and built of subclasses that write down every
/// call and every getter that is read. Both must tell the same calls in the same order.
@Suite("The steps of a hit-test are the calls that subclasses see")
struct CallOrderTests {
  /// How an override of an app's class behaves.
  enum Habit: CaseIterable {
    case plain, superLate, superTwice, never, childDirectly, withoutEvent, backToFront, nested
    case insideOnly
  }

  @Test(arguments: seeds(60, of: 600))
  func order(seed: Int) {
    do {
      var numbers = SeededGenerator(seed: seed)
      let plan = ScenePlan(&numbers)
      let recorded = plan.build { _, habit in habit.map { HabitView($0) } ?? UIView() }
      let log = CallLog()
      let logged = plan.build { number, habit in
        let view = LoggingHabitView(habit ?? .plain)
        view.tag = number
        view.isCode = habit != nil
        view.log = log
        return view
      }
      for _ in 0..<12 {
        let point = CGPoint(
          x: CGFloat(Int.random(in: -20...420, using: &numbers)),
          y: CGFloat(Int.random(in: -20...420, using: &numbers)))
        let story = recorded.application.explainedHitTest(at: point)
        _ = log.take()
        let hit = logged.application.hitTest(at: point, with: UIEvent())?.view
        let lines = log.take()
        let told = recorded.lines(of: story)
        #expect(told == lines, "\(point)")
        #expect(
          recorded.number(of: story.answer) == hit.flatMap { logged.number(of: ObjectID($0)) })
        guard told == lines else { return }
      }
    }
  }

  @Test("A view whose area was asked, but not its hitTest, was left out")
  func askedForItsAreaOnly() {
    let application = UIApplication()
    let scene = UIWindowScene(screenSize: CGSize(width: 400, height: 400))
    application.connect(scene)
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let buy = UIView(frame: CGRect(x: 80, y: 80, width: 100, height: 100))
    window.addSubview(card)
    card.addSubview(buy)
    card.hitTestBehavior = Intercept()
    card.pointInsideBehavior = Accepting([buy])
    let story = application.explainedHitTest(at: CGPoint(x: 150, y: 150))
    #expect(story.answer == ObjectID(card))
    let leftOut = story.calls.flatMap { call -> [ObjectID] in
      if case .skip(let run, .override) = call.kind { run.views } else { [] }
    }
    #expect(leftOut == [ObjectID(buy)])
  }

  @Test("Folded steps tell the same views")
  func folding() {
    for k in 0..<60 {
      var numbers = SeededGenerator(seed: 50_000 + k)
      let scene = ScenePlan(&numbers).build { _, habit in habit.map { HabitView($0) } ?? UIView() }
      let story = scene.application.explainedHitTest(at: CGPoint(x: 200, y: 200))
      var views: [ObjectID] = []
      for call in story.calls {
        switch call.kind {
        case .enter: views.append(call.view)
        case .asked(let run): views += run.views
        default: break
        }
      }
      #expect(views == story.asked)
    }
  }
}

/// A scene as numbers, so that it can be built twice.
private struct ScenePlan {
  struct Node {
    var parent: Int?
    var frame: CGRect
    var isHidden = false, isDeaf = false
    var alpha: CGFloat = 1
    var angle: CGFloat = 0
    var shape = 0
    var other = 0
    var habit: CallOrderTests.Habit?
  }

  var nodes: [Node] = []
  /// Which window each top-level node is in.
  var windows: Int

  init(_ numbers: inout SeededGenerator) {
    windows = Int.random(in: 1...3, using: &numbers)
    let count = Int.random(in: 4...40, using: &numbers)
    for k in 0..<count {
      func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }
      var node = Node(
        parent: k > 0 && below(4) > 0 ? below(k) : nil,
        frame: CGRect(
          x: CGFloat(below(200) - 20), y: CGFloat(below(200) - 20), width: CGFloat(below(300)),
          height: CGFloat(below(300))))
      node.isHidden = below(12) == 0
      node.isDeaf = below(12) == 0
      node.alpha = [1, 1, 1, 0.5, 0.005][below(5)]
      node.angle = below(6) == 0 ? CGFloat(below(7)) : 0
      node.shape = below(24)
      node.other = below(count)
      if below(4) == 0 {
        node.habit = CallOrderTests.Habit.allCases[below(CallOrderTests.Habit.allCases.count)]
      }
      nodes.append(node)
    }
  }

  func build(_ make: (Int, CallOrderTests.Habit?) -> UIView) -> BuiltScene {
    let application = UIApplication()
    let scene = UIWindowScene(screenSize: CGSize(width: 400, height: 400))
    application.connect(scene)
    let tops = (0..<windows).map { _ in
      let window = UIWindow(windowScene: scene)
      window.isHidden = false
      window.hitTestBehavior = Passthrough()
      return window
    }
    let views = nodes.enumerated().map { make($0, $1.habit) }
    for (k, node) in nodes.enumerated() {
      views[k].frame = node.frame
      (node.parent.map { views[$0] } ?? tops[k % windows]).addSubview(views[k])
    }
    for (k, node) in nodes.enumerated() {
      let view = views[k]
      view.isHidden = node.isHidden
      view.isUserInteractionEnabled = !node.isDeaf
      view.alpha = node.alpha
      if node.angle != 0 { view.transform = CGAffineTransform(rotationAngle: node.angle) }
      switch node.shape {
      case 0: view.pointInsideBehavior = Inset(dx: -20, dy: -20)
      case 1: view.pointInsideBehavior = Circle()
      // A circle of acceptance would never end, in UIKit either.
      case 2 where node.other > k: view.pointInsideBehavior = Accepting([views[node.other]])
      case 3: view.hitTestBehavior = Passthrough()
      case 4: view.hitTestBehavior = Except(views[node.other])
      case 5: view.hitTestBehavior = Redirect(to: views[node.other])
      case 6: view.hitTestBehavior = Intercept()
      case 7: view.hitTestBehavior = Block()
      case 8: view.hitTestBehavior = Overflow()
      case 9: view.hitTestBehavior = ReactNativeHitTest(.fabric)
      default: break
      }
    }
    return BuiltScene(application: application, views: views)
  }
}

private struct BuiltScene {
  let application: UIApplication
  let views: [UIView]

  func number(of id: ObjectID?) -> Int? {
    id.flatMap { id in views.firstIndex { ObjectID($0) == id } }
  }

  /// The steps as the subclasses write them down; windows write nothing.
  func lines(of story: HitTest) -> [String] {
    let numbers = Dictionary(
      uniqueKeysWithValues: views.enumerated().map { (ObjectID($1), $0) })
    func name(_ id: ObjectID?) -> String { id.map { numbers[$0].map { "\($0)" } ?? "w" } ?? "nil" }
    var lines: [String] = []
    for call in story.callsUnfolded {
      // Of neighbours that were passed by with one look each was asked, and missed.
      if case .asked(let run) = call.kind {
        for view in run.views {
          let name = name(view)
          lines += ["\(name)?", "\(name) flags", "\(name) outside, for \(name)", "\(name)=nil"]
        }
        continue
      }
      guard let number = numbers[call.view] else { continue }
      switch call.kind {
      case .enter: lines.append("\(number)?")
      case .flags: lines.append("\(number) flags")
      case .inside(_, _, let asker, let isInside):
        lines.append("\(number) \(isInside ? "inside" : "outside"), for \(name(asker))")
      case .answer(let answer): lines.append("\(number)=\(name(answer))")
      case .asked, .ruled, .line, .skip, .unseen: break
      }
    }
    return lines
  }
}

/// A class of an app whose override of `hitTest(_:with:)` has a habit.
private class HabitView: UIView {
  let habit: CallOrderTests.Habit
  /// Whether it is one in both scenes.
  var isCode = true

  init(_ habit: CallOrderTests.Habit) {
    self.habit = habit
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    act(point, event) { super.hitTest(point, with: event) }
  }

  func act(_ point: CGPoint, _ event: UIEvent?, _ asSuper: () -> UIView?) -> UIView? {
    // What code asks of code nobody can see before it calls super.
    func ask(_ view: UIView, _ event: UIEvent?) -> UIView? {
      guard (view as? HabitView)?.isCode != true else { return nil }
      return view.hitTest(view.convert(point, from: self), with: event)
    }
    switch habit {
    case .plain: return asSuper()
    case .superLate:
      let first = subviews.first.flatMap { ask($0, event) }
      return asSuper() ?? first
    case .superTwice:
      _ = asSuper()
      return asSuper()
    case .never: return self.point(inside: point, with: event) ? self : nil
    case .childDirectly: return subviews.last.flatMap { ask($0, event) } ?? self
    case .withoutEvent: return subviews.reversed().lazy.compactMap { ask($0, nil) }.first
    case .backToFront: return subviews.lazy.compactMap { ask($0, event) }.first ?? asSuper()
    case .nested:
      // A sibling, out of turn; its answer does not matter.
      if let sibling = superview?.subviews.first, sibling !== self {
        _ = ask(sibling, event)
      }
      return asSuper()
    case .insideOnly:
      _ = superview?.point(inside: convert(point, to: superview), with: event)
      return asSuper()
    }
  }
}

/// The same class, writing down what it is asked.
private final class LoggingHabitView: HabitView {
  var log = CallLog()

  override var isUserInteractionEnabled: Bool {
    get {
      // The first flag that is read (R2.1).
      log.write("\(tag) flags")
      return super.isUserInteractionEnabled
    }
    set { super.isUserInteractionEnabled = newValue }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let asker = log.running.last ?? tag
    log.running.append(tag)
    let isInside = super.point(inside: point, with: event)
    log.running.removeLast()
    log.write("\(tag) \(isInside ? "inside" : "outside"), for \(asker)")
    return isInside
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    log.write("\(tag)?")
    log.running.append(tag)
    let answer = super.hitTest(point, with: event)
    log.running.removeLast()
    log.write("\(tag)=\(answer.map { $0 is UIWindow ? "w" : "\($0.tag)" } ?? "nil")")
    return answer
  }
}
