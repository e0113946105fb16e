// swift-format-ignore-file

import ResponderKit

class LoggedMinimum: UIButton {
  static let least: CGFloat = 44
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfGeometry:8:1"); let dx = max(0, (LoggedMinimum.least - bounds.width) / 2)
    LineLog.at("LoggedsOfGeometry:9:1"); let dy = max(0, (LoggedMinimum.least - bounds.height) / 2)
    LineLog.at("LoggedsOfGeometry:10:1"); return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}

class LoggedInsets: UIControl {
  var touchInsets = UIEdgeInsets(top: -10, left: -4, bottom: 6, right: -8)
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfGeometry:17:1"); guard isEnabled, touchInsets != .zero else { LineLog.at("LoggedsOfGeometry:17:2"); return super.point(inside: point, with: event) }
    LineLog.at("LoggedsOfGeometry:18:1"); return bounds.inset(by: touchInsets).contains(point)
  }
}

class LoggedOval: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfGeometry:24:1"); guard super.point(inside: point, with: event) else { LineLog.at("LoggedsOfGeometry:24:2"); return false }
    LineLog.at("LoggedsOfGeometry:25:1"); let path = UIBezierPath(ovalIn: bounds)
    LineLog.at("LoggedsOfGeometry:26:1"); return path.contains(point)
  }
}

class LoggedTriangle: UIView {
  lazy var outline: UIBezierPath = {
    LineLog.at("LoggedsOfGeometry:32:1"); let path = UIBezierPath()
    LineLog.at("LoggedsOfGeometry:33:1"); path.move(to: CGPoint(x: bounds.midX, y: 0))
    LineLog.at("LoggedsOfGeometry:34:1"); path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    LineLog.at("LoggedsOfGeometry:35:1"); path.addLine(to: CGPoint(x: 0, y: bounds.maxY))
    LineLog.at("LoggedsOfGeometry:36:1"); path.close()
    LineLog.at("LoggedsOfGeometry:37:1"); return path
  }()
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfGeometry:40:1"); return outline.contains(point)
  }
}

class LoggedRing: UIView {
  private let width: CGFloat = 12
  private func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    LineLog.at("LoggedsOfGeometry:47:1"); return sqrt(pow(one.x - other.x, 2) + pow(one.y - other.y, 2))
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfGeometry:50:1"); let center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    LineLog.at("LoggedsOfGeometry:51:1"); let outer = min(bounds.size.width, bounds.size.height) / 2
    LineLog.at("LoggedsOfGeometry:52:1"); return (outer - width...outer).contains(distance(center, point))
  }
}

class LoggedHole: UIView {
  var holes: [CGRect] = []
  override func layoutSubviews() {
    LineLog.at("LoggedsOfGeometry:59:1"); super.layoutSubviews()
    LineLog.at("LoggedsOfGeometry:60:1"); holes = subviews.map { $0.frame }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfGeometry:63:1"); if holes.isEmpty { LineLog.at("LoggedsOfGeometry:63:2"); holes = [bounds.insetBy(dx: bounds.width / 3, dy: bounds.height / 3)] }
    for hole in holes where hole.contains(point) { LineLog.at("LoggedsOfGeometry:64:1"); LineLog.at("LoggedsOfGeometry:64:2"); return false }
    LineLog.at("LoggedsOfGeometry:65:1"); return super.point(inside: point, with: event)
  }
}

class LoggedCorner: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    switch (point.x < bounds.midX, point.y < bounds.midY) {
    case (true, true), (false, false): LineLog.at("LoggedsOfGeometry:72:1"); return super.point(inside: point, with: event)
    case (true, false): LineLog.at("LoggedsOfGeometry:73:1"); return point.x >= 0 && point.y <= bounds.maxY + 5
    default: LineLog.at("LoggedsOfGeometry:74:1"); return false
    }
  }
}

class LoggedStripes: UIView {
  enum Stripe: Int, CaseIterable { case first, second, third }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfGeometry:82:1"); let height = bounds.height / CGFloat(Stripe.allCases.count)
    LineLog.at("LoggedsOfGeometry:83:1"); guard bounds.contains(point), let stripe = Stripe(rawValue: Int(point.y / height)) else {
      LineLog.at("LoggedsOfGeometry:84:1"); return false
    }
    LineLog.at("LoggedsOfGeometry:86:1"); return stripe != .second
  }
}

class LoggedAbove: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfGeometry:92:1"); var area = bounds
    LineLog.at("LoggedsOfGeometry:93:1"); area.origin.y -= 30
    LineLog.at("LoggedsOfGeometry:94:1"); area.size.height += 30
    LineLog.at("LoggedsOfGeometry:95:1"); if tag % 2 == 0 { LineLog.at("LoggedsOfGeometry:95:2"); area = area.offsetBy(dx: 5, dy: 0).union(bounds) }
    LineLog.at("LoggedsOfGeometry:96:1"); return area.contains(point)
  }
}

class LoggedChildren: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    for view in subviews { LineLog.at("LoggedsOfGeometry:102:1");
      LineLog.at("LoggedsOfGeometry:103:1"); if view.isHidden || !view.isUserInteractionEnabled { continue }
      LineLog.at("LoggedsOfGeometry:104:1"); if view.point(inside: convert(point, to: view), with: event) { LineLog.at("LoggedsOfGeometry:104:2"); return true }
    }
    LineLog.at("LoggedsOfGeometry:106:1"); return false
  }
}

class LoggedSnap: UIView {
  var step = 8
  private func snapped(_ value: CGFloat) -> CGFloat {
    LineLog.at("LoggedsOfGeometry:113:1"); return (value / CGFloat(step)).rounded() * CGFloat(step)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfGeometry:116:1"); let moved = CGPoint(x: snapped(point.x), y: snapped(point.y))
    LineLog.at("LoggedsOfGeometry:117:1"); return super.hitTest(moved, with: event)
  }
}

class LoggedDiagonal: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfGeometry:123:1"); guard bounds.width > 0, bounds.height > 0 else { LineLog.at("LoggedsOfGeometry:123:2"); return false }
    LineLog.at("LoggedsOfGeometry:124:1"); let (x, y) = (point.x / bounds.width, point.y / bounds.height)
    LineLog.at("LoggedsOfGeometry:125:1"); return 0...1 ~= x && 0...1 ~= y && abs(x - y) < 0.4
  }
}
