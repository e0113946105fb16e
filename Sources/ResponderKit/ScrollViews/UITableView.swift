/// A scroll view of rows; its cells are ordinary subviews here.
open class UITableView: UIScrollView {}

/// A scroll view of items; its cells are ordinary subviews here.
open class UICollectionView: UIScrollView {}
