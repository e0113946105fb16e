import Foundation

/// A tree that makes views of accessibility elements. It turns frames on the screen into frames in
/// superviews and types into UIKit's classes, and guesses what such a text does not tell, each
/// guess with a warning.
struct ElementTree {
  /// The elements, in the order of the text: parents first, back to front.
  var elements: [ScreenElement]
  /// The index, for each element, of the nearest element round it that becomes a view.
  let superviews: [Int?]
  /// A Boolean value for each element: whether it becomes a view.
  let areViews: [Bool]
  /// A Boolean value for each element: whether it lies in a window in front of another.
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

  /// Returns the index, for each element, of the nearest element before it that is less deep.
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

  /// Returns for each element whether it becomes a view. Every element does but those without a
  /// frame, and an application that holds nothing but windows.
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

  /// Turns frames in pixels into frames in points, in a window that has the application's shape but
  /// is larger than it.
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

  /// Finds windows in front of others. Such a window is one of the system's, or one that the app
  /// lets touches through: otherwise no touch could reach a view behind it.
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

  /// Returns the roots of the trees, in the order of the text.
  func roots() -> [DumpedView] {
    var children: [[DumpedView]] = Array(repeating: [], count: elements.count)
    let areLabelled = buttonsWithLabels()
    var roots: [DumpedView] = []
    // Children come after their parents, so from the end each is complete when it is put into one.
    for index in elements.indices.reversed() where areViews[index] {
      var view = view(at: index, isEmpty: children[index].isEmpty)
      if areLabelled.contains(index) { view.text = nil }
      view.children = children[index].reversed()
      children[index] = []
      if let superview = superviews[index] {
        children[superview].append(view)
      } else {
        roots.append(view)
      }
    }
    return roots.reversed()
  }

  private func view(at index: Int, isEmpty: Bool) -> DumpedView {
    let element = elements[index]
    var frame = element.frame ?? .zero
    if let origin = superviews[index].flatMap({ elements[$0].frame?.origin }) {
      frame.origin.x -= origin.x
      frame.origin.y -= origin.y
    }
    var view = DumpedView(
      className: element.className, address: element.address, frame: frame, line: element.line)
    view.baseClassName = element.type.baseClassName
    view.text = element.text
    view.identifier = element.identifier
    view.isEnabled = element.isEnabled
    view.isHidden = element.isHidden
    view.isUserInteractionEnabled = element.isInteractive
    view.observations = [element.answer].compactMap(\.self)
    // A view shows no text, and by its text it will be asked for.
    if element.type == .other, isEmpty, element.text != nil { view.baseClassName = "UILabel" }
    // What holds others is no mere label, whatever its type says.
    if element.type.isStill, isEmpty { view.isUserInteractionEnabled = false }
    switch element.type {
    case .other, .window: view.letsTouchesThrough = areInFront[index]
    case .application, .view: break
    }
    return view
  }

  /// Returns the buttons that show their text by a label of their own.
  private func buttonsWithLabels() -> Set<Int> {
    var nearest: [Int?] = []
    var result: Set<Int> = []
    for index in elements.indices {
      let superview = superviews[index]
      let isInButton = superview.map { elements[$0].type.baseClassName == "UIButton" } ?? false
      let button = isInButton ? superview : superview.flatMap { nearest[$0] }
      nearest.append(button)
      if let button, elements[index].type.isStill, elements[index].text != nil,
        elements[index].text == elements[button].text
      {
        result.insert(button)
      }
    }
    return result
  }

  /// Hides elements that the tool calls invisible, if nothing in them is visible.
  ///
  /// An element that is simply outside the screen is out of reach without that, and a label that
  /// holds nothing takes no touches anyway.
  mutating func hideInvisible() {
    guard elements.contains(where: { !$0.isVisible }) else { return }
    if !elements.contains(where: \.isVisible) {
      warn(.wrongThroughout(attribute: "visible"), on: elements[0])
      return
    }
    let holdOthers = Set(superviews.compactMap(\.self))
    let holdVisible = elementsThatHoldVisible()
    var visibleAreas: [CGRect] = []
    var areHidden: [Bool] = []
    for index in elements.indices {
      let frame = elements[index].frame ?? .null
      let superview = superviews[index]
      let area = superview.map { visibleAreas[$0].intersection(frame) } ?? frame
      visibleAreas.append(area)
      let isInHidden = superview.map { areHidden[$0] } ?? false
      let isHidden =
        !elements[index].isVisible && areViews[index] && !holdVisible[index] && !area.isEmpty
        && (holdOthers.contains(index) || !elements[index].type.isStill)
      areHidden.append(isHidden || isInHidden)
      if isHidden, !isInHidden {
        elements[index].isHidden = true
        warn(.invisible, on: elements[index])
      }
    }
  }

  private func elementsThatHoldVisible() -> [Bool] {
    var holdVisible = Array(repeating: false, count: elements.count)
    for index in elements.indices.reversed() where elements[index].isVisible || holdVisible[index] {
      if let superview = superviews[index] { holdVisible[superview] = true }
    }
    return holdVisible
  }
}
