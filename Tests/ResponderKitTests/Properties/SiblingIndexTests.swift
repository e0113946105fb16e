import Foundation
import ResponderKit
import TestSupport
import Testing

/// The index over many subviews against a search that asks them all, from front to back (R2.8).
@Suite struct SiblingIndexTests {
  /// Up to 16 siblings have no groups, more than 1,024 have two levels of them, more than 16,384
  /// have three. Every change leaves boxes larger, so that large crowds are made anew more often.
  @Test(
    arguments: [(3, 400, 4), (20, 400, 4), (300, 100, 10), (1200, 30, 30), (16_300, 10, 3)])
  func hitsAreThoseOfAllSiblingsAsked(count: Int, rounds: Int, crowds: Int) {
    for seed in seeds(crowds, of: 8 * crowds) {
      var crowd = Crowd(count: count, seed: seed)
      for round in 0..<rounds {
        crowd.change()
        for _ in 0..<5 {
          let point = crowd.anyPoint()
          let expected = crowd.answer(at: point)
          let hit = crowd.root.hitTest(point, with: nil)
          #expect(hit === expected, "seed \(seed), round \(round), \(point)")
          guard round % 20 == 0 else { continue }
          let (told, story) = crowd.root.explainedHitTest(point)
          #expect(told === expected, "explained: seed \(seed), round \(round), \(point)")
          #expect(story.answer == expected.map(ObjectID.init))
        }
      }
      #expect(crowd.root.subviews.elementsEqual(crowd.siblings.map(\.view)) { $0 === $1 })
    }
  }
}

/// A view that takes touches a little outside of its bounds, by code.
private final class RoomyView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).containsHalfOpen(point)
  }
}

/// Subviews of one view, and what is known of them without asking the library.
private struct Crowd {
  struct Sibling {
    enum Turn: CaseIterable {
      case none, quarter, double, singular
    }

    let view: UIView
    var frame: CGRect
    var turn = Turn.none
    var isOpen = true
    /// The distance to which it takes touches outside of its bounds.
    var room: CGFloat = 0

    /// R2.1 for a view without subviews, R3.1 for its place. All numbers are multiples of a half.
    func takes(_ point: CGPoint) -> Bool {
      guard isOpen, turn != .singular else { return false }
      let dx = point.x - frame.midX
      let dy = point.y - frame.midY
      let (x, y) =
        switch turn {
        case .quarter: (dy, -dx)
        case .double: (dx / 2, dy / 2)
        case .none, .singular: (dx, dy)
        }
      let halfWidth = frame.width / 2 + room
      let halfHeight = frame.height / 2 + room
      return -halfWidth <= x && x < halfWidth && -halfHeight <= y && y < halfHeight
    }
  }

  let root = UIView(0, 0, 1000, 1000)
  private(set) var siblings: [Sibling] = []
  private var random: SeededGenerator
  private let columns: Int
  /// The frame that a sibling got last.
  private var latest = CGRect.zero

  init(count: Int, seed: Int) {
    random = SeededGenerator(seed: seed)
    columns = Int(Double(count).squareRoot().rounded(.up))
    for k in 0..<count { add(at: k, place: k) }
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// A frame in a grid, so that neighbours lie together; now and then somewhere else, but so seldom
  /// in a large crowd that the boxes of its groups do not all become as large as the whole.
  private mutating func anyFrame(_ place: Int, oneAstrayOf odds: Int) -> CGRect {
    let cell = max(4, 1000 / columns)
    let isAstray = below(odds) == 0
    latest = CGRect(
      x: isAstray ? below(1000) : place % columns * cell,
      y: isAstray ? below(1000) : place / columns * cell,
      width: 2 * below(cell), height: 2 * below(cell))
    return latest
  }

  private mutating func add(at index: Int, place: Int) {
    let frame = anyFrame(place, oneAstrayOf: 8 + 4 * siblings.count)
    let isRoomy = below(20 + 4 * siblings.count) == 0
    let view = isRoomy ? RoomyView(frame: frame) : UIView(frame: frame)
    root.insertSubview(view, at: index)
    siblings.insert(Sibling(view: view, frame: frame, room: isRoomy ? 10 : 0), at: index)
  }

  /// A number to add or remove at a time, so that the sizes of tables are crossed.
  private var some: Int { min(siblings.count / 8, 200) + 2 }

  mutating func change() {
    let k = below(siblings.count)
    let view = siblings[k].view
    switch below(12) {
    case 0, 1, 2:
      siblings[k].frame = anyFrame(k, oneAstrayOf: 3)
      view.bounds.size = siblings[k].frame.size
      view.center = CGPoint(x: siblings[k].frame.midX, y: siblings[k].frame.midY)
    case 3:
      siblings[k].isOpen.toggle()
      view.isHidden = !siblings[k].isOpen
      view.alpha = 1
      view.isUserInteractionEnabled = true
    case 4:
      siblings[k].isOpen = false
      if below(2) == 0 { view.alpha = 0.005 } else { view.isUserInteractionEnabled = false }
    case 5:
      siblings[k].turn = Sibling.Turn.allCases.randomElement(using: &random) ?? .none
      view.transform =
        switch siblings[k].turn {
        case .none: .identity
        case .quarter: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case .double: CGAffineTransform(scaleX: 2, y: 2)
        case .singular: CGAffineTransform(scaleX: 0, y: 1)
        }
    case 6:
      guard !(view is RoomyView), below(1 + siblings.count / 100) == 0 else { return }
      siblings[k].room = siblings[k].room == 0 ? 20 : 0
      view.pointInsideBehavior =
        siblings[k].room == 0
        ? nil : Inset(UIEdgeInsets(top: -20, left: -20, bottom: -20, right: -20))
    case 7:
      root.bringSubviewToFront(view)
      siblings.append(siblings.remove(at: k))
    case 8:
      root.sendSubviewToBack(view)
      siblings.insert(siblings.remove(at: k), at: 0)
    case 9:
      let other = below(siblings.count)
      root.exchangeSubview(at: k, withSubviewAt: other)
      siblings.swapAt(k, other)
    case 10:
      for _ in 0...below(some) where siblings.count > 1 {
        let gone = below(siblings.count)
        siblings.remove(at: gone).view.removeFromSuperview()
      }
    default:
      for _ in 0...below(some) {
        add(at: below(2) == 0 ? siblings.count : below(siblings.count), place: k)
      }
    }
  }

  /// A point anywhere, or on an edge or in the middle of a sibling, often the one that moved last.
  mutating func anyPoint() -> CGPoint {
    if below(3) == 0 { return CGPoint(x: below(1000), y: below(1000)) }
    let frame = below(4) > 0 ? latest : siblings[below(siblings.count)].frame
    let x: CGFloat = [frame.minX, frame.midX, frame.maxX].randomElement(using: &random) ?? 0
    let y: CGFloat = [frame.minY, frame.midY, frame.maxY].randomElement(using: &random) ?? 0
    return CGPoint(x: x, y: y)
  }

  func answer(at point: CGPoint) -> UIView? {
    guard 0 <= point.x, point.x < 1000, 0 <= point.y, point.y < 1000 else { return nil }
    return siblings.last { $0.takes(point) }?.view ?? root
  }
}
