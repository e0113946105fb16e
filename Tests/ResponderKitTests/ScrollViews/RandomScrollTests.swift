import Foundation
import ResponderKit
import TestSupport
import Testing

@Suite("Scroll views under random fingers")
struct RandomScrollTests {
  /// Counts what a view has been told of its fingers.
  private final class CountingView: UIView {
    private(set) var open: Set<UITouch> = []
    private(set) var isWrong = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !open.isDisjoint(with: touches) { isWrong = true }
      open.formUnion(touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !open.isSuperset(of: touches) { isWrong = true }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !open.isSuperset(of: touches) { isWrong = true }
      open.subtract(touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      touchesEnded(touches, with: event)
    }
  }

  /// Expects content within its limits, or less than the view's size beyond them if it bounces.
  private func expect(_ view: UIScrollView, isWithin greatest: CGSize) {
    let (offset, size) = (view.contentOffset, view.bounds.size)
    let (beyondX, beyondY) =
      view.bounces ? (greatest.width > 0 ? size.width : 0, size.height) : (0, 0)
    #expect((-beyondX...greatest.width + beyondX).contains(offset.x))
    #expect((-beyondY...greatest.height + beyondY).contains(offset.y))
  }

  @Test("Every finger ends once, the content stays within its limits and comes to rest")
  func random() {
    for seed in seeds(60, of: 60) {
      var generator = SeededGenerator(seed: seed)
      let stage = ScrollStage(content: CGSize(width: 600, height: 1200))
      let inner = UIScrollView(20, 20, 200, 200)
      inner.contentSize = CGSize(width: 200, height: 500)
      inner.contentInsetAdjustmentBehavior = .never
      inner.isPagingEnabled = seed % 3 == 0
      stage.scroll.isPagingEnabled = seed % 5 == 0
      stage.scroll.bounces = seed % 2 == 0
      inner.bounces = seed % 4 < 2
      let view = CountingView(0, 0, 200, 500)
      inner.addSubview(view)
      stage.scroll.addSubview(inner)
      stage.scroll.addSubview(UIButton(20, 300, 100, 50))
      var down: [UITouch] = []
      for _ in 0..<120 {
        switch Int.random(in: 0..<6, using: &generator) {
        case 0 where down.count < 3:
          down.append(
            stage.begin(
              .random(in: 0..<300, using: &generator), .random(in: 0..<400, using: &generator)))
        case 1 where !down.isEmpty: stage.fingers.end(down.removeFirst())
        case 2 where !down.isEmpty: stage.fingers.cancel(down.removeLast())
        case 3: stage.clock.advance(by: .random(in: 0..<0.3, using: &generator))
        default:
          guard let touch = down.randomElement(using: &generator) else { continue }
          let point = touch.location(in: nil as UIView?)
          stage.move(
            touch, point.x + .random(in: -30...30, using: &generator),
            point.y + .random(in: -30...30, using: &generator))
        }
        expect(stage.scroll, isWithin: CGSize(width: 300, height: 800))
        expect(inner, isWithin: CGSize(width: 0, height: 300))
      }
      down.forEach(stage.fingers.end)
      stage.clock.advance(by: 30)
      (stage.scroll.bounces, inner.bounces) = (false, false)
      expect(stage.scroll, isWithin: CGSize(width: 300, height: 800))
      expect(inner, isWithin: CGSize(width: 0, height: 300))
      #expect(view.open.isEmpty && !view.isWrong, "seed \(seed)")
      #expect(stage.clock.nextDue == nil && !stage.scroll.isTracking && !inner.isDragging)
    }
  }
}
