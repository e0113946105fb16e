import Foundation

/// A scroll view of rows. It bounces vertically even if its content is small (R8.8). With a data
/// source it shows the rows that are in sight, and uses the cells again that have left. The layout
/// pass asks the data source. Without one, its cells are those that an app adds.
open class UITableView: CellListView {
  override class var ownClass: UIView.Type { UITableView.self }

  /// The looks of a table.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; what is above a section stays in sight while the section is.
    case plain
    /// Rows from edge to edge, or 16 points from the edges (simulator choice). What is above a section
    /// scrolls with it.
    case grouped, insetGrouped
  }

  /// A place in the table to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest one.
    case none
    /// The top, the middle or the bottom.
    case top, middle, bottom
  }

  /// A way in which rows come and go, which all do at once here.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The height for one that the content decides, which is 44 points here (simulator choice).
  public static let automaticDimension: CGFloat = -1
  static let standardRowHeight: CGFloat = 44

  /// The looks.
  public private(set) final var style = Style.plain
  /// The object that tells which rows there are. Another one makes the table ask anew.
  open var dataSource: (any UITableViewDataSource)? {
    get { source as? any UITableViewDataSource }
    set { if changeSource(to: newValue) { reloadData() } }
  }
  /// The object that is told of touches in rows.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      placesMayChange()
    }
  }
  /// The height of rows for which the delegate has none, in points.
  open var rowHeight = UITableView.automaticDimension {
    willSet { willChange() }
    didSet { placesMayChange() }
  }
  /// The height of what is above a section, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    willSet { willChange() }
    didSet { placesMayChange() }
  }
  /// The height of what is below a section, in points.
  open var sectionFooterHeight = UITableView.automaticDimension {
    willSet { willChange() }
    didSet { placesMayChange() }
  }
  /// The view above all rows. It keeps its height and is as wide as the table.
  open var tableHeaderView: UIView? {
    get { ends.header }
    set { setEnd(\.header, newValue) }
  }
  /// The view below all rows. It keeps its height and is as wide as the table.
  open var tableFooterView: UIView? {
    get { ends.footer }
    set { setEnd(\.footer, newValue) }
  }
  /// The views above and below all rows.
  private final var ends: (header: UIView?, footer: UIView?)
  /// The places of the rows.
  final var places = TablePlaces()
  /// The views above and below the sections that have some.
  final var sectionViews: [SectionPart: UIView] = [:]
  private final var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]

  /// Creates a table of a frame and looks.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
    alwaysBounceVertical = true
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func setEnd(
    _ end: WritableKeyPath<(header: UIView?, footer: UIView?), UIView?>, _ new: UIView?
  ) {
    willChange()
    let old = ends[keyPath: end]
    ends[keyPath: end] = new
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    placesMayChange()
  }

  /// Forgets all cells, and asks the data source anew in the next layout. No row stays selected.
  open func reloadData() {
    for view in sectionViews.values where view.superview === self { view.removeFromSuperview() }
    sectionViews = [:]
    askAnew()
  }

  /// Makes the table create cells of a class where it has none to use again.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    stock.classes[identifier] = cellClass
  }

  /// Returns a cell that has left the screen, or a new one; nil if no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = stock.takeWaiting(identifier) as? UITableViewCell { return cell }
    guard let kind = stock.classes[identifier] as? UITableViewCell.Type else { return nil }
    return kind.init(registeredWith: identifier)
  }

  /// Returns a cell that has left the screen, or a new one of the registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = dequeueReusableCell(withIdentifier: identifier)
    APIMisuse.check(cell != nil, "no class is registered for cells of the name \(identifier)")
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Makes the table create views above and below sections of a class.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Returns a new view of the registered class; nil if none is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { headerFooterClasses[identifier]?.init(registeredWith: identifier) }

  override var placesSubviews: Bool {
    hasDataSource || tableHeaderView != nil || tableFooterView != nil
  }
  override func findPlaces() { findTablePlaces() }
  override func cellsInSight() -> [(path: IndexPath, place: (UIView) -> Void)] {
    tableCellsInSight()
  }

  override func askForCell(at path: IndexPath) -> CellView? {
    dataSource?.tableView(self, cellForRowAt: path)
  }

  override func tellShown(_ cell: CellView, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  override func tellGone(_ cell: CellView, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutAroundRows()
  }

  override func mayHighlight(_ cell: CellView) -> Bool {
    guard let delegate, let path = stock.path(of: cell) else { return true }
    return delegate.tableView(self, shouldHighlightRowAt: path)
  }

  override func tellHighlighted(_ cell: CellView) {
    guard let path = stock.path(of: cell) else { return }
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  override func tellUnhighlighted(_ cell: CellView) {
    guard let path = stock.path(of: cell) else { return }
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  override func maySelect(_ path: IndexPath, isOn: Bool) -> IndexPath? {
    guard let delegate else { return path }
    let answer =
      isOn
      ? delegate.tableView(self, willSelectRowAt: path)
      : delegate.tableView(self, willDeselectRowAt: path)
    return answer == nil ? nil : path
  }

  override func tellSelected(_ path: IndexPath) {
    delegate?.tableView(self, didSelectRowAt: path)
  }

  override func tellDeselected(_ path: IndexPath) {
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let state = (places, sectionViews, ends)
    let heights = (rowHeight, sectionHeaderHeight, sectionFooterHeight)
    return { [self] in
      (rowHeight, sectionHeaderHeight, sectionFooterHeight) = heights
      base()
      (places, sectionViews, ends) = state
    }
  }
}

/// A view above or below a section of a table.
open class UITableViewHeaderFooterView: UIView {
  override class var ownClass: UIView.Type { UITableViewHeaderFooterView.self }
  /// The view for the app's views, which fills this one.
  public final let contentView = UIView()
  package override var ownContentView: UIView? { contentView }
  /// The name of the views of its kind.
  public final let reuseIdentifier: String?
  /// Inert: the label of the text, which lies in no view here, as texts are not measured.
  public final let textLabel: UILabel? = UILabel()

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a view of a class that was registered. UIKit makes it by `init(reuseIdentifier:)`; a class that
  /// overrides that one has this one, too.
  public required convenience init(registeredWith identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }
}
