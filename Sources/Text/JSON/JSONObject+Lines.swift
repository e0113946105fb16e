extension [JSONObject] {
  /// Each object in a line of its own, with the number of the schema.
  package var jsonLines: [String] {
    map { (["schema": 1] as JSONObject).merging($0).text }
  }
}
