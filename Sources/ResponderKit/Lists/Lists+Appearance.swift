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

  /// Inert: the kind of line between rows.
  public final var separatorStyle: UITableViewCell.SeparatorStyle {
    get { inert() ?? .singleLine }
    set { setInert(newValue) }
  }
  /// Inert: the colour of these lines; nil for the usual one.
  public final var separatorColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the distance of these lines from the edges, in points.
  public final var separatorInset: UIEdgeInsets {
    get { inert() ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { setInert(newValue) }
  }
  /// Inert: what that distance is measured from.
  public final var separatorInsetReference: SeparatorInsetReference {
    get { inert() ?? .fromCellEdges }
    set { setInert(newValue) }
  }
  /// Inert: a height of rows for a first guess, in points. All heights are known here.
  public final var estimatedRowHeight: CGFloat {
    get { inert() ?? UITableView.automaticDimension }
    set { setInert(newValue) }
  }
  /// Inert: the same for what is above sections.
  public final var estimatedSectionHeaderHeight: CGFloat {
    get { inert() ?? UITableView.automaticDimension }
    set { setInert(newValue) }
  }
  /// Inert: the same for what is below sections.
  public final var estimatedSectionFooterHeight: CGFloat {
    get { inert() ?? UITableView.automaticDimension }
    set { setInert(newValue) }
  }
  /// Inert: the room above sections, in points. There is none here.
  public final var sectionHeaderTopPadding: CGFloat {
    get { inert() ?? UITableView.automaticDimension }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether rows of a wide table are narrower.
  public final var cellLayoutMarginsFollowReadableWidth: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the content of rows keeps within the safe area.
  public final var insetsContentViewsToSafeArea: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether touches select rows that are edited. None is edited here.
  public final var allowsSelectionDuringEditing: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: the view behind the rows, which is in no view here.
  public final var backgroundView: UIView? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the letters at the edge, which are not here.
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

  /// Inert: the sign at the right edge. It takes no touches here.
  public final var accessoryType: AccessoryType {
    get { inert() ?? .none }
    set { setInert(newValue) }
  }
  /// Inert: the sign while the cell is edited.
  public final var editingAccessoryType: AccessoryType {
    get { inert() ?? .none }
    set { setInert(newValue) }
  }
  /// Inert: the looks while the cell is selected.
  public final var selectionStyle: SelectionStyle {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: the distance of the line below from the edges, in points.
  public final var separatorInset: UIEdgeInsets {
    get { inert() ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set { setInert(newValue) }
  }
  /// Inert: the level of the content.
  public final var indentationLevel: Int {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// Inert: the distance of two levels, in points.
  public final var indentationWidth: CGFloat {
    get { inert() ?? 10 }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the content makes room while the cell is edited.
  public final var shouldIndentWhileEditing: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether there is a handle to move the row.
  public final var showsReorderControl: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
}

extension CellView {
  /// Inert: the view behind the content, which is in no view here.
  public final var backgroundView: UIView? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the view behind the content of a selected cell, which is in no view here.
  public final var selectedBackgroundView: UIView? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the same where several are selected.
  public final var multipleSelectionBackgroundView: UIView? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: what the cell shows, as values. No view is made of it here.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: what is behind the content, as values.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { inert() }
    set { setInert(newValue) }
  }
}

extension UICollectionView {
  /// Inert: the view behind the items, which is in no view here.
  public final var backgroundView: UIView? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether items are asked for before they are in sight. None is here.
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
