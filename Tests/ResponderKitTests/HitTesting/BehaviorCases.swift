import Foundation
import ResponderKit

extension BehaviorCase {
  static let all = areas + overrides

  /// Overrides of `point(inside:with:)`.
  static let areas = [
    BehaviorCase(
      "S-21: inset -50",
      [
        (100, 100, "button"), (50, 50, "button"), (49.9, 50, "root"), (169.9, 169.9, "button"),
        (170, 100, "root"), (100, 170, "root"), (165, 60, "button"), (60, 60, "front"),
      ]
    ) { asSubclass in
      let button = asSubclass ? LargeButton(100, 100, 20, 20) : UIButton(100, 100, 20, 20)
      if !asSubclass { button.pointInsideBehavior = Inset(dx: -50, dy: -50) }
      return Stage(["button": button, "front": UIView(55, 55, 10, 10)])
    },
    BehaviorCase(
      "S-21: inset -50 in a tight superview, disabled or not",
      [
        (105, 105, "button"), (90, 90, "button"), (89, 100, "root"), (140, 100, "root"),
        (300, 300, "root"),
      ]
    ) { asSubclass in
      func make(_ x: CGFloat, _ y: CGFloat) -> UIButton {
        let button = asSubclass ? LargeButton(x, y, 20, 20) : UIButton(x, y, 20, 20)
        if !asSubclass { button.pointInsideBehavior = Inset(dx: -50, dy: -50) }
        return button
      }
      let button = make(10, 10)
      let disabled = make(300, 300)
      disabled.isEnabled = false
      return Stage([
        "button": button, "tight": UIView(90, 90, 50, 50).with(button), "disabled": disabled,
      ])
    },
    BehaviorCase(
      "S-27: circle 100",
      [
        (100, 100, "round"), (0, 100, "round"), (200, 100, "round"), (100, 200, "round"),
        (200.1, 100, "root"), (29, 29, "root"), (30, 30, "round"), (160, 180, "round"),
        (160, 180.1, "root"), (199, 199, "root"),
      ]
    ) { asSubclass in
      let round = asSubclass ? RoundView(0, 0, 200, 200) : UIView(0, 0, 200, 200)
      if !asSubclass { round.pointInsideBehavior = Circle(radius: 100) }
      return Stage(["round": round])
    },
    BehaviorCase(
      "S-25: accepting the raised button",
      [
        (195, 350, "bar"), (150, 340, "button"), (150, 320, "button"), (150, 319.9, "root"),
        (120, 320, "button"), (180, 320, "root"), (180, 350, "bar"), (119.9, 340, "root"),
      ]
    ) { asSubclass in
      let frame = CGRect(x: 0, y: 350, width: 300, height: 49)
      if asSubclass {
        let bar = RaisedTabBar(frame: frame)
        return Stage(["bar": bar, "button": bar.centerButton])
      }
      let button = UIButton(120, -30, 60, 60)
      let bar = UIView(frame: frame).with(button)
      bar.pointInsideBehavior = Accepting([button])
      return Stage(["bar": bar, "button": button])
    },
  ]

