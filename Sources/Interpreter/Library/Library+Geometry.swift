import ResponderKit

extension Library {
  func addGeometry() {
    add(CGPoint.self) { list in
      list.make("x:y:") { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }
      list.make("x:y:") { (x: Int, y: Int) in CGPoint(x: x, y: y) }
      list.make("") { () in CGPoint.zero }
      list.constant("zero", CGPoint.zero)
      list.property("x", { $0.x }, { $0.x = $1 })
      list.property("y", { $0.y }, { $0.y = $1 })
      list.method("applying(_:)") { (point: CGPoint, transform: CGAffineTransform) in
        point.applying(transform)
      }
      list.method("equalTo(_:)") { (point: CGPoint, other: CGPoint) in point == other }
    }
    add(CGSize.self) { list in
      list.make("width:height:") { (w: CGFloat, h: CGFloat) in CGSize(width: w, height: h) }
      list.make("width:height:") { (w: Int, h: Int) in CGSize(width: w, height: h) }
      list.make("") { () in CGSize.zero }
      list.constant("zero", CGSize.zero)
      list.property("width", { $0.width }, { $0.width = $1 })
      list.property("height", { $0.height }, { $0.height = $1 })
      list.method("applying(_:)") { (size: CGSize, transform: CGAffineTransform) in
        size.applying(transform)
      }
    }
    add(CGRect.self) { list in
      list.make("x:y:width:height:") { (x: CGFloat, y: CGFloat, w: CGFloat, h: CGFloat) in
        CGRect(x: x, y: y, width: w, height: h)
      }
      list.make("x:y:width:height:") { (x: Int, y: Int, w: Int, h: Int) in
        CGRect(x: x, y: y, width: w, height: h)
      }
      list.make("origin:size:") { (origin: CGPoint, size: CGSize) in
        CGRect(origin: origin, size: size)
      }
      list.make("") { () in CGRect.zero }
      for (name, rect) in [("zero", CGRect.zero), ("null", .null), ("infinite", .infinite)] {
        list.constant(name, rect)
      }
      list.property("origin", { $0.origin }, { $0.origin = $1 })
      list.property("size", { $0.size }, { $0.size = $1 })
      list.get("width") { $0.width }
      list.get("height") { $0.height }
      list.get("minX") { $0.minX }
      list.get("midX") { $0.midX }
      list.get("maxX") { $0.maxX }
      list.get("minY") { $0.minY }
      list.get("midY") { $0.midY }
      list.get("maxY") { $0.maxY }
      list.get("isEmpty") { $0.isEmpty }
      list.get("isNull") { $0.isNull }
      list.get("isInfinite") { $0.isInfinite }
      list.get("standardized") { $0.standardized }
      list.get("integral") { $0.integral }
      list.method("contains(_:)") { (rect: CGRect, point: CGPoint) in rect.contains(point) }
      list.method("contains(_:)") { (rect: CGRect, other: CGRect) in rect.contains(other) }
      list.method("intersects(_:)") { (rect: CGRect, other: CGRect) in rect.intersects(other) }
      list.method("intersection(_:)") { (rect: CGRect, other: CGRect) in rect.intersection(other) }
      list.method("union(_:)") { (rect: CGRect, other: CGRect) in rect.union(other) }
      list.method("insetBy(dx:dy:)") { (rect: CGRect, x: CGFloat, y: CGFloat) in
        rect.insetBy(dx: x, dy: y)
      }
      list.method("offsetBy(dx:dy:)") { (rect: CGRect, x: CGFloat, y: CGFloat) in
        rect.offsetBy(dx: x, dy: y)
      }
      list.method("inset(by:)") { (rect: CGRect, insets: UIEdgeInsets) in rect.inset(by: insets) }
      list.method("applying(_:)") { (rect: CGRect, transform: CGAffineTransform) in
        rect.applying(transform)
      }
      list.method("equalTo(_:)") { (rect: CGRect, other: CGRect) in rect == other }
    }
    add(UIEdgeInsets.self) { list in
      list.make("top:left:bottom:right:", optional: 4) {
        (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) in
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
      }
      list.constant("zero", UIEdgeInsets.zero)
      list.property("top", { $0.top }, { $0.top = $1 })
      list.property("left", { $0.left }, { $0.left = $1 })
      list.property("bottom", { $0.bottom }, { $0.bottom = $1 })
      list.property("right", { $0.right }, { $0.right = $1 })
    }
    add(CGAffineTransform.self) { list in
      list.make("scaleX:y:") { (x: CGFloat, y: CGFloat) in CGAffineTransform(scaleX: x, y: y) }
      list.make("rotationAngle:") { (a: CGFloat) in CGAffineTransform(rotationAngle: a) }
      list.make("translationX:y:") { (x: CGFloat, y: CGFloat) in
        CGAffineTransform(translationX: x, y: y)
      }
      list.constant("identity", CGAffineTransform.identity)
      list.get("isIdentity") { $0.isIdentity }
      list.method("inverted()") { (transform: CGAffineTransform) in transform.inverted() }
      list.method("concatenating(_:)") { (one: CGAffineTransform, other: CGAffineTransform) in
        one.concatenating(other)
      }
      list.method("scaledBy(x:y:)") { (transform: CGAffineTransform, x: CGFloat, y: CGFloat) in
        transform.scaledBy(x: x, y: y)
      }
      list.method("rotated(by:)") { (transform: CGAffineTransform, angle: CGFloat) in
        transform.rotated(by: angle)
      }
      list.method("translatedBy(x:y:)") { (transform: CGAffineTransform, x: CGFloat, y: CGFloat) in
        transform.translatedBy(x: x, y: y)
      }
    }
  }

