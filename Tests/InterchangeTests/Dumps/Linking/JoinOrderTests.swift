import Interchange
import ResponderKit
import Scenes
import Testing

@Suite struct JoinOrderTests {
  private static let texts = [
    [
      Joined.line(
        "0xa1", on: "0x40",
        "; target= <(action=a:, target=<Root 0xc1>)>; must-fail = {\(Joined.line("0xa2", on: "0x20"))}"
      ),
      Joined.line("0xa3", on: "0x40", "; target= <(action=b:, target=<Store 0xd1>)>"),
    ].joined(separator: ",\n"),
    [
      Joined.line("0xa4", on: "0x20", "; numberOfTapsRequired = 2"),
      Joined.line("0xa2", on: "0x20"),
    ].joined(separator: ",\n"),
    Joined.line("0xa5", on: "0x30", class: "UIScrollViewPanGestureRecognizer"),
    """
    <Root 0xc1>, state: appeared, view: <UIView 0x20>
       | <CardController 0xc2>, state: appeared, view: <Card 0x40>
    """,
    "(lldb) pactions 0x50\n<Root: 0xc1>: buy:\n<Store: 0xd1>: count",
  ]

  /// All that can be told of a scene without names, which are given in the order of joining.
  private func facts(_ scene: Scene) -> [String] {
    func address(_ object: AnyObject?) -> String {
      guard let object = object as? StatefulObject else { return "-" }
      return scene.names.entry(of: object)?.address ?? "\(type(of: object))"
    }
    var facts: [String] = []
    scene.views.forEach { view in
      facts.append(address(view) + ResponderChain(after: view).map { ">" + address($0) }.joined())
      for recognizer in view.gestureRecognizers ?? [] {
        facts.append(
          "\(address(recognizer)) \(PropertyTable.properties(of: recognizer).map { $0.get(recognizer).map { "\($0)".count } }) "
            + recognizer.failureRequirements.map { "!" + address($0) }.joined()
            + recognizer.targetsAndActions.map { address($0.target) + ".\($0.action)" }.joined())
      }
      for target in (view as? UIControl)?.allTargets ?? [] {
        facts.append("told \(address(target))")
      }
    }
    facts += scene.controllers.map {
      "\(address($0)) in \(address($0.parent)) view \(address($0.viewIfLoaded))"
    }
    return facts
  }

  @Test func everyOrderOfJoiningGivesTheSameScene() throws {
    let scene = Scene()
    _ = scene.replace(
      by: try HierarchyDump(parsing: ([Joined.tree] + Self.texts).joined(separator: "\n\n")))
    let wanted = facts(scene)
    for order in permutations(Self.texts) {
      let scene = Scene()
      _ = scene.replace(by: try HierarchyDump(parsing: Joined.tree))
      for text in order { _ = try scene.join(HierarchyDump(parsing: text)) }
      #expect(facts(scene) == wanted)
      for text in order { _ = try scene.join(HierarchyDump(parsing: text)) }
      #expect(facts(scene) == wanted)
    }
  }

  private func permutations<Element>(_ list: [Element]) -> [[Element]] {
    guard list.count > 1 else { return [list] }
    return list.indices.flatMap { index -> [[Element]] in
      var rest = list
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }
}
