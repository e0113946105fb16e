import Foundation
import ResponderKit
import TestSupport
import Testing

@Suite("Zooming in scroll views")
struct ZoomTests {
  let stage = ScrollStage(content: CGSize(width: 600, height: 800))
  let photo = UIView(0, 0, 600, 800)
  var scroll: UIScrollView { stage.scroll }

  init() {
    scroll.addSubview(photo)
    scroll.maximumZoomScale = 4
    stage.delegate.zoomed = photo
  }

  /// Two fingers go apart from one distance to another, about a point of the screen.
  private func pinch(at middle: CGPoint, from: CGFloat, to: CGFloat, lifts: Bool = true) {
    let touches = [-1.0, 1.0].map { side in
      stage.begin(middle.x + side * from / 2, middle.y)
    }
    for k in 1...4 {
      let distance = from + (to - from) * CGFloat(k) / 4
      stage.clock.advance(by: 0.01)
      stage.move([
        (touches[0], CGPoint(x: middle.x - distance / 2, y: middle.y)),
        (touches[1], CGPoint(x: middle.x + distance / 2, y: middle.y)),
      ])
    }
    if lifts { touches.forEach(stage.fingers.end) }
  }

  @Test("R8.3: a pinch zooms; transform and content size follow")
  func pinch() {
    pinch(at: CGPoint(x: 150, y: 200), from: 50, to: 100)
    #expect(scroll.zoomScale == 2 && photo.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(scroll.contentSize == CGSize(width: 1200, height: 1600))
    #expect(photo.frame == CGRect(x: 0, y: 0, width: 1200, height: 1600))
    #expect(scroll.contentOffset == CGPoint(x: 150, y: 200))
    #expect(!scroll.isZooming && !scroll.isDragging)
    #expect(stage.delegate.lines == ["willBeginZooming", "didZoom", "didEndZooming 2.0"])
    #expect(stage.listener.notes.contains(.zoomed(view: ObjectID(scroll), to: 2)))
  }

  @Test("R8.3: there is a pinch recognizer only if the limits of the scale differ")
  func recognizer() {
    #expect(scroll.pinchGestureRecognizer?.view === scroll)
    #expect(scroll.gestureRecognizers?.count == 3)
    scroll.maximumZoomScale = 1
    #expect(scroll.pinchGestureRecognizer == nil && scroll.gestureRecognizers?.count == 2)
    pinch(at: CGPoint(x: 150, y: 200), from: 50, to: 100)
    #expect(scroll.zoomScale == 1 && stage.delegate.lines.isEmpty)
  }

