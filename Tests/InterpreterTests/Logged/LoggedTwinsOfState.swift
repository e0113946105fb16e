// swift-format-ignore-file

import ResponderKit

protocol LoggedFiltering {
  var isOpen: Bool { get }
  func allows(_ point: CGPoint) -> Bool
}

extension LoggedFiltering {
  func allows(_ point: CGPoint) -> Bool { LineLog.at("LoggedsOfState:11:1"); return isOpen && point.x >= 0 }
}

class LoggedFlag: UIView, LoggedFiltering {
  var isOpen = true
  var touches = 0 { didSet { LineLog.at("LoggedsOfState:16:1"); isOpen = touches % 5 != 0 } }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfState:18:1"); touches += 1
    LineLog.at("LoggedsOfState:19:1"); return allows(point) ? super.hitTest(point, with: event) : nil
  }
}

class LoggedClosure: UIView {
  var test: ((CGPoint) -> Bool)?
  override init(frame: CGRect) {
    LineLog.at("LoggedsOfState:26:1"); super.init(frame: frame)
    LineLog.at("LoggedsOfState:27:1"); test = { [weak self] point in (self?.bounds.height ?? 0) / 2 > point.y }
  }
  required init?(coder: NSCoder) { LineLog.at("LoggedsOfState:29:1"); fatalError() }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfState:31:1"); return super.point(inside: point, with: event) && (test?(point) ?? true)
  }
}

class LoggedCounter: UIView {
  private(set) var asked: [Int] = []
  private var last: Int { LineLog.at("LoggedsOfState:37:1"); return asked.last ?? 0 }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfState:39:1"); asked.append(Int(point.x))
    LineLog.at("LoggedsOfState:40:1"); if asked.count > 4 { LineLog.at("LoggedsOfState:40:2"); asked.removeFirst() }
    LineLog.at("LoggedsOfState:41:1"); return super.point(inside: point, with: event) && last >= asked.min()!
  }
}

class LoggedStructure: UIView {
  struct Zone {
    var rect: CGRect
    var weight = 1
    mutating func grow(by amount: CGFloat) {
      LineLog.at("LoggedsOfState:50:1"); rect = rect.insetBy(dx: -amount, dy: -amount)
      LineLog.at("LoggedsOfState:51:1"); weight += 1
    }
    func accepts(_ point: CGPoint) -> Bool { LineLog.at("LoggedsOfState:53:1"); return rect.contains(point) }
  }
  var zone = Zone(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfState:57:1"); if zone.weight < 20 { LineLog.at("LoggedsOfState:57:2"); zone.grow(by: 2) }
    LineLog.at("LoggedsOfState:58:1"); return zone.accepts(point)
  }
}

class LoggedStates: UIControl {
  enum Phase { case idle, pressed(times: Int), locked }
  var phase = Phase.idle
  private func next(_ phase: Phase) -> Phase {
    switch phase {
    case .idle: LineLog.at("LoggedsOfState:67:1"); return .pressed(times: 1)
    case .pressed(let times) where times > 3: LineLog.at("LoggedsOfState:68:1"); return .locked
    case .pressed(let times): LineLog.at("LoggedsOfState:69:1"); return .pressed(times: times + 1)
    case .locked: LineLog.at("LoggedsOfState:70:1"); return .idle
    }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfState:74:1"); phase = next(phase)
    LineLog.at("LoggedsOfState:75:1"); if case .locked = phase { LineLog.at("LoggedsOfState:75:2"); return nil }
    LineLog.at("LoggedsOfState:76:1"); return super.hitTest(point, with: event)
  }
}

