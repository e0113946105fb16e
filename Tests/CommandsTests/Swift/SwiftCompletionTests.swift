import Session
import SessionStage
import Testing

@testable import Commands

@Suite("Names in statements and declarations are completed")
struct SwiftCompletionTests {
  private static let scene = """
    class Card: UIView {
      enum Mode { case open, closed }
      static var count = 0
      var isOpen = false
      func toggle(by amount: Int) {}
      func close() {}
    }
    code <<END
    func makeCard(_ n: Int) -> Card { Card() }
    let model = makeCard(1)
    END
    add Card card 0,0 100x100
    add UIButton buy-now 10,10 20x20 in card
    """

  @Test(
    "What may follow is what the type of the expression has",
    arguments: [
      ("card.isOp", ["isOpaque", "isOpen"]), ("card.tog", ["toggle("]), ("card.clo", ["close()"]),
      ("card.frame.ori", ["origin"]),
      ("card.superview?.subviews.fi", ["filter", "first", "firstIndex"]),
      ("card.superview.bringSubviewT", ["bringSubviewToFront("]),
      ("card.subviews[0].isHid", ["isHidden"]),
      ("makeCard(3).isOp", ["isOpaque", "isOpen"]), ("model.isOp", ["isOpaque", "isOpen"]),
      ("Card.co", ["count"]),
      ("UIColor.systemBl", ["systemBlue"]), ("view.addSubview(buyN", ["buyNow"]),
      ("view.addSubview(makeC", ["makeCard("]), ("let v = UITapG", ["UITapGestureRecognizer"]),
      ("print(view.convert(card.bou", ["bounds"]), ("if card.frame.con", ["contains("]),
      ("card.subviews.map { $0.tag }.co", ["compactMap", "contains", "count"]),
      ("self.car", ["card"]), ("self.buyN", ["buyNow"]),
      ("self.view.addSubv", ["addSubview("]),
      ("nothing.is", []), ("card..is", []), (".is", []), ("card.frame.", nil),
      ("3.isM", ["isMultiple("]),
      ("x(", []), (")", []), ("((((.a", []), ("}].b", []),
    ] as [(String, [String]?)])
  func statements(text: String, expected: [String]?) {
    let session = TestSession()
    session.run(Self.scene)
    #expect(session.messages == [])
    let found = session.session.names(atEndOfSwift: text).candidates.map { $0.text + $0.suffix }
    if let expected { #expect(found == expected) } else { #expect(found.count > 10) }
  }

  @Test(
    "In a class its own superclass tells what names are, and written types those of parameters",
    arguments: [
      ("bounds.insetB", "insetBy("), ("self.isHid", "isHidden"), ("super.hitT", "hitTest("),
      ("point.x.roun", "rounded()"), ("convertedPoint.", nil), ("event?.allT", "allTouches"),
      ("return isUserI", "isUserInteractionEnabled"),
    ])
  func classes(text: String, expected: String?) {
    let session = TestSession()
    let head = """
      class HitButton: UIButton {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      """
    let found = session.session.names(atEndOfSwift: "\(head)\n    \(text)").candidates
    #expect(found.first.map { $0.text + $0.suffix } == expected)
  }
}
