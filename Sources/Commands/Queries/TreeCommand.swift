import Presentation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let tree = Command(
    name: "tree", aliases: ["pviews"], group: .looking,
    summary: "shows the view hierarchy, back to front, with what matters for touches",
    forms: [
      Form(
        .word("reach", .optional(.view())), summary: "says of each view whether touches reach it"
      ) {
        call, view in
        let report = TreeReport(call.scene, of: view, showsReach: true)
        report.write(call.session.style, to: call.session.write)
        call.facts(.tree, report)
      },
      Form(
        .word("wide", .optional(.either("all", or: .view()))),
        summary: "leaves nothing out, however long the lines become"
      ) { call, given in
        let isFolded = given == nil
        let report = TreeReport(call.scene, of: given ?? nil, mayFold: isFolded, isWide: true)
        report.write(call.session.style, to: call.session.write)
        call.facts(.tree, report)
      },
      Form("controllers", summary: "the view controllers, with their parents and presenters") {
        call in
        let report = ControllersReport(call.scene)
        report.write(call.session.style, to: call.session.write)
        call.facts(.controllers, report)
      },
      Form(
        .word("layout", .optional(.view())),
        summary: "what stack views arrange, the sizes that they want, and the safe area"
      ) { call, view in
        guard let root = view ?? call.scene.mainWindow else { return }
        let report = LayoutReport(below: root, in: call.scene)
        report.write(call.session.style, to: call.session.write)
        call.facts(.layout, report)
      },
      Form(.optional(.either("all", or: .view())), summary: "shows the views") { call, given in
        let report = TreeReport(call.scene, of: given ?? nil, mayFold: given == nil)
        report.write(call.session.style, to: call.session.write)
        call.facts(.tree, report)
        call.tellLook(at: given ?? nil, "tree")
      },
    ])
}
