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
  /// The screens that the text holds, and the number of the one that was taken; empty if it holds
  /// one.
  package var screens: [DumpedScreen] = []
  package var screen: Int?
  /// The answers of the device that the text records.
  package var observations: [LinkedObservation] = []
  /// The summary of joining the views with the other objects of the text.
  package var joined = JoinSummary()

  /// The summary of an import that ended early, which nobody reads.
  static let interrupted = ImportSummary(
    viewCount: 0, rootCount: 0, warnings: [], assumptions: [])
}

extension Scene {
  /// Replaces the scene by the views of a dump; can be undone. Where work must stop, only some of
  /// the views are there.
  ///
  /// A tree whose top is no window is put into one that holds it, several of them side by side. The
  /// first window sets the size of the screen; later ones lie in front. What is printed several
  /// times is built once.
  ///
  /// - Parameter file: The file that it stands in, as it is to be named in reports.
  package func replace(by dump: HierarchyDump, from file: String? = nil) -> ImportSummary {
    askedControl = nil
    let trees = DistinctTrees(dump.roots)
    let built = trees.roots.map {
      DumpBuilder(classes, code: code).makeView($0, mustStop: mustStop)
    }
    if mustStop() { return .interrupted }
    let layout = ScreenLayout(built, isOnScreen: dump.isApproximate, or: screenSize)
    let capture = dump.joined.capture
    var told = dump.toldFacts
    if capture == nil { told.subtract([.recognizers, .controllers]) }
    // Newer systems print what older ones leave out.
    for part in built.lazy.flatMap(\.parts) {
      if part.dumped.drawing.contains(.background) { told.insert(.background) }
      if part.dumped.captured?.overrides.isEmpty == false { told.insert(.someOverrides) }
      if part.dumped.contentInset != nil { told.insert(.insets) }
    }
    replace(
      profile: .scenes, screenSize: capture?.screen?.sane.size ?? layout.screenSize,
      hasWindow: false,
      origin: ImportProvenance(
        file: file, formats: dump.formats.map(\.name), isApproximate: dump.isApproximate,
        tells: told))
    changeOrigin { $0.isCut = dump.isCut }
    var summary = summary(of: dump, trees, built, layout.warnings)
    journal.withoutRecording {
      var namer = ImportNamer(self)
      let tellsBackgrounds = trees.tellBackgrounds
      var made: [UIWindow] = []
      for (tree, place) in zip(built, layout.places) {
        if let place {
          if place == made.count { made.append(makeWindow(layout.windowFrames[place], &namer)) }
          made[place].addSubview(tree.root)
        }
        name(tree, &namer, tellsBackgrounds)
        if let window = tree.root as? UIWindow { add(window) }
      }
      windows.first { !$0.isHidden }?.makeKey()
      // The windows of the text are all there are: its first responder brings no keyboard of ours.
      application.showsKeyboardWindow = false
      link(dump, built, &summary)
      application.showsKeyboardWindow = application.shownInputViews == nil && !holdsKeyboard
    }
    summary.assumptions = summary.assumptions.compactMap { assumption in
      guard case .unknownControllers = assumption else { return assumption }
      // The same text may have told some of them.
      let count = views.count(where: lacksController)
      return count == 0 ? nil : .unknownControllers(count: count)
    }
    return summary
  }

  /// Adds the views of a dump to a view; where work must stop, only some of them.
  package func add(_ dump: HierarchyDump, to parent: UIView) -> ImportSummary {
    let trees = DistinctTrees(dump.roots)
    var built: [BuiltView] = []
    for root in trees.roots {
      var root = root
      // A window cannot lie in a tree.
      if root.className == "UIWindow" { root.className = "UIView" }
      let tree = DumpBuilder(classes, code: code).makeView(root, isRoot: false, mustStop: mustStop)
      if mustStop() { return .interrupted }
      var namer = ImportNamer(self)
      name(tree, &namer, trees.tellBackgrounds)
      parent.addSubview(tree.root)
      built.append(tree)
    }
    if mustStop() { return .interrupted }
    var summary = summary(of: dump, trees, built)
    link(dump, built, &summary)
    return summary
  }

  /// Joins the scene by address with a text that prints no views; can be undone.
  ///
  /// - Throws: A `DumpError` if the scene knows none of the addresses.
  package func join(_ dump: HierarchyDump) throws(DumpError) -> ImportSummary {
    var dump = dump
    if let reply = dump.joined.bareReply {
      let (told, empty) = try actions(by: reply)
      dump.joined.actions += told
      dump.joined.empty += empty
      // What it says is known now; its lines are no trees.
      dump.warnings = []
    }
    let addresses = dump.joined.addresses.union(dump.observations.flatMap(\.addresses))
    guard knows(dump) else {
      throw DumpError(kind: .unknownAddresses(count: addresses.count, known: names.addressCount))
    }
    dump.roots = []
    var summary = summary(of: dump, DistinctTrees([]), [])
    link(dump, [], &summary)
    return summary
  }

