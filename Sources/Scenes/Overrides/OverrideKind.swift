import ResponderKit

/// A kind of override: its words in commands and reports, and its Swift.
package struct OverrideKind: Sendable {
  /// The word that names the kind: in reports, and behind the view in `override VIEW WORD`.
  package let word: String
  /// The line about it in the help.
  package let summary: String
  /// What becomes of a view with the override, with `VIEW` for the view, `OTHER` for the views that
  /// the override names and `AREA` for its area.
  let effect: String
  /// The words that follow ``word``.
  package let parameters: [OverrideParameter]
  /// Indicates whether a command of its own, called ``word``, makes the override instead of
  /// `override`.
  package let hasOwnCommand: Bool
  let type: ObjectIdentifier
  /// Makes an override of what was typed.
  package let make: @Sendable (OverrideArguments) throws(OverrideError) -> any ViewOverride
  /// Returns the words that make an override again, behind ``word``; nil for an override of another
  /// kind.
  let spell: @Sendable (any ViewOverride) -> [OverrideWord]?
  /// Returns the Swift of an override that a view has or is to have; nil if the override does
  /// nothing.
  let swift: @Sendable (any ViewOverride, UIView) -> SwiftOverride?

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - effect: What becomes of a view with it; nil for the summary.
  ///   - spell: Gives the words that follow `word` for an override; nil if the override is of
  ///     another kind with the same type.
  ///   - swift: Gives the Swift of an override that a view has; nil if it does nothing.
  package init<Override: ViewOverride>(
    _ word: String, _ summary: String, effect: String? = nil,
    _ parameters: [OverrideParameter] = [], hasOwnCommand: Bool = false,
    make: @escaping @Sendable (OverrideArguments) throws(OverrideError) -> Override,
    spell: @escaping @Sendable (Override) -> [OverrideWord]? = { _ in [] },
    swift: @escaping @Sendable (Override, UIView) -> SwiftOverride?
  ) {
    self.word = word
    self.summary = summary
    self.effect = effect ?? summary
    self.parameters = parameters
    self.hasOwnCommand = hasOwnCommand
    type = ObjectIdentifier(Override.self)
    self.make = { arguments throws(OverrideError) in try make(arguments) }
    self.spell = { ($0 as? Override).flatMap(spell) }
    self.swift = { override, view in (override as? Override).flatMap { swift($0, view) } }
  }

  /// Returns what becomes of a view with an override of the kind.
  ///
  /// - Parameter area: The area in which the override answers, in the view's own coordinates.
  package func effect(view: String, others: String, area: String) -> String {
    let names = ["VIEW": view, "OTHER": others, "AREA": area]
    return effect.split(separator: " ").map { names[String($0)] ?? String($0) }
      .joined(separator: " ")
  }
}

/// A parameter behind the word of a kind of override, with its label in the usage.
package enum OverrideParameter: Sendable {
  /// One view.
  case view(String)
  /// One view or more.
  case views(String)
  /// A number that may be left out.
  case optionalNumber(String)
  /// One or two numbers, for the horizontal and the vertical.
  case pair(String)
  /// One, two or four numbers, for the edges.
  case edges(String)
  /// A text, in quotes if it has spaces.
  case text(String)
}

/// The arguments that were typed for the parameters of a kind of override, in their order.
package struct OverrideArguments {
  /// The views.
  package var views: [UIView] = []
  /// The numbers.
  package var numbers: [CGFloat] = []
  /// The texts.
  package var texts: [String] = []

  /// Creates empty arguments.
  package init() {}
}

/// An error in the arguments of an override, all of which have the right form.
package enum OverrideError: Error {
  /// A number may not be negative.
  case negative(CGFloat)
  /// An SVG path cannot be read, for a reason.
  case path(String)
}

/// A word in the spelling of an override.
package enum OverrideWord: Hashable, Sendable {
  /// A word as it stands, with its quotes.
  case text(String)
  /// The name of a view that has to be there.
  case view(ViewReference)
  /// The names of views, of which some may be gone.
  case views([ViewReference])

  /// Returns numbers with commas between them.
  package static func numbers(_ numbers: [CGFloat]) -> OverrideWord {
    .text(numbers.map(\.exactText).joined(separator: ","))
  }

  /// Returns a horizontal and a vertical number, once if they are equal.
  package static func pair(_ dx: CGFloat, _ dy: CGFloat) -> OverrideWord {
    .numbers(dx == dy ? [dx] : [dx, dy])
  }
}
