import Session
import SessionStage
import Testing

@testable import Commands

/// Rows of lists, as people ask about them: by what is written on them.
@Suite("The label, the image and the content view of a cell are parts of the row")
struct RowTests {
  /// A list with two rows, and perhaps something in front.
  private static func screen(_ more: [String] = []) -> String {
    ([
      "<UIWindow: 0x101; frame = (0 0; 402 874); layer = <UIWindowLayer: 0x1>>",
      "   | <UIView: 0x104; frame = (0 0; 402 874); layer = <CALayer: 0x4>>",
      "   |    | <UITableView: 0x105; frame = (0 100; 402 600); clipsToBounds = YES; "
        + "gestureRecognizers = <NSArray: 0x9>; layer = <CALayer: 0x5>; contentOffset: {0, 0}; "
        + "contentSize: {402, 88}>",
    ] + row(1, "UITableViewCell", "Wi-Fi", 0)
      + row(
        2, "Shop.RowCell; baseClass = UITableViewCell",
        "Sound", 44) + more).joined(separator: "\n")
  }

  private static func row(_ number: Int, _ name: String, _ text: String, _ top: Int) -> [String] {
    let parts = name.split(separator: ";", maxSplits: 1)
    let rest = parts.count > 1 ? ";\(parts[1])" : ""
    return [
      "   |    |    | <\(parts[0]): 0x1\(number)6\(rest); frame = (0 \(top); 402 44); "
        + "clipsToBounds = YES; layer = <CALayer: 0x6>>",
      "   |    |    |    | <UITableViewCellContentView: 0x1\(number)7; frame = (0 0; 402 44); "
        + "gestureRecognizers = <NSArray: 0x19>; layer = <CALayer: 0x7>>",
      "   |    |    |    |    | <UILabel: 0x1\(number)8; frame = (16 10; 200 24); text = '\(text)'; "
        + "userInteractionEnabled = NO; layer = <CALayer: 0x8>>",
    ]
  }

  private static let hud =
    "   | <Shop.HUD: 0x120; baseClass = UIView; frame = (0 0; 402 874); layer = <CALayer: 0x20>>"

  @Test("A sound row that is asked about by its text, its label or its content view works")
  func sound() throws {
    let session = try TestSession(importing: Self.screen())
    for question in ["why \"Wi-Fi\"", "why label1", "why cellContentView1"] {
      let answer = session.words(question)
      #expect(answer.contains("is a part of tableViewCell"), "\(question): \(answer)")
      #expect(answer.contains("✓ tableViewCell gets a touch"), "\(question): \(answer)")
      #expect(!answer.contains("interaction on"), "\(question): \(answer)")
    }
    #expect(session.words("why Sound").contains("label2 is a part of rowCell"))
  }

  @Test("A row that commands made is the same, and so is an item of a grid")
  func commands() {
    let session = TestSession()
    session.run(
      """
      add UITableView list 0,100 390x400
      add UITableViewCell row 0,0 390x44 in list
      add UILabel title 16,10 200x24 in row-content text="Wi-Fi"
      add UICollectionView grid 0,500 390x300
      add UICollectionViewCell item 0,0 100x100 in grid
      add UIImageView photo 0,0 100x100 in item-content
      """)
    #expect(session.messages == [])
    #expect(session.words("why \"Wi-Fi\"").contains("✓ row gets a touch"))
    #expect(session.words("why photo").contains("✓ item gets a touch"))
  }

  @Test("A button or a view with a recognizer in a row is asked about itself")
  func controlInRow() {
    let session = TestSession()
    session.run(
      """
      add UITableView list 0,100 390x400
      add UITableViewCell row 0,0 390x44 in list
      add like 200,0 44x44 in row-content
      gesture tap liked on like
      add UILabel heart 0,0 44x44 in like text="Like"
      """)
    #expect(session.words("why heart").contains("heart is a part of like"))
  }

  @Test("A list below a HUD is not 'nothing to check', and the HUD is the only reason")
  func hud() throws {
    let session = try TestSession(importing: Self.screen([Self.hud]))
    let audit = session.words("audit")
    #expect(!audit.contains("nothing to check"), "\(audit)")
    #expect(audit.contains("tableView") && audit.contains("hud"), "\(audit)")
    let answer = session.words("why \"Wi-Fi\"")
    #expect(answer.contains("✗ tableViewCell gets no touch") && answer.contains("COVERED_BY"))
    #expect(!answer.contains("INTERACTION_DISABLED"), "\(answer)")
    // Without it all is well.
    #expect(try TestSession(importing: Self.screen()).words("audit").contains("✓"))
  }

  @Test("'gestures' never says that there are none where the text has some without names")
  func gestures() throws {
    let session = try TestSession(importing: Self.screen([Self.hud]))
    let all = session.words("gestures")
    #expect(all.contains("cellContentView1") && all.contains("does not name"), "\(all)")
    let one = session.words("gestures label1")
    #expect(one.contains("cellContentView1 has recognizers that the text does not name"), "\(one)")
    #expect(!session.words("gestures hud").contains("does not name"))
  }

  @Test("'why' right after a tap that a recognizer took explains that tap")
  func whyAfterGesture() {
    let session = TestSession()
    session.run(
      """
      add card 20,100 200x100
      gesture tap shut on card
      target shut vc.close
      tap card
      """)
    #expect(session.messages == [])
    let answer = session.words("why")
    #expect(session.messages == [], "\(session.messages)")
    #expect(answer.contains("card"), "\(answer)")
  }

  @Test("R2.14: _UITabContainerView of iPadOS 18 and 26 makes no screen unreachable")
  func tabContainer() throws {
    let screen = """
      <UIWindow: 0x101; frame = (0 0; 1024 1366); layer = <UIWindowLayer: 0x1>>
         | <UILayoutContainerView: 0x102; frame = (0 0; 1024 1366); layer = <CALayer: 0x2>>
         |    | <UITransitionView: 0x103; frame = (0 0; 1024 1366); layer = <CALayer: 0x3>>
         |    |    | <UIViewControllerWrapperView: 0x104; frame = (0 0; 1024 1366); layer = <CALayer: 0x4>>
         |    |    |    | <UIView: 0x105; frame = (0 0; 1024 1366); layer = <CALayer: 0x5>>
         |    |    |    |    | <UIButton: 0x106; frame = (100 300; 200 44); text = 'Pay'; layer = <CALayer: 0x6>>
         |    | <_UITabContainerView: 0x107; frame = (0 0; 1024 1366); layer = <CALayer: 0x7>>
         |    |    | <_UIFloatingTabBar: 0x108; frame = (300 30; 424 44); layer = <CALayer: 0x8>>
         |    |    |    | <UIButton: 0x109; frame = (10 0; 90 44); text = 'Home'; layer = <CALayer: 0x9>>
      """
    let session = try TestSession(importing: screen)
    // Not every version lets touches through.
    #expect(
      session.words("why Pay").hasPrefix(
        "? button1 may get a touch at its middle, (200, 322): if tabContainerView lets it through"))
    let audit = session.words("audit lenient")
    #expect(!audit.contains("UNREACHABLE"), "\(audit)")
  }
}
