import Analysis
import Explanation
import Foundation

/// A scene with a question about it, before the true answer is known.
struct QuizDraft: Sendable {
  /// The commands that make the scene.
  var scene: [String]
  var probe: QuizProbe
  /// The command that shows what happens.
  var event: String
  /// What the scene cannot say in commands, such as round corners; empty for nothing.
  var remark = ""
  /// The radii of views that are drawn with round corners, in points.
  var corners: [String: Double] = [:]
  /// The views that are drawn without a background.
  var clear: [String] = []
  /// The answers of people who believe something wrong, beyond those of ``BelievedHitTest`` and
  /// ``BelievedChain``.
  var guesses: [Guess] = []
  /// The rule whose open part decides the answer; nil if the answer is sure.
  var openRule: RuleID?
  /// Indicates whether a drawing says something.
  var hasDrawing = true

  /// What follows from a belief.
  struct Guess: Sendable {
    var belief: Belief
    var way: Way
    /// Indicates whether the answer is taken only where others are missing.
    var isSpare = false
  }

  /// A way to the answer that follows from a belief.
  enum Way: Sendable {
    /// The true answer to the same question in a scene where the belief is true.
    case world([String], event: String)
    /// Only the first of several things that are true.
    case firstOfTruth
    /// The answer itself, where no scene can make the belief true.
    case said(String)
  }

  /// The point of the screen that the question is about; nil if it is about none.
  var point: CGPoint? { if case .hit(let point) = probe { point } else { nil } }

  /// The lines of the scene, the question and the remark: what makes two questions the same.
  var text: [String] { scene + [remark, probe.question(about: event)] }

  /// Adds the answer of a scene in which a belief is true.
  ///
  /// - Parameters:
  ///   - event: The event there; nil for the same.
  ///   - edit: Makes the belief true. Where it changes nothing, nothing is added.
  mutating func suppose(
    _ belief: Belief, event: String? = nil, _ edit: (inout [String]) -> Void = { _ in }
  ) {
    var lines = scene
    edit(&lines)
    guard lines != scene || event != nil && event != self.event else { return }
    guesses.append(Guess(belief: belief, way: .world(lines, event: event ?? self.event)))
  }

  /// Adds the answer that people give who believe something.
  mutating func say(_ belief: Belief, _ answer: String, isSpare: Bool = false) {
    guesses.append(Guess(belief: belief, way: .said(answer), isSpare: isSpare))
  }
}

extension [String] {
  /// Replaces a part of each line.
  mutating func replace(_ old: String, _ new: String) {
    self = map { $0.replacing(old, with: new) }
  }

  /// Removes the lines that begin with a text.
  mutating func drop(_ prefix: String) {
    removeAll { $0.hasPrefix(prefix) }
  }
}
