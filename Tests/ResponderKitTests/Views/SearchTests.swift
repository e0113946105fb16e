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
    #expect(Array(views[0].subtree) == views)
    #expect(Array(Subtree(of: [views[1], views[3]])) == [views[1], views[2], views[3], views[4]])
  }

  @Test("Superviews, nearest first")
  func superviews() {
    let views = (0..<3).map { _ in UIView() }
    views[0].with(views[1].with(views[2]))
    #expect(Array(views[2].superviews) == [views[1], views[0]])
    #expect(Array(views[2].selfAndSuperviews) == [views[2], views[1], views[0]])
    #expect(Array(views[0].superviews).isEmpty)
  }

  @Test("A walk hands values down and leaves out what is in a view that gives none")
  func walkWithValues() {
    let views = (0..<5).map { _ in UIView() }
    views[0].with(views[1].with(views[2]), views[3].with(views[4]))
    var seen: [UIView] = []
    var depths: [Int] = []
    views[0].walk(with: 0) { view, depth in
      seen.append(view)
      depths.append(depth)
      return view === views[1] ? nil : depth + 1
    }
    #expect(seen == [views[0], views[1], views[3], views[4]])
    #expect(depths == [0, 1, 1, 2])
  }

  @Test("A walk through any tree visits parents first and tells the depth")
  func walkThroughAnyTree() {
    var seen: [[Int]] = []
    walkDepthFirst(from: [1, 8]) { node, depth in
      seen.append([node, depth])
      return node < 4 ? [node * 2, node * 2 + 1] : []
    }
    #expect(seen == [[1, 0], [2, 1], [4, 2], [5, 2], [3, 1], [6, 2], [7, 2], [8, 0]])
  }

  @Test("What a visit takes out of the tree is visited no more")
  func walkThroughAChangingTree() {
    let views = (0..<3).map { _ in UIView() }
    views[0].with(views[1].with(views[2]))
    var seen: [UIView] = []
    for view in views[0].subtree {
      seen.append(view)
      if view === views[1] { views[2].removeFromSuperview() }
    }
    #expect(seen == [views[0], views[1]])
  }
}
