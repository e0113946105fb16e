import Analysis
import Explanation
import Presentation
import ResponderKit
import Scenes
import Text

/// The answers of the session's hit-tests everywhere on the screen, for a page to look up.
///
/// `verdicts` are decisions in words, with the conditions on a point under which they are taken.
/// `lists` is a tree of them, so that lists that begin alike share their beginning: for each node,
/// parents first, the verdict and the node of the next alternative (0: none). The node after it is
/// its first child; a negative verdict -1 - k ends a list with the entry k of `answers`.
struct PageAnswers {
  private let regions: HitTestRegions
  private let scene: Scene
  private let views: [ObjectID: Int]
  private var areas: [JSONValue] = []
  private var placesOfAreas: [PointCondition: Int] = [:]
  private var words: [String] = []
  private var placesOfWords: [String: Int] = [:]

  /// - Parameter views: The views of all windows, each before those in it.
  init(_ scene: Scene, in region: CGRect, views: [UIView]) {
    regions = HitTestRegions(
      of: scene.application, in: region, views: views, code: scene.code, mustStop: scene.mustStop)
    self.scene = scene
    self.views = Dictionary(
      views.enumerated().map { (ObjectID($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The answers as JSON.
  ///
  /// - Parameter place: Gives the place among all responders of a view that was hit and is in no
  ///   window.
  func json(_ place: (ObjectID) -> Int) -> JSONObject {
    var encoder = self
    let winners = regions.answers.reduce(into: [Int: ObjectID?]()) { winners, answer in
      for verdict in answer.verdicts where regions.verdicts[verdict].decision.isHit {
        winners[verdict] = answer.winner
      }
    }
    let verdicts = regions.verdicts.enumerated().map { k, verdict in
      encoder.json(verdict, answer: winners[k] ?? nil)
    }
    return [
      "areas": .array(encoder.areas), "words": .strings(encoder.words),
      "sides": .array(PointText.wordsOfSides.map(JSONValue.strings)),
      "verdicts": .array(verdicts), "lists": .array(lists.map(JSONValue.integer)),
      "answers": .array(
        regions.answers.map { answer in
          let samples = answer.samples.flatMap { [Double($0.x), Double($0.y)] }
          return .array(
            [.integer(answer.winner.map { views[$0] ?? place($0) } ?? -1)]
              + samples.map(JSONValue.number))
        }),
    ]
  }

  /// A verdict: depth, mark, view or names, words, rule, words for the hit, missed rectangle,
  /// and the conditions, twice the place of the area, and one more if the point is inside.
  private mutating func json(_ verdict: RegionVerdict, answer: ObjectID?) -> JSONValue {
    let decision = verdict.decision
    let pattern = DecisionPattern(decision, answer: answer, in: scene)
    return .array([
      .integer(decision.depth), .integer(pattern.mark.rawValue),
      decision.view.flatMap { views[$0] }.map(JSONValue.integer) ?? .string(pattern.title),
      .integer(place(of: pattern.words)), pattern.rule.map(JSONValue.string) ?? 0,
      pattern.hit.map(JSONValue.string) ?? 0, pattern.missed?.json ?? 0,
      .array(verdict.conditions.map { .integer(2 * place(of: $0) + ($0.isInside ? 1 : 0)) }),
    ])
  }

  private mutating func place(of text: String) -> Int {
    if let place = placesOfWords[text] { return place }
    words.append(text)
    placesOfWords[text] = words.count - 1
    return words.count - 1
  }

  private mutating func place(of condition: PointCondition) -> Int {
    var area = condition
    area.isInside = true
    if let place = placesOfAreas[area] { return place }
    areas.append(json(area))
    placesOfAreas[area] = areas.count - 1
    return areas.count - 1
  }

  /// An area: its view, its kind, and its numbers.
  private func json(_ condition: PointCondition) -> JSONValue {
    func area(_ kind: String, _ numbers: [JSONValue] = []) -> JSONValue {
      .array([.integer(views[condition.view] ?? -1), .string(kind)] + numbers)
    }
    func numbers(_ values: [Double]) -> [JSONValue] { values.map(JSONValue.number) }
    switch condition.area {
    case .rect(let sides): return area("rect", numbers((0..<4).map { sides[$0] }))
    case .box(let sides): return area("box", numbers((0..<4).map { sides[$0] }))
    case .outline:
      guard let view = scene.view(of: condition.view),
        let behavior = view.pointInsideBehavior as? any OutlinedBehavior
      else { return area("code") }
      switch behavior.outline(in: view) {
      case .ellipse(let center, let radii):
        return area(
          "ellipse", numbers([center.x, center.y, radii.width, radii.height].map(Double.init)))
      case .polygons(let polygons):
        return area(
          "polygons",
          polygons.map { .numbers($0.flatMap { [Double($0.x), Double($0.y)] }) })
      }
    case .code: return area("code")
    }
  }

  private var lists: [Int] {
    let sorted = regions.answers.enumerated().map { $1.verdicts + [-1 - $0] }
      .sorted { $0.lexicographicallyPrecedes($1) }
    var nodes: [Int] = []
    var path: [Int] = []
    var last: [Int] = []
    for list in sorted {
      let shared = zip(list, last).prefix { $0 == $1 }.count
      if shared < path.count { nodes[2 * path[shared] + 1] = nodes.count / 2 }
      path.removeSubrange(min(shared, path.count)...)
      for verdict in list[shared...] {
        path.append(nodes.count / 2)
        nodes += [verdict, 0]
      }
      last = list
    }
    return nodes
  }
}
