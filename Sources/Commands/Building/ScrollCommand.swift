import ResponderKit
import Scenes

extension Command {
  static let scroll = Command(
    name: "scroll", group: .building,
    summary: "sets a scroll view's contentOffset, which is the origin of its bounds (R8.4)",
    changesScene: true,
    forms: [
      Form(.located(.view()), .point()) { call, place, offset in
        guard let view = place.value as? UIScrollView else {
          throw call.error(
            .wrongObject(
              call.scene.label(of: place.value),
              className: call.scene.className(of: place.value), expected: "a scroll view"),
            at: place)
        }
        view.contentOffset = offset
      }
    ],
    examples: [
      Example("scroll list 0,200", "200 points down", setup: "add UIScrollView list 0,0 90x90")
    ])
}
