import ResponderKit
import Scenes
import Session

extension Command {
  package static let swap = Command(
    name: "swap", group: .building, summary: "exchanges two siblings in the order (R12.4)",
    changesScene: true,
    forms: [
      Form(.view("A"), .located(.view("B"))) { call, a, other in
        let b = other.value
        guard let parent = a.superview, parent === b.superview, let i = a.indexInSuperview,
          let j = b.indexInSuperview
        else {
          throw call.error(
            .refused(
              "'\(call.scene.label(of: a))' and '\(call.scene.label(of: b))' have different "
                + "superviews; only siblings change places"), at: other)
        }
        parent.exchangeSubview(at: i, withSubviewAt: j)
        call.confirmOrder(of: a)
      }
    ])
}
