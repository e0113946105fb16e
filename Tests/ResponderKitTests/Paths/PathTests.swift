import Foundation
import ResponderKit
import Testing

@Suite("R2.4: paths that an override asks")
struct PathTests {
  /// A button that is touched in the oval of its bounds, as articles write it.
  private final class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      UIBezierPath(ovalIn: bounds).contains(point)
    }
  }

  @Test("A round button lets the touches in its corners through")
  func roundButton() {
    let below = UIView(0, 0, 100, 100)
    let button = RoundButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let root = UIView(0, 0, 100, 100).with(below, button)
    #expect(root.hit(50, 50) === button && root.hit(5, 5) === below)
    button.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(root.hit(50, 2) === button && root.hit(5, 5) === below)
  }

  @Test(
    "A rectangle has its upper and left edges, as bounds have",
    arguments: [
      (10, 20, true), (39.9, 59.9, true), (40, 30, false), (20, 60, false), (9.9, 30, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func rectangle(x: CGFloat, y: CGFloat, isIn: Bool) {
    let path = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(path.contains(CGPoint(x: x, y: y)) == isIn)
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test(
    "Round corners leave out what is beyond the arc",
    arguments: [(1, 1, false), (3.1, 3.1, true), (99, 1, true), (99, 99, false), (50, 0, true)]
      as [(CGFloat, CGFloat, Bool)])
  func roundCorners(x: CGFloat, y: CGFloat, isIn: Bool) {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
    #expect(path.contains(CGPoint(x: x, y: y)) == isIn)
  }

  @Test("A radius that is too large makes a circle")
  func largeRadius() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 1000)
    #expect(!path.contains(CGPoint(x: 14, y: 14)) && path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test(
    "Two turns the same way leave a hole only by the even-odd rule", arguments: [false, true])
  func fillRule(isEvenOdd: Bool) {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60)))
    path.usesEvenOddFillRule = isEvenOdd
    #expect(path.contains(CGPoint(x: 50, y: 50)) == !isEvenOdd)
    #expect(path.contains(CGPoint(x: 10, y: 10)) && !path.contains(CGPoint(x: 110, y: 50)))
  }

  @Test(
    "An arc goes clockwise on the screen: the lower half, or the upper one",
    arguments: [(true, 75, 25), (false, 25, 75)] as [(Bool, CGFloat, CGFloat)])
  func arc(clockwise: Bool, inside: CGFloat, outside: CGFloat) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi,
      clockwise: clockwise)
    #expect(path.contains(CGPoint(x: 50, y: inside)) && !path.contains(CGPoint(x: 50, y: outside)))
    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    let core = CGMutablePath()
    core.addArc(
      center: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi,
      clockwise: !clockwise)
    #expect(core.contains(CGPoint(x: 50, y: inside)) && !core.contains(CGPoint(x: 50, y: outside)))
  }

  @Test("A whole turn is a circle whichever way it goes", arguments: [true, false])
  func wholeTurn(clockwise: Bool) {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
    for (x, y) in [(9.9, 0.0), (-9.9, 0), (0, 9.9), (0, -9.9)] {
      #expect(path.contains(CGPoint(x: x, y: y)))
    }
    #expect(!path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test("A slice of a pie: a line leads to the arc")
  func slice() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    path.close()
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: -1, y: 5)))
    #expect(!path.contains(CGPoint(x: 7.2, y: 7.2)) && path.currentPoint == .zero)
  }

  @Test("A box has what a curve reaches, not the points that control it")
  func bounds() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.cgPath.boundingBoxOfPath == path.bounds)
  }

  @Test("A transform takes the path along")
  func transform() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.apply(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(path.contains(CGPoint(x: 0, y: 10)) && !path.contains(CGPoint(x: 9, y: 1)))
    path.apply(CGAffineTransform(scaleX: 0, y: 0))
    #expect(!path.contains(.zero))
  }

  // MARK: Hard cases

  @Test("An empty path contains nothing, and takes no lines")
  func empty() {
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero)
    path.close()
    #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
    #expect(!path.contains(.zero))
    path.append(path)
    #expect(path.isEmpty)
  }

  @Test("What has no area contains nothing")
  func degenerate() {
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 10))
    #expect(!line.contains(CGPoint(x: 5, y: 5)))
    line.close()
    #expect(!line.contains(CGPoint(x: 5, y: 5)) && !line.isEmpty)
    #expect(!UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 0, height: 10)).contains(.zero))
    line.removeAllPoints()
    #expect(line.isEmpty)
  }

  @Test(
    "No number stops the program",
    arguments: [
      CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      1e150, .leastNonzeroMagnitude, 0, -5,
    ])
  func numbers(number: CGFloat) {
    let odd = CGPoint(x: number, y: number)
    let rect = CGRect(x: number, y: 0, width: number, height: number)
    let path = UIBezierPath(rect: rect)
    path.append(UIBezierPath(ovalIn: rect))
    path.append(UIBezierPath(roundedRect: rect, cornerRadius: number))
    path.addLine(to: odd)
    path.addCurve(to: odd, controlPoint1: .zero, controlPoint2: CGPoint(x: 10, y: number))
    path.addQuadCurve(to: .zero, controlPoint: odd)
    for angle in [number, 1] {
      path.addArc(
        withCenter: odd, radius: number, startAngle: angle, endAngle: number, clockwise: true)
    }
    let core = CGMutablePath()
    core.addPath(path.cgPath)
    core.addArc(tangent1End: odd, tangent2End: .zero, radius: number)
    core.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: number)
    let isInside = path.contains(CGPoint(x: 3, y: 3))
    _ = (path.contains(odd), path.bounds, core.contains(odd), core.boundingBoxOfPath)
    path.apply(CGAffineTransform(scaleX: number, y: 1))
    _ = (path.contains(odd), path.bounds)
    if number.isNaN { #expect(!isInside) }
  }

  @Test("A path of huge numbers contains what is between them")
  func hugeNumbers() {
    let path = UIBezierPath(rect: CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
    #expect(path.contains(.zero) && !path.contains(CGPoint(x: 2e300, y: 0)))
    let oval = UIBezierPath(ovalIn: CGRect(x: -1e8, y: -1e8, width: 2e8, height: 2e8))
    #expect(oval.contains(.zero) && !oval.contains(CGPoint(x: 0.8e8, y: 0.8e8)))
  }
}
