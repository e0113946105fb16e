#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import ResponderKit
#endif

/// A layer over a screen that takes no touches itself, while its buttons do.
final class PassThroughHUD: UIView {
  let closeButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    closeButton.setTitle("Close", for: .normal)
    closeButton.frame = CGRect(x: frame.width - 80, y: 60, width: 60, height: 44)
    addSubview(closeButton)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
