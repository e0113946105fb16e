import ResponderKit
import Scenes

extension Command {
  static let frame = rectangle("frame", "sets a view's rectangle in its superview's coordinates") {
    $0.frame = $1
  }

  static let bounds = rectangle(
    "bounds",
    "sets a view's rectangle in its own coordinates; changing its origin moves the subviews"
  ) { $0.bounds = $1 }

  private static func rectangle(
    _ name: String, _ summary: String, _ set: @escaping @Sendable (UIView, CGRect) -> Void
  ) -> Command {
    Command(
      name: name, group: .building, summary: summary, changesScene: true,
      forms: [
        Form(.view(), .rect()) { call, view, rect in
          set(view, rect)
          call.remarkIfNegative(rect)
          call.confirmGeometry(of: view, name)
        }
      ],
      examples: [Example("\(name) red 10,20 100x50", summary, setup: "add red")])
  }
}
