import Foundation
import ResponderKit

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
    buildNanosecondsPerView = Timing(samples: rounds.map(\.buildNanosecondsPerView)).median
    bytesPerView = Timing(samples: rounds.map(\.bytesPerView)).median
  }
}

extension Optional where Wrapped == UIView {
  @inline(__always)
  fileprivate var address: Int { self?.address ?? 0 }
}

extension UIView {
  @inline(__always)
  fileprivate var address: Int { Int(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }
}
