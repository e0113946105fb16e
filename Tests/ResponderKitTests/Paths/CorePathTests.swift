import Foundation
import ResponderKit
import Testing

@Suite("R2.4: CoreGraphics' paths")
struct CorePathTests {
  @Test("A transform is applied to the path when it is made, and to the point when it is asked for")
  func transforms() {
    var move = CGAffineTransform(translationX: 100, y: 0)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: &move)
    #expect(path.boundingBox == CGRect(x: 100, y: 0, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 105, y: 5)) && !path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 5, y: 5), transform: move))
  }

  @Test("An ellipse and round corners")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let ellipse = CGPath(ellipseIn: rect, transform: nil)
    #expect(ellipse.contains(CGPoint(x: 1, y: 10)) && !ellipse.contains(CGPoint(x: 3, y: 3)))
    let box = ellipse.boundingBoxOfPath
    #expect(abs(box.minX) < 1e-6 && abs(box.maxX - 40) < 1e-6)
    #expect(abs(box.minY) < 1e-6 && abs(box.maxY - 20) < 1e-6)
    let round = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 10, transform: nil)
    #expect(round.contains(CGPoint(x: 1, y: 10)) && !round.contains(CGPoint(x: 3, y: 3)))
  }

  @Test("Winding by default, even-odd if it is asked for")
  func rules() {
    let path = CGMutablePath()
    path.addRects([
      CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10),
    ])
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
  }

  @Test("A hole is a rectangle that goes round the other way")
  func hole() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addLines(between: [
      CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 10),
    ])
    path.closeSubpath()
    #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 15)))
  }

  @Test("An arc rounds the corner between two lines")
  func tangents() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    path.addLine(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 0, y: 10))
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 8.7, y: 1.3)) && !path.contains(CGPoint(x: 9.2, y: 0.8)))
    #expect(path.contains(CGPoint(x: 5, y: 0.1)) && path.contains(CGPoint(x: 9.9, y: 5)))
  }

  @Test("A copy stays as it is; a path of UIKit's gives the same lines back")
  func copies() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 9, y: 0), control: CGPoint(x: 4, y: 8))
    path.addRelativeArc(center: .zero, radius: 9, startAngle: 0, delta: .pi)
    path.closeSubpath()
    let copy = try #require(path.copy())
    #expect(copy == path && UIBezierPath(cgPath: path).cgPath == copy)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(copy != path)
    let mutable = try #require(copy.mutableCopy())
    mutable.addRoundedRect(
      in: CGRect(x: 20, y: 20, width: 9, height: 9), cornerWidth: 2, cornerHeight: 2)
    #expect(mutable.contains(CGPoint(x: 25, y: 25)) && !copy.contains(CGPoint(x: 25, y: 25)))
    #expect(CGMutablePath().isEmpty && CGMutablePath().boundingBox.isNull)
  }
}
