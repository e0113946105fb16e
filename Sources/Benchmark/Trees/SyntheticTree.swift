/// A tree of rectangles with whole-numbered corners, and the points with which it is probed.
///
/// The tree knows nothing of views: each contender builds its own from it, and ``ReferenceWalk``
/// tells the right answers.
struct SyntheticTree {
  /// One rectangle, in the coordinates of its parent; later siblings stand in front.
  struct Box {
    var parent: Int32
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32
  }

  /// A point in the coordinates of the root; contenders with fractions add a half to each.
  struct Probe {
    var x: Int32
    var y: Int32
  }

  /// Enough points that a branch predictor cannot learn the answers.
  static let probeCount = 65_536

  /// The boxes, parents before children; the first is the root, with parent -1.
  private(set) var boxes: [Box]
  private(set) var probes: [Probe] = []

  init(width: Int32, height: Int32) {
    boxes = [Box(parent: -1, x: 0, y: 0, width: width, height: height)]
  }

  var root: Box { boxes[0] }

  /// Adds a box in front of its siblings and returns its index.
  @discardableResult
  mutating func add(
    to parent: Int32, _ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32
  ) -> Int32 {
    boxes.append(Box(parent: parent, x: x, y: y, width: width, height: height))
    return Int32(boxes.count - 1)
  }

  /// Scatters the probes over an area of the root.
  mutating func scatterProbes(over area: Box? = nil) {
    let area = area ?? root
    var generator = ProbeGenerator(seed: 42)
    probes.reserveCapacity(Self.probeCount)
    for _ in 0..<Self.probeCount {
      // Two statements: the order in which the numbers are drawn is part of the definition.
      let x = area.x + generator.below(area.width)
      let y = area.y + generator.below(area.height)
      probes.append(Probe(x: x, y: y))
    }
  }
}
