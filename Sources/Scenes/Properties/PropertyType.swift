import ResponderKit
import Text

/// A kind of value of properties: all that is known of it, as a row of `PropertyTypes.swift` says.
///
/// A class, because every value has its type, and types never change.
package final class PropertyType: Sendable {
  /// The name in a few letters, which tells types apart.
  package let word: String
  /// The kind of value in the words of an error.
  package let phrase: String
  /// A value as it may be typed.
  package let example: String
  /// The way in which commands write a value.
  package let spelling: ValueSpelling
  /// The words that completion offers; nil for none.
  package let choices: ValueChoices?
  /// The way in which statements of Swift write a value.
  package let swift: SwiftSpelling
  /// The value that the name of a property gives it if no value is written; nil if one must be.
  package let implied: PropertyContent?
  /// Reads a value as a debugger prints it; nil if none is printed.
  package let printed: (@Sendable (String) -> PropertyContent?)?
  /// Returns the value that a number of a capture stands for; nil if no number does.
  package let captured: (@Sendable (Double) -> PropertyContent?)?

  typealias Label = (StatefulObject) -> String

  let text: @Sendable (PropertyContent, Label) -> String
  let scriptText: @Sendable (PropertyContent) -> String
  let swiftText: @Sendable (PropertyContent) -> String
  let json: (@Sendable (PropertyContent) -> JSONValue)?

  init(
    _ word: String, _ phrase: String, example: String, _ spelling: ValueSpelling,
    choices: ValueChoices?, swift: SwiftSpelling, implied: PropertyContent?,
    printed: (@Sendable (String) -> PropertyContent?)?,
    captured: (@Sendable (Double) -> PropertyContent?)?,
    text: @escaping @Sendable (PropertyContent, Label) -> String,
    scriptText: @escaping @Sendable (PropertyContent) -> String,
    swiftText: @escaping @Sendable (PropertyContent) -> String,
    json: (@Sendable (PropertyContent) -> JSONValue)?
  ) {
    (self.word, self.phrase, self.example, self.spelling) = (word, phrase, example, spelling)
    (self.choices, self.swift, self.implied, self.printed) = (choices, swift, implied, printed)
    (self.captured, self.text, self.scriptText) = (captured, text, scriptText)
    (self.swiftText, self.json) = (swiftText, json)
  }
}

/// The way in which commands write a value. The arguments of commands read it.
package enum ValueSpelling: Sendable {
  /// One word, of which the function makes a value, or nil; it is told whether the word is bare.
  case word(@Sendable (_ text: String, _ isBare: Bool) -> PropertyContent?)
  /// A whole number out of a range.
  case integer(ClosedRange<Int>)
  /// Numbers, in one word or several.
  case numbers(NumberNotation)
  /// The name of a responder, or `nil`.
  case responder
  /// The name of a recognizer, or `nil`.
  case recognizer
  /// Names of views with commas between them, or `none`.
  case views
}

/// The way in which the numbers of a value are written.
package enum NumberNotation: Sendable {
  /// One number.
  case number
  /// `X,Y`.
  case point
  /// `WxH`.
  case size
  /// `X,Y WxH`.
  case rect
  /// Six numbers, or `identity`.
  case transform
  /// Four numbers in one word.
  case four
}

/// The words that completion offers for a value.
package enum ValueChoices: Sendable {
  /// One of the words; if marked, the one that is the present value says so.
  case words([String], isMarked: Bool = false)
  /// Some of the words, joined by `+`, or `none`.
  case joined([String])
}

/// The way in which statements of Swift write a value.
package struct SwiftSpelling: Sendable {
  /// The kind of value in the words of an error; nil if they are those of commands.
  package var phrase: String?
  /// The type whose initializer `.init` means.
  package var typeName: String?
  /// The members of the type by their names, such as `zero`.
  package var constants: [String: PropertyContent] = [:]
  /// The value that `nil` is.
  package var none: PropertyContent?
  /// The values of other words, such as `.left`.
  package var words: Words?
  /// The parts of a value that have names.
  package var parts: [Part] = []

  /// Words whose meaning depends on the type.
  package enum Words: Sendable {
    /// One word.
    case one(@Sendable (String) -> PropertyContent?)
    /// One word, or some in brackets.
    case some(@Sendable ([String]) -> PropertyContent?)
  }

  /// A part of a value that consists of numbers, such as the origin of a rectangle.
  package struct Part: Sendable {
    package let name: String
    package let type: PropertyType
    /// The numbers of the value that make the part.
    package let range: Range<Int>
  }

  static func numbers(_ names: String...) -> [Part] {
    names.enumerated().map { Part(name: $1, type: .number, range: $0..<$0 + 1) }
  }
}
