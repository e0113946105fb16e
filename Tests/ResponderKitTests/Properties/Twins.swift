import Foundation
import ResponderKit
import TestSupport
import Testing

/// Views and a plain array model of them that undergo the same changes.
struct Twins {
  var model: OracleTree
  let views: [UIView]
  let window: UIWindow
  private var random: SeededGenerator
  /// Whether most changes happen among the root's subviews.
  private let isWide: Bool

  init(seed: Int, isWide: Bool) {
    self.isWide = isWide
    var maker = RandomTree(.exact, seed: seed)
    model = isWide ? .scattered(count: 120, seed: seed) : maker.make()
    // A view that leaves the tree has no place to be asked about.
    for node in model.nodes.indices {
      if case .accepting = model.nodes[node].twist { model.nodes[node].twist = .none }
    }
    views = model.makeViews()
    window = UIWindow(0, 0, 1000, 1000).with(views[0])
    random = maker.random
  }

  /// A number below another one.
  mutating func any(below count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  /// Takes a node out of the model.
  private mutating func unlink(_ node: Int) {
    guard let parent = model.nodes[node].parent else { return }
    model.nodes[parent].children.removeAll { $0 == node }
    model.nodes[node].parent = nil
  }

  /// Puts a node at a place that counts the siblings without it.
  private mutating func link(_ node: Int, in parent: Int, at index: Int) {
    unlink(node)
    let index = min(index, model.nodes[parent].children.count)
    model.nodes[parent].children.insert(node, at: index)
    model.nodes[node].parent = parent
  }

  mutating func step() {
    let node = any(below: views.count)
    let parent = isWide && random.chance(0.8) ? 0 : any(below: views.count)
    let children = model.nodes[parent].children
    switch any(below: 9) {
    case 0, 1: insert(node, in: parent)
    case 2: insert(node, besideSiblingIn: parent)
    case 3:
      views[parent].bringSubviewToFront(views[node])
      if children.contains(node) { link(node, in: parent, at: .max) }
    case 4:
      views[parent].sendSubviewToBack(views[node])
      if children.contains(node) { link(node, in: parent, at: 0) }
    case 5:
      let (first, second) = (any(below: children.count + 2), any(below: children.count + 2))
      views[parent].exchangeSubview(at: first, withSubviewAt: second)
      if max(first, second) < children.count {
        model.nodes[parent].children.swapAt(first, second)
      }
    case 6:
      guard node != 0, random.chance(0.3) else { return }
      views[node].removeFromSuperview()
      unlink(node)
    case 7:
      model.nodes[node].isHidden.toggle()
      model.nodes[node].apply(to: views[node])
    default:
      guard node != 0 else { return }
      model.nodes[node].position.x += Double(any(below: 41) - 20)
      model.nodes[node].width = Double(any(below: isWide ? 40 : 300))
      model.nodes[node].apply(to: views[node])
    }
  }

  private mutating func insert(_ node: Int, in parent: Int) {
    guard node != 0, !model.ancestors(of: parent).contains(node) else { return }
    let index = any(below: model.nodes[parent].children.count + 1)
    if random.chance(0.5) {
      views[parent].addSubview(views[node])
      link(node, in: parent, at: .max)
    } else {
      views[parent].insertSubview(views[node], at: index)
      link(node, in: parent, at: index)
    }
  }

  private mutating func insert(_ node: Int, besideSiblingIn parent: Int) {
    guard node != 0, !model.ancestors(of: parent).contains(node),
      let sibling = model.nodes[parent].children.randomElement(using: &random), sibling != node
    else { return }
    unlink(node)
    let place = model.nodes[parent].children.firstIndex(of: sibling) ?? 0
    if random.chance(0.5) {
      views[parent].insertSubview(views[node], aboveSubview: views[sibling])
      link(node, in: parent, at: place + 1)
    } else {
      views[parent].insertSubview(views[node], belowSubview: views[sibling])
      link(node, in: parent, at: place)
    }
  }

  /// Compares every link of every view with the model.
  func expectSame(_ comment: Comment) {
    for (k, node) in model.nodes.enumerated() {
      let view = views[k]
      #expect(view.subviews.map(\.tag) == node.children, comment)
      #expect(view.subviewCount == node.children.count, comment)
      let isAttached = model.ancestors(of: k).last == 0
      #expect(view.window === (isAttached ? window : nil), comment)
      guard k != 0 else { continue }
      #expect(view.superview?.tag == node.parent, comment)
      #expect(view.next === view.superview, comment)
      let index = node.parent.flatMap { model.nodes[$0].children.firstIndex(of: k) }
      #expect(view.indexInSuperview == index, comment)
    }
  }
}

extension OracleTree {
  /// Many small views side by side and over each other in a root of 400 × 400.
  fileprivate static func scattered(count: Int, seed: Int) -> OracleTree {
    var random = SeededGenerator(seed: seed)
    var tree = OracleTree()
    tree.nodes[0].width = 400
    tree.nodes[0].height = 400
    tree.nodes[0].position = OraclePoint(x: 200, y: 200)
    for node in 1...count {
      var leaf = OracleNode()
      leaf.width = 40
      leaf.height = 40
      leaf.position = OraclePoint(
        x: Double(Int.random(in: 0...400, using: &random)),
        y: Double(Int.random(in: 0...400, using: &random)))
      leaf.parent = 0
      tree.nodes.append(leaf)
      tree.nodes[0].children.append(node)
    }
    return tree
  }
}
