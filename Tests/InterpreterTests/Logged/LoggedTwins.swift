// swift-format-ignore-file
// alike. They are written as apps and articles write them, with all that they use of the language.

import ResponderKit

class LoggedEnlarged: UIButton {
  var extra: CGFloat = 12
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("Loggeds:9:1"); let area = bounds.insetBy(dx: -extra, dy: -extra / 2)
    LineLog.at("Loggeds:10:1"); return area.contains(point)
  }
}

class LoggedCircle: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("Loggeds:16:1"); let center = CGPoint(x: bounds.midX, y: bounds.midY)
    LineLog.at("Loggeds:17:1"); let (dx, dy) = (point.x - center.x, point.y - center.y)
    LineLog.at("Loggeds:18:1"); let radius = min(bounds.width, bounds.height) / 2
    LineLog.at("Loggeds:19:1"); return dx * dx + dy * dy <= radius * radius
  }
}

class LoggedPassThrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("Loggeds:25:1"); let hit = super.hitTest(point, with: event)
    LineLog.at("Loggeds:26:1"); return hit === self ? nil : hit
  }
}

class LoggedWalker: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("Loggeds:32:1"); guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { LineLog.at("Loggeds:32:2"); return nil }
    LineLog.at("Loggeds:33:1"); if !self.point(inside: point, with: event) { LineLog.at("Loggeds:33:2"); return nil }
    for child in subviews.reversed() { LineLog.at("Loggeds:34:1");
      LineLog.at("Loggeds:35:1"); let there = child.convert(point, from: self)
      LineLog.at("Loggeds:36:1"); if let hit = child.hitTest(there, with: event) {
        LineLog.at("Loggeds:37:1"); return hit
      }
    }
    LineLog.at("Loggeds:40:1"); return self
  }
}

class LoggedOverflow: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("Loggeds:46:1"); if clipsToBounds || isHidden || alpha == 0 { LineLog.at("Loggeds:46:2"); return nil }
    LineLog.at("Loggeds:47:1"); var index = subviews.count - 1
    while LineLog.at("Loggeds:48:1"), index >= 0 {
      LineLog.at("Loggeds:49:1"); let child = subviews[index]
      LineLog.at("Loggeds:50:1"); index -= 1
      LineLog.at("Loggeds:51:1"); let there = convert(point, to: child)
      LineLog.at("Loggeds:52:1"); guard let found = child.hitTest(there, with: event) else { continue }
      LineLog.at("Loggeds:53:1"); return found
    }
    LineLog.at("Loggeds:55:1"); return super.hitTest(point, with: event)
  }
}

class LoggedRedirect: UIView {
  weak var target: UIView?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("Loggeds:62:1"); let usual = super.hitTest(point, with: event)
    LineLog.at("Loggeds:63:1"); if target == nil { LineLog.at("Loggeds:63:2"); target = subviews.first }
    LineLog.at("Loggeds:64:1"); return usual == self ? target ?? self : usual
  }
}

class LoggedAlternating: UIView {
  var asked = 0 { didSet { LineLog.at("Loggeds:69:1"); if asked > 6 { LineLog.at("Loggeds:69:2"); asked = 0 } } }
  lazy var limit: Int = 3 + subviews.count % 2
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("Loggeds:72:1"); asked += 1
    LineLog.at("Loggeds:73:1"); return asked < limit && super.point(inside: point, with: event)
  }
}

class LoggedControlsOnly: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("Loggeds:79:1"); guard let hit = super.hitTest(point, with: event) else { LineLog.at("Loggeds:79:2"); return nil }
    LineLog.at("Loggeds:80:1"); return hit is UIControl || hit.tag % 2 == 1 ? hit : nil
  }
}

class LoggedAreas: UIView {
  var areas = [CGRect(x: 0, y: 0, width: 20, height: 20)]
  override init(frame: CGRect) {
    LineLog.at("Loggeds:87:1"); super.init(frame: frame)
    for k in 1...3 { LineLog.at("Loggeds:88:1");
      LineLog.at("Loggeds:89:1"); areas.append(CGRect(x: CGFloat(k) * 15, y: CGFloat(k * 25), width: 18, height: 12))
    }
  }
  required init?(coder: NSCoder) { LineLog.at("Loggeds:92:1"); fatalError("init(coder:) has not been implemented") }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("Loggeds:94:1"); return areas.contains { $0.contains(point) }
      || areas.last!.insetBy(dx: -3, dy: -3).contains(point)
  }
}

