import ResponderKit
import Scenes
import TestSupport

/// A maker of the values that stand in commands: plausible ones mostly, and now and then the
/// strangest that can be written.
struct ValueGenerator {
  /// The generator of random numbers.
  private(set) var random: SeededGenerator
  /// The names that commands gave so far, by kind.
  private var given: [NamedKind: [String]] = [:]
  /// The kind of what the line makes, if it makes anything.
  private var made = NamedKind.view

  init(random: SeededGenerator) {
    self.random = random
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  mutating func chance(_ probability: Double) -> Bool { random.chance(probability) }

  mutating func one<Value>(of values: [Value]) -> Value { values[number(0...values.count - 1)] }

  /// Takes note of the command that a line begins with, which tells what its new name is for.
  mutating func lineBegins(with command: String) {
    made =
      switch command {
      case "window": .window
      case "controller": .controller
      case "gesture": .recognizer
      default: .view
      }
  }

  /// Takes note of a class, which tells what the new name of its line is for.
  mutating func classWasNamed(_ word: String) {
    guard made == .view else { return }
    if Self.controls.contains(word) { made = .control }
    if Self.scrollViews.contains(word) { made = .scrollView }
  }

  private static let controls: Set = [
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
    "UITextField", "UIControl",
  ]
  private static let scrollViews: Set = ["UIScrollView", "UITextView"]

  /// Returns a name of one of some kinds, mostly one that was given.
  mutating func name(of kinds: [NamedKind]) -> String {
    let kind = one(of: kinds)
    if let names = given[kind], chance(0.85) { return one(of: names) }
    switch kind {
    case .view: return chance(0.5) ? "root" : "v\(number(0...9))"
    case .control: return "b\(number(0...4))"
    case .scrollView: return "s\(number(0...2))"
    case .window: return chance(0.5) ? "window" : "w\(number(0...2))"
    case .controller: return one(of: ["vc", "vc", "app", "scene", "delegate", "k0"])
    case .recognizer: return "g\(number(0...3))"
    }
  }

  /// Returns lines that make a few things for other lines to name.
  mutating func beginning() -> [String] {
    (0...number(0...3)).map { _ in
      switch number(0...9) {
      case 0:
        made = .controller
        return "controller \(newName())" + (chance(0.5) ? " in vc" : "")
      case 1:
        made = .recognizer
        return "gesture tap \(newName()) on \(name(of: [.view]))"
      case 2:
        made = .window
        return "window \(newName())"
      case 3:
        made = .controller
        let name = newName()
        let style = one(of: UIModalPresentationStyle.allCases)
        return "controller \(name); present \(name) from vc style=\(style)"
      default:
        made = one(of: [.view, .view, .control, .scrollView])
        let parent = chance(0.4) ? " in \(name(of: [.view]))" : ""
        return "add \(className()) \(newName()) \(value(of: .rect))\(parent)" + assignments()
      }
    }
  }

  /// Returns properties of a new view, as a scene of defaults shows little.
  private mutating func assignments() -> String {
    guard chance(0.4) else { return "" }
    return (0...number(0...2)).map { _ in
      let property = one(of: Self.ofViews)
      return " \(property.shortNames.first ?? property.name)=\(value(of: property))"
    }.joined()
  }

  private static let ofViews = settable.filter {
    $0.className == "UIView" && !["rectangle", "transform"].contains($0.type.word)
  }

  private mutating func className() -> String {
    switch made {
    case .control: one(of: ["UIButton", "UISwitch", "UISlider", "UITextField"])
    case .scrollView: one(of: ["UIScrollView", "UITextView"])
    default: one(of: ["UIView", "UIView", "UILabel", "UIVisualEffectView", "UIStackView"])
    }
  }

  private mutating func newName() -> String {
    let letter =
      switch made {
      case .view: "v"
      case .control: "b"
      case .scrollView: "s"
      case .window: "w"
      case .controller: "k"
      case .recognizer: "g"
      }
    let name = "\(letter)\(number(0...9))"
    given[made, default: []].append(name)
    if made == .control || made == .scrollView { given[.view, default: []].append(name) }
    if made == .controller { given[.view, default: []].append("\(name)-view") }
    return name
  }

  /// Returns a property of some class.
  mutating func property() -> Property {
    let settable = chance(0.9)
    return one(of: settable ? Self.settable : PropertyTable.all)
  }

  private static let settable = PropertyTable.all.filter { $0.set != nil }

  /// Returns a value of a property, mostly one of its type; any word without a property.
  mutating func value(of property: Property?) -> String {
    guard let property, chance(0.97) else { return value(of: .text) }
    let type = property.type
    if case .joined(let names)? = type.choices { return some(of: names) }
    switch type.spelling {
    case .word:
      guard case .words(let words, _)? = type.choices, type.word != "text" else {
        return value(of: .text)
      }
      return one(of: words)
    case .integer: return value(of: .integer)
    case .numbers(.number):
      return property.name == "alpha" ? "0.\(number(0...99))" : value(of: .number)
    case .numbers(.point): return value(of: .point)
    case .numbers(.size): return value(of: .size)
    case .numbers(.rect): return value(of: .rect)
    case .numbers(.transform): return chance(0.2) ? "identity" : value(of: .transform)
    case .numbers(.four): return value(of: .edges)
    case .responder: return name(of: [.view, .view, .controller, .window])
    case .recognizer: return name(of: [.recognizer])
    case .views: return chance(0.2) ? "none" : name(of: [.view])
    }
  }

  private mutating func some(of names: [String]) -> String {
    let some = names.filter { _ in chance(0.4) }
    return some.isEmpty ? "none" : some.joined(separator: "+")
  }

  /// Returns a value of a shape.
  mutating func value(of shape: SlotWords.Shape) -> String {
    switch shape {
    case .integer:
      return chance(0.05) ? "\(number(-1_000_000_000...1_000_000_000))" : "\(number(0...5))"
    case .number: return decimal()
    case .point: return "\(decimal()),\(decimal())"
    case .size: return "\(extent())x\(extent())"
    case .rect: return "\(decimal()),\(decimal()) \(extent())x\(extent())"
    case .edges: return (0..<4).map { _ in decimal() }.joined(separator: ",")
    case .transform:
      let numbers = (0..<6).map { _ in chance(0.3) ? decimal() : one(of: Self.factors) }
      return numbers.joined(separator: ",")
    case .newName: return newName()
    case .text: return one(of: Self.texts)
    case .property, .propertyOfObject, .assignment: return "alpha"
    }
  }

  private static let factors = ["1", "0", "-1", "0.5", "2", "0.707106781186547"]
  private static let strange = [
    "1e9", "-1e9", "1e-9", "0.1", "0.30000000000000004", "1e-300", "999999999.9999999", "-0",
    "123456789.123456789", "1e17",
  ]
  private static let texts = [
    "\"\"", "Buy", "\"two words\"", "\"a \\\"b\\\" \\\\ c\\n按\"", "'$x'", "x", "y", "root", "3",
    "\"1.5 a\"", "none", "t", "start", "save:",
  ]

  private mutating func decimal() -> String {
    switch number(0...19) {
    case 0...11: return "\(number(-50...400))"
    case 12...15: return "\(number(-99...844)).\(number(0...99))"
    case 16...18: return one(of: ["0", "1", "10", "0.5", "-20", "90"])
    default: return one(of: Self.strange)
    }
  }

  private mutating func extent() -> String {
    chance(0.03) ? one(of: ["0", "1e9", "0.1", "1e-9"]) : "\(number(0...390))"
  }
}
