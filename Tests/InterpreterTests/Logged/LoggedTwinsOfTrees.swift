// swift-format-ignore-file

import ResponderKit

class LoggedReversed: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfTrees:7:1"); if isHidden || alpha < 0.01 || !isUserInteractionEnabled { LineLog.at("LoggedsOfTrees:7:2"); return nil }
    for child in subviews { LineLog.at("LoggedsOfTrees:8:1");
      LineLog.at("LoggedsOfTrees:9:1"); let there = child.convert(point, from: self)
      LineLog.at("LoggedsOfTrees:10:1"); guard let hit = child.hitTest(there, with: event) else { continue }
      LineLog.at("LoggedsOfTrees:11:1"); return hit
    }
    LineLog.at("LoggedsOfTrees:13:1"); return self.point(inside: point, with: event) ? self : nil
  }
}

class LoggedSwallow: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfTrees:19:1"); return self.point(inside: point, with: event) && !isHidden ? self : nil
  }
}

class LoggedOutside: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfTrees:25:1"); guard !clipsToBounds, !isHidden, alpha > 0 else { LineLog.at("LoggedsOfTrees:25:2"); return nil }
    for member in subviews.reversed() { LineLog.at("LoggedsOfTrees:26:1");
      LineLog.at("LoggedsOfTrees:27:1"); let subPoint = member.convert(point, from: self)
      LineLog.at("LoggedsOfTrees:28:1"); guard let result = member.hitTest(subPoint, with: event) else { continue }
      LineLog.at("LoggedsOfTrees:29:1"); return result
    }
    LineLog.at("LoggedsOfTrees:31:1"); return nil
  }
}

class LoggedFirstControl: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfTrees:37:1"); let control = subviews.last { $0 is UIControl && $0.frame.contains(point) }
    LineLog.at("LoggedsOfTrees:38:1"); return control ?? super.hitTest(point, with: event)
  }
}

class LoggedButtonsOnly: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfTrees:44:1"); let hit = super.hitTest(point, with: event)
    LineLog.at("LoggedsOfTrees:45:1"); if let button = hit as? UIButton { LineLog.at("LoggedsOfTrees:45:2"); return button.isEnabled ? button : nil }
    LineLog.at("LoggedsOfTrees:46:1"); if let view = hit, view.isKind(of: UIControl.self) { LineLog.at("LoggedsOfTrees:46:2"); return view }
    LineLog.at("LoggedsOfTrees:47:1"); return hit == self ? nil : hit?.superview
  }
}

class LoggedAncestor: UIView {
  private func outermost(of view: UIView) -> UIView {
    LineLog.at("LoggedsOfTrees:53:1"); var current = view
    while LineLog.at("LoggedsOfTrees:54:1"), let parent = current.superview, parent !== self { LineLog.at("LoggedsOfTrees:54:2"); current = parent }
    LineLog.at("LoggedsOfTrees:55:1"); return current
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfTrees:58:1"); guard let hit = super.hitTest(point, with: event), hit != self else { LineLog.at("LoggedsOfTrees:58:2"); return nil }
    LineLog.at("LoggedsOfTrees:59:1"); return outermost(of: hit)
  }
}

class LoggedSiblings: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfTrees:65:1"); guard let others = superview?.subviews.filter({ $0 !== self }), !others.isEmpty else {
      LineLog.at("LoggedsOfTrees:66:1"); return super.hitTest(point, with: event)
    }
    LineLog.at("LoggedsOfTrees:68:1"); let behind = others.prefix { $0.tag < tag }
    LineLog.at("LoggedsOfTrees:69:1"); if let other = behind.last, other.point(inside: convert(point, to: other), with: event) {
      LineLog.at("LoggedsOfTrees:70:1"); return nil
    }
    LineLog.at("LoggedsOfTrees:72:1"); return super.hitTest(point, with: event)
  }
}

class LoggedDescendants: UIView {
  private func all(in view: UIView) -> [UIView] {
    LineLog.at("LoggedsOfTrees:78:1"); return view.subviews.flatMap { [$0] + all(in: $0) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfTrees:81:1"); let count = all(in: self).count
    LineLog.at("LoggedsOfTrees:82:1"); if count % 2 == 1 { LineLog.at("LoggedsOfTrees:82:2"); return super.hitTest(point, with: event) }
    LineLog.at("LoggedsOfTrees:83:1"); let tags = Set(subviews.map { $0.tag })
    LineLog.at("LoggedsOfTrees:84:1"); let hit = super.hitTest(point, with: event)
    LineLog.at("LoggedsOfTrees:85:1"); if let hit, hit !== self, tags.contains(hit.tag) { LineLog.at("LoggedsOfTrees:85:2"); return hit }
    LineLog.at("LoggedsOfTrees:86:1"); return hit == nil ? nil : self
  }
}

class LoggedLabelled: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    var found: UIView?
    search: for child in subviews.reversed() { LineLog.at("LoggedsOfTrees:93:1");
      for grandchild in child.subviews { LineLog.at("LoggedsOfTrees:94:1");
        LineLog.at("LoggedsOfTrees:95:1"); if grandchild.isHidden { continue search }
        LineLog.at("LoggedsOfTrees:96:1"); if grandchild.frame.contains(convert(point, to: child)) {
          LineLog.at("LoggedsOfTrees:97:1"); found = grandchild
          break search
        }
      }
    }
    LineLog.at("LoggedsOfTrees:102:1"); return found ?? super.hitTest(point, with: event)
  }
}

class LoggedPairs: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfTrees:108:1"); let byTag = Dictionary(grouping: subviews) { $0.tag % 3 }
    LineLog.at("LoggedsOfTrees:109:1"); if let group = byTag[0], group.count > 1, let last = group.last {
      LineLog.at("LoggedsOfTrees:110:1"); return last.hitTest(convert(point, to: last), with: event)
    }
    LineLog.at("LoggedsOfTrees:112:1"); return super.hitTest(point, with: event)
  }
}

class LoggedSorted: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfTrees:118:1"); let ordered = subviews.sorted {
      $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height
    }
    for (index, view) in ordered.enumerated() where index < 3 { LineLog.at("LoggedsOfTrees:121:1");
      LineLog.at("LoggedsOfTrees:122:1"); if let hit = view.hitTest(view.convert(point, from: self), with: event) { LineLog.at("LoggedsOfTrees:122:2"); return hit }
    }
    LineLog.at("LoggedsOfTrees:124:1"); return super.hitTest(point, with: event)
  }
}

class LoggedInside: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    LineLog.at("LoggedsOfTrees:130:1"); let hit = super.hitTest(point, with: event)
    LineLog.at("LoggedsOfTrees:131:1"); let isInside = hit?.isDescendant(of: self) ?? false
    defer { LineLog.at("LoggedsOfTrees:132:1"); if !isInside { LineLog.at("LoggedsOfTrees:132:2"); alpha = max(0.5, alpha) } }
    LineLog.at("LoggedsOfTrees:133:1"); return isInside && hit?.tag != 3 ? hit : nil
  }
}
