import Foundation
import ResponderKit
import Testing

@Suite("R2.9: disabled controls")
struct ControlTests {
  @Test(
    "R2.9, S-36: a disabled control lets the tap fall to the sibling behind",
    arguments: ViewClass.controls)
  func fallsThrough(kind: ViewClass) throws {
    let control = try #require(
      kind.make(CGRect(x: 0, y: 0, width: 100, height: 40)) as? UIControl)
    let child = UIView(0, 0, 30, 40)
    control.addSubview(child)
    let behind = UIView(0, 0, 100, 40)
    let root = UIView(0, 0, 200, 200).with(behind, control)
    #expect(root.hit(10, 10) === child)
    #expect(root.hit(40, 10) === control)
    control.isEnabled = false
    #expect(root.hit(10, 10) === behind, "its subviews are gone, too")
    #expect(root.hit(40, 10) === behind)
    #expect(control.hit(40, 10) == nil)
    #expect(control.contains(40, 10), "point(inside:) is unchanged")
    behind.removeFromSuperview()
    #expect(root.hit(40, 10) === root, "else to the superview")
    control.isEnabled = true
    #expect(root.hit(40, 10) === control)
  }

  @Test("R2.9: an overridden isEnabled counts")
  func overriddenIsEnabled() {
    final class Never: UIButton {
      override var isEnabled: Bool {
        get { false }
        set { super.isEnabled = newValue }
      }
    }
    let root = UIView(0, 0, 100, 100).with(Never(0, 0, 100, 100))
    #expect(root.hit(50, 50) === root)
  }

  @Test("R2.9: isEnabled is about the control alone, not about what surrounds it")
  func enabledInsideDisabledView() {
    let button = UIButton(0, 0, 50, 50)
    let root = UIView(0, 0, 100, 100).with(UIView(0, 0, 100, 100).with(button))
    #expect(button.isEnabled)
    #expect(root.hit(10, 10) === button)
  }
}
