import Foundation
import ResponderKit
import TestSupport
import Testing

@Suite("R2.4: random paths against an oracle that goes round")
struct PathOracleTests {
  /// A closed polygon that is asked in two ways which share nothing with the library: by the angles
  /// that its edges are seen under, and by the edges that lie on a way out.
  private struct Polygons {
    var corners: [[CGPoint]] = []

    private var edges: [(CGPoint, CGPoint)] {
      corners.flatMap { ring in ring.indices.map { (ring[$0], ring[($0 + 1) % ring.count]) } }
    }

    /// The number of turns round a point.
    func turns(round point: CGPoint) -> Int {
      let angle = edges.reduce(0.0) { sum, edge in
        let a = CGPoint(x: edge.0.x - point.x, y: edge.0.y - point.y)
        let b = CGPoint(x: edge.1.x - point.x, y: edge.1.y - point.y)
        return sum + Double(atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y))
      }
      return Int((angle / (2 * .pi)).rounded())
    }

    /// The number of edges between a point and another one far away.
    func crossings(from point: CGPoint, to far: CGPoint) -> Int {
      func side(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
        (b.x - a.x) * (c.y - a.y) > (b.y - a.y) * (c.x - a.x)
      }
      return edges.count { a, b in
        side(a, b, point) != side(a, b, far) && side(point, far, a) != side(point, far, b)
      }
    }

    /// The distance of a point from the nearest edge, in points.
    func distance(from point: CGPoint) -> CGFloat {
      edges.reduce(.infinity) { nearest, edge in
        let (dx, dy) = (edge.1.x - edge.0.x, edge.1.y - edge.0.y)
        let length = dx * dx + dy * dy
        let along = (point.x - edge.0.x) * dx + (point.y - edge.0.y) * dy
        let t = length > 0 ? min(1, max(0, along / length)) : 0
        return min(
          nearest, hypot(edge.0.x + t * dx - point.x, edge.0.y + t * dy - point.y))
      }
    }
  }

  private func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(
      x: CGFloat(Int.random(in: -20...20, using: &random)),
      y: CGFloat(Int.random(in: -20...20, using: &random)))
  }

  @Test("Lines are exact, by both rules and after a transform", arguments: seeds(200, of: 5000))
  func polygons(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let path = UIBezierPath()
    var oracle = Polygons()
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let ring = (0..<Int.random(in: 1...9, using: &random)).map { _ in point(&random) }
      path.move(to: ring[0])
      for corner in ring.dropFirst() { path.addLine(to: corner) }
      if random.chance(0.5) { path.close() }
      oracle.corners.append(ring)
    }
    let turned = UIBezierPath(cgPath: path.cgPath)
    let transform = CGAffineTransform(rotationAngle: CGFloat(seed)).scaledBy(x: 2, y: -0.5)
      .translatedBy(x: 9, y: -4)
    turned.apply(transform)
    turned.usesEvenOddFillRule = random.chance(0.5)
    for _ in 0..<30 {
      let whole = point(&random)
      let place = CGPoint(x: whole.x + 0.37, y: whole.y + 0.41)
      // Away from the edges, where turning the path could round it to the other side.
      guard oracle.distance(from: place) > 1e-6 else { continue }
      let turns = oracle.turns(round: place)
      let isOdd = oracle.crossings(from: place, to: CGPoint(x: 91.3, y: -1017.7)) % 2 == 1
      #expect(isOdd == (turns % 2 != 0))
      path.usesEvenOddFillRule = false
      #expect(path.contains(place) == (turns != 0), "\(place)")
      path.usesEvenOddFillRule = true
      #expect(path.contains(place) == isOdd, "\(place)")
      #expect(
        turned.contains(place.applying(transform))
          == (turned.usesEvenOddFillRule ? isOdd : turns != 0), "\(place)")
    }
  }

  @Test("Curves are exact to 0.01 points", arguments: seeds(20, of: 500))
  func curves(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let path = UIBezierPath()
    var here = point(&random)
    path.move(to: here)
    var ring = [here]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let (a, b, end) = (point(&random), point(&random), point(&random))
      let isQuad = random.chance(0.5)
      if isQuad {
        path.addQuadCurve(to: end, controlPoint: a)
      } else {
        path.addCurve(to: end, controlPoint1: a, controlPoint2: b)
      }
      // By Casteljau's construction: middles of middles.
      let control = isQuad ? [here, a, end] : [here, a, b, end]
      for step in 1...1000 {
        let t = CGFloat(step) / 1000
        var points = control
        while points.count > 1 {
          points = zip(points, points.dropFirst()).map {
            CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
          }
        }
        ring += points
      }
      here = end
    }
    let oracle = Polygons(corners: [ring])
    for _ in 0..<20 {
      let whole = point(&random)
      let place = CGPoint(x: whole.x + .random(in: 0..<1, using: &random), y: whole.y)
      guard oracle.distance(from: place) > 0.01 else { continue }
      #expect(path.contains(place) == (oracle.turns(round: place) != 0), "\(place)")
    }
    let (found, dense) = (path.bounds, CGRect(ring: ring))
    for side in [\CGRect.minX, \.minY, \.maxX, \.maxY] {
      #expect(abs(found[keyPath: side] - dense[keyPath: side]) < 0.01)
    }
  }

  @Test("A circle is round to a three-thousandth of its radius", arguments: seeds(20, of: 500))
  func circles(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let radius = CGFloat.random(in: 1...500, using: &random)
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 7, y: 9), radius: radius,
      startAngle: .random(in: -9...9, using: &random), endAngle: 100, clockwise: seed % 2 == 0)
    for _ in 0..<50 {
      let angle = CGFloat.random(in: 0...7, using: &random)
      for (share, isIn) in [(0.999, true), (1.001, false)] as [(CGFloat, Bool)] {
        let far = radius * share + (isIn ? -0.01 : 0.01)
        let place = CGPoint(x: 7 + far * cos(angle), y: 9 + far * sin(angle))
        #expect(path.contains(place) == isIn, "\(radius) \(angle)")
      }
    }
  }
}

extension CGRect {
  /// The box round points.
  fileprivate init(ring: [CGPoint]) {
    let (xs, ys) = (ring.map(\.x), ring.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
