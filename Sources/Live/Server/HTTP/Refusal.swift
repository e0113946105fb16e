import Text

/// The answer to a request that is not carried out.
struct Refusal: Error, Equatable {
  /// The number of the answer, such as 404.
  var status: Int
  /// The reason, in a short sentence.
  var reason: String
  /// The method that the path has instead, if it is the method that is wrong.
  var method: String?

  init(_ status: Int, _ reason: String, method: String? = nil) {
    (self.status, self.reason, self.method) = (status, reason, method)
  }

  var response: Response {
    Response(
      status, Array((["error": .string(reason)] as JSONObject).text.utf8), type: Response.json,
      headers: method.map { ["Allow: \($0)"] } ?? [])
  }

  static let notAllowed = Refusal(403, "this page has no access")
  static let notUnderstood = Refusal(400, "the request is not understood")
  static let tooMany = Refusal(503, "too many connections are open")
}
