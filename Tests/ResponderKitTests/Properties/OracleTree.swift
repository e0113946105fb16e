/// What a view overrides, if anything; other views are meant by their numbers.
enum Twist: Sendable {
  case none
  case inset(top: Double, left: Double, bottom: Double, right: Double)
  case circle(radius: Double?)
  case accepting([Int])
  case passthrough
  case except(Int)
  case redirect(Int)
  case intercept
  case block
  case overflow
  case enlarge(dx: Double, dy: Double)
}

/// A view as plain data.
struct OracleNode: Sendable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
  /// Where the anchor lies in the superview.
  var position = OraclePoint(x: 0, y: 0)
  var anchor = OraclePoint(x: 0.5, y: 0.5)
  var transform = OracleMatrix()
  var isHidden = false
  var isInteractive = true
  var alpha: Float = 1
  var isControl = false
  var isEnabled = true
  var twist = Twist.none
  /// Whether the twist is a subclass's override, else a value.
  var isSubclass = false
  var parent: Int?
  var children: [Int] = []

  /// From the node's coordinates to the superview's (R3.1).
  var toParent: OracleMatrix {
    let anchorX = x + anchor.x * width
    let anchorY = y + anchor.y * height
    return OracleMatrix(e: -anchorX, f: -anchorY).then(transform)
      .then(OracleMatrix(e: position.x, f: position.y))
  }
}

/// A tree of views as plain data; node 0 is the root, children stand back to front.
struct OracleTree: Sendable {
  var nodes: [OracleNode] = [OracleNode()]

  func ancestors(of node: Int) -> [Int] {
    var path = [node]
    while let parent = nodes[path[path.count - 1]].parent { path.append(parent) }
    return path
  }

  func descendants(of node: Int) -> [Int] {
    nodes[node].children.flatMap { [$0] + descendants(of: $0) }
  }

  /// From a node's coordinates to those of one of its ancestors.
  func matrix(from node: Int, to ancestor: Int) -> OracleMatrix {
    ancestors(of: node).prefix { $0 != ancestor }
      .reduce(OracleMatrix()) { $0.then(nodes[$1].toParent) }
  }

  func commonAncestor(_ first: Int, _ second: Int) -> Int {
    let other = Set(ancestors(of: second))
    return ancestors(of: first).first { other.contains($0) } ?? 0
  }

  func convert(_ p: OraclePoint, from source: Int, to target: Int) -> OraclePoint {
    let top = commonAncestor(source, target)
    return matrix(from: target, to: top).solve(matrix(from: source, to: top)(p))
  }

  /// One bounding box in the common ancestor and one after the inverse (R3.3).
  func convert(_ box: OracleBox, from source: Int, to target: Int) -> OracleBox {
    let top = commonAncestor(source, target)
    let up = matrix(from: source, to: top)
    let down = matrix(from: target, to: top)
    return box.mapped { up($0) }.mapped { down.solve($0) }
  }
}
