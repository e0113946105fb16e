/// A scroll view of rows; its cells are ordinary subviews here.
open class UITableView: UIScrollView {
  override class var ownClass: UIView.Type { UITableView.self }
}

/// A scroll view of items; its cells are ordinary subviews here.
open class UICollectionView: UIScrollView {
  override class var ownClass: UIView.Type { UICollectionView.self }
}
