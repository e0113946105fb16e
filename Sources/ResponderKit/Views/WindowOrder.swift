/// The windows of a scene or application, and the order in which touches ask them (R1.5).
final class WindowOrder {
  /// The windows, the one that was ordered front last at the end.
  var windows: [UIWindow] = [] {
    willSet { owner.willChange() }
    didSet { sorted = nil }
  }
  private var sorted: [UIWindow]?
  private unowned let owner: UIResponder

  init(owner: UIResponder) {
    self.owner = owner
  }

  func add(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
  }

  func bringToFront(_ window: UIWindow) {
    guard windows.last !== window, windows.contains(where: { $0 === window }) else { return }
    remove(window)
    windows.append(window)
  }

  /// The windows front to back: by level, and within a level the most recently ordered front first
  /// (R1.5).
  ///
  /// They are sorted when they are first read after a change, not for every finger.
  var frontToBack: [UIWindow] {
    if let sorted { return sorted }
    let order = windows.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) > ($1.element.windowLevel, $1.offset)
    }.map(\.element)
    sorted = order
    return order
  }

  /// Updates the order after a window's level changed.
  func levelsChanged() {
    sorted = nil
  }
}
