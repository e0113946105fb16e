import Foundation

/// A part of a table that belongs to a section: what is above its rows, or below.
struct SectionPart: Hashable {
  let section: Int
  let isHeader: Bool
}

/// The places of the rows of a table, from the top down.
struct TablePlaces {
  /// The places of a section.
  struct Section {
    var top: CGFloat
    var header: CGFloat
    /// The upper edges of the rows, and the lower edge of the last one.
    var edges: [CGFloat]
    var footer: CGFloat

    var rows: Int { edges.count - 1 }
    var bottom: CGFloat { (edges.last ?? top) + footer }

    /// Returns the rows that are in part between two heights.
    func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
      let first = max(0, edges.partition { $0 > top } - 1)
      let end = min(rows, edges.partition { $0 >= bottom })
      return first..<max(first, end)
    }
  }

  var sections: [Section] = []
}

extension [CGFloat] {
  /// Returns the first index in rising order for which something is true, as for all that follow.
  fileprivate func partition(_ isBeyond: (CGFloat) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension UITableView {
  /// The most rows of a section; more are left out, so that a number that is out of reason does not stop
  /// the program (simulator choice).
  private static var mostRows: Int { 1_000_000 }
  /// The height of the words above or below a section, in points (simulator choice).
  private static var titleHeight: CGFloat { 28 }

  /// The number of sections, as the data source told it last.
  public final var numberOfSections: Int {
    findPlacesIfNeeded()
    return places.sections.count
  }

  /// Returns the number of rows in a section, as told last; 0 for a section that does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    findPlacesIfNeeded()
    return places.sections.indices.contains(section) ? places.sections[section].rows : 0
  }

  /// The distance of the rows from the edges.
  private var side: CGFloat { style == .insetGrouped ? 16 : 0 }

  private func height(_ height: CGFloat, automatic: CGFloat) -> CGFloat {
    height.isFinite && height >= 0 ? height : automatic
  }

  private func view(_ part: SectionPart) -> UIView? {
    if let view = sectionViews[part] { return view }
    let (section, delegate) = (part.section, self.delegate)
    var view =
      part.isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if view == nil {
      let title =
        part.isHeader
        ? dataSource?.tableView(self, titleForHeaderInSection: section)
        : dataSource?.tableView(self, titleForFooterInSection: section)
      guard let title else { return nil }
      let titled = UITableViewHeaderFooterView(reuseIdentifier: nil)
      titled.textLabel?.text = title
      view = titled
    }
    sectionViews[part] = view
    return view
  }

  func findTablePlaces() {
    guard let dataSource else { return }
    var y = tableHeaderView?.frame.height ?? 0
    places.sections = (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      let header = view(SectionPart(section: section, isHeader: true))
      let footer = view(SectionPart(section: section, isHeader: false))
      let above = height(
        delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
        automatic: header == nil ? 0 : Self.titleHeight)
      let below = height(
        delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
        automatic: footer == nil ? 0 : Self.titleHeight)
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      let top = y
      y += above
      var edges = [y]
      for row in 0..<min(max(0, count), Self.mostRows) {
        let path = IndexPath(row: row, section: section)
        y += height(
          delegate?.tableView(self, heightForRowAt: path) ?? rowHeight,
          automatic: Self.standardRowHeight)
        edges.append(y)
      }
      y += below
      return TablePlaces.Section(top: top, header: above, edges: edges, footer: below)
    }
    let size = CGSize(width: bounds.width, height: y + (tableFooterView?.frame.height ?? 0))
    if contentSize != size { contentSize = size }
  }

  func layOutAroundRows() {
    place(tableHeaderView, y: 0)
    guard hasDataSource else { return }
    placeSectionViews()
    place(tableFooterView, y: places.sections.last?.bottom ?? tableHeaderView?.frame.height ?? 0)
  }

  private func place(_ view: UIView?, y: CGFloat) {
    guard let view, view.superview === self else { return }
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
    if view.frame != frame { view.frame = frame }
  }

  /// Places what is above and below the sections. In a plain table what is above a section stays at the top
  /// while rows of the section are in sight, in front of them.
  private func placeSectionViews() {
    let inSight = bounds
    let top = inSight.minY + adjustedContentInset.top
    for (part, view) in sectionViews {
      guard places.sections.indices.contains(part.section) else { continue }
      let section = places.sections[part.section]
      let rowsEnd = section.edges.last ?? section.top
      var y = part.isHeader ? section.top : rowsEnd
      let height = part.isHeader ? section.header : section.footer
      if part.isHeader, style == .plain { y = max(y, min(top, rowsEnd - height)) }
      let frame = CGRect(x: side, y: y, width: bounds.width - 2 * side, height: height)
      let isShown = frame.intersects(inSight) && height > 0
      if isShown, view.superview !== self { addSubview(view) }
      if !isShown, view.superview === self { view.removeFromSuperview() }
      if view.frame != frame { view.frame = frame }
    }
  }

  func tableCellsInSight() -> [(path: IndexPath, place: (UIView) -> Void)] {
    let inSight = bounds
    return places.sections.enumerated().flatMap { index, section in
      guard section.bottom > inSight.minY, section.top < inSight.maxY else {
        return [(path: IndexPath, place: (UIView) -> Void)]()
      }
      return section.rows(from: inSight.minY, to: inSight.maxY).map { row in
        let path = IndexPath(row: row, section: index)
        let frame = rectForRow(at: path)
        return (path, { if $0.frame != frame { $0.frame = frame } })
      }
    }
  }

  /// Returns the place of a row in the content; zero for one that does not exist.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    findPlacesIfNeeded()
    guard exists(indexPath) else { return .zero }
    let edges = places.sections[indexPath.section].edges
    let (top, bottom) = (edges[indexPath.row], edges[indexPath.row + 1])
    return CGRect(x: side, y: top, width: max(0, bounds.width - 2 * side), height: bottom - top)
  }

