import Explanation
import ResponderKit

/// A decision of a hit-test and the conditions under which it is taken.
///
/// Two hit-tests have the same list of decisions if all conditions of one hold for the point of the
/// other.
package struct RegionVerdict {
  /// The decision; its point is only one of many.
  package let decision: HitTestDecision
  /// The conditions on the point under which the decision is taken.
  package let conditions: [PointCondition]

  /// Indicates whether only code decides one of the conditions.
  package var needsCode: Bool { conditions.contains { $0.area == .code } }

  /// A key that is the same for verdicts in which a view decides the same for the same reason.
  struct Key: Hashable {
    // Of a run of siblings the ends tell all.
    let first: ObjectID?
    let last: ObjectID?
    let depth: Int
    let fact: HitTestFact
    let answer: ObjectID?
    let isHit: Bool
    let conditions: [PointCondition]
  }

  var key: Key {
    var answer = decision.answer
    // The answer of what is below a view that decides as UIKit does is no decision of its own.
    if decision.override == nil, !decision.isHit { answer = nil }
    if case .skipped(.answered(let winner)) = decision.verdict { answer = winner }
    return Key(
      first: decision.views.first, last: decision.views.last, depth: decision.depth,
      fact: decision.fact, answer: answer,
      isHit: decision.isHit, conditions: conditions)
  }
}

/// Reads the conditions out of hit-tests, for views that stay as they are meanwhile.
struct VerdictReader {
  /// A view whose subviews are passed by in groups.
  private struct Parent {
    let groups: [SubviewGroup]
    let indices: [ObjectID: Int]
  }

  private let view: (ObjectID) -> UIView?
  private var parents: [ObjectID: Parent?] = [:]

  init(_ view: @escaping (ObjectID) -> UIView?) {
    self.view = view
  }

  /// Returns the decisions of a hit-test with their conditions, in the order of a trace.
  mutating func verdicts(of test: HitTest) -> [RegionVerdict] {
    let decisions = HitTestDecisions(test, isFolded: false).all
    var conditions = [[PointCondition]](repeating: [], count: decisions.count)
    var points: [ObjectID: CGPoint] = [:]
    var k = -1
    test.callsUnfolded.forEach { call in
      switch call.kind {
      case .enter(let point, let override):
        k += 1
        points[call.view] = point
        if override?.subclass != nil {
          conditions[k].append(PointCondition(view: call.view, area: .code, isInside: true))
        }
        if let rules = (override?.hitTest as? HitTestAnswers)?.rules {
          conditions[k] += self.conditions(of: call.view, rules, at: point)
        }
        conditions[k] += conditionOfGroup(of: call.view, points)
      case .inside(let point, let area, _, let isInside):
        conditions[k] += self.conditions(of: call.view, area, at: point, isInside)
      case .asked(let run):
        k += 1
        conditions[k] += self.conditions(of: run, in: call.view)
      case .skip, .unseen: k += 1
      case .flags, .ruled, .line, .answer: break
      }
    }
    return zip(decisions, conditions).map { RegionVerdict(decision: $0, conditions: $1) }
  }

  private func conditions(
    of view: ObjectID, _ area: TouchArea, at point: CGPoint, _ isInside: Bool
  ) -> [PointCondition] {
    func condition(_ area: PointCondition.Area, _ isInside: Bool) -> [PointCondition] {
      [PointCondition(view: view, area: area, isInside: isInside)]
    }
    switch area {
    case .bounds(let rect): return condition(.rect(rect), rect.containsHalfOpen(point))
    case .own(let rect), .value(_, let rect?): return condition(.rect(rect), isInside)
    case .value(let override, nil):
      if let rules = (override.pointInside as? PointInsideAnswers)?.rules,
        let bounds = self.view(view)?.bounds
      {
        return condition(.rect(bounds), bounds.containsHalfOpen(point))
          + conditions(of: view, rules, at: point)
      }
      return override.pointInside is any OutlinedBehavior
        ? condition(.outline, isInside) : condition(.code, true)
    case .accepted:
      // The other view's own condition has been told before.
      guard let bounds = self.view(view)?.bounds else { return condition(.code, true) }
      return condition(.rect(bounds), bounds.containsHalfOpen(point))
    case .code: return condition(.code, true)
    }
  }

