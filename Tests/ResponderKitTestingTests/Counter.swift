import ResponderKit

final class Counter: UIViewController {
  let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: Selector(("tapped")), for: .touchUpInside)
    view.addSubview(button)
  }

  override func method(for action: Selector) -> ActionMethod? {
    action == Selector(("tapped")) ? { _, _ in self.count += 1 } : super.method(for: action)
  }
}
