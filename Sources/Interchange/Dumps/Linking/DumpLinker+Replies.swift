import ResponderKit
import Scenes

extension DumpLinker {
  /// Keeps with each view the constraints that name it.
  mutating func joinConstraints() {
    var records: [ObjectID: [ConstraintRecord]] = [:]
    var views: [UIView] = []
    for dumped in texts.constraints where !scene.mustStop() {
      let named = dumped.views.compactMap { address in
        (object(at: address) as? UIView).map { (address: address, view: $0) }
      }
      summary.constraints.joined += named.isEmpty ? 0 : 1
      if named.isEmpty { summary.constraints.missingViews += dumped.views.prefix(1) }
      let text = words(of: dumped, named)
      for (address, view) in named {
        if records[ObjectID(view)] == nil { views.append(view) }
        records[ObjectID(view), default: []].append(
          ConstraintRecord(text: text, size: dumped.size(of: address), line: dumped.line))
      }
    }
    summary.constraints.views = views.count
    for view in views {
      let new = records[ObjectID(view)] ?? []
      changeOrigin(of: view) { origin in
        origin.constraints += new.filter { !origin.constraints.contains($0) }
      }
    }
  }

  /// Returns the equation with the names that views have in the scene.
  private func words(
    of dumped: DumpedConstraint, _ named: [(address: String, view: UIView)]
  ) -> String {
    var text = dumped.text
    for (address, view) in named {
      // From the end, so that the places of the others stay.
      for range in text.ranges(of: ":" + address).reversed()
      where text[range.upperBound...].first?.isHexDigit != true {
        // `UIView:0x7f30`, whose class may hold points and letters of any script.
        let start =
          text[..<range.lowerBound].lastIndex { " [('\"(-=:".contains($0) }
          .map { text.index(after: $0) } ?? text.startIndex
        text.replaceSubrange(start..<range.upperBound, with: scene.label(of: view))
      }
    }
    return text
  }

  /// Notes what replies of the debugger say is not there: targets of controls, recognizers of views.
  mutating func joinEmptyReplies() {
    for question in texts.empty {
      guard let view = object(at: question.object) as? UIView else { continue }
      switch question.subject {
      case .targets: changeOrigin(of: view) { $0.targets = $0.targets ?? [] }
      case .recognizers: changeOrigin(of: view) { $0.uncertainties.remove(.recognizers) }
      case .actions(let target, let event):
        guard event == (view as? UIControl)?.primaryEvent else { continue }
        changeOrigin(of: view) { origin in
          for (k, listed) in (origin.targets ?? []).enumerated()
          where listed.address == target || target == nil && origin.targets?.count == 1 {
            origin.targets?[k].isSilent = true
          }
        }
      case .constraints, .subviews, .hit: break
      }
    }
  }

  /// Changes what is known about the origin of a view.
  func changeOrigin(of view: UIView, _ change: (inout ViewProvenance) -> Void) {
    scene.changeEntry(of: view) { entry in
      var origin = entry.origin ?? ViewProvenance(line: 0)
      change(&origin)
      entry.origin = origin
    }
  }
}

extension DumpedConstraint {
  /// Returns the width or height that the constraint sets for a view by itself; nil for any other
  /// constraint: `UIView:0x7f30.height == 0`.
  fileprivate func size(of address: String) -> ConstraintRecord.Size? {
    let words = text.split(separator: " ")
    guard let place = words.firstIndex(of: "=="), place > 0, place + 1 < words.count,
      let constant = Double(words[place + 1]), constant.isFinite
    else { return nil }
    for dimension in ConstraintRecord.Dimension.allCases
    where words[place - 1].hasSuffix(":\(address).\(dimension.rawValue)") {
      return ConstraintRecord.Size(dimension: dimension, constant: constant)
    }
    return nil
  }
}

extension Scene {
  /// Returns the actions of controls that a bare reply tells, if it is clear whom it is about.
  ///
  /// - Throws: A `DumpError` if no control's question is open, or those of several are.
  func actions(
    by reply: BareReply
  ) throws(DumpError) -> (told: [DumpedActions], empty: [DebuggerQuestion]) {
    let open = controls(askedBy: reply)
    let asked = open.first { ObjectID($0) == askedControl } ?? (open.count == 1 ? open[0] : nil)
    guard let asked, let address = names.entry(of: asked)?.address else {
      throw DumpError(line: reply.line, column: 1, kind: .bareReply(open: open.count))
    }
    switch reply.content {
    case .targets([]):
      return ([], [DebuggerQuestion(object: address, subject: .targets)])
    case .targets(let targets):
      let told = targets.map {
        DumpedActions(control: address, target: $0, actions: [], line: reply.line)
      }
      return (told, [])
    case .actions(let actions):
      let target = untoldTargets(of: asked).first?.address ?? ""
      var told = DumpedActions(
        control: address, target: ObjectMention(className: "", address: target), actions: actions,
        line: reply.line)
      told.event = asked.primaryEvent
      return ([told], [])
    }
  }

  /// Returns the controls whose question a reply may answer.
  private func controls(askedBy reply: BareReply) -> [UIControl] {
    views.compactMap { $0 as? UIControl }.filter { control in
      guard names.entry(of: control)?.address != nil else { return false }
      return switch reply.content {
      case .targets: control.allControlEvents.isEmpty && lacksTargets(of: control)
      case .actions: untoldTargets(of: control).count == 1
      }
    }
  }
}
