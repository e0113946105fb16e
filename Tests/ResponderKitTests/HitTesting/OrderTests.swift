import Foundation
import ResponderKit
import Testing

@Suite("R2.1, R2.7, R2.8: the order of asking")
struct OrderTests {
  private let log = CallLog()

  private func view(_ name: String, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat)
    -> LoggingView
  {
    LoggingView(name, frame: CGRect(x: x, y: y, width: w, height: h), log: log)
  }

  @Test("S-33: the last sibling is asked first; B is never asked")
  func figure() {
    let d = view("D", 0, 0, 50, 100)
    let e = view("E", 50, 0, 50, 100)
    let c = view("C", 100, 0, 100, 100).with(d, e)
    let b = view("B", 0, 0, 200, 100)
    let a = view("A", 0, 0, 200, 200).with(b, c)
    let window = view("window", 0, 0, 400, 400).with(a)
    #expect(window.hit(120, 50) === d)
    #expect(log.lines == ["E nil", "D -> D", "C -> D", "A -> D", "window -> D"])
  }

  @Test("S-34: a sibling that says no is not entered")
  func noMeansNoChildren() {
    let child = view("child", 0, 0, 300, 300)
    let b = view("B", 0, 0, 10, 10).with(child)
    let a = view("A", 0, 0, 300, 300).with(b)
    #expect(a.hit(50, 50) === a)
    #expect(log.lines == ["B nil", "A -> A"])
  }

  @Test("S-83: siblings are asked even where they do not overlap, and none after a hit")
  func siblingsInFrontAreAsked() {
    let views = (0..<4).map { view("\($0)", CGFloat($0) * 100, 0, 100, 100) }
    let root = UIView(0, 0, 400, 100)
    views.forEach(root.addSubview)
    #expect(root.hit(150, 50) === views[1])
    #expect(log.lines == ["3 nil", "2 nil", "1 -> 1"])
  }

  @Test("S-59: nil makes the superview ask the next sibling")
  func nilGoesOn() {
    let behind = UIView(0, 0, 100, 100)
    let root = UIView(0, 0, 100, 100).with(behind, BlockingView(0, 0, 100, 100))
    #expect(root.hit(50, 50) === behind)
  }

  @Test("S-8: the point is converted to each child's coordinates")
  func converted() {
    final class Noting: UIView {
      var points: [CGPoint] = []
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        points.append(point)
        return super.point(inside: point, with: event)
      }
    }
    let child = Noting(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    child.bounds.origin = CGPoint(x: 5, y: 6)
    _ = UIView(0, 0, 200, 200).with(child).hit(50, 70)
    #expect(child.points == [CGPoint(x: 25, y: 36)])
  }

  @Test("R2.8, S-32: zPosition does not change the order, bringSubviewToFront does")
  func zPosition() {
    let back = UIView(0, 0, 100, 100)
    let front = UIView(0, 0, 100, 100)
    let root = UIView(0, 0, 100, 100).with(back, front)
    back.layer.zPosition = 1000
    #expect(root.hit(50, 50) === front)
    root.bringSubviewToFront(back)
    #expect(root.hit(50, 50) === back)
    #expect(back.layer.zPosition == 1000)
  }

  @Test("R2.7, S-57: an empty view in front blocks what is behind it")
  func contentIsIrrelevant() {
    let headerButton = UIButton(20, 20, 100, 40)
    let header = UIView(0, 0, 390, 200).with(headerButton)
    let tableHeader = UIView(0, 0, 390, 200)
    let table = UITableView(0, 0, 390, 844).with(tableHeader)
    let pager = UIScrollView(0, 0, 390, 844).with(table)
    let root = UIView(0, 0, 390, 844).with(header, pager)
    #expect(root.hit(50, 40) === tableHeader)
  }

  @Test("R1.10, S-74: asking twice gives the same answer and changes nothing")
  func pure() {
    let child = UIView(0, 0, 50, 50)
    let root = UIView(0, 0, 100, 100).with(child)
    #expect(root.hit(10, 10) === root.hit(10, 10))
    #expect(root.subviews == [child])
  }
}
