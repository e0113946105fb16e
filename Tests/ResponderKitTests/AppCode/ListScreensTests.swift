import Foundation
import ResponderKit
import Testing

/// Tables and grids as apps write them: with data sources, cells that are used again, and delegates.
@Suite struct ListScreensTests {
  @Test("A tap selects a row, and its delegate is told; a button in a row keeps its taps")
  func rows() throws {
    let contacts = ContactsController()
    let screen = Screen(root: contacts)
    screen.tap(100, 90)
    #expect(contacts.opened == [1])
    #expect(contacts.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    screen.tap(100, 150)
    #expect(contacts.opened == [1, 2] && contacts.closed == [1])
    contacts.locked = [3]
    screen.tap(100, 210)
    #expect(contacts.opened == [1, 2])
    let cell = try #require(
      contacts.tableView.cellForRow(at: IndexPath(row: 4, section: 0)) as? ContactCell)
    #expect(screen.hit(360, 270) === cell.callButton && cell.nameLabel.text == "Person 5")
    screen.tap(360, 270)
    #expect(contacts.opened == [1, 2])
    contacts.tableView.deselectRow(at: IndexPath(row: 2, section: 0), animated: true)
    #expect(contacts.tableView.indexPathForSelectedRow == nil && contacts.closed == [1])
  }

  @Test("Cells that have left the screen come back as other rows")
  func reuse() throws {
    let contacts = ContactsController()
    let screen = Screen(root: contacts)
    let table = contacts.tableView
    screen.application.layOutWindows()
    let first = Set(table.visibleCells)
    #expect(first.count == 15 && table.contentSize.height == 6000)
    for y in stride(from: 0, through: 3000, by: 100) {
      table.contentOffset.y = CGFloat(y)
      screen.application.layOutWindows()
      #expect(table.visibleCells.count <= 16)
    }
    let now = table.visibleCells
    #expect(first.intersection(now).count >= 14)
    #expect(now.compactMap { $0 as? ContactCell }.allSatisfy { $0.reuses > 0 })
    screen.tap(100, 30)
    #expect(contacts.opened == [50])
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 50, section: 0))
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    screen.tap(100, 830)
    #expect(contacts.opened == [50, 99] && contacts.closed == [50])
  }

  @Test("A table asks anew when it is told so, and of no more rows than there are")
  func reload() {
    let contacts = ContactsController()
    let screen = Screen(root: contacts)
    let table = contacts.tableView
    screen.tap(100, 90)
    contacts.names = ["Ann", "Bob"]
    table.reloadData()
    #expect(table.numberOfRows(inSection: 0) == 2 && table.indexPathForSelectedRow == nil)
    screen.tap(100, 90)
    screen.tap(100, 150)
    #expect(contacts.opened == [1, 1])
    #expect(screen.hit(100, 150) === table)
    contacts.names.append("Cy")
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    screen.tap(100, 150)
    #expect(contacts.opened == [1, 1, 2])
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 65)) == IndexPath(row: 1, section: 0))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 185)) == nil)
    #expect(table.numberOfRows(inSection: 7) == 0 && table.numberOfSections == 1)
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 0)) == .zero)
  }

  @Test("A table controller shows sections, and a switch at the edge of a row takes its taps")
  func controller() throws {
    let settings = SettingsController()
    let screen = Screen(root: settings)
    screen.application.layOutWindows()
    let table = try #require(settings.tableView)
    // Words of 28 points, a row of 50, then rows of 44.
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
    screen.tap(100, 50)
    #expect(settings.chosen == IndexPath(row: 0, section: 0))
    #expect(table.indexPathForSelectedRow == nil)
    screen.tap(340, 53)
    #expect(settings.wifi.isOn && settings.chosen == IndexPath(row: 0, section: 0))
    screen.tap(100, 170)
    #expect(settings.chosen == IndexPath(row: 2, section: 1))
    // Beside the rows of an inset table.
    #expect(screen.hit(5, 100) === table)
  }

  @Test("A pull at the top refreshes once, until the app has loaded")
  func refresh() {
    let settings = SettingsController()
    let screen = Screen(root: settings)
    var loads = 0
    _ = settings.view
    settings.refreshControl?.addAction(UIAction { _ in loads += 1 }, for: .valueChanged)
    func pull(_ distance: CGFloat) {
      let finger = screen.finger()
      finger.down(200, 300)
      for y in stride(from: 310, through: 300 + distance, by: 10) { finger.move(200, y) }
      finger.up()
      screen.wait(3)
    }
    pull(60)
    #expect(loads == 0)
    pull(500)
    #expect(loads == 1 && settings.refreshControl?.isRefreshing == true)
    pull(500)
    #expect(loads == 1)
    settings.refreshControl?.endRefreshing()
    pull(500)
    #expect(loads == 2)
  }

  @Test("A grid has its items where the flow layout puts them")
  func grid() throws {
    let photos = PhotosController()
    let screen = Screen(root: photos)
    screen.application.layOutWindows()
    let grid = photos.grid
    // Three of 110 points in 390 - 30: distances of 15.
    let second = try #require(grid.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(second.frame == CGRect(x: 140, y: 10, width: 110, height: 100))
    #expect(grid.indexPathForItem(at: CGPoint(x: 20, y: 140)) == IndexPath(item: 3, section: 0))
    #expect(grid.contentSize.height == 2040)
    screen.tap(200, 60)
    screen.tap(20, 140)
    #expect(photos.picked == [1, 3] && second.contentView.layer.borderWidth == 3)
    screen.tap(200, 60)
    #expect(photos.picked == [1, 3] && !second.isSelected)
    #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    grid.contentOffset.y = 1196
    screen.application.layOutWindows()
    #expect(grid.cellForItem(at: IndexPath(item: 3, section: 0)) == nil)
    grid.contentOffset = .zero
    screen.application.layOutWindows()
    let back = try #require(grid.cellForItem(at: IndexPath(item: 3, section: 0)) as? PhotoCell)
    #expect(back.isSelected && back.contentView.layer.borderWidth == 3)
    photos.layout.scrollDirection = .horizontal
    screen.application.layOutWindows()
    #expect(grid.contentSize.height == 844 && grid.contentSize.width > 390)
    photos.count = 0
    grid.reloadData()
    screen.application.layOutWindows()
    #expect(grid.visibleCells.isEmpty && screen.hit(200, 60) === grid)
  }

  @Test("In a layout of an app's own the card in front takes the touch")
  func pile() throws {
    let photos = PhotosController()
    let screen = Screen(root: photos)
    screen.application.layOutWindows()
    photos.count = 3
    photos.grid.collectionViewLayout = PileLayout()
    screen.tap(100, 110)
    screen.tap(100, 165)
    #expect(photos.picked == [0, 2])
  }

  @Test("Code that answers nonsense does not stop the program")
  func nonsense() {
    let contacts = ContactsController()
    let screen = Screen(root: contacts)
    contacts.names = []
    contacts.tableView.rowHeight = .nan
    screen.tap(100, 90)
    contacts.tableView.selectRow(
      at: IndexPath(row: 8, section: 3), animated: false, scrollPosition: .middle)
    contacts.tableView.scrollToRow(at: IndexPath(), at: .top, animated: false)
    #expect(contacts.opened.isEmpty && contacts.tableView.cellForRow(at: IndexPath()) == nil)
  }
}
