import Foundation

extension PathOutline {
  /// The share of the radius at which the control points of a quarter of a circle lie.
  private static let quarter: CGFloat = 0.552_284_749_830_793_4

  /// Adds a rectangle, as a closed subpath.
  mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds a rectangle with quarters of ellipses for corners, of radii of at most half of its sides,
  /// as a closed subpath. Round corners are told from the upper left one clockwise.
  mutating func addRoundedRect(
    _ rect: CGRect, radii: CGSize, isRound: (Bool, Bool, Bool, Bool) = (true, true, true, true)
  ) {
    let rx = max(0, min(radii.width, rect.width / 2))
    let ry = max(0, min(radii.height, rect.height / 2))
    guard rx > 0, ry > 0 else { return addRect(rect) }
    var isFirst = true
    func join(_ point: CGPoint) {
      if isFirst { move(to: point) } else { addLine(to: point) }
      isFirst = false
    }
    /// Adds a corner from a side that comes in a direction to one that goes on in another.
    func corner(_ x: CGFloat, _ y: CGFloat, _ from: CGPoint, _ to: CGPoint, _ isRound: Bool) {
      func place(_ way: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + way.x * rx * share, y: y + way.y * ry * share)
      }
      guard isRound else { return join(CGPoint(x: x, y: y)) }
      join(place(from, 1))
      let rest = 1 - Self.quarter
      addCurve(to: place(to, 1), control1: place(from, rest), control2: place(to, rest))
    }
    let (left, right) = (CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 0))
    let (up, down) = (CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 1))
    corner(rect.minX, rect.minY, down, right, isRound.0)
    corner(rect.maxX, rect.minY, left, down, isRound.1)
    corner(rect.maxX, rect.maxY, up, left, isRound.2)
    corner(rect.minX, rect.maxY, right, up, isRound.3)
    close()
  }

  /// Adds an ellipse that touches the four sides of a rectangle, as a closed subpath.
  mutating func addEllipse(in rect: CGRect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, isIncreasing: true,
      CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: rect.midX, ty: rect.midY), isNew: true)
    close()
  }

  /// Adds an arc, after a line to its beginning if the path is not empty, or as a subpath of its
  /// own. Nothing is added if one of the numbers is none. An arc is at most one turn; angles that
  /// differ by a turn or more give the whole circle. They are in radians from the right, and
  /// increase clockwise where y grows downwards. The transform is that of the arc.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, isIncreasing: Bool,
    _ transform: CGAffineTransform = .identity, isNew: Bool = false
  ) {
    guard [center.x, center.y, radius, startAngle, endAngle].allSatisfy(\.isFinite) else { return }
    let sign: CGFloat = isIncreasing ? 1 : -1
    var sweep = (endAngle - startAngle) * sign
    if sweep.magnitude > 2 * .pi - 1e-9 { sweep = 2 * .pi }
    if sweep < 0 { sweep += 2 * .pi }
    var pieces = 1
    while pieces < 4, sweep > CGFloat(pieces) * .pi / 2 + 1e-9 { pieces += 1 }
    let step = sweep / CGFloat(pieces) * sign
    let tangent = 4 / 3 * tan(step / 4)
    /// Returns the point at an angle, moved along the tangent by a share of the radius.
    func place(_ angle: CGFloat, _ share: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - share * sin(angle)),
        y: center.y + radius * (sin(angle) + share * cos(angle))
      ).applying(transform)
    }
    let start = place(startAngle, 0)
    if currentPoint == nil || isNew { move(to: start) } else { addLine(to: start) }
    for piece in 0..<pieces {
      let (from, to) = (
        startAngle + CGFloat(piece) * step, startAngle + CGFloat(piece + 1) * step
      )
      addCurve(
        to: place(to, 0), control1: place(from, tangent), control2: place(to, -tangent))
    }
  }

  /// Adds an arc that touches the line from the current point to a corner and the line from there to
  /// another point, after a line to its beginning; where there is no such arc, a line to the corner.
  mutating func addArc(
    corner: CGPoint, end: CGPoint, radius: CGFloat, _ transform: CGAffineTransform = .identity
  ) {
    guard let here = currentPoint?.applying(transform.inverted()) else { return }
    let (one, two) = (here.direction(from: corner), end.direction(from: corner))
    let half = acos(max(-1, min(1, one.x * two.x + one.y * two.y))) / 2
    let way = radius / tan(half)
    guard radius > 0, way.isFinite, sin(2 * half) > 1e-9 else {
      return addLine(to: corner.applying(transform))
    }
    let middle = CGPoint(x: one.x + two.x, y: one.y + two.y).direction(from: .zero)
    let depth = radius / sin(half)
    let center = CGPoint(x: corner.x + middle.x * depth, y: corner.y + middle.y * depth)
    /// Returns the angle of the place where the circle touches a line.
    func angle(_ side: CGPoint) -> CGFloat {
      atan2(corner.y + side.y * way - center.y, corner.x + side.x * way - center.x)
    }
    addArc(
      center: center, radius: radius, startAngle: angle(one), endAngle: angle(two),
      isIncreasing: one.x * two.y < one.y * two.x, transform)
  }
}

extension CGPoint {
  /// Returns the vector of length 1 that leads here from a point; NaN from the same point.
  fileprivate func direction(from origin: CGPoint) -> CGPoint {
    let (dx, dy) = (x - origin.x, y - origin.y)
    let length = hypot(dx, dy)
    return CGPoint(x: dx / length, y: dy / length)
  }
}
