import Foundation
import Interchange
import ResponderKit
import Scenes
import Testing

@Suite struct BuilderTests {
  private func built(_ name: String, base: String? = nil, _ attributes: String = "") throws
    -> UIView
  {
    let base = base.map { "baseClass = \($0); " } ?? ""
    let text = "<\(name): 0x1; \(base)frame = (0 0; 9 9); \(attributes)layer = <CALayer: 0x2>>"
    return DumpBuilder().makeView(try HierarchyDump(parsing: text).roots[0]).root
  }

  @Test(
    arguments: [
      ("UIView", UIView.self), ("UIWindow", UIWindow.self), ("UILabel", UILabel.self),
      ("UIImageView", UIImageView.self), ("UIStackView", UIStackView.self),
      ("UIScrollView", UIScrollView.self), ("UITableView", UITableView.self),
      ("UICollectionView", UICollectionView.self), ("UITextView", UITextView.self),
      ("UIActivityIndicatorView", UIActivityIndicatorView.self),
      ("UIProgressView", UIProgressView.self), ("UITransitionView", UITransitionView.self),
      ("UIDropShadowView", UIDropShadowView.self), ("UIControl", UIControl.self),
      ("UIButton", UIButton.self), ("UISwitch", UISwitch.self), ("UISlider", UISlider.self),
      ("UIStepper", UIStepper.self), ("UISegmentedControl", UISegmentedControl.self),
      ("UIPageControl", UIPageControl.self), ("UITextField", UITextField.self),
      ("UIVisualEffectView", UIView.self), ("UIButtonLabel", UILabel.self),
      ("_UIScrollViewScrollIndicator", UIView.self), ("Shop.Badge", UIView.self),
      ("UIRemoteKeyboardWindow", UIWindow.self),
    ] as [(String, UIView.Type)])
  func classIsToldByItsName(name: String, type: UIView.Type) throws {
    #expect(Swift.type(of: try built(name)) == type)
  }

  @Test func baseClassTellsAnUnknownClass() throws {
    #expect(type(of: try built("Shop.Buy", base: "UIButton")) == UIButton.self)
    #expect(type(of: try built("Shop.Field", base: "UISearchTextField")) == UITextField.self)
    #expect(type(of: try built("UILabel", base: "UIButton")) == UILabel.self)
    #expect(type(of: try built("UITabBarButton", base: "UIView")) == UIView.self)
    #expect(type(of: try built("UITabBarButton", base: "Odd")) == UIControl.self)
  }

  @Test func printedFactsWinOverTheClass() throws {
    #expect(try built("UILabel").isUserInteractionEnabled)
    #expect(try !built("UILabel", "userInteractionEnabled = NO; ").isUserInteractionEnabled)
    #expect(try !built("UIWindow").isHidden)
    #expect(try built("UIWindow", "hidden = YES; ").isHidden)
    #expect(try !built("UIScrollView").clipsToBounds)
  }

  @Test func factsReachTheView() throws {
    let view = try built("UILabel", "text = 'Sum'; alpha = 0.5; autoresize = W+BM; tag = 12; ")
    #expect((view as? UILabel)?.text == "Sum")
    #expect(view.alpha == 0.5 && view.tag == 12)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin])
    #expect((try built("UITextField", "text = 'Sum'; ") as? UITextField)?.text == "Sum")
    #expect((try built("UITextView", "text = 'Sum'; ") as? UITextView)?.text == "Sum")
    let list = try built("UITableView", "contentSize: {9, 90}; ") as? UIScrollView
    #expect(list?.contentSize == CGSize(width: 9, height: 90))
  }

  @Test func effectViewHasThePrintedChildrenOnly() throws {
    let text = """
      <UIVisualEffectView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x2>> effect=none
         | <_UIVisualEffectBackdropView: 0x3; frame = (0 0; 9 9); layer = <CALayer: 0x4>>
         | <_UIVisualEffectContentView: 0x5; frame = (0 0; 9 9); layer = <CALayer: 0x6>>
      """
    let root = DumpBuilder().makeView(try HierarchyDump(parsing: text).roots[0]).root
    #expect(root.subviews.count == 2)
  }

  @Test func windowBelowTheRootIsPlain() throws {
    let text = "<UIView: 0x1; frame = (0 0; 9 9)>\n| <UIWindow: 0x2; frame = (0 0; 9 9)>"
    let root = DumpBuilder().makeView(try HierarchyDump(parsing: text).roots[0]).root
    #expect(!(root.subviews[0] is UIWindow))
  }

  @Test func partsFollowTheTree() throws {
    let text = """
      <UIWindow: 0xA0; frame = (0 0; 9 9)>
       | <Shop.Menu: 0xA1; baseClass = UIControl; frame = (0 0; 9 9); gestureRecognizers = <NSArray: 0x1>>
       |  | <UILabel: 0xA2; frame = (0 0; 9 9)>
       | <UIView: 0xA3; frame = (0 0; 9 9)>
      """
    let built = DumpBuilder().makeView(try HierarchyDump(parsing: text).roots[0])
    #expect(built.parts.map(\.view) == Array(built.root.subtree))
    #expect(built.parts.map(\.dumped.className) == ["UIWindow", "Shop.Menu", "UILabel", "UIView"])
    #expect(built.parts.map(\.dumped.address) == ["0xa0", "0xa1", "0xa2", "0xa3"])
    #expect(built.parts.map(\.dumped.line) == [1, 2, 3, 4])
    #expect(built.parts[1].dumped.uncertainties == .recognizers)
    #expect(built.parts[2].view.window === built.root)
  }
}
