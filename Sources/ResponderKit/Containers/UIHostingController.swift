import Foundation

/// A controller that shows content of SwiftUI in a UIKit app. There is no SwiftUI here, so the content may be
/// a value of any type, and nothing of it is drawn or gets an event.
///
/// Its view is one view to UIKit and takes every touch inside itself (R1.11). Subviews that a test adds stand
/// for the parts of the content that take touches: up to iOS 17 they are hit themselves.
open class UIHostingController<Content>: UIViewController {
  /// The content.
  public final var rootView: Content { willSet { willChange() } }

  /// Creates a controller of some content.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    view = _UIHostingView<Content>(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  open override func captureState() -> () -> Void {
    let base = super.captureState()
    let content = rootView
    return { [self] in
      base()
      rootView = content
    }
  }
}

/// The view of a ``UIHostingController``.
public final class _UIHostingView<Content>: UIView {
  override class var ownClass: UIView.Type { _UIHostingView<Content>.self }

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hitTestBehavior = HostingHitTest()
  }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }
}
