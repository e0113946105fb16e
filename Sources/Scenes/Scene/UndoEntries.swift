import ResponderKit

/// The changes of one step, in the order in which they were made. The first two take no memory of
/// their own: most commands make no more, and a journal keeps thousands of steps.
struct UndoEntries: RandomAccessCollection {
  private var first: UndoJournal.Entry?
  private var second: UndoJournal.Entry?
  private var more: [UndoJournal.Entry] = []
  /// Indicates whether nothing moved in the tree and no name changed.
  private(set) var areOnlyStates = true

  /// Creates a list without changes.
  init() {}

  /// The position of the first change.
  var startIndex: Int { 0 }

  /// The number of changes.
  var endIndex: Int { first == nil ? 0 : second == nil ? 1 : 2 + more.count }

  subscript(position: Int) -> UndoJournal.Entry {
    switch position {
    case 0: if let first { return first }
    case 1: if let second { return second }
    default: return more[position - 2]
    }
    preconditionFailure("a position beyond the end")
  }

  /// Returns the first view that was changed or moved and fulfils a condition.
  func firstView(where condition: (UIView) -> Bool) -> UIView? {
    if let view = first?.view, condition(view) { return view }
    if let view = second?.view, condition(view) { return view }
    for entry in more { if let view = entry.view, condition(view) { return view } }
    return nil
  }

  /// Adds a change at the end.
  mutating func append(_ entry: consuming UndoJournal.Entry) {
    if !entry.isState { areOnlyStates = false }
    if first == nil {
      first = entry
    } else if second == nil {
      second = entry
    } else {
      more.append(entry)
    }
  }

  /// Makes room for a number of changes.
  mutating func reserveCapacity(_ count: Int) {
    if count > 2 { more.reserveCapacity(count - 2) }
  }

  /// Adds the changes of another list at the end.
  static func += (left: inout UndoEntries, right: UndoEntries) {
    left.reserveCapacity(left.count + right.count)
    for entry in right { left.append(entry) }
  }
}
