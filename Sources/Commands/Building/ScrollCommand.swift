import Language
import ResponderKit
import Scenes
import Session

extension Command {
  package static let scroll = Command(
    name: "scroll", group: .building,
    summary: "sets a scroll view's contentOffset, which is the origin of its bounds (R8.4)",
    details: ["'to RECT' moves the content by the least distance that brings RECT in sight."],
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
    ],
    examples: [
      Example("scroll list 0,200", "200 points down", setup: "add UIScrollView list 0,0 90x90"),
      Example(
        "scroll list to 0,200 90x44; get list.contentOffset", "by the least distance",
        setup: "add UIScrollView list 0,99 90x90 contentSize=90x900", shows: "(0, 154)"),
    ])
}

extension Part where Context == Session, Value == UIScrollView {
  fileprivate static func scrollView(_ label: String = "VIEW") -> Part {
    .slot(.reference(label, "a scroll view") { $0 as? UIScrollView })
  }
}
