import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let inside = Command(
    name: "inside", aliases: ["pointInside", "pointinside", "point-inside"], group: .happening,
    summary: "calls a view's point(inside:with:), which does not check hidden, alpha or enabled",
    forms: [
      Form(.point("X,Y")) { call, point in call.askAllInside(point) },
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
      },
    ])
}

extension Call {
  /// The number of views that are told at most.
  private static let mostViews = 24

  /// Asks the views of all windows whether they contain a point of the screen.
  fileprivate func askAllInside(_ point: CGPoint) {
    let views = scene.windowsBackToFront.filter { !$0.isHidden }.flatMap { Array($0.subtree) }
    let shown = views.prefix(Self.mostViews)
    let width = shown.map { scene.label(of: $0).displayWidth }.max() ?? 0
    for view in shown {
      let place = view.point(fromScreen: point)
      let isInside = view.point(inside: place, with: nil)
      var line = TextLine(scene.label(of: view), .name)
      line.pad(to: width + 2)
      line.append(isInside ? "true   " : "false  ", isInside ? .good : .bad)
      line.append("\(place.text) in bounds \(view.bounds.text)", .dim)
      write(line)
      let words = view.pointInsideBehavior.map { scene.words(of: $0) }
      facts(
        CommandFacts.inside, (scene.label(of: view), place, isInside, view.bounds, words))
    }
    if views.count > shown.count {
      write(TextLine("and \((views.count - shown.count).counted("view")) more", .dim))
    }
  }
}
