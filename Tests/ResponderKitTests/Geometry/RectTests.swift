import Foundation
import ResponderKit
import Testing

@Suite("R3.3: converting rectangles")
struct RectTests {
  private func expect(_ rect: CGRect, near other: CGRect) {
    let pairs = [
      (rect.minX, other.minX), (rect.minY, other.minY), (rect.width, other.width),
      (rect.height, other.height),
    ]
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-9 }, "\(rect) is not \(other)")
  }

  @Test("R3.3: a translation moves the rectangle")
  func translation() {
    let child = UIView(30, 40, 100, 100)
    let parent = UIView(0, 0, 200, 200).with(child)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(child.convert(rect, to: parent) == CGRect(x: 31, y: 42, width: 3, height: 4))
    #expect(child.convert(CGRect(x: 31, y: 42, width: 3, height: 4), from: parent) == rect)
  }

  @Test("R3.3: the corners are mapped, and the result is their bounding box")
  func rotation() {
    let child = UIView(0, 0, 100, 100)
    let parent = UIView(0, 0, 100, 100).with(child)
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let half = 50 * CGFloat(2).squareRoot()
    expect(
      child.convert(child.bounds, to: parent),
      near: CGRect(x: 50 - half, y: 50 - half, width: 2 * half, height: 2 * half))
    expect(child.convert(child.bounds, to: parent), near: child.frame)
  }

  @Test("R3.3: one box in the common ancestor, one after the inverse: rotations do not cancel")
  func thereAndDown() {
    let a = UIView(0, 0, 100, 100)
    let b = UIView(0, 0, 100, 100)
    let root = UIView(0, 0, 100, 100).with(a, b)
    a.transform = CGAffineTransform(rotationAngle: .pi / 4)
    b.transform = CGAffineTransform(rotationAngle: .pi / 4)
    expect(
      a.convert(a.bounds, to: b), near: CGRect(x: -50, y: -50, width: 200, height: 200))
    #expect(root.subviews == [a, b])
  }

  @Test("S-23: insetBy with positive values moves right and down and shrinks; negative grows")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(rect.insetBy(dx: 10, dy: 20) == CGRect(x: 10, y: 20, width: 80, height: 60))
    #expect(rect.insetBy(dx: -50, dy: -50) == CGRect(x: -50, y: -50, width: 200, height: 200))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 96))
  }
}
