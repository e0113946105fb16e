import Foundation
import ResponderKit

/// A controller as an app writes it: its own initializer, its view in `loadView`.
class ProfileController: UIViewController {
  let log: CallLog
  let name: String

  init(_ name: String = "profile", log: CallLog = CallLog()) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    log.write("\(name) loadView")
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.write("\(name) viewDidLoad")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.write("\(name) willMove \(parent == nil ? "nil" : "parent")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.write("\(name) didMove \(parent == nil ? "nil" : "parent")")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.write("\(name) began")
    super.touchesBegan(touches, with: event)
  }
}

/// An app's delegate, which is a responder.
class AppDelegate: UIResponder, UIApplicationDelegate {
  let log: CallLog

  init(log: CallLog = CallLog()) {
    self.log = log
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.write("delegate began")
  }
}

/// A delegate that is no responder.
final class PlainDelegate: UIApplicationDelegate {}

/// A window that keeps all events to itself.
class DeafWindow: UIWindow {
  override func sendEvent(_ event: UIEvent) {}
}

/// An application that counts events and passes them on, or not.
class CountingApplication: UIApplication {
  var count = 0
  var callsSuper = true

  override func sendEvent(_ event: UIEvent) {
    count += 1
    if callsSuper {
      super.sendEvent(event)
    }
  }
}

/// An overlay window that lets touches through where it has no subview (R1.6).
class OverlayWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view == self ? nil : view
  }
}
