/// Where an imported view comes from, and what of it is in doubt.
package struct ViewProvenance: Hashable, Sendable {
  /// What a text leaves open of a view.
  package struct Uncertainties: OptionSet, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt16
    /// Doubts of some bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The line was cut; what is missing has its default.
    package static let cut = Uncertainties(rawValue: 1)
    /// The frame does not tell the size under the transform.
    package static let guessedSize = Uncertainties(rawValue: 2)
    /// The transform was three-dimensional.
    package static let approximatedTransform = Uncertainties(rawValue: 4)
    /// The view was animating.
    package static let animated = Uncertainties(rawValue: 8)
    /// The superview in the text may not be the true one.
    package static let superview = Uncertainties(rawValue: 16)
    /// Gesture recognizers are attached, of which the text does not tell which.
    package static let recognizers = Uncertainties(rawValue: 32)
    /// The text prints no frame.
    package static let frame = Uncertainties(rawValue: 64)
    /// What the object does is not known: a recognizer of a class of UIKit's own or of the app's.
    package static let behavior = Uncertainties(rawValue: 128)
    /// Another text says that the view is in no window.
    package static let window = Uncertainties(rawValue: 256)
  }

  /// The number of the line in the text, from 1; 0 where it has none.
  package var line: Int
  /// What is in doubt.
  package var doubts: Uncertainties

  /// The key paths of the animations that were running.
  package var animatedKeys: [String]

  /// The accessibility identifier, which the name is only where it can be one.
  package var identifier: String?

  /// How far a recognizer had come when it was printed, such as `Began`; nil for `Possible`.
  package var gestureState: String?

  /// Creates an origin.
  package init(
    line: Int, doubts: Uncertainties = [], animatedKeys: [String] = [], gestureState: String? = nil,
    identifier: String? = nil
  ) {
    self.line = line
    self.doubts = doubts
    self.animatedKeys = animatedKeys
    self.gestureState = gestureState
    self.identifier = identifier
  }
}
