import Foundation

extension ElementTree {
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
