import ResponderKit
import Scenes

/// One thing that keeps a touch from a view, or that changes what becomes of it there.
package struct Finding {
  /// The degree to which a finding matters.
  package enum Weight: String, CaseIterable, Sendable {
    /// The touch does not reach the view.
    case blocks
    /// It does, but what is expected of it may not happen.
    case affects
    /// Worth knowing.
    case note
  }

  /// The fact, with its numbers.
  package let fact: FindingFact
  /// The degree to which it matters.
  package let weight: Weight
  /// The view that the touch is for.
  package let target: UIView
  /// The object that causes it, if it is one.
  package let object: StatefulObject?
  /// How sure it is.
  package let confidence: Confidence
  /// Remedies, best first.
  package let fixes: [Fix]

  /// The code that scripts compare.
  package var code: DiagnosisCode { fact.code }
  /// The rule by which it happens.
  package var rule: RuleID { fact.rule }
  /// The identity of the object that causes it.
  package var culprit: ObjectID? { object.map { ObjectID($0) } }
}

/// The degree to which a finding is sure.
package enum Confidence {
  /// It follows from what the scene or the text says.
  case certain
  /// It follows if something is so that no text prints.
  case assuming(Assumption)
  /// It cannot be told.
  case undecidable(Obscurity)

  /// Something that is taken for true.
  package enum Assumption {
    /// A class treats touches as is known of it.
    case known(ClassNote)
    /// What is presented lets no touches through.
    case presentation
    /// A class of the app does not override hitTest, though the view's class is named as if it did.
    case noOverride(of: UIView)
    /// An animation has the options that it has by default.
    case animationOptions
    /// UIKit answers as the simulator does.
    case undocumented
    /// The size under a transform.
    case sizeUnderTransform
    /// A controller made a view of that size.
    case madeByController
    /// A view was to have a recognizer, too.
    case recognizer(on: UIView)
    /// The width of the system's edges.
    case systemEdges
  }

  /// The reason why something cannot be told.
  package enum Obscurity {
    /// What is known of a class says so.
    case note(ClassNote)
    /// Where something is known from says so.
    case source(ClassNote)
    /// A view lies in one of which the inside is not known.
    case inside(UIView, of: UIView, ClassNote)
    /// A view is a part that UIKit made.
    case part(UIView)
    /// No text prints targets.
    case targets
  }
}
