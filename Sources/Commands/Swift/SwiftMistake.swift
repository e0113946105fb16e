import Scenes
import Session
import Text

/// A mistake in a statement of Swift, or something that no command does.
package enum SwiftMistake: CodeMistake {
  /// A method that no command stands for.
  case unknownMethod(String, suggestions: [String])
  /// A method that is known, with other arguments; its forms follow.
  case wrongArguments(String, forms: [String])
  /// A method or a property that no command stands for, and what there is instead.
  case noCommand(String, instead: String)
  /// An argument that is not what a method takes.
  case wrongArgument(String, expected: String)
  /// An argument that a constructor cannot take here.
  case unreadArgument(String, of: String, reads: [String])
  /// A name in an expression that is nothing.
  case unknownName(String, suggestions: [String])
  /// A function that gives no value that is known.
  case unknownFunction(String, suggestions: [String])
  /// A part of a value that it does not have, such as the `x` of a size.
  case unknownPart(String, of: String, parts: [String])
  /// An object that there is none of now, and of which something is asked.
  case isNil(String)
  /// A part of a value that cannot be set.
  case fixedPart(String, instead: String)
  /// A view that is not where a method looks for it.
  case notThere(String, in: String, isSubview: Bool)
  /// A class of which nothing can be made.
  case unknownClass(String, suggestions: [String])
  /// A name that already stands for something, which a statement would assign to.
  case notAssignable(String)
  /// An expression that names no object and no property.
  case notReadable
  /// A debugger's word without anything behind it.
  case missingOperand(String)

  /// The mistake in words.
  package var message: String {
    switch self {
    case .unknownMethod(let name, let suggestions):
      "no command stands for '\(name)'"
        + CommandError.hint(suggestions, else: "'help swift' lists the methods that can be typed")
    case .wrongArguments(let name, let forms):
      "'\(name)' does not take these arguments; it is \(forms.map { "'\($0)'" }.listed("or"))"
    case .noCommand(let name, let instead): "no command stands for '\(name)'; \(instead)"
    case .wrongArgument(let text, let expected): "'\(text)' is not \(expected)"
    case .unreadArgument(let label, let name, let reads):
      "'\(label):' of \(name) cannot be read here"
        + (reads.isEmpty
          ? "; only '\(name)()' can" : "; only \(reads.map { "'\($0):'" }.listed("and")) can")
    case .unknownName(let name, let suggestions):
      "nothing is named '\(name)'"
        + CommandError.hint(
          suggestions, else: "'tree' lists the views, and 'let card = UIView()' makes one")
    case .unknownFunction(let name, let suggestions):
      "'\(name)' is no value that can be read here"
        + CommandError.hint(
          suggestions, else: "CGRect, CGPoint, CGSize, CGAffineTransform and UIEdgeInsets are")
    case .unknownPart(let name, let owner, let parts):
      "\(owner) has no '\(name)'"
        + (parts.isEmpty ? "" : "; it has \(parts.map { "'\($0)'" }.listed("and"))")
    case .isNil(let name): "'\(name)' is nil now"
    case .fixedPart(let name, let instead): "'\(name)' can only be read; \(instead)"
    case .notThere(let name, let owner, let isSubview):
      isSubview
        ? "'\(name)' is not a subview of '\(owner)', so UIKit would do nothing; "
          + "'\(owner).addSubview(\(name))' puts it there"
        : "'\(name)' is not a recognizer of '\(owner)', so UIKit would do nothing"
    case .unknownClass(let name, let suggestions):
      "'\(name)' is no class of which something can be made here"
        + CommandError.hint(suggestions, else: "'help classes' lists those of views")
    case .notAssignable(let name):
      "'\(name)' stands for an object; set one of its properties, as in "
        + "'\(name).isHidden = true'"
    case .notReadable: "only an object, a property or a question such as hitTest can be shown"
    case .missingOperand(let word):
      "'\(word)' needs an object or a property behind it, such as '\(word) root.frame'"
    }
  }
}

extension CommandError {
  /// Indicates whether what no command does may still run as code, which knows more names and all
  /// kinds of statements.
  var mayBeCode: Bool {
    if case .unknownProperty = fact { return true }
    guard case .code(let mistake as SwiftMistake) = fact else { return false }
    return switch mistake {
    case .unknownMethod, .wrongArguments, .wrongArgument, .unreadArgument, .unknownName,
      .unknownFunction, .unknownPart, .unknownClass, .notReadable:
      true
    case .noCommand, .isNil, .fixedPart, .notThere, .notAssignable, .missingOperand: false
    }
  }

  /// Indicates whether it says no more than that no command does it.
  var tellsNothing: Bool {
    if case .code(SwiftMistake.notReadable) = fact { true } else { false }
  }

  /// Indicates whether it says that no command stands for a method, and nothing is like its name.
  var isOfStrangeMethod: Bool {
    if case .code(SwiftMistake.unknownMethod(_, suggestions: [])) = fact { true } else { false }
  }
}

extension PropertyType {
  /// The type in the words of an error about a statement of Swift.
  var swiftPhrase: String { swift.phrase ?? phrase }
}

extension CommandError.Fact {
  /// A statement of Swift that stands for no command.
  static func swift(_ mistake: SwiftMistake) -> Self { .code(mistake) }
}
