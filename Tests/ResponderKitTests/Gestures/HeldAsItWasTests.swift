import Foundation
import Testing

@testable import ResponderKit

@Suite struct HeldAsItWasTests {
  /// A view that writes down where fingers are.
  private final class Notes: UIView {
    var lines: [String] = []

    private func note(_ word: String, _ touches: Set<UITouch>) {
      for touch in touches {
        let (now, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
        lines.append(
          "\(word) \(Int(now.x)),\(Int(now.y)) from \(Int(before.x)),\(Int(before.y)) "
            + "at \((touch.timestamp * 100).rounded() / 100)")
      }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
  }

  private let screen = Screen()

  @Test("R6.14: what a scroll view held back tells where and when the finger came down")
  func scrollViewHolds() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    list.contentSize = CGSize(width: 390, height: 2000)
    let notes = Notes(0, 0, 390, 400)
    list.addSubview(notes)
    screen.window.addSubview(list)
    screen.finger().down(100, 100)
    screen.wait(0.05)
    screen.finger().move(104, 100)
    screen.wait(0.2)
    #expect(
      notes.lines == ["began 100,100 from 100,100 at 0.0", "moved 104,100 from 100,100 at 0.05"])
    screen.finger().up(104, 100)
    #expect(notes.lines.last?.hasPrefix("ended 104,100") == true)
  }

  @Test("R6.14: the knob of a slider in a table follows the finger, and no row is selected")
  func sliderInATable() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.contentSize = CGSize(width: 390, height: 2000)
    table.contentInsetAdjustmentBehavior = .never
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    let slider = UISlider(frame: CGRect(x: 20, y: 5, width: 200, height: 34))
    cell.contentView.addSubview(slider)
    table.addSubview(cell)
    screen.window.addSubview(table)
    screen.finger().down(30, 120)
    for x in stride(from: 35.0, through: 130, by: 5) {
      screen.wait(0.02)
      screen.finger().move(x, 120)
    }
    screen.finger().up(130, 120)
    #expect(slider.value > 0.3 && table.contentOffset == .zero && !cell.isSelected)
  }

  @Test(
    "R6.16: a scroll view is asked for its own pan when its content was hit",
    arguments: [true, false])
  func ownPan(hitsContent: Bool) {
    final class Refusing: UIScrollView {
      var asked = 0
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return false
      }
    }
    let list = Refusing(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    list.contentSize = CGSize(width: 390, height: 2000)
    if hitsContent { list.addSubview(UIView(0, 0, 390, 400)) }
    screen.window.addSubview(list)
    screen.finger().down(100, 300)
    for y in [280.0, 200] { screen.finger().move(100, y) }
    screen.finger().up()
    #expect(list.asked == 1 && list.contentOffset.y == -47, "where it rests below the status bar")
  }

  @Test("R8.8: a table bounces vertically, other scroll views do not")
  func tablesBounce() {
    #expect(UITableView(frame: .zero).alwaysBounceVertical)
    #expect(!UIScrollView(frame: .zero).alwaysBounceVertical)
    #expect(!UICollectionView(frame: .zero).alwaysBounceVertical)
  }

  @Test(
    "R9.11: a presentation takes the keyboard, its end gives it back",
    arguments: [UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen, .currentContext])
  func keyboard(style: UIModalPresentationStyle) {
    let root = UIViewController()
    screen.window.rootViewController = root
    let field = UITextField(20, 100, 200, 40)
    root.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    let alert = UIViewController()
    alert.modalPresentationStyle = style
    root.present(alert, animated: false)
    #expect(!field.isFirstResponder && screen.window.firstResponder == nil)
    root.dismiss(animated: false)
    #expect(field.isFirstResponder)
  }

  @Test("R9.11: who became first responder meanwhile stays it, and who left is not called back")
  func keyboardMeanwhile() {
    let root = UIViewController()
    screen.window.rootViewController = root
    let (field, other) = (UITextField(20, 100, 200, 40), UITextField(20, 200, 200, 40))
    root.view.addSubview(field)
    root.view.addSubview(other)
    for meanwhile in [{ _ = other.becomeFirstResponder() }, { field.removeFromSuperview() }] {
      field.becomeFirstResponder()
      root.present(UIViewController(), animated: false)
      meanwhile()
      root.dismiss(animated: false)
      #expect(!field.isFirstResponder)
    }
  }
}
