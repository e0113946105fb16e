import Testing

@testable import ResponderKit

/// Objects in words, as UIKit prints them.
@Suite struct DescriptionTests {
  private final class Chip: UIControl {}
  private final class Plate: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
  }

  /// Views with their text, without addresses.
  private static let views: [(make: @Sendable () -> StatefulObject, text: String)] = [
    (
      { UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 44)) },
      "<UIButton: 0x; frame = (20 40; 100 44); layer = <CALayer: 0x>>"
    ),
    (
      {
        let chip = Chip(frame: CGRect(x: 0.5, y: 1.0 / 3, width: 9, height: 9))
        (chip.isHidden, chip.alpha, chip.isOpaque, chip.tag) = (true, 0.25, false, 3)
        chip.clipsToBounds = true
        chip.isUserInteractionEnabled = false
        chip.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        return chip
      },
      "<Chip: 0x; baseClass = UIControl; frame = (0.5 0.333333; 9 9); clipsToBounds = YES; "
        + "alpha = 0.25; hidden = YES; opaque = NO; autoresize = W+BM; "
        + "userInteractionEnabled = NO; tag = 3; layer = <CALayer: 0x>>"
    ),
    (
      {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        label.text = "A text of more than twenty-five"
        return label
      },
      "<UILabel: 0x; frame = (0 0; 9 9); text = 'A text of more than twent...'; "
        + "userInteractionEnabled = NO; layer = <_UILabelLayer: 0x>>"
    ),
    (
      {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        field.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
        return field
      },
      "<UITextField: 0x; frame = (0 0; 9 9); text = ''; opaque = NO; "
        + "gestureRecognizers = <NSArray: 0x>; "
        + "backgroundColor = UIExtendedSRGBColorSpace 1 0.5 0.25 1; layer = <CALayer: 0x>>"
    ),
    (
      {
        let view = Plate(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.backgroundColor = .clear
        return view
      },
      "<Plate: 0x; frame = (0 0; 9 9); backgroundColor = UIExtendedGrayColorSpace 0 0; "
        + "layer = <CAShapeLayer: 0x>>"
    ),
    (
      { UITapGestureRecognizer() }, "<UITapGestureRecognizer: 0x; state = Possible>"
    ),
    ({ UIViewController() }, "<UIViewController: 0x>"),
  ]

  @Test(arguments: views.indices) func anObjectInWords(index: Int) {
    let object = Self.views[index].make()
    #expect(
      "\(object)".replacing(#/0x[0-9a-f]+/#, with: "0x") == Self.views[index].text)
  }

  @Test("A view that is animated names what changes, and its layer has the address that it tells")
  func animations() {
    let screen = Screen()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.window.addSubview(card)
    UIView.animate(withDuration: 1) { (card.alpha, card.center.y) = (0.5, 300) }
    #expect(
      card.description.replacing(#/0x[0-9a-f]+/#, with: "0x").contains(
        "; alpha = 0.5; animations = { opacity=<CABasicAnimation: 0x>; "
          + "position=<CABasicAnimation: 0x>; }; layer = "))
    #expect(card.description.hasSuffix("layer = \(card.layer)>"))
    #expect(!"\(card.layer)".contains("\(ObjectID(card))>"))
    #expect("\(CALayer())".hasPrefix("<CALayer: 0x"))
    #expect("\(UIColor { _ in .red })".hasPrefix("<UIDynamicProviderColor"))
  }
}
