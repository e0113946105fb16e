import ResponderKit
import Scenes
import Text

extension Command {
  static let inside = Command(
    name: "inside", group: .happening,
    summary: "calls a view's point(inside:with:), which does not check hidden, alpha or enabled",
    forms: [
      Form(
        .view(), .point(),
        answer: { _, words, view, point in
          let isInside = view.point(inside: point, with: nil)
          return "expect \(words.scriptText) \(isInside ? "on" : "off")"
        }
      ) { call, view, point in
        let isInside = view.point(inside: point, with: nil)
        var line = TextLine(isInside ? "true" : "false", isInside ? .good : .bad)
        let words = view.pointInsideBehavior.map { call.scene.words(of: $0) }
        let override = words.map { ", overridden: \($0)" } ?? ""
        line.append("  \(point.text) in bounds \(view.bounds.text)\(override)", .dim)
        call.write(line)
        call.facts(
          CommandFacts.inside, (call.scene.label(of: view), point, isInside, view.bounds, words))
      }
    ],
    examples: [
      Example(
        "inside red 99,99", "the last point inside", setup: "add red 0,0 100x100 hidden",
        shows: "true"),
      Example(
        "inside red 100,100", "the edge is outside (R2.4)", setup: "add red 0,0 100x100",
        shows: "false"),
    ])
}
