import ResponderKit

/// The text that a scene was imported from.
package struct ImportProvenance: Hashable, Sendable {
  /// A kind of fact that some texts tell and others leave open.
  package enum Fact: Hashable, Sendable {
    /// The property `isEnabled` of controls.
    case enabled
    /// The gesture recognizers.
    case recognizers
    /// The controllers, and the views that they own.
    case controllers
    /// The property `isUserInteractionEnabled` of views.
    case interaction
    /// The windows.
    case window
    /// The background colors of views.
    case background
    /// The content insets of scroll views.
    case insets
    /// The targets of controls.
    case targets
    /// The methods that classes of the app override.
    case overrides
    /// The methods that some classes of the app override.
    case someOverrides
    /// The windows in front, with their levels and their order.
    case windows
  }

  /// The name of the file that the text was read from, as it was given; nil for a text without a
  /// file.
  package var file: String?
  /// The formats that were recognized in the text.
  package var formats: [String]
  /// Indicates whether the text holds accessible elements only, so that views may be missing.
  package var isApproximate: Bool
  /// Indicates whether the end of the text is missing.
  package var isCut = false
  /// The facts that the text tells. Other facts have their defaults.
  package var tells: Set<Fact>
  /// The answers of the device itself that the text records: first those that stand with the views
  /// themselves, then those of messages, each in the order of the text.
  package var observations: [Observation] = [] {
    didSet { indexObservations() }
  }
  /// The answers of the device at further points of views, besides that in the middle of each, in
  /// the order of the text.
  package var samples: [ObjectID: [Observation]] = [:]
  /// The view that the last failure of a test in the text is about: a touch did not reach it, or the
  /// tool did not find it.
  package var failedView: ObjectID?
  /// The places of the observations about each view.
  private var places: [ObjectID: [Int]] = [:]

  /// Creates a provenance.
  package init(
    file: String? = nil, formats: [String], isApproximate: Bool, tells: Set<Fact>
  ) {
    (self.file, self.formats, self.isApproximate) = (file, formats, isApproximate)
    self.tells = tells
  }

  /// Returns the observations of touches that were meant for a view, or that hit it.
  package func observations(of view: ObjectID) -> [Observation] {
    places[view, default: []].map { observations[$0] }
  }

  /// The last touch that did not reach the view that it was meant for; nil if there is none.
  package var failure: Observation? { observations.last(where: \.isFailure) }

  private mutating func indexObservations() {
    places = [:]
    for (place, observation) in observations.enumerated() {
      if let target = observation.target { places[target, default: []].append(place) }
      if case .hit(let view?) = observation.answer, view != observation.target {
        places[view, default: []].append(place)
      }
    }
  }
}

