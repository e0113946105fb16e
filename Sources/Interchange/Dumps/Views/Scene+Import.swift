import ResponderKit
import Scenes

/// A summary of an import.
package struct ImportSummary: Sendable {
  /// The number of views that were made.
  package var viewCount: Int
  /// The number of trees: windows, or views put into a window that the text does not have.
  package var rootCount: Int
  /// The warnings about values that were guessed, clamped or left out, by line.
  package var warnings: [DumpWarning]
  /// The assumptions about facts that the text never tells.
  package var assumptions: [DumpAssumption]
  /// The touch that went wrong, if the text is about one.
  package var failure: HitFailure?
  /// The summary of joining the views with the other objects of the text.
  package var joined = JoinSummary()
}

extension Scene {
  /// Replaces the scene by the views of a dump; can be undone.
  ///
  /// A tree whose top is no window is put into one that holds it, several of them side by side. The
  /// first window sets the size of the screen; later ones lie in front. What is printed several
  /// times is built once.
  ///
  /// - Parameters:
  ///   - dump: The dump of a screen.
  ///   - file: The file that it stands in, as it is to be named in reports.
  package func replace(by dump: HierarchyDump, from file: String? = nil) -> ImportSummary {
    let trees = DistinctTrees(dump.roots)
    let built = trees.roots.map { DumpBuilder(classes).makeView($0) }
    let layout = ScreenLayout(built, isOnScreen: dump.isApproximate, or: screenSize)
    replace(
      profile: .scenes, screenSize: layout.screenSize, hasWindow: false,
      origin: ImportProvenance(
        file: file, formats: dump.formats.map(\.name), isApproximate: dump.isApproximate,
        tells: dump.toldFacts.subtracting([.recognizers, .controllers])))
    var summary = summary(of: dump, trees, layout.warnings)
    journal.withoutRecording {
      var namer = ImportNamer(self)
      var made: [UIWindow] = []
      for (tree, place) in zip(built, layout.places) {
        if let place {
          if place == made.count { made.append(makeWindow(layout.windowFrames[place], &namer)) }
          made[place].addSubview(tree.root)
        }
        name(tree, &namer)
        if let window = tree.root as? UIWindow { add(window) }
      }
      windows.first { !$0.isHidden }?.makeKey()
      summary.joined = join(dump.joined)
    }
    return summary
  }

  /// Adds the views of a dump to a view.
  package func add(_ dump: HierarchyDump, to parent: UIView) -> ImportSummary {
    let trees = DistinctTrees(dump.roots)
    for root in trees.roots {
      var root = root
      // A window cannot lie in a tree.
      if root.className == "UIWindow" { root.className = "UIView" }
      let tree = DumpBuilder(classes).makeView(root, isRoot: false)
      var namer = ImportNamer(self)
      name(tree, &namer)
      parent.addSubview(tree.root)
    }
    var summary = summary(of: dump, trees)
    summary.joined = join(dump.joined)
    return summary
  }

  /// Joins the scene by address with a text that prints no views; can be undone.
  ///
  /// - Throws: A `DumpError` if the scene knows none of the addresses.
  package func join(_ dump: HierarchyDump) throws(DumpError) -> ImportSummary {
    let addresses = dump.joined.addresses
    guard addresses.contains(where: { names.responder(atAddress: $0) != nil }) else {
      throw DumpError(
        line: 1, column: 1,
        kind: .unknownAddresses(count: addresses.count, known: names.addressCount))
    }
    var summary = summary(of: dump, DistinctTrees([]))
    summary.joined = join(dump.joined)
    return summary
  }

  private func makeWindow(_ frame: CGRect, _ namer: inout ImportNamer) -> UIWindow {
    let window = UIWindow(frame: frame)
    window.isHidden = false
    adopt(window, NameTable.Entry(name: namer.name(like: "UIWindow", isOnly: true)))
    add(window)
    return window
  }

  private func name(_ tree: BuiltView, _ namer: inout ImportNamer) {
    namer.count(tree.parts.map(\.dumped))
    for part in tree.parts {
      let className = part.dumped.className
      let known = String(describing: type(of: part.view))
      adopt(
        part.view,
        NameTable.Entry(
          name: namer.name(of: part.dumped),
          className: className == known ? nil : className, address: part.dumped.address,
          origin: ViewProvenance(
            line: part.dumped.line, doubts: part.dumped.doubts,
            animatedKeys: part.dumped.animatedKeys, identifier: part.dumped.identifier)))
    }
  }

  private func summary(
    of dump: HierarchyDump, _ trees: DistinctTrees, _ remarks: [DumpWarning] = []
  ) -> ImportSummary {
    ImportSummary(
      viewCount: HierarchyDump(roots: trees.roots).viewCount, rootCount: trees.roots.count,
      warnings: (dump.warnings + trees.warnings + remarks).inOrderOfLines,
      assumptions: dump.assumptions, failure: dump.failure)
  }
}
