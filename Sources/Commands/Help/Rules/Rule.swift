/// One rule of UIKit's event system, as traces, tests and help cite it.
struct Rule: Sendable {
  /// Its name, such as `R6.8`.
  let number: String
  /// How sure it is.
  let certainty: Certainty
  /// A few words, for lists.
  let title: String
  /// The rule in one or two sentences.
  let text: String
  /// What is not as sure as the rest.
  let doubts: [Doubt]

  init(
    _ number: String, _ certainty: Certainty, _ title: String, _ text: String, doubts: Doubt...
  ) {
    self.number = number
    self.certainty = certainty
    self.title = title
    self.text = text
    self.doubts = doubts
  }

  /// A part of a rule that is not as sure as the rest.
  struct Doubt: Sendable {
    /// How sure the part is.
    let certainty: Certainty
    /// Which part it is.
    let part: String

    init(_ certainty: Certainty, _ part: String) {
      self.certainty = certainty
      self.part = part
    }
  }
}
