// Twins that walk the tree: other orders, other views, views of some class, ancestors.

import ResponderKit

class TwinReversed: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return nil }
    for child in subviews {
      let there = child.convert(point, from: self)
      guard let hit = child.hitTest(there, with: event) else { continue }
      return hit
    }
    return self.point(inside: point, with: event) ? self : nil
  }
}

class TwinSwallow: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    return self.point(inside: point, with: event) && !isHidden ? self : nil
  }
}

class TwinOutside: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !clipsToBounds, !isHidden, alpha > 0 else { return nil }
    for member in subviews.reversed() {
      let subPoint = member.convert(point, from: self)
      guard let result = member.hitTest(subPoint, with: event) else { continue }
      return result
    }
    return nil
  }
}

class TwinFirstControl: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let control = subviews.last { $0 is UIControl && $0.frame.contains(point) }
    return control ?? super.hitTest(point, with: event)
  }
}

class TwinButtonsOnly: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if let button = hit as? UIButton { return button.isEnabled ? button : nil }
    if let view = hit, view.isKind(of: UIControl.self) { return view }
    return hit == self ? nil : hit?.superview
  }
}

class TwinAncestor: UIView {
  private func outermost(of view: UIView) -> UIView {
    var current = view
    while let parent = current.superview, parent !== self { current = parent }
    return current
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event), hit != self else { return nil }
    return outermost(of: hit)
  }
}

class TwinSiblings: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let others = superview?.subviews.filter({ $0 !== self }), !others.isEmpty else {
      return super.hitTest(point, with: event)
    }
    let behind = others.prefix { $0.tag < tag }
    if let other = behind.last, other.point(inside: convert(point, to: other), with: event) {
      return nil
    }
    return super.hitTest(point, with: event)
  }
}

class TwinDescendants: UIView {
  private func all(in view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + all(in: $0) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let count = all(in: self).count
    if count % 2 == 1 { return super.hitTest(point, with: event) }
    let tags = Set(subviews.map { $0.tag })
    let hit = super.hitTest(point, with: event)
    if let hit, hit !== self, tags.contains(hit.tag) { return hit }
    return hit == nil ? nil : self
  }
}

class TwinLabelled: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var found: UIView?
    search: for child in subviews.reversed() {
      for grandchild in child.subviews {
        if grandchild.isHidden { continue search }
        if grandchild.frame.contains(convert(point, to: child)) {
          found = grandchild
          break search
        }
      }
    }
    return found ?? super.hitTest(point, with: event)
  }
}

class TwinPairs: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let byTag = Dictionary(grouping: subviews) { $0.tag % 3 }
    if let group = byTag[0], group.count > 1, let last = group.last {
      return last.hitTest(convert(point, to: last), with: event)
    }
    return super.hitTest(point, with: event)
  }
}

class TwinSorted: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let ordered = subviews.sorted {
      $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height
    }
    for (index, view) in ordered.enumerated() where index < 3 {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return super.hitTest(point, with: event)
  }
}

class TwinInside: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    let isInside = hit?.isDescendant(of: self) ?? false
    defer { if !isInside { alpha = max(0.5, alpha) } }
    return isInside && hit?.tag != 3 ? hit : nil
  }
}
