import Foundation
import ResponderKit
import TestSupport
import Testing

/// Hit-testing with all its shortcuts against UIKit's algorithm written out over the public API.
@Suite struct PlainWalkTests {
  @Test(arguments: seeds(15, of: 40)) func answersAreThoseOfThePlainWalk(seed: Int) {
    var random = Numbers(random: SeededGenerator(seed: seed))
    let (application, root) = makeTree(&random)
    let observer = LastStory()
    let watched = UIEvent(observer: observer)
    var stories: [HitTest] = []
    for turn in 0..<200 {
      let point = CGPoint(x: random.coordinate(-20...420), y: random.coordinate(-20...420))
      let expected = oracle(root, point)
      #expect(root.hitTest(point, with: nil) === expected)
      let isOnScreen = CGRect(x: 0, y: 0, width: 400, height: 400).containsHalfOpen(point)
      let onScreen = isOnScreen ? expected ?? root.window : nil
      #expect(application.hitTest(at: point, with: nil)?.view === onScreen)
      #expect(application.hitTest(at: point, with: watched)?.view === onScreen)
      guard let story = observer.story else { continue }
      #expect(story.answer == onScreen.map(ObjectID.init))
      if let first = story.calls.first(where: { _ in true }), case .enter(let place, _) = first.kind
      {
        #expect(place == point)
      } else {
        Issue.record("a story begins with a call")
      }
      // A story that is kept must not be written over by the next ones.
      if turn.isMultiple(of: 50) { stories.append(story) }
    }
    for story in stories {
      let again = application.explainedHitTest(at: story.point)
      #expect(again.answer == story.answer)
      #expect(again.asked == story.asked && again.words == story.words)
    }
  }

  private func makeTree(_ random: inout Numbers) -> (UIApplication, UIView) {
    let application = UIApplication()
    let scene = UIWindowScene(screenSize: CGSize(width: 400, height: 400))
    application.connect(scene)
    let window = UIWindow(windowScene: scene)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.addSubview(root)
    window.makeKeyAndVisible()
    var views = [root]
    for _ in 0..<150 {
      let parent = random.below(3) == 0 ? views[random.below(views.count)] : root
      let view = UIView(
        frame: CGRect(
          x: random.coordinate(-40...380), y: random.coordinate(-40...380),
          width: random.coordinate(0...120), height: random.coordinate(0...120)))
      switch random.below(16) {
      case 0: view.isHidden = true
      case 1: view.isUserInteractionEnabled = false
      case 2: view.alpha = 0.005
      case 3: view.transform = CGAffineTransform(rotationAngle: random.coordinate(0...6))
      case 4: view.transform = CGAffineTransform(scaleX: 0, y: 1)
      case 5: view.hitTestBehavior = Passthrough()
      case 6: view.bounds.origin = CGPoint(x: random.coordinate(-30...30), y: 1.0 / 3)
      default: break
      }
      parent.insertSubview(view, at: random.below(parent.subviews.count + 1))
      views.append(view)
    }
    for _ in 0..<20 { views[1 + random.below(150)].removeFromSuperview() }
    return (application, root)
  }

  /// R2.1, written out.
  private func oracle(_ view: UIView, _ point: CGPoint) -> UIView? {
    let isSingular = view.transform.a * view.transform.d == view.transform.b * view.transform.c
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01, !isSingular,
      view.point(inside: point, with: nil)
    else { return nil }
    for subview in view.subviews.reversed() {
      if let answer = oracle(subview, subview.convert(point, from: view)) { return answer }
    }
    return view.hitTestBehavior == nil ? view : nil
  }

  private final class LastStory: EventObserver {
    var story: HitTest?

    func observe(_ event: SystemEvent) {
      if case .hitTest(let story) = event { self.story = story }
    }
  }

  private struct Numbers {
    var random: SeededGenerator

    mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

    mutating func coordinate(_ range: ClosedRange<Double>) -> Double {
      // Whole numbers half of the time, so that edges are met exactly.
      let value =
        range.lowerBound
        + (range.upperBound - range.lowerBound) * Double(below(100_003)) / 100_003
      return below(2) == 0 ? value.rounded() : value
    }
  }
}
