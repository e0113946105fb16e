import Interchange
import Testing

@testable import Analysis
@testable import Scenes

/// Which view is which, told by the lines of the views that are taken for new or gone.
@Suite struct MatchingTests {
  /// Two screens: a class, with a text behind a colon and an identifier behind a hash, at a depth;
  /// and what is gone and new, by line.
  struct Case: Sendable {
    var title: String
    var then: [String]
    var now: [String]
    var gone: [Int] = []
    var new: [Int] = []
  }

  static let cases = [
    Case(
      title: "a row in front of alike rows that have texts",
      then: ["Row", " UILabel:a", "Row", " UILabel:b", "Row", " UILabel:c"],
      now: ["Row", " UILabel:x", "Row", " UILabel:a", "Row", " UILabel:b", "Row", " UILabel:c"],
      new: [2, 3]),
    Case(
      title: "a text that changed stays where its neighbours are",
      then: ["UILabel:a", "UILabel:b", "UILabel:c"],
      now: ["UILabel:a", "UILabel:x", "UILabel:y", "UILabel:c"], new: [4]),
    Case(
      title: "a view around others", then: ["UILabel:a", "UILabel:b"],
      now: ["Box", " UILabel:a", " UILabel:b"], new: [2]),
    Case(
      title: "the same texts elsewhere", then: ["Left", " UILabel:a", "Right"],
      now: ["Left", "Right", " UILabel:a"]),
    Case(
      title: "an identifier tells more than a text",
      then: ["UILabel#p:a", "UILabel#q:b"], now: ["UILabel#q:a", "UILabel#p:b"]),
    Case(
      title: "another class is another view", then: ["A", "B"], now: ["A", "C"], gone: [3],
      new: [3]),
    Case(
      title: "equal rows: the last ones are new", then: ["Row", "Row"],
      now: ["Row", "Row", "Row", "Row"], new: [4, 5]),
  ]

  private func tree(_ views: [String]) throws -> ScreenTree {
    var lines = ["<UIWindow; frame = (0 0; 390 844)>"]
    for (k, view) in views.enumerated() {
      let depth = view.prefix { $0 == " " }.count
      let parts = view.dropFirst(depth).split(separator: ":")
      let head = parts[0].prefix { $0 != "#" }
      let text = parts.count > 1 ? "; text = '\(parts[1])'" : ""
      let bars = String(repeating: "   | ", count: depth + 1)
      lines.append("\(bars)<\(head); frame = (0 \(k * 50); 390 44)\(text)>")
    }
    var dump = try HierarchyDump(parsing: lines.joined(separator: "\n"))
    for root in dump.roots.indices { Self.identify(&dump.roots[root], views) }
    let scene = Scene()
    _ = scene.replace(by: dump)
    return ScreenTree(scene)
  }

  private static func identify(_ view: inout DumpedView, _ views: [String]) {
    if view.line > 1 {
      let head = views[view.line - 2].drop { $0 == " " }.split(separator: ":")[0]
      view.identifier = head.split(separator: "#").dropFirst().first.map(String.init)
    }
    var children = view.children
    for k in children.indices { identify(&children[k], views) }
    view.children = children
  }

  @Test(arguments: cases.indices)
  func viewsAreRecognized(index: Int) throws {
    let item = Self.cases[index]
    let (then, now) = (try tree(item.then), try tree(item.now))
    let matching = ScreenMatching(then, now)
    let gone = matching.newPlaces.indices.filter { matching.newPlaces[$0] == nil }
    let new = matching.oldPlaces.indices.filter { matching.oldPlaces[$0] == nil }
    #expect(gone.map { then.line(of: $0) } == item.gone, "\(item.title)")
    #expect(new.map { now.line(of: $0) } == item.new, "\(item.title)")
  }

  @Test func addressesOfOneRunDecideBetweenEqualViews() throws {
    func tree(_ addresses: [String]) throws -> ScreenTree {
      let rows = addresses.map { "   | <Row: \($0); frame = (0 0; 9 9)>" }
      let scene = Scene()
      _ = scene.replace(
        by: try HierarchyDump(
          parsing: (["<UIWindow: 0xf0; frame = (0 0; 390 844)>"] + rows).joined(separator: "\n")))
      return ScreenTree(scene)
    }
    let matching = ScreenMatching(
      try tree(["0x1", "0x2", "0x3"]), try tree(["0x3", "0x2", "0x4"]))
    #expect(matching.isOneRun)
    // What has another address and the same look in the same place is the same, made anew.
    #expect(matching.newPlaces == [0, 3, 2, 1])
  }
}
