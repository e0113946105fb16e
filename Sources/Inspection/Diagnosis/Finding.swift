import ResponderKit

/// One thing that keeps a touch from a view, or that changes what becomes of it there.
public struct Finding: Sendable {
  /// How much it matters.
  public enum Weight: String, Sendable {
    /// The touch does not reach the view.
    case blocks
    /// It does, but what is expected of it may not happen.
    case affects
    /// Worth knowing.
    case note
  }

  /// What it is.
  public var code: DiagnosisCode
  /// How much it matters.
  public var weight: Weight
  /// The object that causes it, if it is one.
  public var culprit: ObjectID?
  /// What that object is called.
  public var culpritName: String?
  /// What happens, in a sentence with its numbers.
  public var statement: String
  /// More sentences: why, and what else is to be known.
  public var details: [String] = []
  /// The rule by which it happens.
  public var rule: String
  /// The facts that the sentences tell.
  public var facts = JSONObject([])
  /// What would help, best first.
  public var fixes: [Fix] = []
  /// How sure it is.
  public var confidence = Confidence.certain
}

/// How sure a finding is.
public enum Confidence: Equatable, Sendable {
  /// It follows from what the scene or the text says.
  case certain
  /// It follows if something is so that no text prints.
  case assuming(String)
  /// It cannot be told.
  case undecidable(String)

  /// The word for it.
  public var word: String {
    switch self {
    case .certain: "certain"
    case .assuming: "assumed"
    case .undecidable: "undecidable"
    }
  }

  /// What is assumed, or why it cannot be told.
  public var reason: String? {
    switch self {
    case .certain: nil
    case .assuming(let reason), .undecidable(let reason): reason
    }
  }
}

/// Something that would help: as commands that can be tried at once, and as the code for the app.
public struct Fix: Equatable, Sendable {
  /// What it does, in few words.
  public var summary: String
  /// The commands that do it in the scene; empty where only the app can.
  public var commands: [String] = []
  /// The Swift code that does it in the app, line by line.
  public var swift: [String] = []
}
