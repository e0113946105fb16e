/// The schema of JSON output.
package enum JSONSchemaNumber {
  /// The number that all output has; one that takes away a member or changes its meaning is the next.
  package static let current = 2
}

extension [JSONObject] {
  /// Each object in a line of its own, with the number of the schema.
  package var jsonLines: [String] {
    map { (["schema": .integer(JSONSchemaNumber.current)] as JSONObject).merging($0).text }
  }
}
