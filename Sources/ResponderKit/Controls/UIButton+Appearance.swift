import Foundation

/// What a button looks like.
extension UIButton {
  /// Inert: the space round the title, in points.
  public final var titleEdgeInsets: UIEdgeInsets {
    get { inert() ?? .zero }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the image gets darker under a finger.
  public final var adjustsImageWhenHighlighted: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the image gets paler while the button is disabled.
  public final var adjustsImageWhenDisabled: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the button shines under a finger.
  public final var showsTouchWhenHighlighted: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }

  /// Returns the value of a state, else that of the normal state.
  final func inert<Value>(_ name: String, for state: State) -> Value? {
    inert(name + state.suffix) ?? inert(name + State.normal.suffix)
  }

  /// Inert: the label of the title. It keeps what it is given and lies in no view here, as texts
  /// are not measured; no label takes touches (R2.13).
  public final var titleLabel: UILabel? {
    let label = inert { UILabel() }
    if label.text != currentTitle { label.text = currentTitle }
    return label
  }
  /// Inert: the view of the image, as ``titleLabel``.
  public final var imageView: UIImageView? {
    let view = inert { UIImageView() }
    if view.image !== currentImage { view.image = currentImage }
    return view
  }

  /// Sets the title of a state with its looks. It sets the title of the state, too.
  public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setInert(title, "attributedTitle" + state.suffix)
    setTitle(title?.string, for: state)
  }

  /// Inert: returns the title of a state with its looks, else that of the normal state.
  public final func attributedTitle(for state: State) -> NSAttributedString? {
    inert("attributedTitle", for: state)
  }

  /// Inert: the title of the present state with its looks.
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// Inert: sets the colour of the shadow of the title of a state.
  public final func setTitleShadowColor(_ color: UIColor?, for state: State) {
    setInert(color, "titleShadowColor" + state.suffix)
  }

  /// Inert: returns the colour of the shadow of the title of a state, else that of the normal
  /// state.
  public final func titleShadowColor(for state: State) -> UIColor? {
    inert("titleShadowColor", for: state)
  }

  /// Inert: sets the size and boldness of a symbol in a state.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    setInert(configuration, "symbol" + state.suffix)
  }
  /// Inert: indicates whether the shadow of the title is on the other side under a finger.
  public final var reversesTitleShadowWhenHighlighted: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the button changes under a pointer.
  public final var isPointerInteractionEnabled: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the looks follow the state.
  public final var automaticallyUpdatesConfiguration: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
}

extension UIControl.State {
  /// What tells the values of a state from those of others.
  var suffix: String { ".\(rawValue)" }
}
