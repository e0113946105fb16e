/// Where the content of a control lies, and what some controls look like.
extension UIControl {
  /// A place of the content from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// On the left, on the right, or over the whole width.
    case left, right, fill
    /// Where lines begin, or where they end.
    case leading, trailing
  }

  /// A place of the content from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top, at the bottom, or over the whole height.
    case top, bottom, fill
  }

  /// Inert: the place of the content from left to right.
  public final var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { inert() ?? .center }
    set { setInert(newValue) }
  }
  /// Inert: the place of the content from top to bottom.
  public final var contentVerticalAlignment: ContentVerticalAlignment {
    get { inert() ?? .center }
    set { setInert(newValue) }
  }
}

extension UISwitch {
  /// Inert: the colour while the switch is on; nil for the usual one.
  public final var onTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the knob; nil for the usual one.
  public final var thumbTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// A kind of switch.
  public enum Style: Int, Sendable {
    /// As the device has it, or one of the two.
    case automatic, checkbox, sliding
  }

  /// Inert: the kind of switch. It is a sliding one here.
  public final var preferredStyle: Style {
    get { inert() ?? .automatic }
    set { setInert(newValue) }
  }
  /// Inert: the image while the switch is on, which UIKit does not show either.
  public final var onImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the image while the switch is off, which UIKit does not show either.
  public final var offImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the words beside a check box.
  public final var title: String? {
    get { inert() }
    set { setInert(newValue) }
  }
}

extension UISlider {
  /// Inert: the colour of the line before the knob; nil for the usual one.
  public final var minimumTrackTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the line behind the knob; nil for the usual one.
  public final var maximumTrackTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the knob; nil for the usual one.
  public final var thumbTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the image at the left end. The line keeps its length here.
  public final var minimumValueImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the image at the right end. The line keeps its length here.
  public final var maximumValueImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }

  /// Inert: sets the image of the knob in a state.
  public final func setThumbImage(_ image: UIImage?, for state: State) {
    setInert(image, "thumbImage" + state.suffix)
  }

  /// Inert: returns the image of the knob in a state; nil if none was set.
  public final func thumbImage(for state: State) -> UIImage? { inert("thumbImage" + state.suffix) }

  /// Inert: sets the image of the line before the knob in a state.
  public final func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    setInert(image, "minimumTrackImage" + state.suffix)
  }

  /// Inert: returns the image of the line before the knob in a state; nil if none was set.
  public final func minimumTrackImage(for state: State) -> UIImage? {
    inert("minimumTrackImage" + state.suffix)
  }

  /// Inert: sets the image of the line behind the knob in a state.
  public final func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    setInert(image, "maximumTrackImage" + state.suffix)
  }

  /// Inert: returns the image of the line behind the knob in a state; nil if none was set.
  public final func maximumTrackImage(for state: State) -> UIImage? {
    inert("maximumTrackImage" + state.suffix)
  }
}

extension UIPageControl {
  /// Inert: the colour of the dots; nil for the usual one.
  public final var pageIndicatorTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the dot of the present page; nil for the usual one.
  public final var currentPageIndicatorTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// A ground behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// As the touch asks for, always, or never.
    case automatic, prominent, minimal
  }

  /// Inert: indicates whether the dots are not drawn while there is one page. The control takes
  /// touches all the same.
  public final var hidesForSinglePage: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: the ground behind the dots.
  public final var backgroundStyle: BackgroundStyle {
    get { inert() ?? .automatic }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether a finger that moves along the dots turns pages. None does here.
  public final var allowsContinuousInteraction: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: the image in place of dots.
  public final var preferredIndicatorImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: sets the image in place of the dot of a page.
  public final func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    setInert(image, "indicator.\(page)")
  }

  /// Inert: returns the image in place of the dot of a page; nil if none was set.
  public final func indicatorImage(forPage page: Int) -> UIImage? { inert("indicator.\(page)") }
}

extension UIStepper {
  /// Inert: sets the image of the plus sign in a state.
  public final func setIncrementImage(_ image: UIImage?, for state: State) {
    setInert(image, "incrementImage" + state.suffix)
  }

