// Twins that decide by geometry: larger, smaller and other areas, paths, distances, conversions.

import ResponderKit

class TwinMinimum: UIButton {
  static let least: CGFloat = 44
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let dx = max(0, (TwinMinimum.least - bounds.width) / 2)
    let dy = max(0, (TwinMinimum.least - bounds.height) / 2)
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}

class TwinInsets: UIControl {
  var touchInsets = UIEdgeInsets(top: -10, left: -4, bottom: 6, right: -8)
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard isEnabled, touchInsets != .zero else { return super.point(inside: point, with: event) }
    return bounds.inset(by: touchInsets).contains(point)
  }
}

class TwinOval: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard super.point(inside: point, with: event) else { return false }
    let path = UIBezierPath(ovalIn: bounds)
    return path.contains(point)
  }
}

class TwinTriangle: UIView {
  lazy var outline: UIBezierPath = {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX, y: 0))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: 0, y: bounds.maxY))
    path.close()
    return path
  }()
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    outline.contains(point)
  }
}

class TwinRing: UIView {
  private let width: CGFloat = 12
  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    return sqrt(pow(one.x - other.x, 2) + pow(one.y - other.y, 2))
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let outer = min(bounds.size.width, bounds.size.height) / 2
    return (outer - width...outer).contains(distance(center, point))
  }
}

class TwinHole: UIView {
  var holes: [CGRect] = []
  override func layoutSubviews() {
    super.layoutSubviews()
    holes = subviews.map { $0.frame }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if holes.isEmpty { holes = [bounds.insetBy(dx: bounds.width / 3, dy: bounds.height / 3)] }
    for hole in holes where hole.contains(point) { return false }
    return super.point(inside: point, with: event)
  }
}

class TwinCorner: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    switch (point.x < bounds.midX, point.y < bounds.midY) {
    case (true, true), (false, false): return super.point(inside: point, with: event)
    case (true, false): return point.x >= 0 && point.y <= bounds.maxY + 5
    default: return false
    }
  }
}

class TwinStripes: UIView {
  enum Stripe: Int, CaseIterable { case first, second, third }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let height = bounds.height / CGFloat(Stripe.allCases.count)
    guard bounds.contains(point), let stripe = Stripe(rawValue: Int(point.y / height)) else {
      return false
    }
    return stripe != .second
  }
}

class TwinAbove: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    var area = bounds
    area.origin.y -= 30
    area.size.height += 30
    if tag % 2 == 0 { area = area.offsetBy(dx: 5, dy: 0).union(bounds) }
    return area.contains(point)
  }
}

class TwinChildren: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    for view in subviews {
      if view.isHidden || !view.isUserInteractionEnabled { continue }
      if view.point(inside: convert(point, to: view), with: event) { return true }
    }
    return false
  }
}

class TwinSnap: UIView {
  var step = 8
  private func snapped(_ value: CGFloat) -> CGFloat {
    return (value / CGFloat(step)).rounded() * CGFloat(step)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let moved = CGPoint(x: snapped(point.x), y: snapped(point.y))
    return super.hitTest(moved, with: event)
  }
}

class TwinDiagonal: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard bounds.width > 0, bounds.height > 0 else { return false }
    let (x, y) = (point.x / bounds.width, point.y / bounds.height)
    return 0...1 ~= x && 0...1 ~= y && abs(x - y) < 0.4
  }
}
