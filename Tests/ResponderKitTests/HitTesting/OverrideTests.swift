import Foundation
import ResponderKit
import Testing

@Suite("R2.6, R2.11, R2.12: overrides in an app")
struct OverrideTests {
  @Test("S-21, S-56: a larger button works where its superview contains the point")
  func largerButton() {
    let button = LargeButton(100, 100, 20, 20)
    let root = UIView(0, 0, 400, 400).with(UIView(60, 60, 100, 100), button)
    #expect(root.hit(51, 51) === button)
    #expect(root.hit(50, 50) === button, "the enlarged rectangle's minimum edge belongs to it")
    #expect(root.hit(170, 110) === root, "its maximum edge does not")
    let tight = UIView(90, 90, 40, 40)
    root.addSubview(tight)
    button.frame.origin = CGPoint(x: 10, y: 10)
    tight.addSubview(button)
    #expect(root.hit(91, 91) === button)
    #expect(root.hit(70, 200) === root, "outside its superview it is dead")
  }

  @Test("S-21: a sibling in front claims its part of the larger area")
  func siblingInFront() {
    let button = LargeButton(100, 100, 20, 20)
    let front = UIView(60, 60, 20, 20)
    let root = UIView(0, 0, 400, 400).with(button, front)
    #expect(root.hit(70, 70) === front)
    root.bringSubviewToFront(button)
    #expect(root.hit(70, 70) === button)
  }

  @Test("S-22: a larger area by hitTest drops the disabled check; by point(inside:) it does not")
  func disabled() {
    let byHitTest = LargeByHitTestButton(100, 100, 20, 20)
    let byPoint = LargeButton(300, 100, 20, 20)
    let root = UIView(0, 0, 400, 400).with(byHitTest, byPoint)
    #expect(root.hit(60, 60) === byHitTest && root.hit(260, 60) === byPoint)
    byHitTest.isEnabled = false
    byPoint.isEnabled = false
    #expect(root.hit(60, 60) === byHitTest)
    #expect(root.hit(260, 60) === root)
  }

  @Test("R2.11, S-66: intercepting without the flag checks claims touches even when refusing")
  func intercept() {
    let red = UIView(0, 0, 50, 50)
    let green = InterceptingView(0, 0, 100, 100).with(red)
    let root = UIView(0, 0, 200, 200).with(green)
    #expect(root.hit(10, 10) === green)
    for refusal in Refusal.allCases {
      refusal.apply(to: green)
      #expect(root.hit(10, 10) === green)
    }
    #expect(root.hit(150, 150) === root)
  }

  @Test("R2.12, S-24: a HUD keeps its children and lets the rest through")
  func hud() {
    let button = UIButton(100, 100, 50, 50)
    let hud = PassThroughView(0, 0, 390, 844).with(button)
    let behind = UIView(0, 0, 390, 844)
    let root = UIView(0, 0, 390, 844).with(behind, hud)
    #expect(root.hit(120, 120) === button)
    #expect(root.hit(10, 10) === behind)
  }

  @Test("R2.12, S-68: a view on another branch is a legal answer, and the chain is then its own")
  func redirect() {
    let screen = Screen()
    let target = UIView(300, 300, 10, 10)
    let source = RedirectingView(0, 0, 100, 100).with(UIView(0, 0, 50, 50))
    source.target = target
    screen.window.addSubview(target)
    screen.window.addSubview(source)
    let touch = screen.application.touchDelivery.begin(at: CGPoint(x: 10, y: 10))
    #expect(touch.view === target)
    #expect(touch.view?.next === screen.window)
    #expect(screen.hit(200, 200) === screen.window)
  }

  @Test("S-25, S-26: a raised tab-bar button, where the bar's superview contains the point")
  func raisedButton() {
    let bar = RaisedTabBar(0, 795, 390, 49)
    let content = UIView(0, 0, 390, 844)
    let root = UIView(0, 0, 390, 844).with(content, bar)
    #expect(root.hit(195, 780) === bar.centerButton)
    #expect(root.hit(195, 766) === bar.centerButton)
    #expect(root.hit(195, 764) === content)
    #expect(root.hit(100, 780) === content)
    #expect(root.hit(100, 800) === bar)
  }

  @Test("S-58: the pager lets touches through where its transparent header would be hit")
  func pager() {
    let headerButton = UIButton(20, 20, 100, 40)
    let row = UIView(0, 200, 390, 44)
    let tableHeader = UIView(0, 0, 390, 200)
    let pager = PagerView(0, 0, 390, 844)
      .with(UITableView(0, 0, 390, 844).with(tableHeader, row))
    pager.tableHeaderView = tableHeader
    let root = UIView(0, 0, 390, 844).with(headerButton, pager)
    #expect(root.hit(50, 40) === headerButton)
    #expect(root.hit(50, 210) === row)
  }
}
