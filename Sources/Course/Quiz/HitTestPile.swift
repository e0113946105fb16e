import Analysis
import Foundation

/// A pile of layers over a point: views of which each may be hit there, or not.
///
/// Each kind of layer has a trap that snaps at times only: the view that sticks out may be touched in
/// its superview, the one with the higher zPosition may also be the last one.
struct HitTestPile {
  private(set) var draft: QuizDraft
  let x: Int
  let y: Int
  private var cast: Cast

  init(_ dice: inout Dice) {
    (x, y) = (dice.roll(24...42) * 5, dice.roll(40...110) * 5)
    cast = Cast(&dice)
    draft = QuizDraft(
      scene: [], probe: .hit(CGPoint(x: x, y: y)), event: "tap \(x),\(y)")
  }

  /// The lines of a scene at most, so that it is seen at once.
  private static let mostLines = 9

  /// Returns the draft of a kind of layer, with others in front or behind.
  static func draft(
    of main: (inout HitTestPile, inout Dice) -> Void, _ dice: inout Dice
  ) -> QuizDraft {
    var pile = HitTestPile(&dice)
    if dice.chance(70) { pile.plain(&dice) }
    let others = Array(layers.shuffled(using: &dice).prefix(dice.roll(1...2)))
    let isFirst = dice.chance(30)
    if isFirst { main(&pile, &dice) }
    for other in others where pile.draft.scene.count < mostLines - 4 { other(&pile, &dice) }
    if !isFirst { main(&pile, &dice) }
    // The worlds of guesses need the lines that came later, too.
    for k in pile.draft.guesses.indices {
      guard case .world(let lines, let event) = pile.draft.guesses[k].way else { continue }
      let late = pile.draft.scene.dropFirst(pile.lengths[k])
      pile.draft.guesses[k].way = .world(lines + late, event: event)
    }
    return pile.draft
  }

  /// The layers that any kind may have besides its own.
  private static let layers: [@Sendable (inout HitTestPile, inout Dice) -> Void] = [
    { $0.plain(&$1) }, { $0.raised(&$1) }, { $0.faded(&$1) }, { $0.faint(&$1) },
    { $0.outside(&$1) }, { $0.disabled(&$1) }, { $0.switchedOff(&$1) }, { $0.picture(&$1) },
    { $0.turned(&$1) }, { $0.edge(&$1) }, { $0.button(&$1) }, { $0.flat(&$1) },
  ]

  /// The number of lines of the scene when each guess was made.
  private var lengths: [Int] = []

  private mutating func suppose(_ belief: Belief, _ edit: (inout [String]) -> Void) {
    draft.suppose(belief, edit)
    while lengths.count < draft.guesses.count { lengths.append(draft.scene.count) }
  }

  // MARK: Lines

  private mutating func add(_ line: String) { draft.scene.append(line) }

  /// Returns a rectangle around the point, or one beside it.
  private func rect(_ dice: inout Dice, around: Bool = true) -> String {
    let (width, height) = (dice.tens(10...20), dice.tens(8...16))
    let left = around ? x - dice.roll(2...8) * width / 50 * 5 : x + dice.tens(1...4)
    let top = around ? y - dice.roll(2...8) * height / 50 * 5 : y - dice.tens(2...6)
    return "\(left),\(top) \(width)x\(height)"
  }

  /// Returns a container's rectangle around the point, and the point in it.
  private func container(_ dice: inout Dice) -> (rect: String, x: Int, y: Int) {
    let (dx, dy) = (dice.tens(5...9), dice.tens(4...7))
    return ("\(x - dx),\(y - dy) \(dx + dice.tens(4...9))x\(dy + dice.tens(4...7))", dx, dy)
  }

  /// Returns a rectangle of a subview around a point of its superview.
  private func inner(_ dice: inout Dice, _ x: Int, _ y: Int) -> String {
    let (dx, dy) = (dice.tens(1...3), dice.tens(1...3))
    return "\(x - dx),\(y - dy) \(dx + dice.tens(2...4))x\(dy + dice.tens(2...3))"
  }

  // MARK: Layers

  mutating func plain(_ dice: inout Dice) {
    add("add \(cast.view()) \(rect(&dice, around: dice.chance(80)))")
  }

  mutating func button(_ dice: inout Dice) {
    add("add UIButton \(cast.button()) \(inner(&dice, x, y))")
  }

  mutating func raised(_ dice: inout Dice) {
    let z = dice.roll(1...9)
    let names = [cast.view(), cast.view()]
    let high = dice.roll(0...1)
    for (k, name) in names.enumerated() {
      add("add \(name) \(rect(&dice))" + (k == high ? " zPosition=\(z)" : ""))
    }
  }

