import Foundation

/// An object that is told of what happens in a search bar. By default it allows everything.
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether the editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells the delegate that the editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Tells the delegate that the editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Returns whether a key may replace a part of the text.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that a key has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Tells the delegate that the return key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells the delegate that the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Returns true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A text field for words to search.
open class UISearchTextField: UITextField {
  override class var ownClass: UIView.Type { UISearchTextField.self }
}

/// A bar of a text field and, at a time, a button that cancels: 56 points high, the field 36, with 8 points
/// at the edges (simulator choice).
open class UISearchBar: UIView {
  override class var ownClass: UIView.Type { UISearchBar.self }
  package override var fixedSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  /// A kind of search bar.
  public enum Style: Int, Sendable {
    case `default`, prominent, minimal
  }

  /// The object that is told of what happens.
  open weak var delegate: (any UISearchBarDelegate)? { willSet { willChange() } }
  /// The field.
  public final let searchTextField = UISearchTextField()
  /// The button that cancels.
  package final let cancelButton = UIButton(type: .system)
  /// The controller whose bar this is.
  final weak var controller: UISearchController?
  private final let listener = SearchFieldListener()

  /// Creates a bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    listener.bar = self
    searchTextField.delegate = listener
    cancelButton.title = "Cancel"
    cancelButton.isHidden = true
    addSubview(searchTextField)
    addSubview(cancelButton)
    searchTextField.addAction(UIAction { [weak self] _ in self?.tellText() }, for: .editingChanged)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    beginLayingOut()
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  package override var ownParts: [OwnPart] {
    [
      OwnPart(suffix: "field", view: searchTextField),
      OwnPart(suffix: "cancel", view: cancelButton),
    ]
  }

  /// The words to search.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text that is shown while there are no words.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// Indicates whether there is a button that cancels.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows the button that cancels, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    cancelButton.isHidden = !showsCancelButton
    setNeedsLayout()
  }

  /// Places the field and the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let button = showsCancelButton ? min(70, max(0, bounds.width - 16)) : 0
    let y = (bounds.height - 36) / 2
    searchTextField.frame = CGRect(
      x: 8, y: y, width: max(0, bounds.width - 16 - button), height: 36)
    cancelButton.frame = CGRect(x: bounds.width - 8 - button, y: y, width: button, height: 36)
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  private func tellText() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    controller?.update()
  }

  private func cancel() {
    if let controller { controller.isActive = false }
    delegate?.searchBarCancelButtonClicked(self)
  }
}

/// The delegate of the field of a search bar, which hands on what the bar's delegate is told.
private final class SearchFieldListener: UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.controller?.isActive = true
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}

/// What a search bar looks like.
extension UISearchBar {
  /// Inert: the kind.
  public final var searchBarStyle: Style {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: the colour of the bar; nil for the usual one.
  public final var barTintColor: UIColor? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the colours of the bar.
  public final var barStyle: UIBarStyle {
    get { inert() ?? .default }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether what is behind the bar is seen through it.
  public final var isTranslucent: Bool {
    get { inert() ?? true }
    set { setInert(newValue) }
  }
  /// Inert: the words above the field. The bar is as high as it is without them.
  public final var prompt: String? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the image behind the field.
  public final var backgroundImage: UIImage? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether there is a button for bookmarks. There is none here.
  public final var showsBookmarkButton: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether there is a button for results. There is none here.
  public final var showsSearchResultsButton: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
  /// Inert: the titles of the parts of a search. There are no buttons of them here.
  public final var scopeButtonTitles: [String]? {
    get { inert() }
    set { setInert(newValue) }
  }
  /// Inert: the index of the part that is searched.
  public final var selectedScopeButtonIndex: Int {
    get { inert() ?? 0 }
    set { setInert(newValue) }
  }
  /// Inert: indicates whether the buttons of the parts are shown.
  public final var showsScopeBar: Bool {
    get { inert() ?? false }
    set { setInert(newValue) }
  }
}
