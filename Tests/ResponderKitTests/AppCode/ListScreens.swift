import Foundation
import ResponderKit

/// A cell as an app writes it: its own views, its own initializer.
final class ContactCell: UITableViewCell {
  let callButton = UIButton(type: .system)
  let nameLabel = UILabel()
  private(set) var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryType = .disclosureIndicator
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.textColor = .secondaryLabel
    callButton.setImage(UIImage(systemName: "phone.fill"), for: .normal)
    callButton.setTitle("Call", for: .normal)
    contentView.addSubview(nameLabel)
    contentView.addSubview(callButton)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    nameLabel.frame = CGRect(x: 16, y: 0, width: 200, height: bounds.height)
    callButton.frame = CGRect(x: bounds.width - 60, y: 0, width: 60, height: bounds.height)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    reuses += 1
  }
}

/// A screen with a table, which is its data source and its delegate.
final class ContactsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .plain)
  var names = (1...100).map { "Person \($0)" }
  var opened: [Int] = []
  var closed: [Int] = []
  var locked: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Contacts"
    view.backgroundColor = .systemGroupedBackground
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 60
    tableView.separatorStyle = .none
    tableView.tableFooterView = UIView()
    tableView.keyboardDismissMode = .onDrag
    tableView.register(ContactCell.self, forCellReuseIdentifier: "contact")
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    (cell as? ContactCell)?.nameLabel.text = names[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    locked.contains(indexPath.row) ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    opened.append(indexPath.row)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    closed.append(indexPath.row)
  }
}

/// A screen of settings in sections.
final class SettingsController: UITableViewController {
  private(set) var wifi = UISwitch()
  private(set) var chosen: IndexPath?

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
    refreshControl = UIRefreshControl()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 : 3
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { section == 0 ? "Network" : nil }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    cell.accessoryView = indexPath.section == 0 ? wifi : nil
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { indexPath.section == 0 ? 50 : UITableView.automaticDimension }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    chosen = indexPath
  }
}

/// A cell of a grid.
final class PhotoCell: UICollectionViewCell {
  let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { contentView.layer.borderWidth = isSelected ? 3 : 0 }
  }
}

/// A screen with a grid of three columns.
final class PhotosController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  let layout = UICollectionViewFlowLayout()
  lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  var count = 50
  var picked: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 20
    layout.sectionInset = UIEdgeInsets(top: 10, left: 15, bottom: 10, right: 15)
    grid.contentInsetAdjustmentBehavior = .never
    grid.backgroundColor = .systemBackground
    grid.dataSource = self
    grid.delegate = self
    grid.allowsMultipleSelection = true
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.addSubview(grid)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 110, height: 100) }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    picked.append(indexPath.item)
  }
}

/// A layout of an app's own: a pile of cards, each on top of the one before.
final class PileLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    place.frame = CGRect(x: 20, y: 100 + 30 * CGFloat(indexPath.item), width: 300, height: 200)
    place.zIndex = indexPath.item
    return place
  }
}
