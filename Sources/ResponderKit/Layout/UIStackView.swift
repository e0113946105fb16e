import Foundation

/// A view that places its arranged views one after the other, in the layout pass. It is an ordinary
/// view for touches, even where it draws nothing (R2.14).
///
/// There is no Auto Layout. An arranged view counts with its intrinsic size, and where it has none
/// with the size that it was given last by anybody but the stack view (simulator choice). Hidden
/// views give up their places. `StackArrangement` does the arithmetic.
open class UIStackView: UIView {
  /// A direction in which views follow each other.
  public enum Axis: Int, CaseIterable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// A way to fill the length of the stack view.
  public enum Distribution: Int, CaseIterable, Sendable {
    /// The views keep their lengths, except those that stretch or shrink to fill it.
    case fill
    /// The views have the same length.
    case fillEqually
    /// The views stretch or shrink in proportion to their lengths.
    case fillProportionally
    /// The views keep their lengths; the distances between them are equal.
    case equalSpacing
    /// The views keep their lengths; the distances between their centres are equal.
    case equalCentering
  }

  /// A place of the views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views are as wide as the stack view, or as high.
    case fill
    /// The views are at the left or the top.
    case leading
    /// The first lines of text are level; here the same as `leading` (simulator choice).
    case firstBaseline
    /// The views are in the middle.
    case center
    /// The views are at the right or the bottom.
    case trailing
    /// The last lines of text are level; here the same as `trailing` (simulator choice).
    case lastBaseline

