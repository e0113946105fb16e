import ResponderKit
import Text

extension TraceReport {
  /// The report as JSON: the hit-tests with their decisions and, of an event, who received what.
  package var json: JSONObject {
    var json: JSONObject = ["title": .string(interaction.title)]
    if let test = interaction.hitTest {
      json["hit"] = name(test.answer)
      json["point"] = test.point.json
      json["hitTests"] = .objects(hitTests)
    }
    guard interaction.isEvent else { return json }
    let routes = interaction.routes
    json["routes"] = .objects(objects(of: routes))
    json["handledBy"] = .strings(names(routes.flatMap(\.handlers)).unique)
    let actions = interaction.firings(in: scene).filter { !$0.isEvent }
    json["fired"] = .objects(objects(of: actions.filter(\.isPerformed)))
    json["sent"] = .objects(objects(of: actions))
    if isTelling { json["story"] = .objects(StoryJSON(interaction, in: scene).objects) }
    return json
  }

  /// The hit-tests; one that says the same as the one before has no decisions of its own.
  private var hitTests: [JSONObject] {
    var last: HitTest?
    return interaction.parts.compactMap { part in
      guard let test = part.hitTest else { return nil }
      var object: JSONObject = ["point": test.point.json, "hit": name(test.answer)]
      if interaction.isEvent { place(part.moments.lowerBound, in: &object) }
      if test == last {
        object["isAsBefore"] = true
      } else {
        object["decisions"] = .objects(HitTestJSON(test, in: scene).decisions)
        object["notes"] = .strings(DeadAreaNotes(test, in: scene).texts)
      }
      last = test
      return object
    }
  }

  /// Says when something happened, and where in the order of all that did.
  private func place(_ moment: Int, in object: inout JSONObject) {
    object["time"] = .number(interaction.time(of: moment))
    object["moment"] = .integer(moment)
  }

  /// The ways of the methods; a drag sends the same message again and again.
  private func objects(of routes: [Interaction.Route]) -> [JSONObject] {
    var objects: [JSONObject] = []
    var rest = routes[...]
    var ends = interaction.parts.map(\.moments.upperBound)[...]
    while let route = rest.first {
      ends = ends.drop { $0 <= route.start }
      let end = ends.first ?? 0
      let times = rest.prefix {
        $0.method == route.method && $0.start < end && $0.hasSameCourse(as: route)
      }.count
      rest = rest.dropFirst(times)
      var object: JSONObject = [
        "method": .string(route.method.rawValue), "path": .strings(names(route.path)),
        "handledBy": .strings(names(route.handlers)), "isPassedOn": .bool(!route.isKept),
        "times": .integer(times),
      ]
      place(route.start, in: &object)
      objects.append(object)
    }
    return objects
  }

  private func objects(of actions: [Firing]) -> [JSONObject] {
    actions.map { firing in
      var object: JSONObject = [
        "action": .string(firing.name), "sender": name(firing.sender), "view": name(firing.view),
      ]
      place(firing.moment, in: &object)
      return object
    }
  }

  private func names(_ ids: [ObjectID]) -> [String] { ids.map { scene.label(of: $0) } }

  private func name(_ id: ObjectID?) -> JSONValue { .text(id.map { scene.label(of: $0) }) }
}

extension [String] {
  /// Each text once, where it comes first.
  fileprivate var unique: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
