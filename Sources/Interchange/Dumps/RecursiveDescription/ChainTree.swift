import Scenes

extension ChainTree {
  /// Reads the views of a chain.
  init(
    _ chain: DumpedChain, _ ranges: some Sequence<Range<Int>>, of source: SourceText,
    in classes: ClassCatalogue
  ) {
    for (link, range) in zip(chain.links, ranges) {
      if link.isView {
        guard var view = Self.view(range, on: link.line, of: source, in: classes) else { continue }
        view.children = [root].compactMap(\.self)
        root = view
      } else if let root, let mention = ObjectMention(root), let address = link.address,
        link.className.hasSuffix("Controller")
      {
        var controller = DumpedController(
          object: ObjectMention(className: link.className, address: address), line: link.line)
        controller.view = mention
        controllers.append(controller)
      }
    }
  }

  private static func view(
    _ range: Range<Int>, on line: Int, of source: SourceText, in classes: ClassCatalogue
  ) -> DumpedView? {
    guard let start = source.firstObject(in: range) else { return nil }
    var text = RepairedLines()
    text.begin(at: TextPlace(line: line, column: 1))
    text.append(source.bytes[start..<range.upperBound])
    return (try? RecursiveDescriptionReader.read(text.source, in: classes))?.roots.first
  }
}

extension ObjectMention {
  fileprivate init?(_ view: DumpedView) {
    guard let address = view.address else { return nil }
    self.init(className: view.className, address: address)
  }
}

extension HierarchyDump {
  /// The text with the views of its first responder chain as a tree; nil if it prints a tree itself,
  /// or no such chain.
  package var withChainAsTree: HierarchyDump? {
    guard roots.isEmpty, let root = joined.chainTree?.root else { return nil }
    var dump = self
    dump.roots = [root]
    dump.formats.insert(.recursiveDescription, at: 0)
    dump.joined.controllers += joined.chainTree?.controllers ?? []
    return dump
  }
}
