import Analysis
import ResponderKit
import Scenes
import Text

/// The hierarchy below a view, back to front, with what matters for touches.
package struct TreeReport {
  let scene: Scene
  let roots: [UIView]
  /// The views and recognizers that are in none of the windows.
  fileprivate let detached: [StatefulObject]
  private let mayFold: Bool
  private let showsReach: Bool
  private let tellsObstacles: Bool
  private let isWide: Bool

  /// Creates a report of one view, or of all windows.
  ///
  /// - Parameter mayFold: True to tell many views in fewer lines: those that are alike or fill
  ///   one another, and those that hit-testing skips.
  /// - Parameter showsReach: True to say of each view whether touches reach it.
  /// - Parameter tellsObstacles: False to say nothing of what is in the way of touches.
  /// - Parameter isWide: True to leave out nothing of a line, however long it becomes.
  package init(
    _ scene: Scene, of view: UIView? = nil, mayFold: Bool = false, showsReach: Bool = false,
    tellsObstacles: Bool = true, isWide: Bool = false
  ) {
    (self.scene, self.isWide, self.showsReach) = (scene, isWide, showsReach)
    (self.tellsObstacles, self.mayFold) = (tellsObstacles, mayFold)
    roots = view.map { [$0] } ?? scene.windowsBackToFront
    detached = view == nil ? scene.detachedViews + scene.detachedRecognizers : []
  }

  /// Writes the report.
  package func write(_ style: OutputStyle, to write: (TextLine) -> Void) {
    writeTree(style, to: write)
    guard !detached.isEmpty else { return }
    let names = detachedNames.joined(separator: ", ")
    let line = TextLine("detached: ", .notice) + TextLine(names, .name)
    for piece in line.wrapped(to: style.width, indent: 2) { write(piece) }
  }

  fileprivate var detachedNames: [String] { detached.map { scene.label(of: $0) } }

  private func writeTree(_ style: OutputStyle, to write: (TextLine) -> Void) {
    let scan = tellsObstacles ? ReachabilityScan(scene, ofAll: showsReach) : nil
    var nodes = TreeNode.all(in: roots, of: scene, scan)
    // Among many views, what is usual for a class says little.
    let isLarge = scene.hasMoreViews(than: TreeFolding.mostViews) || showsReach
    var table = TreeTable(style, isWide: isWide)
    guard mayFold, nodes.count > TreeFolding.mostViews else {
      for node in nodes where !scene.mustStop() {
        table.add(row(of: node, isLarge: isLarge, style))
      }
      table.write(to: write, mustStop: scene.mustStop)
      return
    }
    TreeNode.measure(&nodes)
    for line in TreeFolding.lines(of: nodes) where !scene.mustStop() {
      table.add(row(of: line, nodes, style))
    }
    table.write(to: write, mustStop: scene.mustStop)
    guard table.rowCount < nodes.count else { return }
    let note = "\(nodes.count) views in \(table.rowCount) lines; 'tree all' shows each"
    write(TextLine(note, .dim).clipped(to: style.width, style))
  }

  private func row(of node: TreeNode, isLarge: Bool, _ style: OutputStyle) -> TreeTable.Row {
    TreeTable.Row(
      depth: node.depth, isLast: node.isLast, names: [name(of: node)], type: node.className,
      frame: TextLine(node.view.frame.roundedText),
      state: node.marks.filter { !isLarge || !$0.isUsual(of: node.view, in: scene) }
        .map { $0.line(in: scene).spelled(style) },
      looks: node.looks.map { $0.line(in: scene).spelled(style) })
  }

  private func name(of node: TreeNode) -> TextLine {
    scene.names.name(of: node.view).map { TextLine($0, .name) } ?? TextLine("-", .dim)
  }

  private func row(of line: TreeFolding.Line, _ nodes: [TreeNode], _ style: OutputStyle)
    -> TreeTable.Row
  {
    var row: TreeTable.Row
    switch line.content {
    case .more(let places, let example):
      row = TreeTable.Row(names: [more(places.map { nodes[$0] }, like: nodes[example], style)])
    case .same(let place, let example):
      row = self.row(of: nodes[place], isLarge: true, style)
      row.state.append(TextLine("\(style.glyphs.ellipsis) as in ", .dim) + name(of: nodes[example]))
    case .views(let places):
      let last = nodes[places[places.count - 1]]
      row = self.row(of: last, isLarge: true, style)
      row.names = places.map { name(of: nodes[$0]) }
      if last.isSkipped, last.size > 1 {
        let count = last.size == 2 ? "1 view" : "\(last.size - 1) views"
        row.state.append(TextLine("\(style.glyphs.ellipsis) \(count) in it", .dim))
      }
    }
    (row.depth, row.isLast) = (line.depth, line.isLast)
    return row
  }

  /// Returns a line such as `… 12 more UITableViewCell like cell3 (cell4–cell15)`.
  private func more(_ nodes: [TreeNode], like example: TreeNode, _ style: OutputStyle) -> TextLine {
    var line = TextLine("\(style.glyphs.ellipsis) \(nodes.count) more ", .dim)
    line.append(example.className, .type)
    guard let name = scene.names.name(of: example.view) else { return line }
    line.append(" like ", .dim)
    line.append(name, .name)
    let names = [nodes.first, nodes.last].compactMap {
      $0.flatMap { scene.names.name(of: $0.view) }
    }
    if names.count == 2 { line.append(" (\(names[0])\(style.glyphs.dash)\(names[1]))", .dim) }
    return line
  }

  struct PlacedView {
    let view: UIView
    let depth: Int
    let scene: Scene
    let scan: ReachabilityScan
  }

  /// The views, parents before what lies in them.
  fileprivate var placedViews: [PlacedView] {
    var views: [PlacedView] = []
    let scan = ReachabilityScan(scene, ofAll: true)
    walkDepthFirst(from: roots) { view, depth in
      views.append(PlacedView(view: view, depth: depth, scene: scene, scan: scan))
      return view.subviews
    }
    return views
  }
}

