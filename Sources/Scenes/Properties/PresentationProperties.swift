import ResponderKit

/// The properties of controllers that decide how they are presented (R11.4).
package enum PresentationProperties {
  private typealias Detent = UISheetPresentationController.Detent.Identifier

  /// The properties, in the order in which a script sets them.
  package static let all: [Property] = [style] + afterStyle

  private static let style = Property(
    "modalPresentationStyle", ["style"], of: UIViewController.self, .choice,
    "the way in which it is presented (R11.4)", get: { $0.modalPresentationStyle },
    set: { $0.modalPresentationStyle = $1 }, isSaved: false)

  /// The properties besides the style, which is told of every controller.
  package static let afterStyle: [Property] = [
    Property(
      "isModalInPresentation", ["modal"], of: UIViewController.self, .bool,
      "whether a tap beside it, or a pull, leaves it (R11.4, R11.7)",
      get: { $0.isModalInPresentation }, set: { $0.isModalInPresentation = $1 }, isSaved: false),
    Property(
      "preferredContentSize", of: UIViewController.self, .size,
      "the size that it would like to have as a popover", get: { $0.preferredContentSize },
      set: { $0.preferredContentSize = $1 }, isSaved: false),
    Property(
      "detents", of: UIViewController.self, .options(["medium", "large"]),
      "the heights at which a sheet may rest (R11.4)",
      get: { controller in
        (controller.presentation.detents.contains(.medium) ? 1 : 0)
          | (controller.presentation.detents.contains(.large) ? 2 : 0)
      },
      set: { controller, bits in
        let words: [Detent] = (bits & 1 == 0 ? [] : [.medium]) + (bits & 2 == 0 ? [] : [.large])
        controller.change { $0.detents = words.isEmpty ? [.large] : words }
      }, isSaved: false),
    Property(
      "selectedDetentIdentifier", ["detent"], of: UIViewController.self, .choice,
      "the height at which a sheet rests; none for the lowest",
      get: { DetentWord($0.presentation.selectedDetent) },
      set: { controller, word in controller.change { $0.selectedDetent = word.identifier } },
      isSaved: false),
    Property(
      "largestUndimmedDetentIdentifier", ["undimmed"], of: UIViewController.self, .choice,
      "the greatest height at which touches beside a sheet pass (R11.4)",
      get: { DetentWord($0.presentation.undimmedDetent) },
      set: { controller, word in controller.change { $0.undimmedDetent = word.identifier } },
      isSaved: false),
    Property(
      "prefersGrabberVisible", ["grabber"], of: UIViewController.self, .bool,
      "whether a sheet has a handle, which a tap moves to the next height (R11.7)",
      get: { $0.presentation.hasGrabber },
      set: { controller, isOn in controller.change { $0.hasGrabber = isOn } }, isSaved: false),
    Property(
      "prefersScrollingExpandsWhenScrolledToEdge", ["scrollingExpands"],
      of: UIViewController.self, .bool,
      "whether scrolling at the top makes a sheet larger first (R11.7)",
      get: { $0.presentation.scrollingExpands },
      set: { controller, isOn in controller.change { $0.scrollingExpands = isOn } },
      isSaved: false),
    Property(
      "adaptivePresentationStyle", ["adaptive"], of: UIViewController.self, .choice,
      "a delegate's answer about narrow screens; none keeps a popover (R11.4)",
      get: { $0.presentation.adaptiveStyle },
      set: { controller, style in controller.change { $0.adaptiveStyle = style } }, isSaved: false),
    Property(
      "passthroughViews", ["passthrough"], of: UIViewController.self, .views,
      "the views behind a popover that get touches (R11.4)",
      get: { $0.presentation.passthroughViews.compactMap(\.view) },
      set: { controller, views in
        controller.change { $0.passthroughViews = views.map(ViewReference.init) }
      }, isSaved: false),
    Property(
      "sourceView", ["source"], of: UIViewController.self, .responder,
      "the view at which a popover points when it is presented",
      get: { $0.presentation.source?.view },
      set: { controller, view in
        controller.change { $0.source = (view as? UIView).map(ViewReference.init) }
      }, isSaved: false),
  ]

  /// Returns whether a value is the one that a property of most controllers has all the time.
  package static func isResting(_ value: PropertyValue, of property: Property) -> Bool {
    afterStyle.contains { $0 === property } && property.get(UIViewController()) == value
  }

  /// The words for a height of a sheet.
  private enum DetentWord: CaseIterable {
    case none, medium, large

    init(_ identifier: Detent?) {
      self = identifier == .medium ? .medium : identifier == .large ? .large : .none
    }

    var identifier: Detent? {
      switch self {
      case .none: nil
      case .medium: .medium
      case .large: .large
      }
    }
  }
}
