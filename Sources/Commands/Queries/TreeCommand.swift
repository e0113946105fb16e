import Presentation
import ResponderKit
import Scenes
import Session

extension Command {
  package static let tree = Command(
    name: "tree", aliases: ["pviews"], group: .looking,
    summary: "shows the view hierarchy, back to front, with what matters for touches",
    details: [
      "Hit-testing asks siblings from the bottom of the list to its top (R2.1).",
      "Touch targets show why they get no touch: 'covered by', 'outside', 'scrolled off', "
        + "'untouchable' (a superview refuses or takes the touch).",
      "With more than 60 views, 'tree' puts similar views, views that fill one another and views "
        + "that hit-testing skips into one line. 'tree all' and 'tree VIEW' show each view. In "
        + "narrow lines frames, texts and classes give way to what decides touches; 'tree wide' "
        + "shows everything.",
      "'tree layout' shows the result of the layout pass, which runs after each command and before "
        + "each event, as an app's run loop does. There is no Auto Layout.",
    ],
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
    ],
    examples: [
      Example("tree", "all windows", setup: "add red 0,0 9x9", shows: "red"),
      Example(
        "tree reach", "who is in the way of whom",
        setup: "add UIButton buy 20,40 100x44; add veil 0,0 390x844", shows: "covered by veil"),
      Example("tree controllers", "one to begin with", shows: "vc"),
      Example(
        "tree layout", "b takes what is left",
        setup: "add UIStackView row 0,100 300x44 spacing=8; add a 0,0 60x44 in row; "
          + "add b 0,0 60x44 in row", shows: "wants"),
      Example("tree all", "every view, however many there are", shows: "root"),
      Example(
        "set-option width 40; tree wide", "whole lines, although the screen is narrow",
        setup: "add UIButton buy 20,40 100x44; disable buy", shows: "(20 40; 100 44)"),
    ])
}
