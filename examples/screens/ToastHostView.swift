import UIKit

/// The host of short messages, in front of every screen of the shop.
final class ToastHostView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if hit === self && !messages.isBlocking { return nil }
    return hit
  }
}