  func addConstants() {
    add(UIControl.State.self) { list in
      list.constant("normal", UIControl.State.normal)
      list.constant("highlighted", UIControl.State.highlighted)
      list.constant("disabled", UIControl.State.disabled)
      list.constant("selected", UIControl.State.selected)
      list.constant("focused", UIControl.State.focused)
      list.method("contains(_:)") { (set: UIControl.State, one: UIControl.State) in
        set.contains(one)
      }
    }
    add(UIControl.Event.self) { list in
      for (name, event) in UIControl.Event.named + UIControl.Event.namedSets {
        list.constant(name, event)
      }
      list.method("contains(_:)") { (set: UIControl.Event, one: UIControl.Event) in
        set.contains(one)
      }
    }
    add(UITouch.Phase.self) { list in
      for phase in UITouch.Phase.allCases { list.constant(phase.rawValue, phase) }
    }
    add(UIEvent.EventType.self) { list in
      list.constant("touches", UIEvent.EventType.touches)
      list.constant("motion", UIEvent.EventType.motion)
      list.constant("presses", UIEvent.EventType.presses)
      list.constant("remoteControl", UIEvent.EventType.remoteControl)
    }
    add(UIGestureRecognizer.State.self) { list in
      for (name, state) in [
        ("possible", UIGestureRecognizer.State.possible), ("began", .began), ("changed", .changed),
        ("ended", .ended), ("cancelled", .cancelled), ("failed", .failed), ("recognized", .ended),
      ] {
        list.constant(name, state)
      }
    }
    add(UIView.AutoresizingMask.self) { list in
      for (name, mask) in [
        ("flexibleWidth", UIView.AutoresizingMask.flexibleWidth),
        ("flexibleHeight", .flexibleHeight), ("flexibleLeftMargin", .flexibleLeftMargin),
        ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
        ("flexibleBottomMargin", .flexibleBottomMargin),
      ] {
        list.constant(name, mask)
      }
    }
    add(Selector.self) { list in list.make("_:") { (name: String) in Selector(name) } }
    add(UIColor.self) { list in
      for (name, color) in [
        ("black", UIColor.black), ("darkGray", .darkGray), ("lightGray", .lightGray),
        ("white", .white), ("gray", .gray), ("red", .red), ("green", .green), ("blue", .blue),
        ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange),
        ("purple", .purple), ("brown", .brown), ("clear", .clear), ("systemRed", .systemRed),
        ("systemGreen", .systemGreen), ("systemBlue", .systemBlue),
        ("systemOrange", .systemOrange), ("systemYellow", .systemYellow),
        ("systemBackground", .systemBackground),
        ("secondarySystemBackground", .secondarySystemBackground),
        ("systemPurple", .systemPurple), ("systemPink", .systemPink), ("systemTeal", .systemTeal),
        ("systemIndigo", .systemIndigo), ("systemGray", .systemGray), ("label", .label),
        ("systemMint", .systemMint), ("systemCyan", .systemCyan), ("systemBrown", .systemBrown),
        ("systemGray2", .systemGray2), ("systemGray3", .systemGray3), ("systemGray4", .systemGray4),
        ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
        ("tertiarySystemBackground", .tertiarySystemBackground),
        ("systemGroupedBackground", .systemGroupedBackground),
        ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
        ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground),
        ("opaqueSeparator", .opaqueSeparator), ("link", .link), ("secondaryLabel", .secondaryLabel),
        ("tertiaryLabel", .tertiaryLabel), ("quaternaryLabel", .quaternaryLabel),
        ("placeholderText", .placeholderText), ("separator", .separator),
        ("systemFill", .systemFill), ("secondarySystemFill", .secondarySystemFill),
        ("tertiarySystemFill", .tertiarySystemFill),
        ("quaternarySystemFill", .quaternarySystemFill), ("lightText", .lightText),
        ("darkText", .darkText),
      ] {
        list.constant(name, color)
      }
      list.make("red:green:blue:alpha:") { (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) in
        UIColor(red: r, green: g, blue: b, alpha: a)
      }
      list.make("white:alpha:") { (white: CGFloat, alpha: CGFloat) in
        UIColor(white: white, alpha: alpha)
      }
      list.method("withAlphaComponent(_:)") { (color: UIColor, alpha: CGFloat) in
        color.withAlphaComponent(alpha)
      }
    }
  }
}