  /// Returns on which sides of the rectangles of rules a point lies.
  private func conditions(
    of view: ObjectID, _ rules: AnswerRules, at point: CGPoint
  ) -> [PointCondition] {
    rules.rules.flatMap(\.conditions).compactMap { condition in
      switch condition {
      case .inside(let rect), .outside(let rect):
        PointCondition(view: view, area: .rect(rect), isInside: rect.containsHalfOpen(point))
      default: nil
      }
    }
  }

  // MARK: Groups

  private mutating func parent(_ id: ObjectID) -> Parent? {
    if let known = parents[id] { return known }
    var found: Parent?
    if let view = view(id) {
      let groups = view.subviewGroups
      if !groups.isEmpty {
        let indices = view.subviews.enumerated().map { (ObjectID($1), $0) }
        found = Parent(groups: groups, indices: Dictionary(uniqueKeysWithValues: indices))
      }
    }
    parents[id] = .some(found)
    return found
  }

  /// Returns the conditions under which the first subview of a group is asked by itself.
  private mutating func conditionOfGroup(
    of id: ObjectID, _ points: [ObjectID: CGPoint]
  ) -> [PointCondition] {
    guard let superview = view(id)?.superview.map({ ObjectID($0) }),
      let parent = parent(superview), let index = parent.indices[id], let point = points[superview]
    else { return [] }
    let group = parent.groups[index / parent.groups[0].range.count]
    guard index == group.range.upperBound - 1, !group.hasRefusing, let box = group.box else {
      return []
    }
    return [
      PointCondition(view: superview, area: .box(box), isInside: box.containsInSingles(point))
    ]
  }

  /// Returns the conditions under which a run of subviews is skipped, and ends where it does.
  private mutating func conditions(of run: HitTestRun, in id: ObjectID) -> [PointCondition] {
    guard let box = run.box else {
      return [PointCondition(view: id, area: .code, isInside: true)]
    }
    var conditions = [PointCondition(view: id, area: .box(box), isInside: false)]
    if let parent = parent(id), let last = run.views.last.flatMap({ parent.indices[$0] }) {
      let next = last / parent.groups[0].range.count - 1
      if next >= 0, !parent.groups[next].hasRefusing, let more = parent.groups[next].box {
        let wider = box.union(more)
        conditions.append(
          PointCondition(
            view: id, area: .box(wider), isInside: wider.containsInSingles(run.point)))
      }
    }
    return conditions
  }
}

extension CGRect {
  /// Returns whether a point lies in the rectangle or on an edge, compared in single precision.
  fileprivate func containsInSingles(_ point: CGPoint) -> Bool {
    let x = Float(point.x)
    let y = Float(point.y)
    return x >= Float(minX) && x <= Float(maxX) && y >= Float(minY) && y <= Float(maxY)
  }
}

/// A condition on the point of a hit-test: whether it lies in some area of a view.
package struct PointCondition: Hashable {
  /// An area in a view's own coordinates.
  package enum Area: Hashable {
    /// A rectangle without its right and its lower edge: x, y, width and height (R2.4).
    case rect(SIMD4<Double>)
    /// A rectangle with all of its edges, compared in single precision.
    case box(SIMD4<Double>)
    /// The shape of the view's override of `point(inside:with:)`.
    case outline
    /// An area that only code decides; a hit-test has asked it for its own point.
    case code
  }

  /// The view.
  package let view: ObjectID
  /// The area.
  package let area: Area
  /// Indicates whether the point must be inside; true if only code decides.
  package var isInside: Bool
}

extension PointCondition.Area {
  /// Returns a rectangle without its right and its lower edge.
  static func rect(_ rect: CGRect) -> Self { .rect(SIMD4(rect)) }

  /// Returns a rectangle with all of its edges.
  static func box(_ rect: CGRect) -> Self { .box(SIMD4(rect)) }

  var rectangle: CGRect? {
    switch self {
    case .rect(let sides), .box(let sides):
      CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    case .outline, .code: nil
    }
  }
}

extension SIMD4<Double> {
  fileprivate init(_ rect: CGRect) {
    self.init(
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
      Double(rect.size.height))
  }
}
