import Foundation
import ResponderKit
import Testing

@Suite("R2.15: transforms without an inverse")
struct SingularTests {
  static let flattened: [CGAffineTransform] = [
    CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1),
    CGAffineTransform(scaleX: 1, y: 0), CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
  ]

  @Test("R2.15: a view scaled to nothing is not hit, nor are its subviews", arguments: 0..<4)
  func notHit(kind: Int) {
    let flat = UIView(0, 0, 100, 100).with(UIView(0, 0, 100, 100))
    flat.transform = Self.flattened[kind]
    let root = UIView(0, 0, 100, 100).with(flat)
    #expect(root.hit(50, 50) === root)
    flat.transform = .identity
    #expect(root.hit(50, 50) === flat.subviews[0])
  }

  @Test("R2.15: asked directly, it answers by its bounds", arguments: 0..<4)
  func askedDirectly(kind: Int) {
    let flat = UIView(0, 0, 100, 100).with(UIView(0, 0, 50, 50))
    flat.transform = Self.flattened[kind]
    #expect(flat.hit(75, 75) === flat)
    #expect(flat.hit(25, 25) === flat.subviews[0])
    #expect(flat.hit(100, 100) == nil)
  }

  @Test("R2.15: the loop of an override does not find it, nor does the screen find a window")
  func loops() {
    let flat = UIView(0, -50, 100, 100)
    flat.transform = CGAffineTransform(scaleX: 0, y: 0)
    let bar = UIView(0, 100, 100, 50).with(flat)
    let root = UIView(0, 0, 100, 200).with(bar)
    bar.hitTestBehavior = Overflow()
    #expect(root.hit(50, 75) === root)
    let screen = Screen()
    screen.window.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(screen.hit(50, 50) == nil)
  }

  @Test("R2.15: an override of it is not asked")
  func overrideIsNotAsked() {
    let flat = InterceptingView(0, 0, 100, 100)
    flat.transform = CGAffineTransform(scaleX: 0, y: 0)
    let root = UIView(0, 0, 100, 100).with(flat)
    #expect(root.hit(50, 50) === root)
  }

  @Test("R2.15: a report about the view itself does not mention its transform")
  func report() {
    let flat = UIView(0, 0, 100, 100)
    flat.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(flat.hitTestRejection(of: .zero, with: nil) == nil)
    flat.isHidden = true
    #expect(flat.hitTestRejection(of: .zero, with: nil) == .hidden)
  }
}
