import ResponderKit
import Scenes
import Text

extension Command {
  static let override = Command(
    name: "override", group: .overriding,
    summary: "overrides hitTest or point(inside:) as a subclass would",
    details: [
      "A view can have one override of each method. What an override answers shows in every trace."
    ],
    changesScene: true,
    forms: overrideForms(of: .standard),
    examples: [
      Example("override hud passthrough", "a HUD", setup: "add hud 0,0 390x844"),
      Example(
        "override bar accepts plus", "the raised button of a tab bar",
        setup: "add bar 0,700 390x83; add UIButton plus 160,-20 60x60 in bar"),
      Example("override dial circle 40", "a round dial", setup: "add dial 0,0 100x100"),
      Example(
        "override tri path \"M 50 0 L 100 100 L 0 100 Z\"", "a triangle",
        setup: "add tri 0,0 100x100"),
    ])

  /// A form for each kind of override that has no command of its own, then one for none.
  static func overrideForms(of registry: OverrideRegistry) -> [Form] {
    registry.kinds.filter { !$0.hasOwnCommand }.map(form(of:)) + [
      Form([.slot("VIEW", .view), .word("none")], "takes the overrides away") { call in
        OverrideChange(call.view(), nil).perform(in: call.scene)
      }
    ]
  }

  /// The form that gives a view an override of a kind.
  static func form(of kind: OverrideKind) -> Form {
    let word: [Syntax] = kind.hasOwnCommand ? [] : [.word(kind.word)]
    return Form(
      [.slot("VIEW", .view)] + word + kind.parameters.map(\.syntax),
      kind.hasOwnCommand ? "" : kind.summary
    ) { call in
      do throws(OverrideError) {
        call.view().take(try kind.make(call.overrideArguments(kind.parameters)))
      } catch {
        let fact: CommandError.Fact =
          switch error {
          case .negative(let number): .negativeSize(number.shortText)
          case .path(let reason): .badPath(reason)
          }
        throw call.error(fact, at: kind.parameters.first?.label ?? kind.word)
      }
    }
  }
}

extension OverrideParameter {
  fileprivate var label: String {
    switch self {
    case .view(let label), .views(let label), .optionalNumber(let label), .pair(let label),
      .edges(let label), .text(let label):
      label
    }
  }

  fileprivate var syntax: Syntax {
    switch self {
    case .view(let label): .slot(label, .view)
    case .views(let label): .many([.slot(label, .view)])
    case .optionalNumber(let label): .optional([.slot(label, .number)])
    case .pair(let label): .slot(label, .factors)
    case .edges(let label): .slot(label, .distances)
    case .text(let label): .slot(label, .text)
    }
  }
}

extension Call {
  /// What was typed for the parameters of a kind of override.
  fileprivate func overrideArguments(_ parameters: [OverrideParameter]) -> OverrideArguments {
    var given = OverrideArguments()
    for argument in parameters.flatMap({ arguments.all($0.label) }) {
      switch argument {
      case .object(let object): given.views += [object as? UIView].compactMap { $0 }
      case .number(let number): given.numbers.append(CGFloat(number))
      case .numbers(let numbers): given.numbers += numbers.map { CGFloat($0) }
      case .text(let text): given.texts.append(text)
      default: break
      }
    }
    return given
  }
}
