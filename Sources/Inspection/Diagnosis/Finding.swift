import ResponderKit
import Scenes
import Text

/// One thing that keeps a touch from a view, or that changes what becomes of it there.
package struct Finding {
  /// How much it matters.
  package enum Weight: String, Sendable {
    /// The touch does not reach the view.
    case blocks
    /// It does, but what is expected of it may not happen.
    case affects
    /// Worth knowing.
    case note
  }

  /// What it is.
  package var code: DiagnosisCode
  /// How much it matters.
  package var weight: Weight
  /// The object that causes it, if it is one.
  package var culprit: ObjectID?
  /// What that object is called.
  package var culpritName: String?
  /// What happens, in a sentence with its numbers.
  package var statement: String
  /// More sentences: why, and what else is to be known.
  package var details: [String] = []
  /// The rule by which it happens.
  package var rule: RuleID
  /// The facts that the sentences tell.
  package var facts = JSONObject([])
  /// What would help, best first.
  package var fixes: [Fix] = []
  /// How sure it is.
  package var confidence = Confidence.certain
}

/// How sure a finding is.
package enum Confidence: Equatable, Sendable {
  /// It follows from what the scene or the text says.
  case certain
  /// It follows if something is so that no text prints.
  case assuming(String)
  /// It cannot be told.
  case undecidable(String)

  /// The word for it.
  package var word: String {
    switch self {
    case .certain: "certain"
    case .assuming: "assumed"
    case .undecidable: "undecidable"
    }
  }

  /// What is assumed, or why it cannot be told.
  package var reason: String? {
    switch self {
    case .certain: nil
    case .assuming(let reason), .undecidable(let reason): reason
    }
  }
}
