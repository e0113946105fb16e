import Foundation

/// Makes views of accessibility elements: frames in superviews for frames on the screen, classes
/// of UIKit's for types, and guesses for what such a text does not tell, each with a warning.
struct ElementTree {
  /// In the order of the text: parents first, back to front.
  var elements: [ScreenElement]
  /// For each element the nearest one round it that becomes a view.
  let superviews: [Int?]
  /// Which elements become views.
  let areViews: [Bool]
  /// Which elements lie in a window in front of another.
  var areInFront: [Bool] = []
  private(set) var warnings: [DumpWarning] = []

  init(_ elements: [ScreenElement]) {
    self.elements = elements
    let parents = Self.parents(elements)
    let areViews = Self.areViews(elements, parents)
    self.areViews = areViews
    superviews = Self.superviews(parents, areViews)
    if let first = elements.first { warn(.accessibleOnly, on: first) }
    for (index, element) in elements.enumerated() where element.frame == nil {
      if parents[index] != nil, element.type != .application {
        warn(.elementWithoutFrame(className: element.className), on: element)
      }
    }
    dividePixels(by: parents)
    enableUnlessAllAreDisabled()
    hideInvisible()
    findWindowsInFront(parents)
  }

  mutating func warn(_ kind: DumpWarning.Kind, on element: ScreenElement) {
    warnings.append(DumpWarning(line: element.line, kind: kind))
  }

  /// The nearest element before each that is less deep.
  private static func parents(_ elements: [ScreenElement]) -> [Int?] {
    var open: [Int] = []
    return elements.indices.map { index in
      while let last = open.last, elements[last].depth >= elements[index].depth {
        open.removeLast()
      }
      defer { open.append(index) }
      return open.last
    }
  }

  /// All but those without a frame, and but an application that holds nothing but windows.
  private static func areViews(_ elements: [ScreenElement], _ parents: [Int?]) -> [Bool] {
    var (holdWindows, holdOthers) = (Set<Int>(), Set<Int>())
    for (element, parent) in zip(elements, parents) {
      guard let parent else { continue }
      if element.type == .window { holdWindows.insert(parent) } else { holdOthers.insert(parent) }
    }
    return elements.indices.map { index in
      guard elements[index].frame != nil else { return false }
      return elements[index].type != .application || !holdWindows.contains(index)
        || holdOthers.contains(index)
    }
  }

  private static func superviews(_ parents: [Int?], _ areViews: [Bool]) -> [Int?] {
    var superviews: [Int?] = []
    for parent in parents {
      superviews.append(parent.flatMap { areViews[$0] ? $0 : superviews[$0] })
    }
    return superviews
  }

  /// In a window of the application's shape but larger than it, the frames are in pixels.
  private mutating func dividePixels(by parents: [Int?]) {
    var scales: [CGFloat] = []
    for index in elements.indices {
      var scale = parents[index].map { scales[$0] } ?? 1
      if let parent = parents[index], elements[index].type == .window,
        elements[parent].type == .application, let window = elements[index].frame?.size,
        let screen = elements[parent].frame?.size, screen.width > 0, screen.height > 0
      {
        let ratio = window.width / screen.width
        if ratio >= 1.5, abs(ratio - window.height / screen.height) < 0.05 {
          scale = ratio
          warn(.inPixels(scale: ratio), on: elements[index])
        }
      }
      scales.append(scale)
      if scale != 1, let frame = elements[index].frame {
        elements[index].frame = CGRect(
          x: frame.minX / scale, y: frame.minY / scale, width: frame.width / scale,
          height: frame.height / scale)
      }
    }
  }

  private mutating func enableUnlessAllAreDisabled() {
    guard elements.count > 1, !elements.contains(where: \.isEnabled) else { return }
    warn(.wrongThroughout(attribute: "enabled"), on: elements[0])
    for index in elements.indices { elements[index].isEnabled = true }
  }

  /// A window in front of others is one of the system's, or of an app that wants to be seen through
  /// it: otherwise nothing behind it could ever be touched.
  private mutating func findWindowsInFront(_ parents: [Int?]) {
    var parentsOfWindows: Set<Int?> = []
    for index in elements.indices {
      var isInFront = superviews[index].map { areInFront[$0] } ?? false
      if areViews[index], elements[index].type == .window,
        !parentsOfWindows.insert(parents[index]).inserted
      {
        isInFront = true
        if !elements[index].isHidden { warn(.passthroughGuessed, on: elements[index]) }
      }
      areInFront.append(isInFront)
    }
  }
}
