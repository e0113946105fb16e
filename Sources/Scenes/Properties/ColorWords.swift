import ResponderKit
import Text

/// The words of commands for colours: UIKit's names, or the parts as numbers.
package enum ColorWords {
  /// The colours that have names, as UIKit calls them.
  private static let named: [(name: String, color: UIColor)] = [
    ("red", .red), ("green", .green), ("blue", .blue), ("yellow", .yellow), ("orange", .orange),
    ("purple", .purple), ("cyan", .cyan), ("magenta", .magenta), ("brown", .brown),
    ("black", .black), ("white", .white), ("gray", .gray), ("lightGray", .lightGray),
    ("darkGray", .darkGray), ("clear", .clear), ("systemRed", .systemRed),
    ("systemGreen", .systemGreen), ("systemBlue", .systemBlue), ("systemOrange", .systemOrange),
    ("systemYellow", .systemYellow), ("systemPurple", .systemPurple),
    ("systemPink", .systemPink), ("systemTeal", .systemTeal), ("systemIndigo", .systemIndigo),
    ("systemGray", .systemGray),
  ]

  /// The names, in the order in which completion offers them.
  static let names = named.map(\.name) + ["nil"]

  private static let byName = Dictionary(
    named.map { ($0.name, $0.color) }, uniquingKeysWith: { first, _ in first })

  /// Returns the colour that a name of UIKit means; nil if none is called so.
  static func color(named name: String) -> UIColor? { byName[name] }

  /// Returns the colour that the name of a view is a word for; nil if it is none. Where the system has a
  /// colour of that name, it is that one: a picture of pure colours hurts the eyes.
  package static func color(meantBy name: String) -> UIColor? {
    byName["system" + name.prefix(1).uppercased() + name.dropFirst()] ?? byName[name]
  }

  /// Returns the name of a colour; nil if it has none.
  static func name(of color: UIColor) -> String? { named.first { $0.color == color }?.name }

  /// Reads a colour: a name, or `RED,GREEN,BLUE[,ALPHA]` with parts from 0 to 1.
  static func color(in text: String) -> UIColor? {
    if let color = color(named: text) { return color }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    let numbers = parts.compactMap { $0 }.filter { (0...1).contains($0) }
    guard numbers.count == parts.count, (3...4).contains(numbers.count) else { return nil }
    return UIColor(
      red: numbers[0], green: numbers[1], blue: numbers[2],
      alpha: numbers.count > 3 ? numbers[3] : 1)
  }

  /// Returns a colour as a command writes it.
  static func text(of color: UIColor) -> String {
    if let name = name(of: color) { return name }
    let parts = color.parts
    let opaque = [parts.red, parts.green, parts.blue].map(\.exactText)
    return (parts.alpha < 1 ? opaque + [parts.alpha.exactText] : opaque).joined(separator: ",")
  }

  static func swiftText(of color: UIColor) -> String {
    if let name = name(of: color) { return ".\(name)" }
    let parts = color.parts
    return "UIColor(red: \(parts.red.exactText), green: \(parts.green.exactText), "
      + "blue: \(parts.blue.exactText), alpha: \(parts.alpha.exactText))"
  }
}

extension UIColor {
  /// The shares of red, green and blue, and the opacity, each from 0 to 1; black for a colour without
  /// such parts.
  package var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let all = (cgColor.components ?? []).map { $0.isFinite ? Swift.max(0, Swift.min(1, $0)) : 0 }
    return all.count == 4 ? (all[0], all[1], all[2], all[3]) : (0, 0, 0, 1)
  }
}

extension PropertyCodec<UIColor?> {
  /// A colour, or nil.
  package static let color = PropertyCodec(
    "colour", "a colour such as red, systemBlue or 1,0.5,0, or nil", example: "red",
    .word { text, _ in
      text == "nil" ? .text(nil) : ColorWords.color(in: text).map { .numbers(numbers($0)) }
    },
    choices: .words(ColorWords.names),
    swift: SwiftSpelling(
      phrase: "a colour such as .red or UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)",
      typeName: "UIColor", none: .text(nil),
      words: .one { ColorWords.color(named: $0).map { .numbers(numbers($0)) } }),
    text: { color, _ in color.map(ColorWords.text) ?? "nil" },
    swiftText: { $0.map(ColorWords.swiftText) ?? "nil" },
    wrap: { color in color.map { .numbers(numbers($0)) } ?? .text(nil) },
    unwrap: {
      switch $0 {
      case .numbers(let n): .some(UIColor(red: n.a, green: n.b, blue: n.c, alpha: n.d))
      case .text(nil): .some(nil)
      default: nil
      }
    })

  private static func numbers(_ color: UIColor) -> PropertyNumbers {
    let parts = color.parts
    return PropertyNumbers(parts.red, parts.green, parts.blue, parts.alpha)
  }
}
