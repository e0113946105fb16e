import Language
import ResponderKit
import Scenes

extension Completion where Context == Session {
  /// Returns the properties of an object, each with its type and its value.
  func properties(
    of owner: StatefulObject?, where fits: (Property) -> Bool = { _ in true }
  ) -> [Candidate] {
    guard let owner else { return [] }
    return choice.picked(
      session.scene.listedProperties(of: owner).filter(fits).map {
        // A short name is there for those who begin to type it.
        let name = ([$0.name] + $0.shortNames).first(where: choice.fits) ?? $0.name
        return Candidate(name, summary(of: $0, owner))
      })
  }

  private func summary(of property: Property, _ owner: StatefulObject) -> String {
    session.state(of: property, owner) + "; " + property.summary
  }

  /// The properties that a new view or recognizer may be given, and behind `=` their values.
  var assignments: [Candidate] {
    let owner = (subject as? NewObject)?.sample ?? UIView()
    let (head, value) = choice.behindLast(of: "=")
    guard head.isEmpty else {
      guard let property = PropertyTable.property(String(head.dropLast()), of: owner) else {
        return []
      }
      return with(value).values(of: property, owner).behind(head)
    }
    return choice.picked(
      PropertyTable.properties(of: owner).filter { $0.set != nil }.map {
        Candidate(
          $0.shortNames.first ?? $0.name, "\($0.type.word); \($0.summary)",
          suffix: $0.type.implied == nil ? "=" : " ")
      })
  }

  /// Returns the words among the values of a property.
  func values(of property: Property, _ owner: StatefulObject) -> [Candidate] {
    let type = property.type
    switch type.spelling {
    case .responder: return references { $0 is UIResponder } + words(["nil"])
    case .recognizer: return references { $0 is UIGestureRecognizer } + words(["nil"])
    case .views: return references { $0 is UIView } + words(["none"])
    case .word, .integer, .numbers: break
    }
    switch type.choices {
    case .words(let names, isMarked: false)?: return words(names)
    case .words(let names, isMarked: true)?:
      let value = property.get(owner)?.text { _ in "" }
      return choice.picked(names.map { Candidate($0, $0 == value ? "as it is" : "") })
    case .joined(let names)?: return options(names)
    case nil: return []
    }
  }

  /// Returns the candidates for `REF.PROPERTY`: objects that have properties, and behind the dot
  /// these.
  func propertiesOfObjects(where fits: (Property) -> Bool) -> [Candidate] {
    guard let dot = choice.partial.lastIndex(of: ".") else {
      return references(suffix: ".") { _ in true }
    }
    let reference = Word(text: String(choice.partial[..<dot]), range: 0..<0, quoting: .bare)
    let owner = try? session.object(reference)
    let (head, name) = choice.behindLast(of: ".")
    return with(name).properties(of: owner, where: fits).behind(head)
  }
}

extension Session {
  /// Returns the type of a property and its present value: `number, now 0.5`.
  func state(of property: Property, _ owner: StatefulObject) -> String {
    let value = property.get(owner)?.text { scene.label(of: $0) } ?? "none"
    return "\(property.type.word), now \(value)"
  }
}
