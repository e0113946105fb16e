import Platform
import ResponderKit

/// A synthetic tree made of views, in the only window of an application of its own.
struct ViewTree {
  let application: UIApplication
  let scene: UIWindowScene
  let window: UIWindow
  /// The views by the index of their box.
  let views: [UIView]
  let indices: [ObjectIdentifier: Int]
  /// The time that building took, in nanoseconds per view.
  let nanosecondsPerView: Double
  let bytesPerView: Double

  var root: UIView { views[0] }

  init(_ tree: SyntheticTree) {
    let size = CGSize(width: Double(tree.root.width), height: Double(tree.root.height))
    application = UIApplication()
    scene = UIWindowScene(screenSize: size)
    application.connect(scene)
    window = UIWindow(windowScene: scene)
    // Everything that is made on first use is used here.
    window.addSubview(UIControl(frame: .zero))
    window.subviews[0].removeFromSuperview()

    var views: [UIView] = []
    views.reserveCapacity(tree.boxes.count)
    let memory = Machine.residentBytes
    let time = nanoseconds {
      for (i, box) in tree.boxes.enumerated() {
        let view = i % 8 == 7 ? UIControl(frame: box.rect) : UIView(frame: box.rect)
        views.append(view)
        if i > 0 { views[Int(box.parent)].addSubview(view) }
      }
    }
    nanosecondsPerView = time / Double(views.count)
    bytesPerView = (Machine.residentBytes - memory) / Double(views.count)
    indices = Dictionary(
      uniqueKeysWithValues: views.enumerated().map { (ObjectIdentifier($1), $0) })
    self.views = views
  }

  /// Puts the tree on the screen, where an application finds it.
  func show() {
    window.addSubview(root)
    window.makeKeyAndVisible()
  }

  /// Returns the index of a view's box; -1 for nil and for other views.
  func index(of view: UIView?) -> Int {
    view.flatMap { indices[ObjectIdentifier($0)] } ?? -1
  }
}

extension SyntheticTree.Box {
  fileprivate var rect: CGRect {
    CGRect(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
}

extension SyntheticTree.Probe {
  /// The middle of the probe's square, so that no edge is ever hit.
  @inline(__always)
  var point: CGPoint { CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5) }
}

/// The answers of a hit-test by the plainest possible walk over whole numbers: what every contender
/// must agree with before its speed is of interest.
struct ReferenceWalk {
  private let tree: SyntheticTree
  private let children: [[Int]]

  init(_ tree: SyntheticTree) {
    self.tree = tree
    var children = [[Int]](repeating: [], count: tree.boxes.count)
    for (i, box) in tree.boxes.enumerated().dropFirst() { children[Int(box.parent)].append(i) }
    self.children = children
  }

  /// Returns the index of the deepest box at a probe, the front one of siblings; 0 is the root.
  func answer(to probe: SyntheticTree.Probe) -> Int {
    var (x, y) = (probe.x, probe.y)
    var found = 0
    descending: while true {
      for child in children[found].reversed() {
        let box = tree.boxes[child]
        if 0 <= x - box.x, x - box.x < box.width, 0 <= y - box.y, y - box.y < box.height {
          x -= box.x
          y -= box.y
          found = child
          continue descending
        }
      }
      return found
    }
  }

  var checksum: Int { Self.checksum(of: tree) { answer(to: $0) } }

  /// Sums up the answers to the first probes so that two that are exchanged show.
  static func checksum(
    of tree: SyntheticTree, answer: (SyntheticTree.Probe) -> Int
  ) -> Int {
    var sum = 0
    for (i, probe) in tree.probes.prefix(256).enumerated() {
      sum = (sum + (answer(probe) + 1) * (i + 1)) % 2_147_483_647
    }
    return sum
  }
}
