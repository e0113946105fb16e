import Foundation
import ResponderKit
import Testing

@Suite("R6.11: pans")
struct PanTests {
  let story = Story()
  let view: LoggedView

  init() {
    view = story.view("view", 0, 0, 390, 800)
  }

  @Test(
    "R6.11: a pan begins after 10 pt",
    arguments: [(9.9, 0, false), (10, 0, true), (0, -10, true), (6, 8, true), (7, 7, false)])
  func threshold(_ x: CGFloat, _ y: CGFloat, _ begins: Bool) {
    let pan = story.pan(on: view)
    story.finger().down(100, 100)
    story.finger().move(100 + x, 100 + y)
    #expect((pan.state == .began) == begins)
    story.finger().up()
    #expect(pan.state == .possible)
  }

  @Test(
    "R6.11: the translation excludes 10 points, however the fingers come to the same place",
    arguments: [[50], [5, 10, 15, 20, 25, 30, 35, 40, 45, 50], [10, 50], [12, 50]])
  func excludedDistance(stations: [CGFloat]) {
    let pan = story.pan(on: view)
    story.finger().down(100, 100)
    for station in stations { story.finger().move(100 + station * 0.6, 100 - station * 0.8) }
    let translation = pan.translation(in: nil)
    #expect(abs(translation.x - 24) < 1e-9 && abs(translation.y + 32) < 1e-9)
  }

