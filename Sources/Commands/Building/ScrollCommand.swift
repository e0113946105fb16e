import Language
import ResponderKit
import Scenes
import Session

extension Command {
  package static let scroll = Command(
    name: "scroll", group: .building,
    summary: "sets a scroll view's contentOffset, which is the origin of its bounds (R8.4)",
    changesScene: true,
    forms: [
      Form(.scrollView(), .word("to", .rect()), summary: "scrollRectToVisible") {
        call, view, rect in
        view.scrollRectToVisible(rect, animated: false)
        call.confirm(view, "contentOffset", "bounds")
      },
      Form(.scrollView(), .point(), summary: "setContentOffset") { call, view, offset in
        view.contentOffset = offset
        call.confirm(view, "contentOffset", "bounds")
      },
    ])
}

extension Part where Context == Session, Value == UIScrollView {
  fileprivate static func scrollView(_ label: String = "VIEW") -> Part {
    .slot(.reference(label, "a scroll view") { $0 as? UIScrollView })
  }
}
