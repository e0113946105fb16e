extension HitTestRecorder {
  /// Records the subviews that an override has not called. Values call through functions that are
  /// recorded, and so do standard views, so that a view without a record was not called. A subview
  /// of an app's class may have been called by code of the app.
  func tellLeftOut(by view: UIView, since call: Int, _ answer: UIView?) {
    let count = view.core.pointee.children.count
    guard count > 0, !refusedItsArea(view, since: call) || answer != nil else { return }
    let beginning = records[call]
    var called: Set<ObjectID> = []
    for k in (call + 1)..<records.count
    where records[k].depth == beginning.depth + 1 && records[k].kind != .inside
      && records[k].kind != .ruled
    {
      called.insert(records[k].view)
    }
    let isCode = view.core.pointee.flags.contains(.subclassed)
    // An override that asks the subviews in their order stops at the one that answers.
    let answerer = answer.flatMap { found in
      view.subviewArray.last { called.contains(ObjectID($0)) && found.isDescendant(of: $0) }
    }
    var override = transcript.overrides[Int(beginning.override)]
    if let ruled = records.records.last, ruled.kind == .ruled, ruled.view == ObjectID(view) {
      override = override.answering(by: ruled.run)
    }
    var end = count
    while end > 0 {
      let table = view.core.pointee.children
      let kind = leaving(table[end - 1], called, isCode: isCode)
      var start = end - 1
      while start > 0, leaving(table[start - 1], called, isCode: isCode) == kind { start -= 1 }
      if let kind {
        let isBehind = answerer.map { start < end && end <= Int($0.core.pointee.index) } ?? false
        // `isBehind` is false without an answerer.
        let skip: HitTestSkip =
          isBehind ? .answered(by: ObjectID(answerer.unsafelyUnwrapped)) : .override(override)
        add(
          HitTestTranscript.Run(
            siblings: view.subviewIdentifiers, range: start..<end, skip: skip),
          HitTestRecord(
            view.core, at: beginning.point, depth: beginning.depth + 1, kind: kind,
            run: transcript.runs.count))
      }
      end = start
    }
  }

  private func leaving(
    _ sibling: UnsafeMutablePointer<ViewCore>, _ called: Set<ObjectID>, isCode: Bool
  ) -> HitTestRecord.Kind? {
    guard !called.contains(ObjectID(sibling.pointee.view)) else { return nil }
    return isCode && sibling.pointee.flags.contains(.subclassed) ? .unseen : .leftOut
  }

  /// Returns whether the override's last check of the area found that the point is not in the view.
  private func refusedItsArea(_ view: UIView, since call: Int) -> Bool {
    let id = ObjectID(view)
    var k = records.count - 1
    while k > call {
      if records[k].view == id, records[k].kind == .inside { return !records[k].isInside }
      k -= 1
    }
    return false
  }
}
