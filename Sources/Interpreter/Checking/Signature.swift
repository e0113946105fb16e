import Code

/// What a call of a function must look like.
struct Signature {
  /// The name with the labels, as people write it.
  var name: String
  /// The labels of the arguments; nil for `_`.
  var labels: [String?]
  var parameters: [ValueType]
  /// Whether each argument may be left out.
  var mayOmit: [Bool]
  /// The place of an argument that may come any number of times.
  var variadic: Int?
  var result: ValueType

  init(
    _ name: String, _ labels: [String?], _ parameters: [ValueType], mayOmit: [Bool] = [],
    variadic: Int? = nil, _ result: ValueType
  ) {
    (self.name, self.labels, self.parameters) = (name, labels, parameters)
    self.mayOmit = mayOmit.isEmpty ? parameters.map { _ in false } : mayOmit
    (self.variadic, self.result) = (variadic, result)
  }

  init(_ member: Member) {
    let count = member.parameters.count
    self.init(
      member.fullName, member.labels, member.parameters,
      mayOmit: (0..<count).map { $0 >= count - member.optional }, member.type)
  }

  init(_ method: OwnType.Method) {
    let parameters = method.declaration.parameters
    self.init(
      method.declaration.fullName, parameters.map(\.label), method.parameters,
      mayOmit: parameters.map { $0.value != nil },
      variadic: parameters.firstIndex(where: \.isVariadic),
      method.result)
  }

  /// Returns the arguments for each parameter; nil if their labels do not fit.
  func matched(_ arguments: [CodeArgument]) -> [[CodeArgument]]? {
    var result = [[CodeArgument]](repeating: [], count: parameters.count)
    var index = 0
    for argument in arguments {
      var next = index
      while next < parameters.count {
        let fits = argument.label == labels[next] || (argument.isTrailing && argument.label == nil)
        let isFunction =
          if case .function = parameters[next].unwrapped { true } else { false }
        if fits, !argument.isTrailing || isFunction { break }
        guard mayOmit[next] || variadic == next else { return nil }
        next += 1
      }
      guard next < parameters.count else {
        // More values of the one that takes any number.
        if let variadic, argument.label == nil, index > variadic || index == variadic {
          result[variadic].append(argument)
          continue
        }
        return nil
      }
      result[next].append(argument)
      index = variadic == next ? next : next + 1
    }
    for next in parameters.indices where result[next].isEmpty {
      guard mayOmit[next] || variadic == next else { return nil }
    }
    return result
  }
}

/// A function that a call may mean.
struct Candidate {
  var signature: Signature
  /// What stands for an argument that was left out.
  var leftOut = CodeValue.none
  /// Calls it, with the object and the arguments.
  var call: (CodeValue, [CodeValue]) throws(CodeStop) -> CodeValue

  init(
    signature: Signature, leftOut: CodeValue = .none,
    call: @escaping (CodeValue, [CodeValue]) throws(CodeStop) -> CodeValue
  ) {
    (self.signature, self.leftOut, self.call) = (signature, leftOut, call)
  }

  /// A method of the code, which gives values to arguments that were left out.
  init(
    _ method: OwnType.Method,
    call: @escaping (CodeValue, [CodeValue]) throws(CodeStop) -> CodeValue
  ) {
    self.init(signature: Signature(method), leftOut: .unset, call: call)
  }
}
