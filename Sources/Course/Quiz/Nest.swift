/// Views in each other, with a sibling behind the innermost one and a child controller for one of
/// them.
struct Nest {
  /// The names that are not used yet.
  var cast: Cast
  var lines: [String] = []
  /// The views in each other, the outermost first.
  private(set) var views: [String] = []
  /// The view behind the innermost one, in the same superview.
  let sibling: String
  /// The child controller and its root view; nil if there is none.
  private(set) var child: (controller: String, view: String)?

  /// The innermost view.
  var leaf: String { views[views.count - 1] }

  /// Adds the views.
  ///
  /// - Parameter leafClass: The class of the innermost view; nil for a plain view.
  init(_ dice: inout Dice, depth: ClosedRange<Int> = 2...4, leafClass: String? = nil) {
    cast = Cast(&dice)
    sibling = cast.view()
    let count = dice.roll(depth)
    var (width, height) = (dice.tens(28...35), dice.tens(22...28))
    for k in 0..<count {
      let isLeaf = k == count - 1
      let name = isLeaf && leafClass != nil ? cast.button() : cast.view()
      let place = k == 0 ? "\(dice.tens(1...4)),\(dice.tens(8...40))" : "20,20"
      let parent = k == 0 ? "" : " in \(views[k - 1])"
      if isLeaf { lines.append("add \(sibling) \(k == 0 ? "10,60" : "10,10") 90x70\(parent)") }
      let type = isLeaf && leafClass != nil ? "\(leafClass ?? "") " : ""
      let size = isLeaf && leafClass != nil ? "100x44" : "\(width)x\(height)"
      lines.append("add \(type)\(name) \(place) \(size)\(parent)")
      views.append(name)
      width -= dice.tens(4...6)
      height -= dice.tens(4...5)
    }
  }

  /// Gives one of the views a child controller.
  ///
  /// - Parameter place: The place of the view, the outermost first; nil for any.
  mutating func addController(_ dice: inout Dice, at place: Int? = nil) {
    let view = views[place ?? dice.roll(0...(views.count - 1))]
    let name = cast.controller()
    lines.append("controller \(name) for \(view) in vc")
    child = (name, view)
  }

  /// The responders from the innermost view up to `vc`, in the order of the chain.
  var chain: [String] {
    var names: [String] = []
    for view in views.reversed() {
      names.append(view)
      if let child, child.view == view { names.append(child.controller) }
    }
    return names + ["root", "vc"]
  }
}
