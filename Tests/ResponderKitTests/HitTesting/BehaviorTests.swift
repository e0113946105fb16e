import Foundation
import ResponderKit
import Testing

@Suite("An override as a subclass and as a value")
struct BehaviorTests {
  @Test("Both give the same answer", arguments: BehaviorCase.all)
  func sameAnswer(behavior: BehaviorCase) {
    let written = behavior.build(true)
    let valued = behavior.build(false)
    for (x, y, expected) in behavior.points {
      #expect(written.name(of: written.root.hit(x, y)) == expected, "the subclass at \(x), \(y)")
      #expect(valued.name(of: valued.root.hit(x, y)) == expected, "the value at \(x), \(y)")
      for stage in [written, valued] {
        let (view, story) = stage.root.explainedHitTest(CGPoint(x: x, y: y))
        #expect(stage.name(of: view) == expected)
        #expect(story.answer == view.map(ObjectID.init))
      }
    }
  }

  @Test("Both give the same answer on a grid of points", arguments: BehaviorCase.all)
  func grid(behavior: BehaviorCase) {
    let written = behavior.build(true)
    let valued = behavior.build(false)
    for x in stride(from: CGFloat(-10), through: 410, by: 5) {
      for y in stride(from: CGFloat(-10), through: 410, by: 5) {
        #expect(
          written.name(of: written.root.hit(x, y)) == valued.name(of: valued.root.hit(x, y)),
          "\(x), \(y)")
      }
    }
  }

  @Test("Areas that accept each other are asked once each")
  func areasThatAcceptEachOther() {
    let views = (0..<20).map { UIView(CGFloat($0) * 10, 0, 10, 10) }
    let root = UIView(0, 0, 10, 10).with(views[0])
    for view in views {
      if view !== views[0] { views[0].addSubview(view) }
      view.pointInsideBehavior = Accepting(views)
    }
    #expect(views[0].contains(195, 5) && !views[0].contains(205, 5))
    #expect(root.explainedHitTest(CGPoint(x: 5, y: 15)).0 == nil)
    #expect(root.hit(5, 5) === views[19], "the front one, which accepts the point, too")
  }

  @Test("Taking a value away gives UIKit's answer again")
  func takingAway() {
    let child = UIView(0, 0, 50, 50)
    let view = UIView(0, 0, 100, 100).with(child)
    let root = UIView(0, 0, 100, 100).with(view)
    view.hitTestBehavior = Block()
    view.pointInsideBehavior = Inset(dx: 40, dy: 40)
    #expect(root.hit(10, 10) === root)
    view.hitTestBehavior = nil
    #expect(root.hit(10, 10) === root && root.hit(45, 45) === child)
    view.pointInsideBehavior = nil
    #expect(root.hit(10, 10) === child)
  }

  @Test("super.hitTest of a subclass reaches the value")
  func superReachesValue() {
    let view = PassThroughView(0, 0, 100, 100).with(UIView(0, 0, 50, 50))
    view.hitTestBehavior = Intercept()
    #expect(view.hit(10, 10) == nil, "the value answers the view, the subclass lets that through")
    view.hitTestBehavior = nil
    view.pointInsideBehavior = Inset(dx: -20, dy: -20)
    #expect(view.hit(10, 10) === view.subviews[0] && view.contains(-20, -20))
  }

  @Test("Views that a value speaks of are not kept alive")
  func weakViews() {
    let view = UIView(0, 0, 100, 100)
    do {
      let other = UIView(0, 0, 10, 10)
      view.hitTestBehavior = Redirect(to: other)
      view.pointInsideBehavior = Accepting([other])
      #expect(view.hit(50, 50) === other)
    }
    #expect(view.hit(50, 50) === view)
    #expect((view.hitTestBehavior as? Redirect)?.target == nil)
    #expect((view.pointInsideBehavior as? Accepting)?.accepted.isEmpty == true)
  }
}
