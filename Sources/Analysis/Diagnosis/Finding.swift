import ResponderKit
import Scenes

/// A fact that keeps a touch from a view, or that changes the course of the touch there.
package struct Finding {
  /// The degree to which a finding matters.
  package enum Weight: String, CaseIterable, Sendable {
    /// The touch does not reach the view.
    case blocks
    /// The touch reaches the view, but may not have the effect that is expected of it.
    case affects
    /// The fact is worth knowing.
    case note
  }

  /// The fact, with its numbers.
  package let fact: FindingFact
  /// The degree to which the finding matters.
  package let weight: Weight
  /// The view that the touch is for.
  package let target: UIView
  /// The object that is the cause, if an object is.
  package let object: StatefulObject?
  /// The degree to which the finding is sure.
  package let confidence: Confidence
  /// Remedies, best first.
  package let fixes: [Fix]

  /// The code of the finding, which scripts compare.
  package var code: DiagnosisCode { fact.code }
  /// The rule of UIKit behind the finding.
  package var rule: RuleID { fact.rule }
  /// The identity of the object that is the cause.
  package var culprit: ObjectID? { object.map { ObjectID($0) } }
}

/// A degree to which a finding is sure.
package enum Confidence {
  /// The finding follows from what the scene or the dump says.
  case certain
  /// The finding follows from an assumption that no dump confirms.
  case assuming(Assumption)
  /// Nobody can tell.
  case undecidable(Obscurity)

  /// An assumption: a statement that is taken for true.
  package enum Assumption {
    /// A class treats touches as its note says.
    case known(ClassNote)
    /// A presented controller lets no touches through to the views behind it.
    case presentation
    /// A class of the app does not override hitTest, though the view's class is named as if it did.
    case noOverride(of: UIView)
    /// An animation has the options that it has by default.
    case animationOptions
    /// UIKit answers as the simulator does.
    case undocumented
    /// The size of a view is as it seems under its transform.
    case sizeUnderTransform
    /// A controller made a view of that size.
    case madeByController
    /// A view was to have a recognizer, too.
    case recognizer(on: UIView)
    /// The edges of the system have the width that they usually have.
    case systemEdges
  }

  /// A reason why something cannot be told.
  package enum Obscurity {
    /// The note on a class says so.
    case note(ClassNote)
    /// The source of the note on a class says so.
    case source(ClassNote)
    /// A view lies in a view whose inside is not known.
    case inside(UIView, of: UIView, ClassNote)
    /// A view is a part that UIKit made.
    case part(UIView)
    /// No dump prints targets of controls.
    case targets
  }
}
