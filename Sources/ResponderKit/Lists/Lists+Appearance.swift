import Foundation

/// What a table looks like.
extension UITableView {
  /// What a distance of lines is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cells.
    case fromCellEdges
    /// The usual distance.
    case fromAutomaticInsets
  }

  /// The kind of line between rows.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var separatorStyle: UITableViewCell.SeparatorStyle {
    get { inert() ?? .singleLine }
    set { setInert(newValue) }
  }
  /// The colour of these lines; nil for the usual one.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var separatorColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The distance of these lines from the edges, in points.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var separatorInset: UIEdgeInsets {
    get { inert() ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { setInert(newValue) }
  }
  /// What that distance is measured from.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var separatorInsetReference: SeparatorInsetReference {
    get { inert() ?? .fromCellEdges }
    set { setInert(newValue) }
  }
  /// A height of rows for a first guess, in points. All heights are known here.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var estimatedRowHeight: CGFloat {
    get { inert() ?? UITableView.automaticDimension }
    set { setInert(newValue) }
  }
  /// The same for what is above sections.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var estimatedSectionHeaderHeight: CGFloat {
    get { inert() ?? UITableView.automaticDimension }
    set { setInert(newValue) }
  }
  /// The same for what is below sections.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var estimatedSectionFooterHeight: CGFloat {
    get { inert() ?? UITableView.automaticDimension }
    set { setInert(newValue) }
  }
  /// The room above sections, in points. There is none here.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var sectionHeaderTopPadding: CGFloat {
    get { inert() ?? UITableView.automaticDimension }
    set { setInert(newValue) }
  }
  /// Indicates whether rows of a wide table are narrower.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Indicates whether the content of rows keeps within the safe area.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var insetsContentViewsToSafeArea: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Indicates whether touches select rows that are edited. None is edited here.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var allowsSelectionDuringEditing: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// The view behind the rows, which is in no view here.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var backgroundView: UIView? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The colour of the letters at the edge, which are not here.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var sectionIndexColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
}

/// What a cell looks like.
extension UITableViewCell {
  /// A kind of line between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none
    /// One line.
    case singleLine
  }

  /// A sign at the right edge.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none
    /// An arrow, a button and an arrow, a hook, or a button.
    case disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The looks of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// As others. It is selected all the same.
    case none
    /// Another colour.
    case blue, gray, `default`
  }

  /// The sign at the right edge. It takes no touches here.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var accessoryType: AccessoryType {
    get { inert() ?? .none }
    set { setInert(newValue) }
  }
  /// The sign while the cell is edited.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var editingAccessoryType: AccessoryType {
    get { inert() ?? .none }
    set { setInert(newValue) }
  }
  /// The looks while the cell is selected.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var selectionStyle: SelectionStyle {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// The distance of the line below from the edges, in points.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var separatorInset: UIEdgeInsets {
    get { inert() ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { setInert(newValue) }
  }
  /// The level of the content.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var indentationLevel: Int {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// The distance of two levels, in points.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var indentationWidth: CGFloat {
    get { inert() ?? 10 }
    set { setInert(newValue) }
  }
  /// Indicates whether the content makes room while the cell is edited.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var shouldIndentWhileEditing: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Indicates whether there is a handle to move the row.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var showsReorderControl: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
}

extension CellView {
  /// The view behind the content, which is in no view here.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var backgroundView: UIView? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The view behind the content of a selected cell, which is in no view here.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var selectedBackgroundView: UIView? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// The same where several are selected.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var multipleSelectionBackgroundView: UIView? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// What the cell shows, as values. No view is made of it here.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// What is behind the content, as values.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { inert() }
    set { setInert(newValue) }
  }
}

extension UICollectionView {
  /// The view behind the items, which is in no view here.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var backgroundView: UIView? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Indicates whether items are asked for before they are in sight. None is here.
  ///
  /// Inert: stored, and never decides who gets a touch.
  public final var isPrefetchingEnabled: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
}

extension UITableViewCell {
  /// Returns what a cell shows: a text, a second one and an image.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
}

/// What a cell shows, as values.
public protocol UIContentConfiguration {}

/// A text, a second one and an image, as a cell shows them.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The looks of a text.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// The most lines; 0 for as many as there are.
    public var numberOfLines = 0
  }

  /// The looks of an image.
  public struct ImageProperties {
    /// The colour; nil for the tint colour.
    public var tintColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points; zero for none.
    public var maximumSize = CGSize.zero
  }

  /// The text.
  public var text: String?
  /// The text with its looks.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The image.
  public var image: UIImage?
  /// The looks of the text.
  public var textProperties = TextProperties()
  /// The looks of the second text.
  public var secondaryTextProperties = TextProperties()
  /// The looks of the image.
  public var imageProperties = ImageProperties()

  /// Returns what a cell of a list shows.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns what a cell with two lines shows.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Returns what a cell with a value shows.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

/// What is behind the content of a cell or a button, as values.
public struct UIBackgroundConfiguration {
  /// The colour; nil for the usual one.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the border; nil for none.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The image.
  public var image: UIImage?
  /// The app's view.
  public var customView: UIView?

  /// Returns what is behind nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// Returns what is behind a cell of a list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