  mutating func reordered(_ dice: inout Dice) {
    let names = (0..<dice.roll(2...3)).map { _ in cast.view() }
    for name in names { add("add \(name) \(rect(&dice))") }
    let line = "\(dice.pick(["front", "back"])) \(dice.pick(names))"
    add(line)
    suppose(.frontChangesNothing) { $0.drop(line) }
  }

  mutating func scrolled(_ dice: inout Dice) {
    let (area, px, py) = container(&dice)
    let offset = dice.roll(0...4) * 50
    let row = cast.view()
    let place = dice.chance() ? py : py + offset
    add(
      "add UIScrollView list \(area) contentSize=100x900 contentOffset=0,\(offset)")
    add("add \(row) \(px - 40),\(place - 20) 100x\(dice.tens(4...6)) in list")
    if dice.chance() { add("add \(cast.view()) \(px - 40),\(place + 60) 90x60 in list") }
  }

  mutating func faded(_ dice: inout Dice) {
    let (area, px, py) = container(&dice)
    let name = cast.view()
    let inner = inner(&dice, px, py)
    add("add \(name) \(area) alpha=0.0\(dice.roll(3...9))")
    add("add UIButton \(cast.button()) \(inner) in \(name) alpha=0.\(dice.pick(["04", "08", "5"]))")
  }

  mutating func faint(_ dice: inout Dice) {
    let alpha = dice.pick(["0.01", "0.01", "0.02", "0.011", "0.005"])
    add("add \(cast.view()) \(rect(&dice)) alpha=\(alpha)")
  }

  /// A button that sticks out of its superview, touched outside or inside of it.
  mutating func outside(_ dice: inout Dice) {
    let (bar, plus) = (cast.view(), cast.button())
    let isInside = dice.chance()
    let top = isInside ? y - dice.roll(1...2) * 5 : y + dice.roll(1...3) * 5
    let left = x - dice.tens(6...10)
    let clips = dice.chance(20) ? " clipsToBounds=on" : ""
    add("add \(bar) \(left),\(top) 200x44\(clips)")
    add("add UIButton \(plus) \(x - left - 30),-40 60x\(dice.tens(6...7)) in \(bar)")
  }

  mutating func flat(_ dice: inout Dice) {
    let (name, button) = (cast.view(), cast.button())
    let size = dice.pick(["0x0", "160x0", "0x120", "160x120"])
    add("add \(name) \(x - 60),\(y - 50) \(size)")
    add("add UIButton \(button) 30,\(dice.tens(2...3)) 70x60 in \(name)")
  }

  mutating func disabled(_ dice: inout Dice) {
    let isDisabled = dice.chance(70)
    let state = isDisabled ? " enabled=off" : ""
    let (area, px, py) = container(&dice)
    let name = cast.button()
    if dice.chance() {
      add("add UIControl \(name) \(area)\(state)")
      add("add UIButton \(cast.button()) \(inner(&dice, px, py)) in \(name)")
    } else {
      add("add UIButton \(name) \(area)\(state)")
    }
    if isDisabled, dice.chance(30) { intercept(name) }
  }

  mutating func switchedOff(_ dice: inout Dice) {
    let (area, px, py) = container(&dice)
    let (name, button) = (cast.view(), cast.button())
    let (outer, inside) = dice.pick([(" interaction=off", ""), ("", " interaction=off"), ("", "")])
    add("add \(name) \(area)\(outer)")
    add("add UIButton \(button) \(inner(&dice, px, py)) in \(name)\(inside)")
  }

  mutating func hidden(_ dice: inout Dice) {
    let (area, px, py) = container(&dice)
    let (name, button) = (cast.view(), cast.button())
    let (outer, inside) = dice.pick([(" hidden=on", ""), ("", " hidden=on"), ("", "")])
    add("add \(name) \(area)\(outer)")
    add("add UIButton \(button) \(inner(&dice, px, py)) in \(name)\(inside)")
  }

  mutating func picture(_ dice: inout Dice) {
    let (area, px, py) = container(&dice)
    let name = cast.view()
    let kind = dice.pick(["UIImageView", "UILabel"])
    add("add \(kind) \(name) \(area)" + (dice.chance() ? " interaction=on" : ""))
    if dice.chance(70) { add("add UIButton \(cast.button()) \(inner(&dice, px, py)) in \(name)") }
  }

  /// A long view that is turned by 45 degrees, on the point or with only its box there.
  mutating func turned(_ dice: inout Dice) {
    let shift = dice.chance() ? dice.tens(0...1) : dice.roll(10...12) * 5
    let name = cast.view()
    let angle = dice.pick([45, -45])
    let down = angle > 0 ? shift : -shift
    add("add \(name) \(x - 100 - shift),\(y - 20 + down) 200x40")
    add("rotate \(name) \(angle)")
  }