  @Test("R6.11: the translation excludes the way to the beginning, and can be set")
  func translation() {
    let pan = story.pan(on: view)
    story.finger().down(100, 100)
    story.finger().move(112, 100)
    #expect(pan.translation(in: nil) == CGPoint(x: 2, y: 0))
    story.finger().move(120, 105)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 5))
    pan.setTranslation(.zero, in: view)
    story.finger().move(121, 105)
    #expect(pan.translation(in: view) == CGPoint(x: 1, y: 0))
    #expect(pan.location(in: nil) == CGPoint(x: 121, y: 105))
  }

  @Test("R6.11: translation and velocity are in the coordinates of the view that is asked")
  func scaled() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let pan = story.pan(on: view)
    story.finger().down(100, 100)
    story.finger().move(120, 100)
    story.wait(0.01)
    story.finger().move(140, 100)
    #expect(abs(pan.translation(in: view).x - 15) < 1e-9)
    #expect(abs(pan.velocity(in: view).x * 2 - pan.velocity(in: nil).x) < 1e-6)
  }

  @Test("R6.11: velocity is points per second, and nothing after a rest")
  func velocity() {
    let pan = story.pan(on: view)
    story.finger().down(100, 100)
    for step in 1...10 {
      story.wait(0.01)
      story.finger().move(100 + CGFloat(step) * 5, 100)
    }
    #expect(abs(pan.velocity(in: nil).x - 500) < 1 && pan.velocity(in: nil).y == 0)
    var last: CGPoint?
    story.target.onAction = { _ in last = pan.velocity(in: nil) }
    story.wait(0.5)
    story.finger().up()
    #expect(last == .zero)
  }

  @Test("R6.11: the middle of the fingers counts, and another finger does not make it jump")
  func severalFingers() {
    let pan = story.pan(on: view)
    story.finger(1).down(100, 100)
    story.finger(2).down(200, 100)
    story.finger(1).move(118, 100)
    #expect(pan.state == .possible)
    story.finger(1).move(120, 100)
    #expect(pan.state == .began)
    story.finger(1).move(140, 100)
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    story.finger(3).down(300, 300)
    story.finger(2).up()
    story.finger(3).move(300, 320)
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 10))
    story.finger(1).up()
    #expect(pan.state == .changed)
    story.finger(3).up()
    #expect(pan.state == .possible)
    #expect(story.lines.last == "pan ended!")
  }

  @Test("R6.11, R6.15: too few fingers do not begin, and further ones are ignored then")
  func numbers() {
    let pan = story.pan(on: view)
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)
    story.finger(1).down(100, 100)
    story.finger(1).move(150, 100)
    #expect(pan.state == .possible)
    story.finger(1).up()
    for number in 1...2 { story.finger(number).down(CGFloat(number) * 50, 100) }
    for number in 1...2 { story.finger(number).move(CGFloat(number) * 50, 130) }
    story.finger(3).down(150, 100)
    story.finger(3).move(150, 400)
    #expect(pan.state == .changed && pan.numberOfTouches == 2)
    for number in 1...2 { story.finger(number).up() }
    // The third finger keeps nothing going.
    #expect(pan.state == .possible)
    story.finger(3).up()
  }

  @Test(
    "R6.15: with more fingers than it may have before it begins, a pan fails until all have lifted",
    arguments: [false, true])
  func tooManyFingers(together: Bool) {
    let pan = story.pan(on: view)
    pan.maximumNumberOfTouches = 2
    story.finger(1).down(100, 100)
    if together {
      story.screen.together(
        TouchSample(.began, at: CGPoint(x: 150, y: 100), finger: 2),
        TouchSample(.began, at: CGPoint(x: 200, y: 100), finger: 3))
    } else {
      for number in 2...3 { story.finger(number).down(CGFloat(number) * 50, 100) }
    }
    story.finger(3).up()
    story.finger(1).move(100, 200)
    #expect(story.lines.allSatisfy { !$0.hasPrefix("pan") }, "one finger is left, and it moved")
    story.finger(1).up()
    story.finger(2).up()
    story.finger(1).down(100, 100)
    story.finger(1).move(100, 200)
    #expect(pan.state == .began)
  }

  @Test("R6.15: a finger that comes while a pan is under way does not move it")
  func furtherFinger() {
    let pan = story.pan(on: view)
    pan.maximumNumberOfTouches = 1
    story.finger(1).down(100, 100)
    story.finger(1).move(100, 150)
    let before = pan.translation(in: nil)
    story.finger(2).down(200, 200)
    story.finger(2).move(300, 400)
    #expect(pan.translation(in: nil) == before && pan.numberOfTouches == 1)
    story.finger(1).up()
    #expect(pan.state == .possible)
  }

  @Test(
    "R6.11: an edge pan starts at its edge",
    arguments: [
      (0, UIRectEdge.left, true), (20, .left, true), (21, .left, false), (385, .right, true),
    ])
  func edge(_ x: CGFloat, _ edge: UIRectEdge, _ begins: Bool) {
    let pan = story.add("edge", UIScreenEdgePanGestureRecognizer(), to: view)
    pan.edges = edge
    story.finger().down(x, 400)
    story.finger().move(x + (edge == .left ? 30 : -30), 400)
    #expect((pan.state == .began) == begins)
  }

  @Test("R6.11: an edge pan ignores further fingers")
  func edgeIgnores() {
    let pan = story.add("edge", UIScreenEdgePanGestureRecognizer(), to: view)
    pan.edges = .left
    story.finger(1).down(5, 400)
    story.finger(2).down(200, 400)
    story.finger(1).move(40, 400)
    #expect(pan.state == .began && pan.numberOfTouches == 1)
    story.finger(1).up()
    #expect(pan.state == .possible)
  }

  @Test("R6.11: pinch and rotation begin with two fingers and end when both have lifted")
  func pinchAndRotation() {
    let yes = StubDelegate()
    yes.isSimultaneous = { _ in true }
    let pinch = story.add("pinch", UIPinchGestureRecognizer(), to: view)
    let rotation = story.add("rotation", UIRotationGestureRecognizer(), to: view)
    pinch.delegate = yes
    story.finger(1).down(100, 100)
    story.finger(2).down(200, 100)
    story.finger(2).move(209, 100)
    #expect(pinch.state == .possible && rotation.state == .possible)
    story.finger(2).move(100, 300)
    #expect(pinch.state == .began && pinch.scale == 2)
    #expect(rotation.state == .began && abs(rotation.rotation - .pi / 2) < 1e-9)
    story.finger(1).up()
    story.finger(2).move(150, 300)
    #expect(pinch.state == .began && rotation.state == .began)
    story.finger(2).up()
    #expect(
      story.lines.filter { $0.hasSuffix("!") }
        == ["pinch began!", "rotation began!", "pinch ended!", "rotation ended!"])
    #expect(pinch.scale == 1 && rotation.rotation == 0)
  }

  @Test("R6.11: a second finger changes neither the way nor the speed of a pan")
  func secondFinger() {
    let pan = story.add("pan", UIPanGestureRecognizer(), to: view)
    story.finger(1).down(100, 100)
    story.wait(0.02)
    story.finger(1).move(120, 100)
    story.wait(0.02)
    story.finger(1).move(130, 100)
    #expect(pan.translation(in: nil).x == 20 && pan.velocity(in: nil).x == 750)
    story.finger(2).down(300, 300)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    story.wait(0.1)
    story.finger(1).move(140, 100)
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
    #expect(abs(pan.velocity(in: nil).x - 50) < 1e-9 && pan.velocity(in: nil).y == 0)
  }

  @Test("R6.11: fingers never hover")
  func hover() {
    let hover = story.add("hover", UIHoverGestureRecognizer(), to: view)
    story.finger().down(100, 100)
    story.finger().move(200, 100)
    #expect(hover.state == .possible && story.finger().touch?.gestureRecognizers == [])
  }
}
