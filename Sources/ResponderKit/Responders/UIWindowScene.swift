import Foundation

/// A part of an application's user interface, which has been a responder since iOS 13 (R4.4).
open class UIScene: UIResponder {
  // Cleared where an application ends or lets go of the scene; read at each step along a chain.
  /// The application that shows the scene.
  public final internal(set) unowned(unsafe) var application: UIApplication?

  override var standardNext: UIResponder? { application }
}

/// A scene that shows windows on a screen.
open class UIWindowScene: UIScene {
  /// The screen, in points.
  open var screenBounds: CGRect {
    willSet { willChange() }
    didSet { for window in windows { window.insetsMayChange() } }
  }
  /// Indicates whether root views are put into a transition view and a drop-shadow view, as in iOS
  /// 13 and later (R4.6). It is false by default, for teaching.
  open var usesPrivateContainers = false { willSet { willChange() } }
  final let windowOrder = WindowOrder()

  /// Creates a scene with a screen of a size in points.
  public init(screenSize: CGSize) {
    screenBounds = CGRect(origin: .zero, size: screenSize)
    super.init()
  }

  /// The windows, in the order in which they were last ordered front.
  public final var windows: [UIWindow] { windowOrder.windows }

  override var forwardsByDefault: Bool { type(of: self) == UIWindowScene.self }

  open override func captureState() -> () -> Void {
    capture(\.screenBounds, \.usesPrivateContainers, after: super.captureState())
  }
}

extension UIWindowScene {
  /// Removes a window from the scene, so that it gets no events any more.
  public final func remove(_ window: UIWindow) {
    windowOrder.remove(window)
    application?.passKey(from: window)
  }
}
