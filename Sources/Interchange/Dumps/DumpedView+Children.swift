import ResponderKit

extension DumpedView {
  /// The subviews, back to front.
  package var children: [DumpedView] {
    get { childList?.views ?? [] }
    set { childList = newValue.isEmpty ? nil : DumpedViewList(newValue) }
  }

  /// Calls a function with the view and all its descendants, parents first, back to front.
  ///
  /// - Complexity: O(size of the tree), without recursion.
  package func forEachInTree(_ body: (DumpedView) throws -> Void) rethrows {
    try walkDepthFirst(from: [self]) { view, _ in
      try body(view)
      return view.children
    }
  }
}

/// The children of a view, which are let go of without recursion, however deep the tree.
///
/// Never changed but by the holder of the last reference, hence safe to share.
final class DumpedViewList: @unchecked Sendable {
  private(set) var views: [DumpedView]

  init(_ views: [DumpedView]) {
    self.views = views
  }

  deinit {
    var pending = take()
    while var view = pending.popLast() {
      if isKnownUniquelyReferenced(&view.childList), let list = view.childList {
        pending.append(contentsOf: list.take())
      }
    }
  }

  private func take() -> [DumpedView] {
    defer { views = [] }
    return views
  }
}
