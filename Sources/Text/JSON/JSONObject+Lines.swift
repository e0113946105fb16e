/// The number of the schema of JSON output.
package enum JSONSchemaNumber {
  /// The number that all output carries. A change that removes a member or changes its meaning
  /// takes the next number.
  package static let current = 2
}

extension [JSONObject] {
  /// The objects as lines of JSON, one for each, with the number of the schema.
  package var jsonLines: [String] {
    map { (["schema": .integer(JSONSchemaNumber.current)] as JSONObject).merging($0).text }
  }
}
