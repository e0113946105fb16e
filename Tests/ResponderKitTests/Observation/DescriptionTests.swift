import Testing

@testable import ResponderKit

/// Objects in words, as UIKit prints them.
@Suite struct DescriptionTests {
  private final class Chip: UIControl {}

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
        + "userInteractionEnabled = NO; layer = <CALayer: 0x>>"
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
}
