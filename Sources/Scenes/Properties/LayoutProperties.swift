import ResponderKit

/// The properties of stack views, of the views that they arrange, and of safe areas.
enum LayoutProperties {
  static let all: [Property] = stacks + arranged + safeAreas + sizes

  private static let stacks: [Property] = [
    Property(
      "axis", of: UIStackView.self, .choice, "the direction of its views", get: { $0.axis },
      set: { $0.axis = $1 }),
    Property(
      "distribution", of: UIStackView.self, .choice, "how its views fill its length",
      get: { $0.distribution }, set: { $0.distribution = $1 }),
    Property(
      "alignment", of: UIStackView.self, .alignment, "where its views are across the axis",
      get: { $0.alignment }, set: { $0.alignment = $1 }),
    Property(
      "spacing", of: UIStackView.self, .number, "the distance between its views",
      get: { $0.spacing }, set: { $0.spacing = $1 }),
    Property(
      "arrangedSubviews", of: UIStackView.self, .views,
      "which of its subviews it arranges, in their order",
      get: { $0.arrangedSubviews }, set: { $0.arrange($1) }, isSaved: false),
    Property(
      "layoutMargins", ["margins"], of: UIStackView.self, .insets,
      "what it keeps free if the next property is on", get: { $0.layoutMargins },
      set: { $0.layoutMargins = $1 }),
    Property(
      "isLayoutMarginsRelativeArrangement", ["marginsRelative"], of: UIStackView.self, .bool,
      "whether it keeps its margins free", get: { $0.isLayoutMarginsRelativeArrangement },
      set: { $0.isLayoutMarginsRelativeArrangement = $1 }),
  ]

  private static let arranged: [Property] = [
    Property(
      "arrangedIndex", of: UIView.self, .integer,
      "its place among the arranged views of its stack view, -1 for none",
      get: { view in view.stack?.arrangedSubviews.firstIndex(of: view) ?? -1 },
      set: { view, index in
        if index < 0 {
          view.stack?.removeArrangedSubview(view)
        } else {
          view.stack?.insertArrangedSubview(view, at: index)
        }
      }, isSaved: false, where: { $0.stack != nil }),
    Property(
      "customSpacing", of: UIView.self, .number,
      "the distance to the next view in its stack view; below 0 for the stack view's",
      get: { $0.customSpacing ?? -1 }, set: { $0.customSpacing = $1 < 0 ? nil : $1 },
      isSaved: false,
      where: { $0.stack != nil }),
    Property(
      "ownSize", of: UIView.self, .size,
      "the size that it had before its stack view gave it another",
      get: { $0.ownSize }, set: { $0.ownSize = $1 }, isSaved: false, where: { $0.stack != nil }),
  ]

  private static let sizes: [Property] = [
    Property(
      "sizeSource", of: UIView.self, .choice,
      "what decides its size if that is not known; a frame that is set makes it known",
      get: { $0.sizeSource }, set: { $0.sizeSource = $1 }, isListed: false)
  ]

  private static let safeAreas: [Property] = [
    // A listing of many views would go up from each of them.
    Property(
      "safeAreaInsets", ["safeArea"], of: UIView.self, .insets,
      "how much of it bars and the screen's own parts cover", get: { $0.safeAreaInsets },
      isSaved: false, isListed: false),
    Property(
      "additionalSafeAreaInsets", of: UIViewController.self, .insets,
      "by how much the safe area of its view is smaller", get: { $0.additionalSafeAreaInsets },
      set: { $0.additionalSafeAreaInsets = $1 }),
  ]
}

extension UIView {
  fileprivate var stack: UIStackView? { superview as? UIStackView }
}

extension PropertyCodec<UIStackView.Alignment> {
  private static var words: [(String, UIStackView.Alignment)] {
    [
      ("fill", .fill), ("leading", .leading), ("top", .top), ("center", .center),
      ("trailing", .trailing), ("bottom", .bottom),
    ]
  }

  /// The codec of the alignments; those of texts are left out, as no text is measured.
  fileprivate static var alignment: PropertyCodec {
    choice(words.map(\.0)) { word in words.first { $0.0 == word }?.1 }
  }
}
