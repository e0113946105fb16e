import Foundation

/// The view of UIKit's that dims what is behind a sheet or popover, and takes the touches there. A
/// tap on it dismisses the presented controller, unless its `isModalInPresentation` is on (for a
/// large sheet, too: simulator choice).
open class UIDimmingView: UIView {
  override class var ownClass: UIView.Type { UIDimmingView.self }
  static let tapped = Selector(("dimmingViewWasTapped"))

  /// The controller in front.
  final weak var controller: UIViewController?

  /// Creates a view that dims what is behind a controller.
  init(behind controller: UIViewController, size: CGSize) {
    self.controller = controller
    super.init(frame: CGRect(origin: .zero, size: size))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer(target: self, action: Self.tapped)
    addGestureRecognizer(tap)
    changeObserver = controller.changeObserver
    tap.changeObserver = controller.changeObserver
  }

  /// Creates a view that is behind no controller.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns nil, as there are no archives to read.
  public required init?(coder: NSCoder) { return nil }

  open override func method(for action: Selector) -> ActionMethod? {
    action == Self.tapped
      ? { _, _ in self.controller?.touchedBeside() } : super.method(for: action)
  }
}

/// An override that lets touches through beside a sheet that dims nothing.
package struct UndimmedSheet: RuledHitTest {
  private static let rules = AnswerRules(AnswerRule(.nothing, when: .superIs(.itself)))
  package var rules: AnswerRules { Self.rules }

  package func reach(in view: UIView) -> HitTestReach { view.refusesByFlags ? .nowhere : .subviews }

  package func withholds(_ target: UIView, in view: UIView) -> Bool? { target === view }
}

/// An override that gives touches beside a popover to some of the views behind it.
package struct PassthroughViews: HitTestBehavior {
  package let references: [ViewReference]

  package func mapReferences(_ transform: (ViewReference) -> ViewReference) -> PassthroughViews {
    PassthroughViews(references: references.map(transform))
  }

  /// Returns what the views behind the presentation answer, if in one of them; else super's answer.
  package func hitTest(_ point: CGPoint, with event: UIEvent?, in view: UIView) -> UIView? {
    guard let own = view.standardHitTest(point, with: event) else { return nil }
    let behind = answerBehind(point, with: event, view)
    let passes = references.contains { reference in
      reference.view.map { behind?.isDescendant(of: $0) ?? false } ?? false
    }
    return passes ? behind : own
  }

  private func answerBehind(_ point: CGPoint, with event: UIEvent?, _ view: UIView) -> UIView? {
    guard let container = view.superview, let parent = container.superview,
      let index = container.indexInSuperview
    else { return nil }
    for sibling in parent.subviews[..<index].reversed() where sibling.isFoundBySuperview {
      if let answer = sibling.ask(sibling.convert(point, from: view), with: event) {
        return answer
      }
    }
    return nil
  }
}
