/// A source of numbers that look random and are the same for the same seed.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    // Steps of an odd constant reach every state; the rest mixes its bits.
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns a whole number of a range.
  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns a multiple of ten of a range that is given in tens.
  mutating func tens(_ range: ClosedRange<Int>) -> Int { roll(range) * 10 }

  /// Returns true as often as a share of a hundred says.
  mutating func chance(_ percent: Int = 50) -> Bool { roll(1...100) <= percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[roll(0...(elements.count - 1))]
  }
}

/// The names that the objects of one scene get, each once.
struct Cast {
  private var views = [
    "card", "panel", "header", "banner", "sheet", "photo", "badge", "cell", "box", "tile", "board",
    "page",
  ]
  private var buttons = ["buy", "pay", "play", "like", "zoom", "plus", "ok", "more", "star"]
  private var controllers = ["map", "feed", "player", "chat", "inbox", "login"]
  private var fields = ["name", "mail", "city", "note"]
  private var recognizers = ["swift", "quick", "soft", "first", "other", "extra"]
  private var actions = [
    "open", "close", "choose", "delete", "undoAll", "mark", "share", "print", "dim", "vote",
  ]

  init(_ dice: inout Dice) {
    views.shuffle(using: &dice)
    buttons.shuffle(using: &dice)
    controllers.shuffle(using: &dice)
    fields.shuffle(using: &dice)
    recognizers.shuffle(using: &dice)
    actions.shuffle(using: &dice)
  }

  /// Returns a new name for a view.
  mutating func view() -> String { Self.take(from: &views, else: "view") }
  /// Returns a new name for a button or another control.
  mutating func button() -> String { Self.take(from: &buttons, else: "button") }
  /// Returns a new name for a controller.
  mutating func controller() -> String { Self.take(from: &controllers, else: "screen") }
  /// Returns a new name for a text field.
  mutating func field() -> String { Self.take(from: &fields, else: "field") }
  /// Returns a new name for a recognizer.
  mutating func recognizer() -> String { Self.take(from: &recognizers, else: "gesture") }
  /// Returns a new name for an action.
  mutating func action() -> String { Self.take(from: &actions, else: "act") }

  private static func take(from names: inout [String], else last: String) -> String {
    names.popLast() ?? last
  }
}
