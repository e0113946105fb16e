import Foundation
import ResponderKit
import Testing

@Suite("R2.14: cells of tables and collections")
struct CellTests {
  let screen = Screen()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  let rows = (0..<2).map {
    UITableViewCell(frame: CGRect(x: 0, y: $0 * 44, width: 390, height: 44))
  }

  init() {
    // The rows are where their frames say, also under the status bar (R8.7).
    table.contentInsetAdjustmentBehavior = .never
    screen.window.addSubview(table)
    for row in rows { table.addSubview(row) }
  }

  @Test("R2.14: the content view covers a button that was added to the row itself")
  func coveredButton() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    rows[0].addSubview(button)
    #expect(screen.hit(50, 22) === rows[0].contentView)
    rows[0].bringSubviewToFront(button)
    #expect(screen.hit(50, 22) === button)
    rows[1].contentView.addSubview(button)
    #expect(screen.hit(50, 66) === button)
  }

  @Test("A touch selects a row, and no other one stays selected")
  func selection() {
    screen.tap(200, 22)
    #expect(rows.map(\.isSelected) == [true, false])
    screen.tap(200, 66)
    #expect(rows.map(\.isSelected) == [false, true] && !rows[1].isHighlighted)
  }

  @Test("A row is highlighted while a finger is down, and not selected if it lifts elsewhere")
  func highlight() {
    let delivery = screen.application.touchDelivery
    let touch = delivery.begin(at: CGPoint(x: 200, y: 22))
    screen.application.clock.advance(by: 0.3)
    #expect(rows[0].isHighlighted && !rows[0].isSelected)
    delivery.end(touch)
    #expect(!rows[0].isHighlighted && rows[0].isSelected)
  }

  @Test("A button keeps its touch, so that the row below is not selected; a disabled one does not")
  func button() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    rows[0].contentView.addSubview(button)
    screen.tap(50, 22)
    #expect(!rows[0].isSelected)
    button.isEnabled = false
    screen.tap(50, 22)
    #expect(rows[0].isSelected)
  }

  @Test("R6.8: a tap recognizer of an ancestor takes the touch, so that no row is selected")
  func recognizer() {
    let tap = UITapGestureRecognizer()
    screen.window.addGestureRecognizer(tap)
    screen.tap(200, 22)
    #expect(!rows[0].isSelected && !rows[0].isHighlighted)
    tap.cancelsTouchesInView = false
    screen.tap(200, 22)
    #expect(rows[0].isSelected)
  }

  @Test("Several rows are selected where that is allowed, and none where selection is not")
  func kinds() {
    table.allowsMultipleSelection = true
    screen.tap(200, 22)
    screen.tap(200, 66)
    #expect(rows.map(\.isSelected) == [true, true])
    screen.tap(200, 22)
    #expect(rows.map(\.isSelected) == [false, true])
    table.allowsSelection = false
    screen.tap(200, 22)
    #expect(!rows[0].isSelected)
  }

  @Test("A view that is added to an item of a collection is in front of its content view")
  func item() {
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    screen.window.addSubview(collection)
    collection.addSubview(item)
    item.addSubview(badge)
    #expect(screen.hit(10, 10) === badge && screen.hit(50, 50) === item.contentView)
    screen.tap(10, 10)
    #expect(item.isSelected)
  }
}