  /// Returns whether the scene has an object that a text without a tree names.
  package func knows(_ dump: HierarchyDump) -> Bool {
    if dump.joined.addresses.contains(where: { names.responder(atAddress: $0) != nil }) {
      return true
    }
    var linker = DumpLinker(self, dump)
    return linker.knowsObserved()
  }

  /// Returns whether all views of a text lie in views of the scene that the text leaves out, as in the
  /// reply to a question about one of them.
  package func isShowingMore(than dump: HierarchyDump) -> Bool {
    guard origin != nil, !dump.roots.isEmpty else { return false }
    return dump.roots.allSatisfy { root in
      guard let address = root.address,
        let view = names.responder(atAddress: address) as? UIView,
        className(of: view) == root.className, let parent = view.superview
      else { return false }
      // A window that was made for the text is none of the app's.
      return names.entry(of: parent)?.address != nil
    }
  }

  /// Returns whether a text is the reply to a question about an object of the scene, and no tree.
  package func isAnswered(by dump: HierarchyDump) -> Bool {
    guard let reply = dump.joined.bareReply else { return false }
    if dump.roots.isEmpty { return true }
    // Views in a list may as well be what is on the screen.
    guard case .targets(let targets) = reply.content, askedControl != nil else { return false }
    return targets.allSatisfy { names.responder(atAddress: $0.address) != nil }
  }

  /// Links the scene with everything that a text tells besides the views.
  private func link(_ dump: HierarchyDump, _ built: [BuiltView], _ summary: inout ImportSummary) {
    let own = built.lazy.flatMap(\.parts).flatMap { part in
      part.dumped.observations.map { (part.view, $0) }
    }
    var linker = DumpLinker(self, dump)
    linker.join()
    summary.joined = linker.summary
    let (linked, warnings) = linker.linkObservations(Array(own))
    summary.observations = linked
    if !warnings.isEmpty {
      summary.warnings = (summary.warnings + warnings).inOrderOfLines
    }
  }

  /// Indicates whether views of the text are a keyboard on the screen.
  private var holdsKeyboard: Bool {
    views.contains { view in
      Self.keyboards.contains(className(of: view)) && !view.isHiddenOrFaint
        && !view.screenFrame.intersection(screenBounds).isEmpty
    }
  }

  /// The classes of the views that are the keyboard, and the types by which test tools call it.
  private static let keyboards: Set<String> = [
    "UIInputSetHostView", "Keyboard", "XCUIElementTypeKeyboard",
  ]

  private func makeWindow(_ frame: CGRect, _ namer: inout ImportNamer) -> UIWindow {
    let window = UIWindow(frame: frame)
    adopt(window, NameTable.Entry(name: namer.name(like: "UIWindow", isOnly: true)))
    add(window)
    window.isHidden = false
    return window
  }

  private func name(
    _ tree: BuiltView, _ namer: inout ImportNamer, _ tellsBackgrounds: Bool
  ) {
    namer.count(tree.parts.lazy.map(\.dumped))
    for part in tree.parts where !mustStop() {
      let className = part.dumped.className
      let known = String(describing: type(of: part.view))
      var origin = ViewProvenance(
        line: part.dumped.line, uncertainties: part.dumped.uncertainties,
        animatedKeys: part.dumped.animatedKeys, identifier: part.dumped.identifier)
      origin.hasBackground = part.dumped.drawing.contains(.background)
      origin.label = part.dumped.captured?.label
      if part.view.shownText == nil { origin.text = part.dumped.text }
      origin.overrides = part.dumped.captured?.overrides ?? []
      origin.draws = part.dumped.draws(tellsBackgrounds: tellsBackgrounds, in: classes)
      adopt(
        part.view,
        NameTable.Entry(
          name: namer.name(of: part.dumped),
          className: className == known ? nil : className, address: part.dumped.address,
          origin: origin))
    }
  }

  private func summary(
    of dump: HierarchyDump, _ trees: DistinctTrees, _ built: [BuiltView],
    _ remarks: [DumpWarning] = []
  ) -> ImportSummary {
    let clamped = built.flatMap(\.clampedLines).map {
      DumpWarning(line: $0, kind: .clamped(attribute: "frame"))
    }.filter { !dump.warnings.contains($0) }
    return ImportSummary(
      viewCount: built.reduce(0) { $0 + $1.parts.count }, rootCount: built.count,
      warnings: (dump.warnings + trees.warnings + clamped + remarks).inOrderOfLines,
      assumptions: dump.assumptions, screens: dump.screens, screen: dump.screen)
  }
}
