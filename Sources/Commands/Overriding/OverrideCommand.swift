import Language
import ResponderKit
import Scenes
import Session
import Text

extension Command {
  package static let override = Command(
    name: "override", group: .overriding,
    summary: "overrides hitTest or point(inside:) as a subclass would",
    changesScene: true,
    formsInScene: { overrideForms(of: $0.overrides) },
    forms: overrideForms(of: .standard))

  /// Returns a form for each kind of override that has no command of its own, then one for none.
  static func overrideForms(of registry: OverrideRegistry) -> [Form] {
    registry.kinds.filter { !$0.hasOwnCommand }.map(form(of:)) + [
      Form(.part(.view(), "none"), summary: "removes the overrides") { call, view in
        try call.refuseCode(
          of: view, [AnswerMethod.hitTest.fullName, AnswerMethod.pointInside.fullName])
        OverrideChange(view, nil).perform(in: call.scene)
        call.confirm("\(call.scene.label(of: view)): hitTest and point(inside:) are UIKit's own")
      }
    ]
  }

  /// Returns the form that gives a view an override of a kind.
  static func form(of kind: OverrideKind) -> Form {
    let parameters = Argument<[Located<OverrideValue>]>.list(
      kind.parameters.map { .located($0.argument) })
    return Form(
      .view(), kind.hasOwnCommand ? parameters : .word(kind.word, parameters),
      summary: kind.hasOwnCommand ? "" : kind.summary
    ) { call, view, values in
      do {
        let override = try kind.make(OverrideArguments(values.map(\.value)))
        try call.refuseCode(of: view, override.methodsInCode)
        for method in [AnswerMethod.hitTest, .pointInside]
        where !view.answers(to: method).isEmpty && override.isOf(method) {
          let name = call.scene.label(of: view)
          call.note("the rules of \(name).\(method.rawValue) are gone: the override replaces them.")
        }
        view.take(override)
        call.confirm("\(call.scene.label(of: view)): \(call.effect(of: override, kind, on: view))")
      } catch let error as OverrideError {
        let fact: CommandError.Fact =
          switch error {
          case .negative(let number): .negativeSize(number.shortText)
          case .path(let reason): .badPath(reason)
          }
        throw CommandError(fact, at: values.first?.range)
      }
    }
  }
}

extension Call {
  /// Returns what an override changes, with the names of the views that it is about.
  fileprivate func effect(
    of override: any ViewOverride, _ kind: OverrideKind, on view: UIView
  ) -> String {
    let others = override.references.compactMap { $0.view.map { scene.label(of: $0) } }
    let area: CGRect =
      switch override {
      case let inset as Inset: view.bounds.inset(by: inset.insets)
      case let enlarge as Enlarge: view.bounds.insetBy(dx: enlarge.dx, dy: enlarge.dy)
      default: view.bounds
      }
    return kind.effect(
      view: scene.label(of: view), others: others.listed("and"), area: area.text)
  }
}

extension ViewOverride {
  /// The methods that it is, as code names them.
  fileprivate var methodsInCode: [String] {
    [AnswerMethod.hitTest, .pointInside].filter(isOf).map(\.fullName)
  }

  fileprivate func isOf(_ method: AnswerMethod) -> Bool {
    method == .hitTest ? self is any HitTestBehavior : self is any PointInsideBehavior
  }
}

/// A value that was typed for a parameter of a kind of override.
private enum OverrideValue {
  case views([UIView])
  case numbers([Double])
  case text(String)
}

extension OverrideParameter {
  fileprivate var argument: Argument<OverrideValue> {
    switch self {
    case .view(let label): .map(.view(label)) { .views([$0]) }
    case .views(let label): .map(.oneOrMore(.view(label))) { .views($0) }
    case .optionalNumber(let label):
      .map(.optional(.number(label))) { .numbers([$0].compactMap { $0 }) }
    case .pair(let label): .map(.factors(label)) { .numbers($0) }
    case .edges(let label): .map(.distances(label)) { .numbers($0) }
    case .text(let label): .map(.text(label)) { .text($0) }
    }
  }
}

extension OverrideArguments {
  /// Creates the arguments from the values that were typed for the parameters of a kind of
  /// override.
  fileprivate init(_ values: [OverrideValue]) {
    self.init()
    for value in values {
      switch value {
      case .views(let views): self.views += views
      case .numbers(let numbers): self.numbers += numbers.map { CGFloat($0) }
      case .text(let text): texts.append(text)
      }
    }
  }
}
