import ResponderKit

extension TraceReport {
  /// The report as JSON: the hit-tests with their decisions and, of an event, who received what.
  public var json: JSONObject {
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
    var last: JSONObject?
    return interaction.hitTests.map { test in
      let object: JSONObject = [
        "point": test.point.json, "hit": name(test.answer),
        "decisions": .objects(HitTestJSON(test, in: scene).decisions),
        "notes": .strings(DeadAreaNotes(test, in: scene).texts),
      ]
      guard object != last else {
        return ["point": test.point.json, "hit": name(test.answer), "isAsBefore": true]
      }
      last = object
      return object
    }
  }

  /// The ways of the methods; a drag sends the same message again and again.
  private func objects(of routes: [Interaction.Route]) -> [JSONObject] {
    var objects: [JSONObject] = []
    var rest = routes[...]
    while let route = rest.first {
      let times = rest.prefix { $0.method == route.method && $0.hasSameCourse(as: route) }.count
      rest = rest.dropFirst(times)
      objects.append([
        "method": .string(route.method.rawValue), "path": .strings(names(route.path)),
        "handledBy": .strings(names(route.handlers)), "isPassedOn": .bool(!route.isKept),
        "times": .integer(times),
      ])
    }
    return objects
  }

  private func objects(of actions: [Firing]) -> [JSONObject] {
    actions.map { firing in
      ["action": .string(firing.name), "sender": name(firing.sender), "view": name(firing.view)]
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
