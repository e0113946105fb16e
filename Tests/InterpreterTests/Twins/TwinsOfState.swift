// Twins with state and structure of their own: flags, closures, structures, protocols, extensions.

import ResponderKit

protocol TwinFiltering {
  var isOpen: Bool { get }
  func allows(_ point: CGPoint) -> Bool
}

extension TwinFiltering {
  func allows(_ point: CGPoint) -> Bool { isOpen && point.x >= 0 }
}

class TwinFlag: UIView, TwinFiltering {
  var isOpen = true
  var touches = 0 { didSet { isOpen = touches % 5 != 0 } }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touches += 1
    return allows(point) ? super.hitTest(point, with: event) : nil
  }
}

class TwinClosure: UIView {
  var test: ((CGPoint) -> Bool)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    test = { [weak self] point in (self?.bounds.height ?? 0) / 2 > point.y }
  }
  required init?(coder: NSCoder) { fatalError() }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && (test?(point) ?? true)
  }
}

class TwinCounter: UIView {
  private(set) var asked: [Int] = []
  private var last: Int { return asked.last ?? 0 }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    asked.append(Int(point.x))
    if asked.count > 4 { asked.removeFirst() }
    return super.point(inside: point, with: event) && last >= asked.min()!
  }
}

class TwinStructure: UIView {
  struct Zone {
    var rect: CGRect
    var weight = 1
    mutating func grow(by amount: CGFloat) {
      rect = rect.insetBy(dx: -amount, dy: -amount)
      weight += 1
    }
    func accepts(_ point: CGPoint) -> Bool { rect.contains(point) }
  }
  var zone = Zone(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if zone.weight < 20 { zone.grow(by: 2) }
    return zone.accepts(point)
  }
}

class TwinStates: UIControl {
  enum Phase { case idle, pressed(times: Int), locked }
  var phase = Phase.idle
  private func next(_ phase: Phase) -> Phase {
    switch phase {
    case .idle: return .pressed(times: 1)
    case .pressed(let times) where times > 3: return .locked
    case .pressed(let times): return .pressed(times: times + 1)
    case .locked: return .idle
    }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    phase = next(phase)
    if case .locked = phase { return nil }
    return super.hitTest(point, with: event)
  }
}

class TwinParts: UIView {
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  lazy var footer: UIButton = {
    let button = UIButton(frame: CGRect(x: 0, y: 30, width: 60, height: 20))
    button.tag = 77
    return button
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    header.tag = 76
    addSubview(header)
    addSubview(footer)
    header.isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { fatalError() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if header.frame.contains(point) { return footer }
    return super.hitTest(point, with: event)
  }
}

class TwinBase: UIView {
  var reach: CGFloat { 0 }
  func area() -> CGRect { return bounds.insetBy(dx: -reach, dy: -reach) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return area().contains(point)
  }
}

class TwinDerived: TwinBase {
  override var reach: CGFloat { return 15 }
}

final class TwinFurther: TwinDerived {
  override func area() -> CGRect {
    let usual = super.area()
    return usual.width > 120 ? usual : usual.insetBy(dx: -10, dy: 0)
  }
}

extension UIView {
  var twinArea: CGFloat { bounds.width * bounds.height }
  func twinIsLarger(than other: UIView) -> Bool { twinArea > other.twinArea }
}

class TwinLargest: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let hit = hit, let largest = subviews.max(by: { $1.twinIsLarger(than: $0) }) else {
      return hit
    }
    return hit.twinIsLarger(than: largest) ? largest : hit
  }
}

class TwinTernary: UIView {
  var level: Int? = nil
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    level = level == nil ? tag : level! + 1
    let isEven = (level ?? 0) % 2 == 0
    let hit = isEven ? super.hitTest(point, with: event) : subviews.first
    return hit.map { $0.isHidden ? self : $0 }
  }
}

class TwinLoops: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    var (sum, step) = (0, 0)
    repeat {
      step += 1
      guard step != 3 else { continue }
      sum += step * step
    } while step < 5
    for k in stride(from: 0, to: 10, by: 4) { sum -= k }
    while sum > 20 { sum /= 2 }
    return super.point(inside: point, with: event) && Int(point.x) % (sum + 1) != 0
  }
}

class TwinText: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let name = "view \(tag), \(Int(point.y))"
    let words = name.split(separator: " ").map { String($0) }
    if words.count == 2, name.contains("7") { return nil }
    return super.hitTest(point, with: event)
  }
}