  @Test("Without a view to zoom nothing zooms")
  func nothing() {
    stage.delegate.zoomed = nil
    pinch(at: CGPoint(x: 150, y: 200), from: 50, to: 100)
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1 && photo.transform == .identity)
    stage.delegate.zoomed = UIView()
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1, "a view elsewhere is none")
  }

  @Test("The point under the middle of the fingers stays, the content within its limits")
  func anchor() {
    for seed in seeds(40, of: 40) {
      var generator = SeededGenerator(seed: seed)
      let own = ZoomTests()
      let stage = own.stage
      func random(_ range: ClosedRange<CGFloat>) -> CGFloat {
        .random(in: range, using: &generator)
      }
      own.scroll.minimumZoomScale = 0.25
      own.scroll.zoomScale = random(0.5...2)
      own.scroll.contentOffset = CGPoint(x: random(0...300), y: random(0...400))
      let limits = own.scroll.contentSize
      own.scroll.contentOffset.x = min(own.scroll.contentOffset.x, max(0, limits.width - 300))
      own.scroll.contentOffset.y = min(own.scroll.contentOffset.y, max(0, limits.height - 400))
      let middle = CGPoint(x: random(100...200), y: random(50...350))
      let before = own.photo.convert(middle, from: stage.screen.window)
      own.pinch(at: middle, from: random(30...90), to: random(30...190))
      let after = own.photo.convert(middle, from: stage.screen.window)
      let (offset, size) = (own.scroll.contentOffset, own.scroll.contentSize)
      #expect(offset.x >= 0 && offset.x <= max(0, size.width - 300) + 1e-9)
      #expect(offset.y >= 0 && offset.y <= max(0, size.height - 400) + 1e-9)
      if offset.x > 0, offset.x < size.width - 300.001 { #expect(abs(after.x - before.x) < 1e-6) }
      if offset.y > 0, offset.y < size.height - 400.001 { #expect(abs(after.y - before.y) < 1e-6) }
      #expect(own.scroll.zoomScale >= 0.25 && own.scroll.zoomScale <= 4)
      #expect(abs(size.width - 600 * own.scroll.zoomScale) < 1e-6)
    }
  }

  @Test("R2.1, R3.1: hits in a zoomed view are where they are seen")
  func hits() {
    let button = UIButton(500, 700, 40, 40)
    photo.addSubview(button)
    scroll.zoom(to: CGRect(x: 490, y: 690, width: 60, height: 80), animated: false)
    #expect(scroll.zoomScale == 4, "it is limited")
    let place = button.convert(CGPoint(x: 20, y: 20), to: stage.screen.window)
    #expect(stage.screen.window.hitTest(place, with: nil) === button)
    #expect(scroll.convert(place, from: stage.screen.window).x == 2080)
  }

  @Test("setZoomScale keeps the middle of what is in sight, and limits the scale")
  func programmatic() {
    scroll.contentOffset = CGPoint(x: 100, y: 100)
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 350, y: 400))
    scroll.zoomScale = 99
    #expect(scroll.zoomScale == 4)
    scroll.zoomScale = 0
    #expect(scroll.zoomScale == 1 && photo.transform == .identity)
    #expect(scroll.contentSize == CGSize(width: 600, height: 800))
    #expect(stage.delegate.lines == ["didZoom"])
  }

  @Test("A view away from the corner keeps the origin of its frame")
  func origin() {
    photo.frame.origin = CGPoint(x: 20, y: 30)
    scroll.zoomScale = 2
    #expect(photo.frame == CGRect(x: 20, y: 30, width: 1200, height: 1600))
  }

  @Test("Two fingers that go the same way and apart move and zoom")
  func both() {
    let touches = [stage.begin(100, 200), stage.begin(150, 200)]
    for k in 1...5 {
      stage.clock.advance(by: 0.01)
      stage.move([
        (touches[0], CGPoint(x: 100 - 15 * CGFloat(k), y: 200 - 20 * CGFloat(k))),
        (touches[1], CGPoint(x: 150 - 5 * CGFloat(k), y: 200 - 20 * CGFloat(k))),
      ])
    }
    #expect(scroll.isZooming && scroll.isDragging && abs(scroll.zoomScale - 2) < 1e-9)
    let offset = scroll.contentOffset
    stage.fingers.end(touches[1])
    stage.move(touches[0], 25, 90)
    #expect(abs(scroll.contentOffset.y - offset.y - 10) < 1e-9, "the finger that is left drags")
    stage.fingers.end(touches[0])
    #expect(!scroll.isZooming)
    #expect(stage.delegate.lines.contains { $0.hasPrefix("didEndZooming") })
  }

  @Test("R8.2: fingers that the content keeps do not zoom")
  func content() {
    let slider = UISlider(0, 0, 600, 800)
    photo.addSubview(slider)
    let touch = stage.begin(5, 200)
    stage.clock.advance(by: 0.3)
    let other = stage.begin(100, 200)
    stage.move(other, 160, 200)
    #expect(scroll.zoomScale == 1 && !scroll.isZooming && slider.isTracking)
    [touch, other].forEach(stage.fingers.end)
  }

  @Test("A zoom can be undone")
  func undo() {
    let undoer = Undoer()
    let parts: [StatefulObject] = [scroll, photo, stage.screen.window, stage.screen.application]
    for part in parts + stage.screen.application.eventSystem { part.changeObserver = undoer }
    pinch(at: CGPoint(x: 150, y: 200), from: 50, to: 100, lifts: false)
    #expect(scroll.isZooming)
    undoer.undo()
    #expect(scroll.zoomScale == 1 && scroll.contentSize.width == 600 && !scroll.isZooming)
    #expect(scroll.contentOffset == .zero && scroll.pinchGestureRecognizer?.state == .possible)
  }
}
