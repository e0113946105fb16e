// These classes are compiled, and the text of this file is read and run besides: the two must answer
// alike. They are written as apps and articles write them, with all that they use of the language.

import ResponderKit

class TwinEnlarged: UIButton {
  var extra: CGFloat = 12
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let area = bounds.insetBy(dx: -extra, dy: -extra / 2)
    return area.contains(point)
  }
}

class TwinCircle: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let (dx, dy) = (point.x - center.x, point.y - center.y)
    let radius = min(bounds.width, bounds.height) / 2
    return dx * dx + dy * dy <= radius * radius
  }
}

class TwinPassThrough: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

class TwinWalker: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01 else { return nil }
    if !self.point(inside: point, with: event) { return nil }
    for child in subviews.reversed() {
      let there = child.convert(point, from: self)
      if let hit = child.hitTest(there, with: event) {
        return hit
      }
    }
    return self
  }
}

class TwinOverflow: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if clipsToBounds || isHidden || alpha == 0 { return nil }
    var index = subviews.count - 1
    while index >= 0 {
      let child = subviews[index]
      index -= 1
      let there = convert(point, to: child)
      guard let found = child.hitTest(there, with: event) else { continue }
      return found
    }
    return super.hitTest(point, with: event)
  }
}

class TwinRedirect: UIView {
  weak var target: UIView?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let usual = super.hitTest(point, with: event)
    if target == nil { target = subviews.first }
    return usual == self ? target ?? self : usual
  }
}

class TwinAlternating: UIView {
  var asked = 0 { didSet { if asked > 6 { asked = 0 } } }
  lazy var limit: Int = 3 + subviews.count % 2
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    asked += 1
    return asked < limit && super.point(inside: point, with: event)
  }
}

class TwinControlsOnly: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return hit is UIControl || hit.tag % 2 == 1 ? hit : nil
  }
}

class TwinAreas: UIView {
  var areas = [CGRect(x: 0, y: 0, width: 20, height: 20)]
  override init(frame: CGRect) {
    super.init(frame: frame)
    for k in 1...3 {
      areas.append(CGRect(x: CGFloat(k) * 15, y: CGFloat(k * 25), width: 18, height: 12))
    }
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return areas.contains { $0.contains(point) }
      || areas.last!.insetBy(dx: -3, dy: -3).contains(point)
  }
}

class TwinModes: UIView {
  enum Mode { case closed, half(CGFloat), open }
  var mode = Mode.half(0.5)
  private func height(of mode: Mode) -> CGFloat {
    switch mode {
    case .closed: return 0
    case .half(let part) where part > 1: return bounds.height
    case .half(let part): return bounds.height * part
    case .open: return bounds.height
    }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if tag % 3 == 0 { mode = .open } else if tag % 3 == 1 { mode = .half(0.25) }
    return point.y >= 0 && point.y < height(of: mode) && (0..<bounds.width).contains(point.x)
  }
}

class TwinGrid: UIView {
  static let side: CGFloat = 10
  struct Cell { var x = 0, y = 0; var isEven: Bool { (x + y) % 2 == 0 } }
  private func cell(at point: CGPoint, side: CGFloat = TwinGrid.side) -> Cell {
    var cell = Cell()
    cell.x = Int(point.x / side)
    cell.y = Int(point.y / side)
    return cell
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit == self, !cell(at: point).isEven { return nil }
    return hit
  }
}

class TwinGridChild: TwinGrid {
  var answers = 0
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    answers += 1
    let hit = super.hitTest(point, with: event)
    return answers.isMultiple(of: 4) ? nil : hit
  }
}

class TwinNearest: UIView {
  private var candidates: [UIView] {
    return subviews.filter { !$0.isHidden && $0.alpha > 0.01 && $0.isUserInteractionEnabled }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard self.point(inside: point, with: event) else { return nil }
    let distances = candidates.map { view -> CGFloat in
      hypot(view.center.x - point.x, view.center.y - point.y)
    }
    guard let least = distances.min(), least < 40 else { return super.hitTest(point, with: event) }
    return distances.firstIndex(of: least).map { candidates[$0] }
  }
}

class TwinNames: UIView {
  var counts: [String: Int] = [:]
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let key = point.x < bounds.midX ? "left" : "right"
    counts[key, default: 0] += 1
    let total = counts.values.reduce(0) { $0 + $1 }
    let name = "\(key)-\(total)"
    return super.point(inside: point, with: event) && !name.hasSuffix("3")
  }
}

class TwinFrontMost: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let front = subviews.enumerated().first { offset, view in
      offset > 0 && view.frame.intersects(CGRect(origin: point, size: CGSize(width: 5, height: 5)))
    }
    if let front, let view = subviews.last, front.offset != subviews.count - 1, hit != self {
      return view.isHidden ? hit : front.element
    }
    return hit
  }
}
