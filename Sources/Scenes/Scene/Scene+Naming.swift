import ResponderKit

extension Scene {
  /// Gives a responder a name and keeps its changes in the journal.
  package func adopt(_ responder: StatefulObject, _ entry: NameTable.Entry) {
    responder.changeObserver = journal
    // What UIKit's own views bring along has no name, but is put back, too.
    for recognizer in (responder as? UIView)?.gestureRecognizers ?? []
    where recognizer.changeObserver == nil {
      recognizer.changeObserver = journal
    }
    bind(responder, entry)
  }

  /// Takes away the names of a view and all its descendants, and of their controllers, which leave
  /// all other controllers.
  package func release(_ view: UIView) {
    let controllers = controllersByView
    for view in Array(view.subtree) {
      if let controller = controllers[ObjectIdentifier(view)] { remove(controller) }
      for recognizer in view.gestureRecognizers ?? [] { unbind(recognizer) }
      unbind(view)
    }
  }

  /// Gives a named responder another name.
  package func rename(_ responder: StatefulObject, to name: String) {
    guard var entry = names.entry(of: responder) else { return }
    unbind(responder)
    entry.name = name
    bind(responder, entry)
  }

  /// Makes reports call a named responder's class by another name, such as the one in an imported
  /// text.
  package func show(_ responder: StatefulObject, as className: String) {
    changeEntry(of: responder) { $0.className = className }
  }

  /// Changes the facts known of a named object, except its name.
  package func changeEntry(
    of object: StatefulObject, _ change: (inout NameTable.Entry) -> Void
  ) {
    guard var entry = names.entry(of: object) else { return }
    unbind(object)
    change(&entry)
    bind(object, entry)
  }

  /// Takes note of the address that an imported text gives to an object without a name, such as a
  /// recognizer that a view of UIKit's makes for itself.
  package func note(address: String, of object: StatefulObject) {
    object.changeObserver = journal
    journal.record(setAddress(address, object))
  }

  /// Forgets an address, so that it no longer stands for its object.
  package func forget(address: String) {
    guard let object = names.responder(atAddress: address) else { return }
    changeEntry(of: object) { $0.address = nil }
    if names.responder(atAddress: address) != nil {
      journal.record(setAddress(address, nil))
    }
  }

  private func setAddress(_ address: String, _ object: StatefulObject?) -> UndoJournal.Entry {
    let old = names.responder(atAddress: address)
    names.setAddress(address, of: object)
    return .other { [unowned self] in setAddress(address, old) }
  }

  /// Returns the text that reports call an object by: its name, or its class if it has none. A
  /// recognizer that a view of UIKit's makes for itself is called after its view.
  package func label(of object: StatefulObject) -> String {
    if let name = names.name(of: object) { return name }
    if let recognizer = object as? UIGestureRecognizer, let owner = recognizer.labelOwner {
      let noun = recognizer.ownNoun ?? gestures.noun(of: recognizer)
      return "\(label(of: owner))'s \(noun)"
    }
    return className(of: object)
  }

  /// Returns the text that a command calls a view by: its name, or its class and number if it has
  /// none.
  package func reference(to view: UIView) -> String {
    if let name = names.name(of: view) { return name }
    let className = className(of: view)
    var number = 0
    var found = 1
    for other in views where self.className(of: other) == className {
      number += 1
      if other === view { found = number }
    }
    return "\(className)#\(found)"
  }

  /// Returns the text that reports call a responder by, which may be gone.
  package func label(of id: ObjectID) -> String {
    if let name = names.name(of: id) { return name }
    // A live object may have the address of one that is gone, so it is looked for first.
    return object(of: id).map { label(of: $0) } ?? nameOfGone(id)
  }

  /// Returns the texts that reports call responders by, in one walk through the scene.
  ///
  /// - Complexity: O(number of views + number of identities).
  package func labels(of ids: [ObjectID]) -> [String] {
    let unnamed = Set(ids.filter { names.name(of: $0) == nil })
    guard unnamed.count > 1 else { return ids.map { label(of: $0) } }
    var found: [ObjectID: String] = [:]
    for view in allViews {
      for object in [view] + (view.gestureRecognizers ?? []) as [StatefulObject]
      where unnamed.contains(ObjectID(object)) { found[ObjectID(object)] = label(of: object) }
    }
    return ids.map { found[$0] ?? nameOfGone($0) }
  }

  /// Returns the text for an object that is named, or gone.
  private func nameOfGone(_ id: ObjectID) -> String {
    names.name(of: id) ?? names.entry(of: id)?.name ?? code?.className(of: id)
      ?? "a view that is gone"
  }

  /// The views in this scene, in a window or not.
  private var allViews: Subtree {
    Subtree(of: topViews + [application.keyboardWindow].compactMap { $0 })
  }

  /// Returns the class of a responder as an imported dump printed it; otherwise its Swift class.
  package func className(of responder: StatefulObject) -> String {
    names.entry(of: responder)?.className ?? typeName(of: responder)
  }

  /// Returns the view or recognizer in this scene with an identity, in a window or not.
  package func object(of id: ObjectID) -> StatefulObject? {
    for view in allViews {
      if ObjectID(view) == id { return view }
      let recognizer = view.gestureRecognizers?.first { ObjectID($0) == id }
      if let recognizer { return recognizer }
    }
    return nil
  }

  /// Takes note of what UIKit's own views round presented ones are called now, and their recognizers,
  /// as the report of an event that dismisses something tells of them when they are gone.
  package func noteContainers() {
    for container in controllers.lazy.compactMap(\.presentationContainer) {
      for view in [container] + container.subviews where names.name(of: view) == nil {
        note(view)
        for recognizer in view.gestureRecognizers ?? [] where names.name(of: recognizer) == nil {
          note(recognizer)
        }
      }
    }
  }

  /// Takes note of what an object without a name is called.
  private func note(_ object: StatefulObject) {
    let label = label(of: object)
    guard names.entry(of: object)?.name != label, names[label] == nil else { return }
    bind(object, NameTable.Entry(name: label))
    unbind(object)
  }

  private func bind(_ responder: StatefulObject, _ entry: NameTable.Entry) {
    names.bind(responder, entry)
    journal.record(.naming(responder))
  }

  /// Takes an object's name away; reports of the past still find it.
  package func unbind(_ responder: StatefulObject) {
    guard names.name(of: responder) != nil, let entry = names.entry(of: responder)
    else { return }
    names.unbind(responder)
    journal.record(.other { [unowned self] in giving(responder, entry) })
  }

  /// Takes back that an object was given a name; gives the entry that undoes that.
  func taking(_ object: StatefulObject) -> UndoJournal.Entry {
    guard let entry = names.entry(of: object) else { return .naming(object) }
    names.unbind(object)
    return .other { [unowned self] in giving(object, entry) }
  }

  private func giving(_ object: StatefulObject, _ entry: NameTable.Entry) -> UndoJournal.Entry {
    names.bind(object, entry)
    return .naming(object)
  }
}
