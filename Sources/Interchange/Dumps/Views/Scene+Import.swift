import Inspection
import ResponderKit

/// What came of an import.
public struct ImportSummary: Sendable {
  /// How many views were read.
  public var viewCount: Int
  /// How many trees there were: windows, or views put into a window of their own.
  public var rootCount: Int
  /// What was guessed, clamped or left out, by line.
  public var warnings: [DumpWarning]
  /// What the text never tells and was assumed.
  public var assumptions: [DumpAssumption]
  /// The touch that went wrong, if the text is about one.
  public var failure: HitFailure?
  /// What came of joining the views with what else the text prints.
  public var joined = JoinSummary()
}

extension Scene {
  /// Replaces the scene by the views of a dump; can be undone.
  ///
  /// A tree whose top is no window is put into one of its own size. The first tree sets the size of
  /// the screen; later ones lie in front.
  ///
  /// - Parameters:
  ///   - dump: What was printed of a screen.
  ///   - file: The file that it stands in, as it is to be named in reports.
  public func replace(by dump: HierarchyDump, from file: String? = nil) -> ImportSummary {
    let built = dump.roots.map { DumpBuilder().makeView($0) }
    // A text without frames tells no size.
    let size = built.first.map(\.root.frame.size).flatMap { $0 == .zero ? nil : $0 } ?? screenSize
    replace(
      profile: .scenes,
      screenSize: CGSize(width: max(1, size.width), height: max(1, size.height)),
      hasWindow: false,
      origin: SceneOrigin(
        file: file, formats: dump.formats.map(\.rawValue), isApproximate: dump.isApproximate,
        tells: dump.toldFacts.subtracting([.recognizers, .controllers])))
    var summary = summary(of: dump)
    journal.withoutRecording {
      var namer = ImportNamer(self)
      for tree in built {
        if !(tree.root is UIWindow) { putIntoWindow(tree.root, &namer) }
        name(tree, &namer)
        if let window = tree.root as? UIWindow { add(window) }
      }
      windows.first { !$0.isHidden }?.makeKey()
      summary.joined = join(dump.joined)
    }
    return summary
  }

  /// Adds the views of a dump to a view.
  public func add(_ dump: HierarchyDump, to parent: UIView) -> ImportSummary {
    for root in dump.roots {
      var root = root
      // A window cannot lie in a tree.
      if root.className == "UIWindow" { root.className = "UIView" }
      let tree = DumpBuilder().makeView(root)
      var namer = ImportNamer(self)
      name(tree, &namer)
      parent.addSubview(tree.root)
    }
    var summary = summary(of: dump)
    summary.joined = join(dump.joined)
    return summary
  }

  /// Joins the scene by address with a text that prints no views; can be undone.
  ///
  /// - Throws: A `DumpError` if the scene knows none of the addresses.
  public func join(_ dump: HierarchyDump) throws(DumpError) -> ImportSummary {
    let addresses = dump.joined.addresses
    guard addresses.contains(where: { names.responder(atAddress: $0) != nil }) else {
      throw DumpError(
        line: 1, column: 1,
        kind: .unknownAddresses(count: addresses.count, known: names.addressCount))
    }
    var summary = summary(of: dump)
    summary.joined = join(dump.joined)
    return summary
  }

  private func putIntoWindow(_ root: UIView, _ namer: inout ImportNamer) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: screenSize))
    window.isHidden = false
    window.addSubview(root)
    adopt(window, NameTable.Entry(name: namer.name(like: "UIWindow", isOnly: true)))
    add(window)
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
          origin: ViewOrigin(
            line: part.dumped.line, doubts: part.dumped.doubts,
            animatedKeys: part.dumped.animatedKeys, identifier: part.dumped.identifier)))
    }
  }

  private func summary(of dump: HierarchyDump) -> ImportSummary {
    ImportSummary(
      viewCount: dump.viewCount, rootCount: dump.roots.count, warnings: dump.warnings,
      assumptions: dump.assumptions, failure: dump.failure)
  }
}
