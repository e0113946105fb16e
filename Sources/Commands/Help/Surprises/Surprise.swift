/// Something that people expect of UIKit and that it does otherwise.
struct Surprise: Sendable {
  /// What people expect.
  let belief: String
  /// What UIKit does.
  let truth: String
  /// The numbers of the rules behind it.
  let rules: [String]
  /// Lines that show it in a fresh scene; the tests run them. Empty if there are none.
  let example: [String]

  /// - Parameter example: The lines, one per line.
  init(_ belief: String, _ truth: String, _ rules: [String], _ example: String = "") {
    self.belief = belief
    self.truth = truth
    self.rules = rules
    self.example = example.split(separator: "\n").map(String.init)
  }
}
