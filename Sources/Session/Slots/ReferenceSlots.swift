import Language
import ResponderKit
import Scenes

extension Slot where Context == Session {
  /// Returns a slot for a reference to an object of some kind.
  ///
  /// - Parameters:
  ///   - phrase: The phrase by which an error calls such an object.
  ///   - kind: The word by which an error calls such objects if nothing has the name; nil if it may
  ///     be a view.
  ///   - hint: Advises what to do with an object of another kind.
  ///   - cast: The object as what is wanted; nil if it is of another kind.
  package static func reference(
    _ label: String, _ phrase: String, kind: String? = nil,
    hint: @escaping @Sendable (Session, StatefulObject) -> String? = { _, _ in nil },
    _ cast: @escaping @Sendable (StatefulObject) -> Value?
  ) -> Slot {
    var slot = Slot(label, phrase) { reader in
      let (word, session) = (reader.word, reader.session)
      let object: StatefulObject
      do { object = try session.object(word) } catch let error as CommandError {
        guard let kind, case .reference(.unknown(let name, let suggestions)) = error.fact else {
          throw error
        }
        let fitting = suggestions.filter { session.scene.names[$0].flatMap(cast) != nil }
        throw CommandError(
          .unknownObject(name, kind: kind, suggestions: fitting), at: error.range)
      }
      guard let value = cast(object) else {
        throw CommandError(
          .wrongObject(
            word.text, className: session.scene.className(of: object), expected: phrase,
            hint: hint(session, object)), at: word.range)
      }
      reader.position += 1
      if reader.subject == nil { reader.subject = object }
      return value
    }
    slot.candidates = { $0.references { cast($0) != nil } }
    slot.roles = { _, range in [WordRole(range, .name)] }
    return slot
  }
}

extension Part where Context == Session, Value == UIView {
  /// Returns a slot for a view.
  package static func view(_ label: String = "VIEW") -> Part {
    .slot(.reference(label, "a view") { $0 as? UIView })
  }
}

extension Part where Context == Session, Value == UIControl {
  /// Returns a slot for a control.
  package static func control(_ label: String = "CONTROL") -> Part {
    .slot(.reference(label, "a control", kind: "control") { $0 as? UIControl })
  }

  /// Returns a slot for a control that is to react, or not.
  package static func control(_ label: String, toBeEnabled isOn: Bool) -> Part {
    .slot(
      .reference(label, "a control", kind: "control") { session, object in
        guard object is UIView else { return nil }
        let name = session.scene.label(of: object)
        return "use 'set \(name) interaction \(isOn ? "on" : "off")'"
      } _: {
        $0 as? UIControl
      })
  }
}

extension Part where Context == Session, Value == UIWindow {
  /// Returns a slot for a window.
  package static func window(_ label: String = "WINDOW") -> Part {
    .slot(.reference(label, "a window", kind: "window") { $0 as? UIWindow })
  }
}

extension Part where Context == Session, Value == UIViewController {
  /// Returns a slot for a view controller.
  package static func controller(_ label: String) -> Part {
    .slot(
      .reference(label, "a view controller", kind: "view controller") { $0 as? UIViewController })
  }
}

extension Part where Context == Session, Value == UIResponder {
  /// Returns a slot for a view or another responder.
  package static func responder(_ label: String = "REF") -> Part {
    .slot(.reference(label, UIResponder.phrase) { $0 as? UIResponder })
  }
}

extension Part where Context == Session, Value == StatefulObject {
  /// Returns a slot for a responder or a gesture recognizer.
  package static func object(_ label: String = "REF") -> Part {
    .slot(.reference(label, "a view, another responder or a gesture recognizer") { $0 })
  }

  /// Returns a slot for a view or a gesture recognizer.
  package static func movable(_ label: String) -> Part {
    .slot(
      .reference(label, "a view or a gesture recognizer") {
        $0 is UIGestureRecognizer || $0 is UIView ? $0 : nil
      })
  }

  /// Returns a slot for a control or a gesture recognizer.
  package static func sender(_ label: String) -> Part {
    .slot(
      .reference(
        label, "a control or a gesture recognizer", kind: "control or recognizer"
      ) {
        $0 is UIGestureRecognizer || $0 is UIControl ? $0 : nil
      })
  }
}

extension Part where Context == Session, Value == UIGestureRecognizer {
  /// Returns a slot for a gesture recognizer.
  package static func gesture(_ label: String = "G") -> Part {
    var slot = Slot<Session, UIGestureRecognizer>.reference(label, "a gesture recognizer") {
      $0 as? UIGestureRecognizer
    }
    slot.read = { reader in
      let recognizer = try reader.session.recognizer(reader.word)
      reader.position += 1
      if reader.subject == nil { reader.subject = recognizer }
      return recognizer
    }
    return .slot(slot)
  }
}

/// An answer that a hit-test is expected to have given: the view that was asked, and its answer.
package struct ExpectedAnswer {
  package var view: UIResponder
  package var answer: UIResponder?
}

extension Part where Context == Session, Value == ExpectedAnswer {
  /// Returns a slot for `REF=REF` or `REF=nil`.
  package static func answer(_ label: String) -> Part {
    var slot = Slot<Session, ExpectedAnswer>(label, "an answer such as red=nil") { reader in
      let word = reader.word
      guard word.quoting == .bare, let parts = word.text.partsAtEqualsSign else { return nil }
      var left = word
      left.text = String(parts.before)
      left.range = word.range(from: 0, count: left.text.utf8.count)
      var right = word
      right.text = String(parts.behind)
      right.range = word.range(from: left.text.utf8.count + 1)
      let view = try reader.session.responder(left)
      let answer = right.text == "nil" ? nil : try reader.session.responder(right)
      reader.position += 1
      return ExpectedAnswer(view: view, answer: answer)
    }
    slot.candidates = { completion in
      let (head, value) = completion.choice.behindLast(of: "=")
      guard !head.isEmpty else { return completion.references(suffix: "=") { $0 is UIView } }
      let values = completion.with(value)
      return (values.references { $0 is UIView } + values.words(["nil"])).behind(head)
    }
    slot.roles = { _, range in [WordRole(range, .name)] }
    return .slot(slot)
  }
}