extension JSONObjectType<TreeReport> {
  package static let tree = JSONObjectType("tree", "A tree of views.") {
    JSONMember(
      "tree", .list(.object(.treeView)),
      "the views, each before what lies in it, back to front; a list, as readers of JSON give up at "
        + "depths that a tree may have"
    ) { $0.placedViews }
    JSONMember(
      optional: "detached", .names, "the views and recognizers with a name that are in none of them"
    ) { $0.detached.isEmpty ? nil : $0.detachedNames }
  }
}

extension JSONObjectType<TreeReport.PlacedView> {
  fileprivate static let treeView = JSONObjectType("treeView", "A view in a tree.") {
    JSONMember("depth", .count, "how deep it lies") { $0.depth }
    JSONMember("name", .textOrNull, "its name") { $0.scene.names.name(of: $0.view) }
    JSONMember("class", .text, "its class") { $0.scene.className(of: $0.view) }
    JSONMember("superview", .textOrNull, "what it lies in; null at the top") { row in
      row.depth == 0 ? nil : row.view.superview.map { row.scene.label(of: $0) }
    }
    JSONMember("frame", .rect, "its rectangle in the superview") { $0.view.frame }
    JSONMember("bounds", .rect, "its rectangle in its own coordinates") { $0.view.bounds }
    JSONMember("alpha", .number, "how opaque it is") { Float($0.view.alpha).toldAsAlpha }
    JSONMember("isHidden", .bool, "whether it is hidden; then it gets no touches") {
      $0.view.isHidden
    }
    JSONMember(
      "isUserInteractionEnabled", .bool, "whether it and its subviews take touches"
    ) { $0.view.isUserInteractionEnabled }
    JSONMember(optional: "isEnabled", .bool, "whether a control reacts") {
      ($0.view as? UIControl)?.isEnabled
    }
    JSONMember(
      "reachable", .orNull(.bool),
      "whether touches reach it or its subviews; null where nobody can tell"
    ) {
      $0.scan.reach(of: $0.view).isReached
    }
    JSONMember(
      optional: "obscuredBy", .text, "the view that takes the touches for which it is there"
    ) { row in row.scan.reach(of: row.view).obscuring.map { row.scene.label(of: $0) } }
    JSONMember("remarks", .names, "what 'tree' says of it") {
      row in
      ViewRemark.all(of: row.view, in: row.scene).map { $0.words(in: row.scene) }
    }
  }
}

extension ViewRemark {
  /// Returns the remark as a piece of a line.
  func line(in scene: Scene) -> TextLine { TextLine(words(in: scene), style) }

  /// Returns the remark in words.
  package func words(in scene: Scene) -> String {
    switch self {
    case .hidden: "hidden"
    case .alpha(let alpha): "alpha \(alpha.shortText)"
    case .noInteraction: "no interaction"
    case .disabled: "disabled"
    case .zeroSize: "zero size"
    case .sizeUnknown: "size not known"
    case .inHidden(let view): "in hidden \(scene.label(of: view))"
    case .outside(.view(let view)): "outside \(scene.label(of: view))"
    case .outside(.scrollView): "scrolled off"
    case .outside(.screen): "off the screen"
    case .covered(let view): "covered by \(scene.label(of: view))"
    case .untouchable: "untouchable"
    case .reached: "gets touches"
    case .unanswered: "hit, does not act"
    case .open: "touches not known"
    case .device(let isHit, let line): "device: \(isHit ? "hit" : "not hit"), line \(line)"
    case .override(let words): words
    case .handles(let methods): "handles \(EventMethod.phrase(methods))"
    case .level(let level): "level \(level.shortText)"
    case .key: "key"
    case .firstResponder: "first responder"
    case .rootView(let controller): "view of \(scene.label(of: controller))"
    case .text(let text): text.clipped(to: 20).quotedText
    case .transform: "transform"
    case .origin(let origin): "origin \(origin.text)"
    }
  }

  private var style: TextStyle {
    switch self {
    case .hidden, .noInteraction, .disabled, .zeroSize, .inHidden, .outside(.view), .covered,
      .untouchable, .unanswered:
      .bad
    case .alpha(let alpha): HitTestRejection.isFaint(Double(alpha)) ? .bad : .dim
    case .outside(.scrollView), .outside(.screen), .override, .level, .device, .open,
      .sizeUnknown:
      .notice
    case .handles, .firstResponder, .reached: .good
    case .text: .plain
    case .key, .rootView, .transform, .origin: .dim
    }
  }
}

extension TextLine {
  /// Returns the line with its marks in the characters of a style, before it is fitted to columns.
  fileprivate func spelled(_ style: OutputStyle) -> TextLine {
    guard style.isASCII else { return self }
    return runs.reduce(into: TextLine()) { $0.append(style.spelled($1.text), $1.style) }
  }
}