class LoggedParts: UIView {
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
  lazy var footer: UIButton = {
    LineLog.at("LoggedsOfState:83:1"); let button = UIButton(frame: CGRect(x: 0, y: 30, width: 60, height: 20))
    LineLog.at("LoggedsOfState:84:1"); button.tag = 77
    LineLog.at("LoggedsOfState:85:1"); return button
  }()
  override init(frame: CGRect) {
    LineLog.at("LoggedsOfState:88:1"); super.init(frame: frame)
    LineLog.at("LoggedsOfState:89:1"); header.tag = 76
    LineLog.at("LoggedsOfState:90:1"); addSubview(header)
    LineLog.at("LoggedsOfState:91:1"); addSubview(footer)
    LineLog.at("LoggedsOfState:92:1"); header.isUserInteractionEnabled = false
  }
  required init?(coder: NSCoder) { LineLog.at("LoggedsOfState:94:1"); fatalError() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfState:96:1"); if header.frame.contains(point) { LineLog.at("LoggedsOfState:96:2"); return footer }
    LineLog.at("LoggedsOfState:97:1"); return super.hitTest(point, with: event)
  }
}

class LoggedBase: UIView {
  var reach: CGFloat { LineLog.at("LoggedsOfState:102:1"); return 0 }
  func area() -> CGRect { LineLog.at("LoggedsOfState:103:1"); return bounds.insetBy(dx: -reach, dy: -reach) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfState:105:1"); return area().contains(point)
  }
}

class LoggedDerived: LoggedBase {
  override var reach: CGFloat { LineLog.at("LoggedsOfState:110:1"); return 15 }
}

final class LoggedFurther: LoggedDerived {
  override func area() -> CGRect {
    LineLog.at("LoggedsOfState:115:1"); let usual = super.area()
    LineLog.at("LoggedsOfState:116:1"); return usual.width > 120 ? usual : usual.insetBy(dx: -10, dy: 0)
  }
}

extension UIView {
  var loggedArea: CGFloat { LineLog.at("LoggedsOfState:121:1"); return bounds.width * bounds.height }
  func loggedIsLarger(than other: UIView) -> Bool { LineLog.at("LoggedsOfState:122:1"); return loggedArea > other.loggedArea }
}

class LoggedLargest: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfState:127:1"); let hit = super.hitTest(point, with: event)
    LineLog.at("LoggedsOfState:128:1"); guard let hit = hit, let largest = subviews.max(by: { $1.loggedIsLarger(than: $0) }) else {
      LineLog.at("LoggedsOfState:129:1"); return hit
    }
    LineLog.at("LoggedsOfState:131:1"); return hit.loggedIsLarger(than: largest) ? largest : hit
  }
}

class LoggedTernary: UIView {
  var level: Int? = nil
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfState:138:1"); level = level == nil ? tag : level! + 1
    LineLog.at("LoggedsOfState:139:1"); let isEven = (level ?? 0) % 2 == 0
    LineLog.at("LoggedsOfState:140:1"); let hit = isEven ? super.hitTest(point, with: event) : subviews.first
    LineLog.at("LoggedsOfState:141:1"); return hit.map { $0.isHidden ? self : $0 }
  }
}

class LoggedLoops: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    LineLog.at("LoggedsOfState:147:1"); var (sum, step) = (0, 0)
    repeat {
      LineLog.at("LoggedsOfState:149:1"); step += 1
      LineLog.at("LoggedsOfState:150:1"); guard step != 3 else { continue }
      LineLog.at("LoggedsOfState:151:1"); sum += step * step
    } while LineLog.at("LoggedsOfState:152:1") && step < 5
    for k in stride(from: 0, to: 10, by: 4) { LineLog.at("LoggedsOfState:153:1"); LineLog.at("LoggedsOfState:153:2"); sum -= k }
    while LineLog.at("LoggedsOfState:154:1"), sum > 20 { LineLog.at("LoggedsOfState:154:2"); sum /= 2 }
    LineLog.at("LoggedsOfState:155:1"); return super.point(inside: point, with: event) && Int(point.x) % (sum + 1) != 0
  }
}

class LoggedText: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfState:161:1"); let name = "view \(tag), \(Int(point.y))"
    LineLog.at("LoggedsOfState:162:1"); let words = name.split(separator: " ").map { String($0) }
    LineLog.at("LoggedsOfState:163:1"); if words.count == 2, name.contains("7") { LineLog.at("LoggedsOfState:163:2"); return nil }
    LineLog.at("LoggedsOfState:164:1"); return super.hitTest(point, with: event)
  }
}