  private func exists(_ path: IndexPath) -> Bool {
    places.sections.indices.contains(path.section)
      && (0..<places.sections[path.section].rows).contains(path.row)
  }

  /// Returns the row at a point in the table's own coordinates; nil if there is none.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    findPlacesIfNeeded()
    guard !point.x.isNaN, !point.y.isNaN, point.x >= 0, point.x < bounds.width else { return nil }
    for (index, section) in places.sections.enumerated() {
      guard let first = section.edges.first, let last = section.edges.last, point.y >= first,
        point.y < last
      else { continue }
      let row = section.rows(from: point.y, to: point.y.nextUp).first
      return row.map { IndexPath(row: $0, section: index) }
    }
    return nil
  }

  /// Returns the row of a cell that is in sight.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? { stock.path(of: cell) }

  /// Returns the cell of a row that is in sight.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfStale()
    return stock.shown[indexPath] as? UITableViewCell
  }

  /// The cells that are in sight, from the top down.
  public final var visibleCells: [UITableViewCell] {
    layoutIfStale()
    return stock.shown.sorted { $0.key < $1.key }.compactMap { $0.value as? UITableViewCell }
  }

  /// The rows that are in sight, from the top down.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfStale()
    return stock.shown.keys.sorted()
  }

  private func layoutIfStale() { if stock.isStale { layoutIfNeeded() } }

  /// The selected row; of several the first that was selected.
  public final var indexPathForSelectedRow: IndexPath? { stock.selected.first }
  /// The selected rows; nil if there is none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    stock.selected.isEmpty ? nil : stock.selected
  }

  /// Selects a row; nil lets go of all. No delegate is told.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in stock.selected { setSelected(false, at: path) }
      return
    }
    setSelected(true, at: indexPath)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Lets go of a row. No delegate is told.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }

  /// Scrolls a row to a place in the table, as far as the content reaches.
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    findPlacesIfNeeded()
    guard exists(indexPath) else { return }
    let rect = rectForRow(at: indexPath)
    let insets = adjustedContentInset
    let room = bounds.height - insets.top - insets.bottom
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: y = rect.minY - insets.top
    case .middle: y = rect.midY - room / 2 - insets.top
    case .bottom: y = rect.maxY - room - insets.top
    }
    let lowest = max(-insets.top, contentSize.height + insets.bottom - bounds.height)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(y, -insets.top), lowest)), animated: animated)
  }

  // Rows come and go at once, and the data source is asked anew: it has the new rows already.

  /// Begins changes of rows. Each change acts in the next layout.
  public final func beginUpdates() {}

  /// Ends changes of rows.
  public final func endUpdates() { askAnew(keepsSelection: true) }

  /// Shows new rows. No row stays selected (simulator choice).
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    askAnew()
  }

  /// Takes rows away. No row stays selected (simulator choice).
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    askAnew()
  }

  /// Asks for the cells of rows anew.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    askAnew(keepsSelection: true)
  }

  /// Shows new sections. No row stays selected (simulator choice).
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Takes sections away. No row stays selected (simulator choice).
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }

  /// Asks for the rows of sections anew.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    reloadData()
  }
}
