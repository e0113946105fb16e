/// A supply of Swift identifiers, of which no two objects share one.
package struct SwiftIdentifiers {
  private var taken: Set<String>
  /// The last number given to each name that several objects would have.
  private var numbers: [String: Int] = [:]

  /// Creates a supply of identifiers.
  ///
  /// - Parameter taken: The identifiers that are in use already.
  package init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// Returns a free identifier of a variable that is similar to a name: `close-button` becomes
  /// `closeButton`.
  ///
  /// - Parameters:
  ///   - name: Any text.
  ///   - noun: The word that replaces a name without letters, and that is added to one which is a
  ///     word of Swift: `in` becomes `inView`.
  package mutating func variable(like name: String, noun: String) -> String {
    var result = Self.joined(name)
    result = result.prefix(1).lowercased() + result.dropFirst()
    if result.isEmpty { result = noun.prefix(1).lowercased() + noun.dropFirst() }
    if Self.words.contains(result) { result += noun }
    return free(result)
  }

  /// Returns a free identifier of a type that is similar to a name: a button `buy` is a
  /// `BuyButton`.
  package mutating func type(like name: String, noun: String) -> String {
    var result = Self.joined(name)
    result = result.prefix(1).uppercased() + result.dropFirst()
    if !result.lowercased().contains(noun.lowercased()) { result += noun }
    // The prefix UI belongs to UIKit.
    if result.hasPrefix("UI") { result = "My" + result }
    return free(result)
  }

  private mutating func free(_ name: String) -> String {
    var result = name
    while !taken.insert(result).inserted {
      numbers[name, default: 1] += 1
      result = "\(name)\(name.last?.isNumber == true ? "_" : "")\(numbers[name, default: 1])"
    }
    return result
  }

  /// Returns the parts of a name that may be in an identifier, all but the first with a capital.
  private static func joined(_ name: String) -> String {
    var parts = [String.UnicodeScalarView()]
    for scalar in name.unicodeScalars {
      if scalar == "_" || scalar.properties.isXIDContinue {
        parts[parts.count - 1].append(scalar)
      } else {
        parts.append(String.UnicodeScalarView())
      }
    }
    let words = parts.map(String.init).filter { !$0.isEmpty }
    let result = words.dropFirst().reduce(words.first ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    guard result.contains(where: { $0 != "_" }) else { return "" }
    guard let first = result.unicodeScalars.first else { return "" }
    return first == "_" || first.properties.isXIDStart ? result : "_" + result
  }

  /// The words that mean something else where a variable's name can be.
  private static let words = Set(
    """
    actor any as associatedtype async await borrowing break case catch class consume consuming \
    continue copy default defer deinit didSet discard do dynamic each else enum extension \
    fallthrough false fileprivate final for func get guard if import in indirect infix init inout \
    internal is isolated lazy let macro mutating nil nonisolated nonmutating open operator optional \
    override package postfix precedencegroup prefix private protocol public repeat required \
    rethrows return self sending set some static struct subscript super switch then throw throws \
    true try typealias unowned unsafe var weak where while willSet yield
    """.split(separator: " ").map(String.init))
}
