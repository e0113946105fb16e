import Scenes

extension ClassCatalogue {
  /// Returns the class that stands for the one that a text prints: the class itself if the library
  /// has it, else that of its printed base class, else that of a private class that is known, else
  /// that of its name.
  ///
  /// - Parameters:
  ///   - dumped: The view as printed.
  ///   - isRoot: True if the view may be a window; a window below the top is a plain view.
  func standIn(for dumped: DumpedView, isRoot: Bool) -> ViewClass {
    let found =
      named(inText: dumped.className) ?? dumped.baseClassName.flatMap(standIn)
      ?? standIn(for: dumped.className) ?? (dumped.looksLikeWindow ? .window : plain)
    return found.isWindow && !isRoot ? plain : imported(found)
  }

  /// Returns the class that an import makes for views of a class of the library's: texts print
  /// content views, so an import makes none.
  func imported(_ viewClass: ViewClass) -> ViewClass {
    viewClass.makesContentView ? plain : viewClass
  }

  /// Returns whether the top of a tree is a window; any other top has to be put into one.
  func isWindow(_ dumped: DumpedView) -> Bool { standIn(for: dumped, isRoot: true).isWindow }
}

extension DumpedView {
  /// Apps and UIKit call their windows so, and only a window has a window's layer.
  fileprivate var looksLikeWindow: Bool {
    hasWindowLayer || className.hasSuffix("Window") || baseClassName?.hasSuffix("Window") == true
  }
}