  /// Overrides of `hitTest(_:with:)`.
  static let overrides = [
    BehaviorCase(
      "S-24: passthrough",
      [(10, 10, "behind"), (120, 120, "button"), (100, 100, "button"), (150, 120, "behind")]
    ) { asSubclass in
      let button = UIButton(100, 100, 50, 50)
      let hud = asSubclass ? PassThroughView(0, 0, 400, 400) : UIView(0, 0, 400, 400)
      if !asSubclass { hud.hitTestBehavior = Passthrough() }
      return Stage(["behind": UIView(0, 0, 400, 400), "button": button, "hud": hud.with(button)])
    },
    BehaviorCase(
      "S-58: except the transparent header",
      [(50, 40, "button"), (50, 210, "row"), (50, 199.9, "root"), (50, 300, "table")]
    ) { asSubclass in
      let header = UIView(0, 0, 400, 200)
      let row = UIView(0, 200, 400, 44)
      let table = UITableView(0, 0, 400, 400).with(header, row)
      let pager = asSubclass ? PagerView(0, 0, 400, 400) : UIScrollView(0, 0, 400, 400)
      (pager as? PagerView)?.tableHeaderView = header
      if !asSubclass { pager.hitTestBehavior = Except(header) }
      return Stage([
        "button": UIButton(20, 20, 100, 40), "header": header, "row": row, "table": table,
        "pager": pager.with(table),
      ])
    },
    BehaviorCase(
      "S-66: intercept, even hidden",
      [
        (10, 10, "green"), (99.9, 99.9, "green"), (100, 50, "root"), (210, 10, "hidden"),
        (310, 10, "root"),
      ]
    ) { asSubclass in
      func make(_ x: CGFloat) -> UIView {
        let view = asSubclass ? InterceptingView(x, 0, 100, 100) : UIView(x, 0, 100, 100)
        if !asSubclass { view.hitTestBehavior = Intercept() }
        return view.with(UIView(0, 0, 50, 50))
      }
      let hidden = make(200)
      hidden.isHidden = true
      return Stage(["green": make(0), "hidden": hidden])
    },
    BehaviorCase(
      "S-67: overflow",
      [
        (10, 310, "bar"), (150, 250, "orange"), (150, 310, "orange"), (120, 230, "orange"),
        (180, 250, "root"), (150, 229, "root"), (10, 250, "root"), (10, 100, "root"),
      ]
    ) { asSubclass in
      let orange = UIButton(120, -70, 60, 100)
      let bar = asSubclass ? OverflowBar(0, 300, 300, 50) : UIView(0, 300, 300, 50)
      if !asSubclass { bar.hitTestBehavior = Overflow() }
      return Stage(["orange": orange, "bar": bar.with(orange)])
    },
    BehaviorCase(
      "S-22: enlarge -50, even disabled",
      [
        (100, 100, "button"), (50, 50, "button"), (49.9, 60, "root"), (169.9, 60, "button"),
        (170, 60, "root"), (110, 110, "inner"), (260, 60, "disabled"), (260, 260, "root"),
      ]
    ) { asSubclass in
      func make(_ x: CGFloat, _ y: CGFloat) -> UIButton {
        let button = asSubclass ? LargeByHitTestButton(x, y, 20, 20) : UIButton(x, y, 20, 20)
        if !asSubclass { button.hitTestBehavior = Enlarge(dx: -50, dy: -50) }
        return button
      }
      let inner = UIView(5, 5, 10, 10)
      let disabled = make(300, 100)
      let hidden = make(300, 300)
      disabled.isEnabled = false
      hidden.isHidden = true
      return Stage([
        "inner": inner, "button": make(100, 100).with(inner), "disabled": disabled,
        "hidden": hidden,
      ])
    },
    BehaviorCase(
      "S-68: redirect",
      [(10, 10, "target"), (60, 60, "target"), (100, 50, "root"), (310, 310, "target")]
    ) { asSubclass in
      let target = UIView(300, 300, 50, 50)
      let source = asSubclass ? RedirectingView(0, 0, 100, 100) : UIView(0, 0, 100, 100)
      (source as? RedirectingView)?.target = target
      if !asSubclass { source.hitTestBehavior = Redirect(to: target) }
      return Stage(["target": target, "source": source.with(UIView(0, 0, 50, 50))])
    },
    BehaviorCase("Block", [(10, 10, "behind"), (150, 10, "root")]) { asSubclass in
      let front = asSubclass ? BlockingView(0, 0, 100, 100) : UIView(0, 0, 100, 100)
      if !asSubclass { front.hitTestBehavior = Block() }
      return Stage([
        "behind": UIView(0, 0, 100, 100), "front": front.with(UIView(0, 0, 100, 100)),
      ])
    },
  ]
}