  /// Inert: returns the image of the plus sign in a state; nil if none was set.
  public final func incrementImage(for state: State) -> UIImage? {
    inert("incrementImage" + state.suffix)
  }

  /// Inert: sets the image of the minus sign in a state.
  public final func setDecrementImage(_ image: UIImage?, for state: State) {
    setInert(image, "decrementImage" + state.suffix)
  }

  /// Inert: returns the image of the minus sign in a state; nil if none was set.
  public final func decrementImage(for state: State) -> UIImage? {
    inert("decrementImage" + state.suffix)
  }
}

extension UISegmentedControl {
  /// Creates a control of segments with titles and images, in a size of the height that all have.
  public convenience init(items: [Any]?) {
    let items = items ?? []
    self.init(frame: CGRect(x: 0, y: 0, width: 80 * CGFloat(items.count), height: 32))
    for (index, item) in items.enumerated() {
      insertSegment(withTitle: item as? String, at: index, animated: false)
      if let image = item as? UIImage { setImage(image, forSegmentAt: index) }
    }
  }

  /// Adds a segment with an image.
  public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: nil, at: segment, animated: animated)
    setImage(image, forSegmentAt: min(max(0, segment), numberOfSegments - 1))
  }

  /// Inert: sets the title of a segment.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    show(title, at: segment)
  }

  /// Inert: returns the title of a segment.
  public final func titleForSegment(at segment: Int) -> String? { shown[segment] as? String }

  /// Inert: sets the image of a segment.
  public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    show(image, at: segment)
  }

  /// Inert: returns the image of a segment.
  public final func imageForSegment(at segment: Int) -> UIImage? { shown[segment] as? UIImage }

  /// Inert: sets the width of a segment, in points; 0 for the usual one. All are of the same width
  /// here.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    setInert(width, "width.\(segment)")
  }

  /// Inert: returns the width that was set for a segment, in points; 0 for the usual one.
  public final func widthForSegment(at segment: Int) -> CGFloat { inert("width.\(segment)") ?? 0 }

  /// Inert: sets the looks of the titles in a state.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    setInert(attributes, "titleTextAttributes" + state.suffix)
  }

  /// Inert: returns the looks of the titles in a state.
  public final func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    inert("titleTextAttributes" + state.suffix)
  }

  /// Takes a segment away. Those behind it move up; the picked one stays picked, unless it is that one.
  public final func removeSegment(at segment: Int, animated: Bool) {
    guard (0..<numberOfSegments).contains(segment) else { return }
    let picked = selectedSegmentIndex
    let disabled = (0..<numberOfSegments).filter { !isEnabledForSegment(at: $0) }
    for place in disabled { setEnabled(true, forSegmentAt: place) }
    for place in disabled where place != segment {
      setEnabled(false, forSegmentAt: place > segment ? place - 1 : place)
    }
    moveShown { $0 == segment ? nil : $0 > segment ? $0 - 1 : $0 }
    numberOfSegments -= 1
    if picked >= segment { selectedSegmentIndex = picked == segment ? -1 : picked - 1 }
  }

  /// Takes all segments away.
  public final func removeAllSegments() {
    while numberOfSegments > 0 { removeSegment(at: numberOfSegments - 1, animated: false) }
  }

  /// The titles and images of the segments.
  private var shown: [Int: Any] { inert("segments") ?? [:] }

  final func show(_ item: Any?, at segment: Int) {
    var shown = self.shown
    shown[segment] = item
    setInert(shown, "segments")
  }

  /// Moves the titles and images to other segments; nil takes one away.
  final func moveShown(_ place: (Int) -> Int?) {
    let moved = shown.compactMap { entry in place(entry.key).map { ($0, entry.value) } }
    if !shown.isEmpty { setInert(Dictionary(moved) { $1 }, "segments") }
  }
  /// Inert: the colour of the picked segment; nil for the usual one.
  public final var selectedSegmentTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether segments are as wide as their titles ask for. All are of the same
  /// width here.
  public final var apportionsSegmentWidthsByContent: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
}
