import ResponderKit

extension Timing {
  static let repetitions = 5

  /// Times one call per probe.
  ///
  /// Every repetition replays the probes from the first one, at least 64 of them, so that a slow
  /// contender sees the same mix as a fast one.
  ///
  /// - Parameter call: Returns something that depends on the work, so that it cannot be left out.
  @inline(__always)
  static func ofProbes(
    _ probes: [SyntheticTree.Probe], effort: Effort, _ call: (SyntheticTree.Probe) -> Int
  ) -> Timing {
    let least = effort.repetition.nanoseconds
    var calls = 64
    var samples: [Double] = []
    var isWarm = false
    while samples.count < repetitions {
      var sum = 0
      var next = 0
      let elapsed = nanoseconds {
        for _ in 0..<calls {
          sum &+= call(probes[next])
          next += 1
          if next == probes.count { next = 0 }
        }
      }
      consume(sum)
      if isWarm {
        samples.append(elapsed / Double(calls))
      } else if elapsed < least / 16 {
        calls *= 4
      } else if elapsed < least {
        calls = Int(Double(calls) * least / elapsed * 1.1) + 1
      } else {
        isWarm = true
      }
    }
    return Timing(samples: samples)
  }

  /// Takes a sum, so that the optimizer does not know that nobody needs it.
  @inline(never)
  private static func consume(_ sum: Int) {}
}

/// A measurement of one tree, made in a process of its own so that memory can be counted.
struct TreeMeasurement: Codable {
  /// An error: the answers differ from those of the reference walk, so that no time counts.
  struct WrongAnswers: Error, CustomStringConvertible {
    let tree: String
    let description: String

    init(_ shape: TreeShape, _ way: String, _ expected: Int, _ actual: Int) {
      tree = shape.rawValue
      description = "\(shape): the answers of \(way) have checksum \(actual), not \(expected)"
    }
  }

  var views: Int
  /// The time of `root.hitTest(point, with: nil)`.
  var bare: Timing
  /// The time of `application.hitTest(at:with:)` without an observer.
  var untraced: Timing
  /// The time of the same call with an observer that records it.
  var traced: Timing
  /// The time of a move of some view and `root.hitTest(point, with: nil)` after it.
  var moved: Timing
  var buildNanosecondsPerView: Double
  var bytesPerView: Double

  init(of shape: TreeShape, effort: Effort) throws {
    let tree = shape.makeTree()
    let probes = tree.probes
    let expected = ReferenceWalk(tree).checksum
    let built = ViewTree(tree)
    func check(_ way: String, _ hitTest: (CGPoint) -> UIView?) throws {
      let actual = ReferenceWalk.checksum(of: tree) { built.index(of: hitTest($0.point)) }
      if actual != expected { throw WrongAnswers(shape, way, expected, actual) }
    }

    let root = built.root
    try check("a bare tree") { root.hitTest($0, with: nil) }
    bare = .ofProbes(probes, effort: effort) { root.hitTest($0.point, with: nil).address }

    built.show()
    let application = built.application
    let silent = UIEvent()
    let observer = LastHitTest()
    let watched = UIEvent(observer: observer)
    try check("an application") { application.hitTest(at: $0, with: silent)?.view }
    try check("a watched application") { application.hitTest(at: $0, with: watched)?.view }
    try check("a story") { point in
      let view = application.hitTest(at: point, with: watched)?.view
      let last = observer.story?.calls.first {
        if case .answer(_?) = $0.kind { true } else { false }
      }
      return last?.view == view.map(ObjectID.init) ? view : nil
    }
    untraced = .ofProbes(probes, effort: effort) {
      application.hitTest(at: $0.point, with: silent)?.view.address ?? 0
    }
    traced = .ofProbes(probes, effort: effort) {
      application.hitTest(at: $0.point, with: watched)?.view.address ?? 0
    }
    var mover = Mover(built.views)
    moved = .ofProbes(probes, effort: effort) {
      mover.move($0)
      return root.hitTest($0.point, with: nil).address
    }
    mover.putBack()
    try check("a tree whose views moved") { root.hitTest($0, with: nil) }
    views = tree.boxes.count
    buildNanosecondsPerView = built.nanosecondsPerView
    bytesPerView = built.bytesPerView
  }

  /// Creates a measurement with the medians of several rounds.
  init(rounds: [TreeMeasurement]) {
    views = rounds[0].views
    bare = Timing(rounds: rounds.map(\.bare))
    untraced = Timing(rounds: rounds.map(\.untraced))
    traced = Timing(rounds: rounds.map(\.traced))
    moved = Timing(rounds: rounds.map(\.moved))
    buildNanosecondsPerView = Timing(samples: rounds.map(\.buildNanosecondsPerView)).median
    bytesPerView = Timing(samples: rounds.map(\.bytesPerView)).median
  }
}

/// Moves some view by a point, and puts it back the next time.
private struct Mover {
  private let views: [UIView]
  private var moved: UIView?

  init(_ views: [UIView]) {
    self.views = views
  }

  mutating func move(_ probe: SyntheticTree.Probe) {
    guard moved == nil else { return putBack() }
    let view = views[1 + Int(probe.x &* 31 &+ probe.y) % (views.count - 1)]
    view.center.x += 1
    moved = view
  }

  mutating func putBack() {
    moved?.center.x -= 1
    moved = nil
  }
}

extension Optional where Wrapped == UIView {
  @inline(__always)
  // An address to compare, which nobody follows.
  fileprivate var address: Int { self?.address ?? 0 }
}

extension UIView {
  @inline(__always)
  fileprivate var address: Int { Int(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }
}

/// Keeps the last hit-test's story, as a shell that may be asked about it does.
final class LastHitTest: EventObserver {
  private(set) var story: HitTest?

  func observe(_ event: SystemEvent) {
    if case .hitTest(let story) = event { self.story = story }
  }
}
