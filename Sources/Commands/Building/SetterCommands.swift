import Language
import ResponderKit
import Scenes
import Session
import Text

/// A command that sets one property of views to one value.
package struct SetterCommand: Sendable {
  /// The command.
  package let command: Command
  /// The property that it sets.
  let property: String

  /// Returns the property that a command sets; nil if it is no such command.
  static func property(of command: Command) -> String? {
    all.first { $0.command === command }?.property
  }

  /// One row for each command, in the order of help.
  package static let all: [SetterCommand] = [
    flags("hide", "isHidden", true, "hides views: isHidden = true", .view()),
    flags("show", "isHidden", false, "shows views: isHidden = false", .view()),
    flags(
      "enable", "isEnabled", true, "enables controls: isEnabled = true",
      .control("VIEW", toBeEnabled: true)),
    flags(
      "disable", "isEnabled", false, "disables controls; a disabled control is not hit (R2.9)",
      .control("VIEW", toBeEnabled: false)),
    setter(
      "alpha",
      "sets alpha of a view; below \(HitTestRejection.alphaThreshold) it takes no touches "
        + "(R2.3)",
      details: [
        "UIKit limits it to 0...1 and stores it as a Float: 0.01 reads 0.009999999776482582."
      ],
      .number("N"),
      Command.Example("alpha red 0.01", "just too low to be hit", setup: "add red"),
      confirm: { call, view, _ in call.confirmAlpha(of: view) }, set: { $0.alpha = CGFloat($1) }),
    rectangle("frame", "sets a view's rectangle in its superview's coordinates") {
      $0.frame = $1
    },
    rectangle(
      "bounds",
      "sets a view's rectangle in its own coordinates; changing its origin moves the subviews"
    ) { $0.bounds = $1 },
    setter(
      "center", "moves a view to a centre", .point(),
      Command.Example("center red 195,422", "to the middle of the screen", setup: "add red"),
      set: { $0.center = $1 }),
    setter(
      "rotate", sets: "transform",
      "rotates a view about its anchor point, clockwise, in degrees; 0 resets it",
      .number("DEGREES"),
      Command.Example(
        "rotate red 45", "its frame is now only a bounding box (R3.4)", setup: "add red"),
      confirm: { call, view, degrees in
        call.confirmTransform(of: view, "rotated by \(degrees.shortText) degrees")
      },
      set: { view, degrees in
        let turns = degrees / 360
        let angle = (turns - turns.rounded()) * 2 * Double.pi
        view.transform = CGAffineTransform(rotationAngle: CGFloat(angle)).cleaned
      }),
    setter(
      "scale", sets: "transform", "scales a view about its anchor point", .factors("N[,N]"),
      Command.Example("scale red 2,1", "twice as wide", setup: "add red 0,0 10x10"),
      confirm: { call, view, factors in
        let numbers = factors.map(\.shortText).joined(separator: ",")
        call.confirmTransform(of: view, "scaled by \(numbers)")
      },
      set: { view, factors in
        view.transform = CGAffineTransform(
          scaleX: CGFloat(factors.first ?? 1), y: CGFloat(factors.last ?? 1))
      }),
    setter(
      "transform", "sets a view's transform", .transform("a b c d tx ty"),
      or: ("identity", .identity),
      Command.Example("transform red 0 1 -1 0 0 0", "a quarter turn", setup: "add red 0,0 10x20"),
      set: { $0.transform = $1 }),
  ]

  /// Returns a row of a command that sets a property of one view and confirms what became of it.
  ///
  /// - Parameters:
  ///   - property: The property; nil if the command has its name.
  ///   - word: A word that stands for a value, in a form of its own.
  private static func setter<Value: Sendable>(
    _ name: String, sets property: String? = nil, _ summary: String, details: [String] = [],
    _ value: Argument<Value>, or word: (text: String, value: Value)? = nil,
    _ example: Command.Example,
    confirm: (@Sendable (Call, UIView, Value) -> Void)? = nil,
    set: @escaping @Sendable (UIView, Value) -> Void
  ) -> SetterCommand {
    let property = property ?? name
    let confirm = confirm ?? { call, view, _ in call.confirmGeometry(of: view, property) }
    return SetterCommand(
      command: Command(
        name: name, group: .building, summary: summary, details: details, changesScene: true,
        forms: (word.map { word in
          [
            Command.Form(.part(.view(), word.text)) { call, view in
              set(view, word.value)
              confirm(call, view, word.value)
            }
          ]
        } ?? []) + [
          Command.Form(.view(), value) { call, view, value in
            set(view, value)
            confirm(call, view, value)
          }
        ],
        examples: [example]),
      property: property)
  }

  private static func rectangle(
    _ name: String, _ summary: String, _ set: @escaping @Sendable (UIView, CGRect) -> Void
  ) -> SetterCommand {
    setter(
      name, summary, .rect(),
      Command.Example("\(name) red 10,20 100x50", summary, setup: "add red"),
      confirm: { call, view, rect in
        call.remarkIfNegative(rect)
        call.confirmGeometry(of: view, name)
      }, set: set)
  }

  /// Returns a row of a command that turns a property of some views on or off.
  private static func flags<View: UIView>(
    _ name: String, _ property: String, _ value: Bool, _ summary: String, _ view: Argument<View>
  ) -> SetterCommand {
    SetterCommand(
      command: Command(
        name: name, group: .building, summary: summary, changesScene: true,
        forms: [
          Command.Form(.oneOrMore(view)) { call, views in
            var isChanged = false
            for view in views {
              guard let property = PropertyTable.property(property, of: view) else { continue }
              isChanged = call.session.change(property, of: view, to: .bool(value)) || isChanged
            }
            let names = views.map { call.scene.label(of: $0) }.joined(separator: ", ")
            let state = "\(names): \(property) \(value ? "on" : "off")"
            call.confirm(isChanged ? state : "\(state) already; nothing changed")
          }
        ],
        examples: [Command.Example("\(name) buy", summary, setup: "add UIButton buy 0,0 60x44")]),
      property: property)
  }
}

extension CGAffineTransform {
  /// The transform without the dust of sine and cosine, so that a quarter turn is one exactly.
  var cleaned: CGAffineTransform {
    func clean(_ value: CGFloat) -> CGFloat {
      abs(value - value.rounded()) < 1e-15 ? value.rounded() : value
    }
    return CGAffineTransform(
      a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: clean(tx), ty: clean(ty))
  }
}
