import ResponderKit

/// The lines of one method of the code that ran for an event, in their order.
package struct CodeThatRan {
  /// The object whose method it is.
  package let object: ObjectID
  /// The name of the method, the property or the closure.
  package let method: String
  /// The lines.
  package internal(set) var lines: [CodeLine]
  /// Indicates whether only few lines are told.
  package internal(set) var isFolded = false

  /// The lines to tell, and how many more there are.
  package var shown: (rows: [CodeRow], hidden: Int) {
    let rows = lines.foldingRounds
    guard isFolded, rows.count > Self.mostRows else { return (rows, 0) }
    // What a question comes to is decided at its end.
    guard lines.last?.role == .result else {
      return (Array(rows.prefix(Self.mostRows - 1)), rows.count - Self.mostRows + 1)
    }
    let deciding = lines.deciding.map { CodeRow.line($0) }
    return (deciding, rows.count - deciding.count)
  }

  private static var mostRows: Int { 6 }
}
