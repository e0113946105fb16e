import Foundation

/// The windows of a scene or application, and the order in which touches ask them (R1.5). Every
/// window keeps its own place as a number, so that remembering a change of the order costs the same
/// however many windows there are.
final class WindowOrder {
  /// The windows, the one that was ordered front last at the end.
  private(set) var windows: [UIWindow] = [] { didSet { sorted = nil } }
  private var sorted: [UIWindow]?

  func add(_ window: UIWindow) {
    guard index(of: window) == nil else { return }
    window.willChange()
    place(window, at: nextNumber)
  }

  func remove(_ window: UIWindow) {
    guard index(of: window) != nil else { return }
    window.willChange()
    place(window, at: nil)
  }

  func bringToFront(_ window: UIWindow) {
    guard windows.last !== window, index(of: window) != nil else { return }
    window.willChange()
    place(window, at: nextNumber)
  }

  /// Puts a window where its number belongs, or out if that is nil, without telling any observer.
  func place(_ window: UIWindow, at number: Int?) {
    if let index = index(of: window) { windows.remove(at: index) }
    window.orderNumber = number
    window.application?.mayNeedLayout = true
    if let number { windows.insert(window, at: firstIndex(from: number)) }
  }

  private var nextNumber: Int { (windows.last?.orderNumber ?? 0) + 1 }

  private func index(of window: UIWindow) -> Int? {
    guard let number = window.orderNumber else { return nil }
    // Two windows may have one number while the states of several are being restored.
    return windows[firstIndex(from: number)...].prefix { $0.orderNumber == number }
      .firstIndex { $0 === window }
  }

  /// Returns the index of the first window with a number or a higher one.
  private func firstIndex(from number: Int) -> Int {
    var (low, high) = (0, windows.count)
    // Most windows come last.
    if let last = windows.last?.orderNumber, last < number { return high }
    while low < high {
      let middle = (low + high) / 2
      if windows[middle].orderNumber ?? 0 < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The windows front to back: by level, and within a level the most recently ordered front first
  /// (R1.5). They are sorted when they are first read after a change, not for every finger.
  var frontToBack: [UIWindow] {
    if let sorted { return sorted }
    let order = windows.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) > ($1.element.windowLevel, $1.offset)
    }.map(\.element)
    sorted = order
    return order
  }

  /// Updates the order after a window's level changed.
  func levelsChanged() { sorted = nil }
}