class LoggedModes: UIView {
  enum Mode { case closed, half(CGFloat), open }
  var mode = Mode.half(0.5)
  private func height(of mode: Mode) -> CGFloat {
    switch mode {
    case .closed: LineLog.at("Loggeds:104:1"); return 0
    case .half(let part) where part > 1: LineLog.at("Loggeds:105:1"); return bounds.height
    case .half(let part): LineLog.at("Loggeds:106:1"); return bounds.height * part
    case .open: LineLog.at("Loggeds:107:1"); return bounds.height
    }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("Loggeds:111:1"); if tag % 3 == 0 { LineLog.at("Loggeds:111:2"); mode = .open } else if LineLog.at("Loggeds:111:3"), tag % 3 == 1 { LineLog.at("Loggeds:111:4"); mode = .half(0.25) }
    LineLog.at("Loggeds:112:1"); return point.y >= 0 && point.y < height(of: mode) && (0..<bounds.width).contains(point.x)
  }
}

class LoggedGrid: UIView {
  static let side: CGFloat = 10
  struct Cell { var x = 0, y = 0; var isEven: Bool { LineLog.at("Loggeds:118:1"); return (x + y) % 2 == 0 } }
  private func cell(at point: CGPoint, side: CGFloat = LoggedGrid.side) -> Cell {
    LineLog.at("Loggeds:120:1"); var cell = Cell()
    LineLog.at("Loggeds:121:1"); cell.x = Int(point.x / side)
    LineLog.at("Loggeds:122:1"); cell.y = Int(point.y / side)
    LineLog.at("Loggeds:123:1"); return cell
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("Loggeds:126:1"); let hit = super.hitTest(point, with: event)
    LineLog.at("Loggeds:127:1"); if hit == self, !cell(at: point).isEven { LineLog.at("Loggeds:127:2"); return nil }
    LineLog.at("Loggeds:128:1"); return hit
  }
}

class LoggedGridChild: LoggedGrid {
  var answers = 0
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("Loggeds:135:1"); answers += 1
    LineLog.at("Loggeds:136:1"); let hit = super.hitTest(point, with: event)
    LineLog.at("Loggeds:137:1"); return answers.isMultiple(of: 4) ? nil : hit
  }
}

class LoggedNearest: UIView {
  private var candidates: [UIView] {
    LineLog.at("Loggeds:143:1"); return subviews.filter { !$0.isHidden && $0.alpha > 0.01 && $0.isUserInteractionEnabled }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("Loggeds:146:1"); guard self.point(inside: point, with: event) else { LineLog.at("Loggeds:146:2"); return nil }
    LineLog.at("Loggeds:147:1"); let distances = candidates.map { view -> CGFloat in
      hypot(view.center.x - point.x, view.center.y - point.y)
    }
    LineLog.at("Loggeds:150:1"); guard let least = distances.min(), least < 40 else { LineLog.at("Loggeds:150:2"); return super.hitTest(point, with: event) }
    LineLog.at("Loggeds:151:1"); return distances.firstIndex(of: least).map { candidates[$0] }
  }
}

class LoggedNames: UIView {
  var counts: [String: Int] = [:]
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("Loggeds:158:1"); let key = point.x < bounds.midX ? "left" : "right"
    LineLog.at("Loggeds:159:1"); counts[key, default: 0] += 1
    LineLog.at("Loggeds:160:1"); let total = counts.values.reduce(0) { $0 + $1 }
    LineLog.at("Loggeds:161:1"); let name = "\(key)-\(total)"
    LineLog.at("Loggeds:162:1"); return super.point(inside: point, with: event) && !name.hasSuffix("3")
  }
}

class LoggedFrontMost: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("Loggeds:168:1"); let hit = super.hitTest(point, with: event)
    LineLog.at("Loggeds:169:1"); let front = subviews.enumerated().first { offset, view in
      offset > 0 && view.frame.intersects(CGRect(origin: point, size: CGSize(width: 5, height: 5)))
    }
    LineLog.at("Loggeds:172:1"); if let front, let view = subviews.last, front.offset != subviews.count - 1, hit != self {
      LineLog.at("Loggeds:173:1"); return view.isHidden ? hit : front.element
    }
    LineLog.at("Loggeds:175:1"); return hit
  }
}
