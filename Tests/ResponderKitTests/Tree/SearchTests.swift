import Foundation
import ResponderKit
import Testing

@Suite("R12.7: looking for views")
struct SearchTests {
  @Test("R12.7: isDescendant(of: self) is true")
  func descendants() {
    let leaf = UIView()
    let middle = UIView().with(leaf)
    let root = UIView().with(middle, UIView())
    #expect(leaf.isDescendant(of: leaf) && leaf.isDescendant(of: root))
    #expect(!root.isDescendant(of: leaf) && !root.subviews[1].isDescendant(of: middle))
  }

  @Test("R12.7: viewWithTag searches the view itself first, then depth first")
  func tags() {
    let deep = UIView()
    let late = UIView()
    let root = UIView().with(UIView().with(deep), late)
    deep.tag = 7
    late.tag = 7
    #expect(root.viewWithTag(7) === deep)
    #expect(root.viewWithTag(8) == nil)
    root.tag = 7
    #expect(root.viewWithTag(7) === root)
    #expect(late.viewWithTag(0) == nil)
  }

  @Test("The whole tree, parents first, back to front")
  func everyView() {
    let views = (0..<5).map { _ in UIView() }
    views[0].with(views[1].with(views[2]), views[3].with(views[4]))
    var seen: [UIView] = []
    views[0].forEachInTree { seen.append($0) }
    #expect(seen == views)
  }
}
