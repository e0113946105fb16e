import Foundation

extension ElementTree {
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
}