/// The origin of an imported view, and what of the view is in doubt.
package struct ViewProvenance: Hashable, Sendable {
  /// Facts of a view that a text leaves open.
  package struct Uncertainties: OptionSet, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt16
    /// Creates a set of doubts from its bits.
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The line was cut; facts behind the cut have their defaults.
    package static let cut = Uncertainties(rawValue: 1)
    /// The frame does not tell the size under the transform.
    package static let guessedSize = Uncertainties(rawValue: 2)
    /// The transform was three-dimensional.
    package static let approximatedTransform = Uncertainties(rawValue: 4)
    /// The view was animating.
    package static let animated = Uncertainties(rawValue: 8)
    /// The superview in the text may not be the true one.
    package static let superview = Uncertainties(rawValue: 16)
    /// Gesture recognizers are attached, but the text does not tell which.
    package static let recognizers = Uncertainties(rawValue: 32)
    /// The text prints no frame.
    package static let frame = Uncertainties(rawValue: 64)
    /// The behaviour of the object is not known: it is a recognizer of a private class of UIKit or
    /// of a class of the app.
    package static let behavior = Uncertainties(rawValue: 128)
    /// Another text says that the view is in no window.
    package static let window = Uncertainties(rawValue: 256)
  }

  /// Methods that the class of a view overrides, where a text tells them.
  package struct Overrides: OptionSet, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt8
    /// Creates a set of methods from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `hitTest(_:with:)`.
    package static let hitTest = Overrides(rawValue: 1)
    /// `point(inside:with:)`.
    package static let pointInside = Overrides(rawValue: 2)
    /// `touchesBegan(_:with:)`.
    package static let touchesBegan = Overrides(rawValue: 4)
    /// `touchesMoved(_:with:)`.
    package static let touchesMoved = Overrides(rawValue: 8)
    /// `touchesEnded(_:with:)`.
    package static let touchesEnded = Overrides(rawValue: 16)
    /// `touchesCancelled(_:with:)`.
    package static let touchesCancelled = Overrides(rawValue: 32)
    /// `next`.
    package static let next = Overrides(rawValue: 64)

    /// The words for the methods, in the order of their bits.
    package static let words = [
      "hitTest", "pointInside", "touchesBegan", "touchesMoved", "touchesEnded",
      "touchesCancelled", "next",
    ]

    /// Creates a set from words that commas separate; words of other methods are left out.
    package init(words: String) {
      self = []
      for word in words.split(separator: ",") {
        guard let bit = Self.words.firstIndex(of: String(word)) else { continue }
        insert(Overrides(rawValue: 1 << UInt8(bit)))
      }
    }

    /// The words for the methods in the set.
    package var words: [String] {
      Self.words.enumerated().filter { rawValue & (1 << UInt8($0.offset)) != 0 }.map(\.element)
    }
  }

  /// The number of the line in the text, from 1; 0 where it has none.
  package var line: Int
  /// The facts that are in doubt.
  package var uncertainties: Uncertainties

  /// The key paths of the animations that were running.
  package var animatedKeys: [String]

  /// The accessibility identifier. It is also the view's name, if it can be a name.
  package var identifier: String?

  /// The accessibility label, where a text tells it.
  package var label: String?

  /// The methods that the view's class overrides, if the text tells such facts.
  package var overrides: Overrides = []

  /// The state of a recognizer when it was printed, such as `Began`; nil for `Possible`.
  package var gestureState: String?

  /// Indicates whether the view draws anything itself: a background, a text or an image. The value
  /// is nil if the text does not tell.
  package var draws: Bool?

  /// Indicates whether the text prints a background colour that can be seen.
  package var hasBackground = false

  /// The layout constraints of the view that a debugger printed.
  package var constraints: [ConstraintRecord] = []

  /// The targets of a control that a debugger listed without their actions; empty if it listed
  /// none, nil if it was not asked.
  package var targets: [ListedTarget]?

  /// Indicates whether a recognizer has a delegate.
  package var hasDelegate = false

  /// The text that the view shows, where its class is none that the library knows to show one.
  package var text: String?

  /// Creates a provenance.
  package init(
    line: Int, uncertainties: Uncertainties = [], animatedKeys: [String] = [],
    gestureState: String? = nil, identifier: String? = nil
  ) {
    (self.line, self.uncertainties, self.animatedKeys) = (line, uncertainties, animatedKeys)
    (self.gestureState, self.identifier) = (gestureState, identifier)
  }
}

/// A target of a control that a debugger listed without its actions.
package struct ListedTarget: Hashable, Sendable {
  /// The target's class.
  package var className: String
  /// The address as printed, in lower case (`0x…`).
  package var address: String
  /// Indicates whether the debugger also said that it gets no action for the control's usual event.
  package var isSilent = false

  /// Creates a target that a debugger listed.
  package init(className: String, address: String) {
    self.className = className
    self.address = address
  }
}

/// A layout constraint that names a view, as a debugger printed it.
package struct ConstraintRecord: Hashable, Sendable {
  /// A dimension of a view.
  package enum Dimension: String, Hashable, CaseIterable, Sendable {
    case width, height
  }

  /// A dimension that a constraint sets to a constant.
  package struct Size: Hashable, Sendable {
    /// The dimension.
    package var dimension: Dimension
    /// The value, in points.
    package var constant: Double

    /// Creates a size that a constraint sets.
    package init(dimension: Dimension, constant: Double) {
      self.dimension = dimension
      self.constant = constant
    }
  }

  /// The equation as printed, with the names of the views in the scene: `bar.height == 0 (active)`.
  package var text: String
  /// The size that the constraint alone sets for the view; nil if it does not.
  package var size: Size?
  /// The number of the line in the text, from 1.
  package var line: Int

  /// Creates a constraint.
  package init(text: String, size: Size?, line: Int) {
    (self.text, self.size, self.line) = (text, size, line)
  }
}