    /// The same as ``leading``, for a horizontal axis.
    public static var top: Alignment { .leading }
    /// The same as ``trailing``, for a horizontal axis.
    public static var bottom: Alignment { .trailing }
  }

  override class var ownClass: UIView.Type { UIStackView.self }

  /// The distance between two views that stands for ``spacing``, in `setCustomSpacing(_:after:)`.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The direction in which the views follow each other.
  open var axis: Axis {
    get { style.axis }
    set { change { $0.style.axis = newValue } }
  }
  /// The way in which the views fill the length.
  open var distribution: Distribution {
    get { style.distribution }
    set { change { $0.style.distribution = newValue } }
  }
  /// The place of the views across the axis.
  open var alignment: Alignment {
    get { style.alignment }
    set { change { $0.style.alignment = newValue } }
  }
  /// The distance between two views, in points: the least one if distances vary.
  open var spacing: CGFloat {
    get { style.spacing }
    set { change { $0.style.spacing = newValue } }
  }
  /// Indicates whether the views keep to the margins of the stack view.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { style.keepsToMargins }
    set { change { $0.style.keepsToMargins = newValue } }
  }

  private struct Style {
    var axis = Axis.horizontal
    var distribution = Distribution.fill
    var alignment = Alignment.fill
    var spacing: CGFloat = 0
    var keepsToMargins = false
  }

  private final var style = Style()
  /// The views that are placed, in their order, which need not be that of the subviews.
  public private(set) final var arrangedSubviews: [UIView] = []
  /// Indicates whether the changes of arranged views are the stack view's own.
  private final var isArranging = false

  /// Creates a stack view of views, as large as they are together.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack view without arranged views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    core.pointee.flags.insert([.stacking, .layingOut, .needsLayout])
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  /// Appends an arranged view, and makes it a subview.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts an arranged view at a place, and makes it a subview in front of the others if it is
  /// none. An arranged view moves to the place. One behind the last appends (simulator choice).
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    APIMisuse.check(
      stackIndex >= 0, "insertArrangedSubview(_:at:): the index \(stackIndex) is negative")
    change { stack in
      stack.arrangedSubviews.removeAll { $0 === view }
      stack.arrangedSubviews.insert(
        view, at: Swift.min(stackIndex, stack.arrangedSubviews.count))
    }
    if view.superview !== self { addSubview(view) }
  }

  /// Removes a view from the arrangement. It stays a subview, where it is.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranges(view) else { return }
    change { $0.arrangedSubviews.removeAll { $0 === view } }
    view.willChange()
    view.viewState.stacking = StackedState()
  }

  /// Sets the distance between an arranged view and the next one, in points; ``spacingUseDefault``
  /// for ``spacing``. A view that is not arranged has no effect.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard arranges(view) else { return }
    view.changeStacking { $0.spacing = spacing == Self.spacingUseDefault ? nil : spacing }
  }

  /// Returns the distance from an arranged view to the next; ``spacingUseDefault`` if none is set.
  open func customSpacing(after view: UIView) -> CGFloat {
    arranges(view)
      ? view.viewState.stacking.spacing ?? Self.spacingUseDefault : Self.spacingUseDefault
  }

  /// Returns whether a view is arranged.
  package final func arranges(_ view: UIView) -> Bool { arrangedSubviews.contains { $0 === view } }

  /// Arranges some of the subviews, in their order, and no others.
  package final func arrange(_ views: [UIView]) {
    let views = views.filter { $0.superview === self }
    for view in arrangedSubviews where !views.contains(view) { removeArrangedSubview(view) }
    change { $0.arrangedSubviews = views }
  }

  /// Returns the size that an arranged view wants, in points; nil if it is not arranged or hidden.
  package final func wantedSize(of view: UIView) -> CGSize? {
    arranges(view) && !view.isHidden ? size(view) : nil
  }

  /// Removes a subview from the arrangement before it is removed from the view.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Places the arranged views that are not hidden.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let area = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
    let frames = arrangement.frames(of: shown.map(item), in: area)
    isArranging = true
    defer { isArranging = false }
    // One whose size is not known decides where the others lie, too.
    let source = zip(shown, frames).lazy.filter { $1.isEmpty }.map { $0.0.sourceOfFit }
      .first { $0 != .known }
    for (view, frame) in zip(shown, frames) {
      let ownSize = view.ownSize
      let state = view.viewState.stacking
      if state.givenSize != frame.size || state.ownSize != ownSize {
        view.willChange()
        (view.viewState.stacking.ownSize, view.viewState.stacking.givenSize) = (ownSize, frame.size)
      }
      view.place(in: frame)
      if let source { view.sizeSource = source } else { view.sizeWasSet() }
    }
  }

  /// The size that holds the arranged views as large as they want to be, in points.
  final var fittingSize: CGSize {
    var size = arrangement.fittingSize(of: arrangedSubviews.filter { !$0.isHidden }.map(item))
    if isLayoutMarginsRelativeArrangement {
      size.width += layoutMargins.left + layoutMargins.right
      size.height += layoutMargins.top + layoutMargins.bottom
    }
    return size
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: axis, distribution: distribution, alignment: alignment)
  }

  private func item(_ view: UIView) -> StackArrangement.Item {
    let intrinsic = view.intrinsicContentSize
    let length = axis == .horizontal ? intrinsic.width : intrinsic.height
    let isStack = (view as? UIStackView)?.arrangedSubviews.isEmpty == false
    return StackArrangement.Item(
      size: size(view), isFirm: isStack || length != UIView.noIntrinsicMetric,
      gap: view.viewState.stacking.spacing ?? spacing)
  }

  /// Returns the size that an arranged view wants.
  private func size(_ view: UIView) -> CGSize {
    if let stack = view as? UIStackView, !stack.arrangedSubviews.isEmpty {
      return stack.fittingSize
    }
    return view.intrinsicContentSize.filled(from: view.ownSize)
  }

  /// Marks the stack view after a change of one of its subviews that was not its own.
  final func subviewWasChanged() {
    guard !isArranging else { return }
    setNeedsLayout()
    // The size of a stack view follows from its views.
    invalidateIntrinsicContentSize()
  }

  private func change(_ body: (UIStackView) -> Void) {
    willChange()
    body(self)
    subviewWasChanged()
  }

  open override func captureState() -> () -> Void {
    capture(\.style, \.arrangedSubviews, after: super.captureState())
  }
}
