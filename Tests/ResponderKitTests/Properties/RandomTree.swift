import Foundation
import TestSupport

/// Makes random trees.
struct RandomTree {
  /// What trees are made of.
  enum Kind: CaseIterable, Sendable {
    /// Whole coordinates, scales by powers of two, quarter turns: no rounding, so that points on
    /// edges can be compared.
    case exact
    /// Any coordinates, rotations and scales.
    case free
    /// Only frames: nothing but translations.
    case plain
  }

  let kind: Kind
  /// Whether every override must be one that a recording sees through.
  let isRecorded: Bool
  private(set) var random: SeededGenerator
  private var tree = OracleTree()

  init(_ kind: Kind, seed: Int, isRecorded: Bool = false) {
    self.kind = kind
    self.isRecorded = isRecorded
    random = SeededGenerator(seed: seed)
  }

  mutating func make() -> OracleTree {
    tree = OracleTree()
    let count = random.chance(0.1) ? 1 : Int.random(in: 2...60, using: &random)
    // 0: bushy, 1: deep, 2: wide with many siblings.
    let shape = Int.random(in: 0...2, using: &random)
    for k in 0..<count {
      var node = makeNode(isRoot: k == 0)
      if k > 0 {
        let parent = pickParent(of: k, shape: shape)
        node.parent = parent
        tree.nodes[parent].children.append(k)
        tree.nodes.append(node)
      } else {
        tree.nodes = [node]
      }
    }
    for k in 0..<count { twist(k) }
    return tree
  }

  private mutating func pickParent(of node: Int, shape: Int) -> Int {
    switch shape {
    case 1: return random.chance(0.8) ? node - 1 : Int.random(in: 0..<node, using: &random)
    case 2: return random.chance(0.85) ? 0 : Int.random(in: 0..<node, using: &random)
    default: return Int.random(in: 0..<node, using: &random)
    }
  }

  /// A coordinate: whole where nothing may be rounded.
  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    let value = Double.random(in: range, using: &random)
    return kind == .exact ? value.rounded() : value
  }

  private mutating func makeNode(isRoot: Bool) -> OracleNode {
    var node = OracleNode()
    node.width = isRoot ? 400 : number(random.chance(0.05) ? 0...0 : 10...300)
    node.height = isRoot ? 400 : number(10...300)
    if random.chance(0.2) {
      node.x = number(-100...100)
      node.y = number(-100...100)
    }
    if kind != .plain, !isRoot {
      if random.chance(0.2) {
        let fractions = [0, 0.25, 0.5, 1]
        node.anchor = OraclePoint(
          x: fractions.randomElement(using: &random) ?? 0.5,
          y: fractions.randomElement(using: &random) ?? 0.5)
      }
      if random.chance(0.25) { node.transform = makeTransform() }
    }
    node.position = OraclePoint(
      x: number(-50...250) + node.anchor.x * node.width,
      y: number(-50...250) + node.anchor.y * node.height)
    if isRoot { return node }
    node.isHidden = random.chance(0.05)
    node.isInteractive = !random.chance(0.05)
    if random.chance(0.1) {
      node.alpha = [0, 0.005, 0.01, 0.0100001, 0.02, 0.5].randomElement(using: &random) ?? 1
    }
    node.isControl = random.chance(0.15)
    node.isEnabled = !random.chance(0.3)
    return node
  }

  private mutating func makeTransform() -> OracleMatrix {
    if random.chance(0.1) { return OracleMatrix(a: 0, d: random.chance(0.5) ? 0 : 1) }
    if kind == .exact {
      return [
        OracleMatrix(a: 2, d: 2), OracleMatrix(a: 0.5, d: 0.5), OracleMatrix(a: 2, d: 0.5),
        OracleMatrix(a: 0, b: 1, c: -1, d: 0), OracleMatrix(a: -1, d: -1), OracleMatrix(a: -1),
        OracleMatrix(e: 10, f: -20), OracleMatrix(a: 1, b: 0, c: 1, d: 1),
      ].randomElement(using: &random) ?? OracleMatrix()
    }
    let angle = Double.random(in: -4...4, using: &random)
    let x = Double.random(in: 0.7...1.4, using: &random)
    let y = Double.random(in: 0.7...1.4, using: &random) * (random.chance(0.1) ? -1 : 1)
    return OracleMatrix(
      a: x * cos(angle), b: x * sin(angle), c: -y * sin(angle), d: y * cos(angle),
      e: Double.random(in: -9...9, using: &random), f: Double.random(in: -9...9, using: &random))
  }

  private mutating func twist(_ k: Int) {
    guard random.chance(0.2), tree.nodes[k].transform.determinant != 0 else { return }
    let other = Int.random(in: 0..<tree.nodes.count, using: &random)
    let below = tree.descendants(of: k).filter { node in
      !tree.ancestors(of: node).contains { tree.nodes[$0].transform.determinant == 0 }
    }
    let twists: [Twist] = [
      .inset(
        top: number(-40...20), left: number(-40...20), bottom: number(-40...20),
        right: number(-40...20)),
      .circle(radius: random.chance(0.5) ? nil : number(0...150)),
      .accepting(Array(below.prefix(2))), .passthrough, .except(other), .redirect(other),
      .intercept, .block, .overflow, .enlarge(dx: number(-40...10), dy: number(-40...10)),
    ]
    let twist = twists.randomElement(using: &random) ?? .none
    tree.nodes[k].twist = twist
    tree.nodes[k].isSubclass = random.chance(0.5) && !tree.nodes[k].isControl
    // A loop that an app writes calls hitTest itself, where no recording can listen.
    switch twist {
    case .overflow, .enlarge: if isRecorded { tree.nodes[k].isSubclass = false }
    default: break
    }
  }

  /// A point of the root: anywhere, or aimed at a view, its edges and corners included.
  mutating func point(in tree: OracleTree) -> OraclePoint {
    if random.chance(0.25) {
      let p = OraclePoint(x: number(-50...450), y: number(-50...450))
      return OraclePoint(x: p.x + tree.nodes[0].x, y: p.y + tree.nodes[0].y)
    }
    let target = Int.random(in: 0..<tree.nodes.count, using: &random)
    let node = tree.nodes[target]
    let edges = [0, 1, 0.5, 0.25]
    func fraction(_ random: inout SeededGenerator) -> Double {
      kind != .free && random.chance(0.6)
        ? edges.randomElement(using: &random) ?? 0 : Double.random(in: 0..<1, using: &random)
    }
    let x = node.width * fraction(&random)
    let y = node.height * fraction(&random)
    let p = OraclePoint(
      x: node.x + (kind == .exact ? (4 * x).rounded() / 4 : x),
      y: node.y + (kind == .exact ? (4 * y).rounded() / 4 : y))
    return tree.matrix(from: target, to: 0)(p)
  }
}
