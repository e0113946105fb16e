import Foundation
import ResponderKit
import Testing

@Suite("R12.4: reordering subviews")
struct ReorderingTests {
  let views = (0..<4).map { _ in UIView(0, 0, 100, 100) }
  let parent = UIView(0, 0, 100, 100)

  init() {
    views.forEach(parent.addSubview)
  }

  private func expectOrder(_ order: [Int]) {
    #expect(parent.subviews == order.map { views[$0] })
    #expect(parent.subviews.map(\.indexInSuperview) == [0, 1, 2, 3])
    #expect(parent.hit(50, 50) === views[order[3]])
  }

  @Test("R12.4: bringSubviewToFront moves to the end and is hit first")
  func front() {
    parent.bringSubviewToFront(views[1])
    expectOrder([0, 2, 3, 1])
    parent.bringSubviewToFront(views[1])
    expectOrder([0, 2, 3, 1])
  }

  @Test("R12.4: sendSubviewToBack moves to index 0")
  func back() {
    parent.sendSubviewToBack(views[2])
    expectOrder([2, 0, 1, 3])
    parent.sendSubviewToBack(views[3])
    expectOrder([3, 2, 0, 1])
  }

  @Test(
    "R12.4: exchangeSubview swaps two indices",
    arguments: [(0, 3, [3, 1, 2, 0]), (2, 1, [0, 2, 1, 3]), (2, 3, [0, 1, 3, 2])])
  func exchange(first: Int, second: Int, order: [Int]) {
    parent.exchangeSubview(at: first, withSubviewAt: second)
    expectOrder(order)
  }

  @Test("R12.4: indices out of range and views that are no subviews have no effect")
  func noEffect() {
    parent.exchangeSubview(at: 0, withSubviewAt: 4)
    parent.exchangeSubview(at: -1, withSubviewAt: 2)
    parent.exchangeSubview(at: 2, withSubviewAt: 2)
    let stranger = UIView()
    parent.bringSubviewToFront(stranger)
    parent.sendSubviewToBack(stranger)
    parent.sendSubviewToBack(parent)
    expectOrder([0, 1, 2, 3])
    #expect(stranger.superview == nil)
  }
}
