import Presentation
import ResponderKit
import Scenes

extension Command {
  static let tree = Command(
    name: "tree", aliases: ["pviews"], group: .looking,
    summary: "shows the hierarchy, back to front, with what matters for touches",
    details: [
      "Hit-testing asks siblings from the bottom of the list to its top (R2.1).",
      "With more than 60 views, 'tree' tells in one line what is alike, what fills one another, and "
        + "what hit-testing skips; 'tree all' and 'tree VIEW' show each view. Views that are there to "
        + "be touched then also say what keeps a finger from them: 'covered by', 'outside', "
        + "'scrolled off', 'untouchable' (something that they lie in takes or refuses the touch).",
    ],
    forms: [
      Form(.optional(.either("all", or: .view()))) { call, given in
        let report = TreeReport(call.scene, of: given ?? nil, mayFold: given == nil)
        report.write(call.session.look, to: call.session.write)
        call.facts(.tree, report)
      }
    ],
    examples: [
      Example("tree", "all windows", setup: "add red 0,0 9x9", shows: "red"),
      Example("tree all", "every view, however many there are", shows: "root"),
    ])

  static let controllers = Command(
    name: "controllers", aliases: ["pvc"], group: .looking,
    summary: "shows the view controllers, who contains and who presents whom",
    forms: [
      Form { call in
        let report = ControllersReport(call.scene)
        report.write(call.session.look, to: call.session.write)
        call.facts(.controllers, report)
      }
    ],
    examples: [Example("controllers", "one to begin with", shows: "vc")])

  static let find = Command(
    name: "find", aliases: ["fv"], group: .looking,
    summary: "finds views by name, class, text or address, or a part of one",
    forms: [
      Form(
        .pattern(),
        answer: { call, words, pattern in
          let count = call.scene.views(matching: pattern).count
          return "expect count \(Array(words.dropFirst()).scriptText) \(count)"
        }
      ) { call, pattern in
        let report = FindReport(call.scene, matching: pattern)
        report.write(call.session.look, to: call.session.write)
        call.facts(.found, report)
      }
    ],
    examples: [
      Example("find button", "by class", setup: "add UIButton buy 0,0 60x44", shows: "buy")
    ])

  static let describe = Command(
    name: "describe", aliases: ["po", "p", "print"], group: .looking,
    summary: "shows one responder or recognizer in full",
    forms: [
      Form(.object()) { call, object in
        let report = DescriptionReport(object, in: call.scene)
        report.write(call.session.look, to: call.session.write)
        call.facts(.description, report)
      }
    ],
    examples: [Example("describe root", "all its properties", shows: "alpha")])

  static let chain = Command(
    name: "chain", aliases: ["presponder", "bt"], group: .looking,
    summary: "shows the responder chain, why each is next, and who handles what",
    details: ["Without a responder it begins with 'it', the view last created or hit, or root."],
    forms: [
      Form(
        .optional(.responder()),
        answer: { call, _, start in
          guard let start = start ?? call.startOfChain else { return nil }
          let names = ResponderChain(from: start).map { call.scene.label(of: $0) }
          return "expect chain \(names.joined(separator: " > "))"
        }
      ) { call, start in
        guard let start = start ?? call.startOfChain else { throw CommandError(.noIt) }
        let report = ChainReport(call.scene, from: start)
        report.write(call.session.look, to: call.session.write)
        call.facts(.chain, report)
      }
    ],
    examples: [Example("chain root", "root › vc › window › scene › app › delegate", shows: "vc")])
}

extension Call {
  /// The responder whose chain is meant if none is named.
  fileprivate var startOfChain: UIResponder? {
    session.memory.it ?? scene.names["root"] as? UIResponder
  }
}
