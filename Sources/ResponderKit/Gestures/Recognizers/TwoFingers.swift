import Foundation

/// The two fingers of a pinch or rotation, in the window's coordinates.
struct TwoFingers {
  private(set) var touches: [UITouch] = []
  /// The distance between them when both were down, in points.
  private(set) var firstDistance: CGFloat = 0
  /// The angle of the line between them when both were down, in radians.
  private(set) var firstAngle: CGFloat = 0

  /// The change of the distance when a finger lifted, in points.
  private(set) var lastSpread: CGFloat = 0
  /// The angle by which they had turned when a finger lifted, in radians.
  private(set) var lastTurn: CGFloat = 0
  /// Indicates whether both fingers have been down at the same time.
  private(set) var wereBoth = false

  /// Indicates whether both fingers are down.
  var areBoth: Bool { touches.count == 2 }

  /// Takes fingers as far as there is room, and returns the others.
  mutating func add(_ new: Set<UITouch>) -> [UITouch] {
    let new = new.sorted { $0.finger < $1.finger }
    let room = 2 - touches.count
    touches += new.prefix(room)
    if areBoth, !new.isEmpty, room > 0 {
      (firstDistance, firstAngle) = (distance, angle)
      wereBoth = true
    }
    return Array(new.dropFirst(room))
  }

  mutating func lift(_ lifted: Set<UITouch>) {
    if areBoth, touches.contains(where: lifted.contains) {
      (lastSpread, lastTurn) = (abs(distance - firstDistance), abs(turn))
    }
    touches.removeAll { lifted.contains($0) }
  }

  /// The distance between them, in points.
  var distance: CGFloat {
    touches[0].location(in: nil).distance(to: touches[1].location(in: nil))
  }

  /// The angle of the line between them, in radians.
  var angle: CGFloat {
    let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return atan2(b.y - a.y, b.x - a.x)
  }

  /// The angle by which the line between the fingers has turned, in radians, the shorter way round.
  var turn: CGFloat {
    let turn = angle - firstAngle
    return turn - 2 * .pi * (turn / (2 * .pi)).rounded()
  }
}

extension UIGestureRecognizer {
  /// Ends the gesture once both fingers have lifted. Unless it has begun it fails, by the measure
  /// that was too small if both fingers have been down.
  final func end(_ fingers: TwoFingers, _ measure: GestureReport.Measure) {
    guard fingers.touches.isEmpty else { return }
    if state.isActive {
      setState(.ended, because: .bothLifted)
    } else if state == .possible {
      setState(.failed, because: fingers.wereBoth ? .measured(measure) : .fingers(1, .exactly, 2))
    }
  }
}

/// The fingers of an event by phase, as sets that are made once and shared.
struct TouchSets {
  static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  private let touches: [UITouch]
  private let whole: Set<UITouch>
  /// The phase of all fingers, if it is the same one, as in most events.
  private let commonPhase: UITouch.Phase?

  init(_ touches: [UITouch]) {
    self.touches = touches
    whole = Set(touches)
    let first = touches.first?.phase
    commonPhase = touches.allSatisfy { $0.phase == first } ? first : nil
  }

  /// Returns the fingers of a phase among some; nil if there is none.
  func touches(_ phase: UITouch.Phase, among followed: [UITouch]) -> Set<UITouch>? {
    if let commonPhase {
      guard commonPhase == phase, !followed.isEmpty else { return nil }
      if touches.count == 1 { return followed.contains(touches[0]) ? whole : nil }
    }
    let subset = touches.filter { $0.phase == phase && followed.contains($0) }
    guard !subset.isEmpty else { return nil }
    return subset.count == touches.count ? whole : Set(subset)
  }
}
