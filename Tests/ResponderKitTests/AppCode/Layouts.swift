import ResponderKit

/// A tab bar that makes room for a round button of its own, as articles write it.
final class ArrangedTabBar: UITabBar {
  let raised = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))

  override func layoutSubviews() {
    super.layoutSubviews()
    if raised.superview == nil { addSubview(raised) }
    for case let tab as UIControl in subviews where tab !== raised {
      let isLeft = tab.frame.midX < bounds.midX
      tab.frame.origin.x += isLeft ? -15 : 15
    }
    raised.center = CGPoint(x: bounds.midX, y: 0)
    bringSubviewToFront(raised)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let place = raised.convert(point, from: self)
    return raised.point(inside: place, with: event) ? raised : super.hitTest(point, with: event)
  }
}

/// A row that keeps a distance from its neighbours.
final class InsetCell: UITableViewCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = contentView.frame.inset(by: UIEdgeInsets(top: 8, left: 16))
  }
}

/// A controller with a button that floats above the home indicator.
final class FloatingButtonController: UIViewController {
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 56, height: 56))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaLayoutGuide.layoutFrame
    button.center = CGPoint(x: safe.maxX - 44, y: safe.maxY - 44)
  }
}