  mutating func scaled(_ dice: inout Dice) {
    let name = cast.view()
    let isSmaller = dice.chance()
    let distance = dice.pick(isSmaller ? [10, 30, 40] : [30, 60, 70])
    add("add \(name) \(x - 50 - distance),\(y - 40) 100x80")
    add("scale \(name) \(isSmaller ? "0.5" : "1.5")")
  }

  /// A view that has the point on one of its edges.
  mutating func edge(_ dice: inout Dice) {
    let (width, height) = (dice.tens(4...9), dice.tens(4...9))
    let (left, top) = dice.pick([
      (x - width, y - 20), (x - 20, y - height), (x, y - 20), (x - 20, y), (x - width, y - height),
    ])
    add("add \(cast.view()) \(left),\(top) \(width)x\(height)")
  }

  mutating func corner(_ dice: inout Dice) {
    let name = cast.view()
    let inset = dice.pick([5, 10, 40])
    add("add \(name) \(x - inset),\(y - inset) \(dice.tens(12...16))x120")
    draft.remark = "\(name) is drawn with round corners: layer.cornerRadius = 40"
    draft.corners[name] = 40
  }

  mutating func veil(_ dice: inout Dice) {
    let name = cast.view()
    add(
      "add \(name) \(rect(&dice, around: dice.chance(75)))"
        + (dice.chance(30) ? " interaction=off" : ""))
    draft.remark = "\(name) has no background: one sees through it"
    draft.clear.append(name)
  }

  /// A button with another view in front of it, or beside it.
  mutating func covered(_ dice: inout Dice) {
    button(&dice)
    let cover = dice.pick(["", "UIImageView ", "UILabel ", "UIControl "])
    add("add \(cover)\(cast.view()) \(rect(&dice, around: dice.chance(70)))")
  }

  /// A button with a larger touch area, in a superview that contains the point or not.
  mutating func enlarged(_ dice: inout Dice) {
    let (name, button) = (cast.view(), cast.button())
    let distance = dice.roll(1...3) * 5
    let margin = dice.pick([0, 40])
    let top = y - 44 - margin - distance
    add("add \(name) \(x - 70),\(top) 140x\(44 + 2 * margin)")
    add("add UIButton \(button) 20,\(margin) 100x44 in \(name)")
    add("inset \(button) -20")
    suppose(.largerAreaIsEnough) { $0.append("override \(name) accepts \(button)") }
  }

  /// A view whose hitTest returns self, with a flag that would refuse otherwise.
  mutating func intercepting(_ dice: inout Dice) {
    let name = cast.view()
    let flag = dice.pick([" hidden=on", " interaction=off", " alpha=0", ""])
    add("add \(name) \(rect(&dice, around: dice.chance(75)))\(flag)")
    intercept(name)
  }

  private mutating func intercept(_ name: String) {
    add("override \(name) intercept")
    suppose(.overridesKeepChecks) { $0.drop("override \(name)") }
  }

  mutating func passing(_ dice: inout Dice) {
    let (area, px, py) = container(&dice)
    let (name, button) = (cast.view(), cast.button())
    let rect = dice.chance() ? inner(&dice, px, py) : "\(px + 20),\(py + 10) 44x44"
    add("add \(name) \(area)")
    add("add UIButton \(button) \(rect) in \(name)")
    add("override \(name) passthrough")
    suppose(.passthroughTakes) { $0.drop("override \(name)") }
    suppose(.passthroughDropsAll) { $0.append("set \(name) interaction off") }
  }

  /// A window in front of the app's, or behind it.
  mutating func windowed(_ dice: inout Dice) {
    if draft.scene.isEmpty { plain(&dice) }
    let level = dice.pick(["", " level=1", " level=-1"])
    let isWhole = dice.chance(60)
    let frame = isWhole ? "" : " 0,\(y - dice.tens(5...9)) 390x\(dice.tens(6...9))"
    add("window over\(frame)\(level)")
    if !level.isEmpty { suppose(.levelsAreIgnored) { $0.replace(level, "") } }
    if dice.chance(60) { add("key \(dice.pick(["window", "over"]))") }
    let top = isWhole ? y - 60 : -20
    let rect = dice.chance(60) ? "\(x - 60),\(top) 120x120" : "\(x + 20),\(top) 80x120"
    let name = cast.view()
    add("add \(name) \(rect) in over")
    draft.say(.windowFillsItsView, name)
  }
}
