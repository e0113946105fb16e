import Language
import ResponderKit
import Scenes
import Text

extension Session {
  /// Finds the responder that a word refers to.
  func responder(_ word: Word) throws -> UIResponder {
    let object = try object(word)
    guard let responder = object as? UIResponder else {
      throw CommandError(
        .wrongObject(
          word.text, className: scene.className(of: object), expected: UIResponder.phrase),
        at: word.range)
    }
    return responder
  }

  /// Finds the views that a word refers to, with commas between them.
  func views(inList word: Word) throws -> [UIView] {
    if word.quoting == .quoted { return [try view(word)] }
    var start = word.range.lowerBound
    return try word.text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      var single = word
      single.text = String(part)
      single.range = start..<(start + part.utf8.count)
      start = single.range.upperBound + 1
      return try view(single)
    }
  }

  private func view(_ word: Word) throws -> UIView {
    let object = try object(word)
    guard let view = object as? UIView else {
      throw CommandError(
        .wrongObject(word.text, className: scene.className(of: object), expected: "a view"),
        at: word.range)
    }
    return view
  }

  /// Finds the recognizer that a word refers to.
  func recognizer(_ word: Word) throws -> UIGestureRecognizer {
    let object: StatefulObject
    do { object = try self.object(word) } catch let error as CommandError {
      guard word.quoting == .bare, case .reference(.unknown(let name, _)) = error.fact else {
        throw error
      }
      let names = suggestions(
        for: name, in: scene.gestureRecognizers.map { scene.label(of: $0) })
      throw CommandError(
        .unknownObject(name, kind: "recognizer", suggestions: names), at: error.range)
    }
    guard let recognizer = object as? UIGestureRecognizer else {
      throw CommandError(
        .wrongObject(
          word.text, className: scene.className(of: object), expected: "a gesture recognizer"),
        at: word.range)
    }
    return recognizer
  }

  /// Finds the responder or recognizer that a word refers to.
  package func object(_ word: Word) throws -> StatefulObject {
    if word.quoting == .quoted {
      do { return try scene.view(showing: word.text) } catch {
        throw CommandError(.reference(error), at: word.range)
      }
    }
    if word.text == "touch" || word.text.hasPrefix("touch#") { return try touch(word) }
    if word.text == "it" {
      guard let it = state.it else { throw CommandError(.noIt, at: word.range) }
      return it
    }
    do { return try scene.object(named: word.text, suggesting: !work.isTrying) } catch {
      throw CommandError(.reference(error), at: word.range)
    }
  }

  /// Returns the last finger, or the last one of a number: `touch`, `touch#2`.
  private func touch(_ word: Word) throws -> UITouch {
    let delivery = scene.application.touchDelivery
    let number = word.text.dropFirst("touch#".count)
    let touch =
      number.isEmpty
      ? delivery.lastTouch : Int(number).flatMap { delivery.lastTouch(ofFinger: $0) }
    guard let touch else {
      throw CommandError(
        .nothingYet("no such finger has come down yet; try 'touch began 100,100'"), at: word.range)
    }
    return touch
  }

  /// Finds a property of a responder.
  func property(_ name: String, of owner: StatefulObject, at range: Range<Int>) throws -> Property {
    if let property = scene.property(name, of: owner) { return property }
    let names = suggestions(for: name, in: scene.listedProperties(of: owner).map(\.name))
    throw CommandError(
      .unknownProperty(
        name, owner: scene.label(of: owner), suggestions: names), at: range)
  }

  /// Checks that a word can be the name of something new.
  package func checkName(_ name: String, at range: Range<Int>) throws(CommandError) {
    let key = WordKey(name)
    guard !scene.isReservedName(key) else {
      throw CommandError(.reservedName(name), at: range)
    }
    guard NameRule.isWellFormed(name) else { throw CommandError(.badName(name), at: range) }
    if let taken = scene.names[key] {
      throw CommandError(.nameTaken(name, className: scene.className(of: taken)), at: range)
    }
  }

  /// Returns the names that come nearest to a word; none while a line is only looked at.
  package func suggestions(
    for word: String, in names: @autoclosure () -> [String], most: Int = 3
  ) -> [String] {
    work.isTrying ? [] : word.nearest(in: names(), most: most)
  }
}

extension UIResponder {
  /// The phrase by which an error calls a responder.
  static var phrase: String { "a view or another responder" }
}
