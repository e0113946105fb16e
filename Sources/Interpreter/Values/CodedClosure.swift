import ResponderKit

/// A closure of the code that UIKit calls.
struct CodedClosure<each Argument: CodeConvertible>: CodeConvertible {
  private let function: FunctionValue

  static var codeType: ValueType {
    var types: [ValueType] = []
    repeat types.append((each Argument).codeType)
    return .function(types, .void)
  }

  static func from(_ value: CodeValue) -> Self? {
    if case .function(let function) = value { Self(function: function) } else { nil }
  }

  var codeValue: CodeValue { .function(function) }

  /// Calls the closure.
  func callAsFunction(_ arguments: repeat each Argument) {
    var values: [CodeValue] = []
    repeat values.append((each arguments).codeValue)
    function.tell(values)
  }

  /// Calls the closure when the clock of the application has gone on for seconds.
  func call(after seconds: Double, _ arguments: repeat each Argument) {
    var values: [CodeValue] = []
    repeat values.append((each arguments).codeValue)
    function.schedule(after: seconds, values)
  }
}
