import Foundation

/// An object that shows what was found.
public protocol UISearchResultsUpdating: AnyObject {
  /// Tells the object that the words to search have changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// An object that is told when a search begins and ends.
public protocol UISearchControllerDelegate: AnyObject {
  /// Tells the delegate that a search is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Tells the delegate that a search is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Tells the delegate that a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A controller of a search. Its bar is where an app adds it: no bar shows it by itself. The controller of
/// the results is not shown by itself either.
open class UISearchController: UIViewController {
  /// The bar.
  public final let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
  /// The controller of what was found; nil for the one that searches.
  public final let searchResultsController: UIViewController?
  /// The object that shows what was found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is told when a search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Inert: indicates whether what is searched is dark during a search. Nothing is here.
  open var obscuresBackgroundDuringPresentation = true
  /// Inert: indicates whether the navigation bar goes during a search. It stays here.
  open var hidesNavigationBarDuringPresentation = true
  /// Indicates whether the cancel button comes and goes with the search.
  open var automaticallyShowsCancelButton = true
  private final var isSearching = false { willSet { willChange() } }

  /// Creates a controller with that of what was found; nil for the one that searches.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.controller = self
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  /// Indicates whether a search goes on. It begins when the bar is edited, and ends when it is cancelled.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue {
        delegate?.willPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
      }
      isSearching = newValue
      if automaticallyShowsCancelButton { searchBar.showsCancelButton = newValue }
      if newValue {
        delegate?.didPresentSearchController(self)
      } else {
        searchBar.text = nil
        searchBar.resignFirstResponder()
        delegate?.didDismissSearchController(self)
      }
      update()
    }
  }

  /// Tells ``searchResultsUpdater`` that the words have changed.
  final func update() { searchResultsUpdater?.updateSearchResults(for: self) }

  open override func captureState() -> () -> Void {
    capture(\.isSearching, after: super.captureState())
  }
}
