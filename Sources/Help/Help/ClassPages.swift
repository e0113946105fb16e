import Commands
import ResponderKit
import Scenes
import Text

/// A class of UIKit, as its page of help tells it.
struct ClassPage: Sendable {
  /// The name of the class in UIKit.
  let name: String
  /// One line about it.
  let summary: String
  /// The next responder of its objects; nil if it is as in the superclass.
  let next: String?
  let commands: [String]
  let texts: [String]

  /// Reads a class from the book.
  init(_ entry: BookEntry) throws(BookProblem) {
    try entry.allow("next", "commands")
    name = entry.name
    summary = try entry.requiredTitle()
    next = entry.fields.first { $0.name == "next" }?.value
    commands = entry.list("commands")
    guard commands.allSatisfy({ Catalogue.byWord[$0] != nil }) else {
      throw entry.problem("there is no command of a name in 'commands'")
    }
    guard !entry.paragraphs.isEmpty else { throw entry.problem("there must be a paragraph") }
    texts = entry.paragraphs
  }
}

/// The pages of help on classes of UIKit.
enum ClassPages {
  /// The book as it is written.
  static let book = Book("Classes", ClassPage.init)

  /// The classes, in order.
  static var all: [ClassPage] { book.entries }

  /// Returns the page of a class; nil if a text in small letters is no name of one.
  static func page(on text: String, _ style: OutputStyle) -> [TextLine]? {
    let isName = { (name: String) in name.lowercased() == text }
    return all.first { isName($0.name) }.map { lines(of: $0, style) }
  }

  private static func lines(of page: ClassPage, _ style: OutputStyle) -> [TextLine] {
    let sample = ClassSample(page.name)
    var lines = HelpPages.heading(page.name, page.summary, style)
    let ancestors = sample.superclasses
    if !ancestors.isEmpty {
      lines += fact("superclass", ancestors.joined(separator: " › "), style)
    }
    let next = ([page.name] + ancestors).lazy.compactMap { name in
      all.first { $0.name == name }?.next
    }.first
    if let next { lines += fact("next", next, style) }
    if let touches = sample.touches { lines += fact("touches", touches, style) }
    if !sample.properties.isEmpty {
      lines += fact("properties", sample.properties.joined(separator: ", "), style)
    }
    for text in page.texts {
      lines.append(TextLine())
      lines += HelpPages.paragraph(text, style, indent: 0)
    }
    if let command = sample.command {
      lines += [TextLine(), TextLine("To make one:", .dim)] + HelpPages.code(command, style)
    }
    let rules = HelpLinks.citations(in: page.texts + [next ?? ""])
    return lines + HelpPages.seeAlso(page.commands + rules, style)
  }

  private static func fact(
    _ name: String, _ text: String, _ style: OutputStyle
  ) -> [TextLine] {
    var line = TextLine("  \(name)", .dim)
    line.pad(to: 14)
    line.append(style.spelled(text))
    return line.wrapped(to: HelpPages.width(style), indent: 14)
  }
}

/// An object of a class, of which its page tells what the class itself decides.
private struct ClassSample {
  private let name: String
  private let object: AnyObject?

  init(_ name: String) {
    self.name = name
    let scene = Scene()
    let objects: [AnyObject?] = [
      scene.application, scene.windowScene, scene.windows.first, UIViewController(),
      UIAlertController(),
      UIResponder(),
      UIGestureRecognizer(),
    ]
    object =
      ClassCatalogue.standard[name]?.make(.zero) ?? GestureTable.standard.named(className: name)?
      .make() ?? ControllerKind.allCases.first { $0.className == name }?.make()
      ?? objects.compactMap { $0 }.first { _typeName(type(of: $0), qualified: false) == name }
  }

  /// The superclasses that UIKit has, the nearest first.
  var superclasses: [String] {
    guard let object else { return [] }
    return sequence(first: Mirror(reflecting: object), next: \.superclassMirror).dropFirst()
      .map { "\($0.subjectType)" }.filter { $0.hasPrefix("UI") }
  }

  /// What a new one does with touches; nil if it is no view.
  var touches: String? {
    guard let view = object as? UIView else { return nil }
    guard view.isUserInteractionEnabled else { return "interaction is off at first" }
    guard let control = view as? UIControl, control.primaryEvent != [] else {
      return "interaction is on at first"
    }
    return "interaction is on at first; its event is \(control.primaryEvent)"
  }

  /// The properties that the class itself declares.
  var properties: [String] {
    PropertyTable.all.filter { $0.className == name }.map(\.name)
  }

  /// A command that makes one; nil if none does.
  var command: String? {
    if let row = ClassCatalogue.standard[name] {
      let size = row.make(.zero).fixedSize
      let isFixed = ![size.width, size.height].contains(UIView.noIntrinsicMetric)
      return "add \(row.name) NAME 20,100\(isFixed ? "" : " 120x44")"
    }
    if let kind = GestureTable.standard.named(className: name) {
      return "gesture \(kind.name) NAME on VIEW"
    }
    switch object {
    case is UIWindow: return "window NAME"
    case is UIAlertController: return "alert NAME action OK from VC"
    case let controller as UIViewController:
      return (["controller NAME"] + [ControllerKind(controller)?.rawValue].compactMap { $0 })
        .joined(separator: " ")
    default: return nil
    }
  }
}
