import Foundation
import Presentation
import Scenes
import Text

extension JSONObjectType<ImportReport> {
  package static let imported = JSONObjectType("imported", "The result of an import.") {
    JSONMember("views", .count, "how many views were read") { $0.summary.viewCount }
    JSONMember("roots", .count, "how many trees there were") { $0.summary.rootCount }
    JSONMember("counts", .object(.warningCounts), "how many warnings there are") {
      $0.summary.warnings
    }
    JSONMember(
      "warnings", .list(.object(.warning)), "what was repaired, guessed or left out"
    ) { $0.summary.warnings }
    JSONMember("assumptions", .names, "what the dump does not contain and was assumed") {
      $0.summary.assumptions.map(\.description)
    }
    JSONMember(
      optional: "screens", .list(.object(.dumpedScreen)),
      "the screens that the text holds, if it holds several"
    ) { $0.summary.screen == nil ? nil : $0.summary.screens }
    JSONMember(
      optional: "screen", .ordinal,
      "the number of the screen that was imported, if there are several"
    ) { $0.summary.screen }
    JSONMember(
      "observations", .list(.object(.observation)), "what the device itself answered about touches"
    ) { report in
      report.summary.observations.compactMap { record in
        record.observation.map { ObservationReport($0, in: report.scene) }
      }
    }
    JSONMember(
      optional: "failure", .object(.hitFailure),
      "the touch that went wrong, if the text is about one", replacedBy: "observations"
    ) { FailureFacts($0) }
    JSONMember(
      "joined", .object(.joined), "which other objects were joined with the scene by address"
    ) { $0.summary.joined }
  }
}

private struct FailureFacts {
  let dumped: DumpedObservation
  let point: CGPoint
  let report: ObservationReport

  init?(_ report: ImportReport) {
    let records = report.summary.observations
    guard let record = records.last(where: { $0.observation?.isFailure == true }),
      let observation = record.observation, let point = observation.point
    else { return nil }
    dumped = record.dumped
    self.point = point
    self.report = ObservationReport(observation, in: report.scene)
  }
}

extension JSONObjectType<DumpedScreen> {
  fileprivate static let dumpedScreen = JSONObjectType(
    "dumpedScreen", "One of several screens in a text."
  ) {
    JSONMember("line", .ordinal, "the line at which it begins") { $0.line }
    JSONMember(optional: "title", .text, "the first text on it") { $0.title }
    JSONMember("views", .count, "how many views it has") { $0.viewCount }
  }
}

extension JSONObjectType<[DumpWarning]> {
  fileprivate static let warningCounts = JSONObjectType(
    "warningCounts", "How many warnings of each category there are."
  ) {
    DumpWarning.Category.allCases.map { category in
      JSONMember(category.rawValue, .count, category.meaning) { warnings in
        warnings.count { $0.kind.category == category }
      }
    }
  }
}

extension DumpWarning.Category {
  fileprivate var meaning: String {
    switch self {
    case .repaired: "what was undone"
    case .damaged: "what is missing"
    case .guessed: "what was likely"
    case .assumed: "what has its default"
    case .ignored: "what was left out"
    }
  }
}

extension JSONObjectType<DumpWarning> {
  fileprivate static let warning = JSONObjectType(
    "warning", "Something in a dump that could not be imported unchanged."
  ) {
    JSONMember("line", .ordinal, "the line of the dump") { $0.line }
    JSONMember("category", .word(DumpWarning.Category.self), "what it means for the scene") {
      $0.kind.category
    }
    JSONMember("text", .text, "what is wrong") { "\($0.kind)" }
  }
}

extension JSONObjectType<FailureFacts> {
  fileprivate static let hitFailure = JSONObjectType(
    "hitFailure", "A touch of a test that reached another view than it was meant for."
  ) {
    JSONMember("point", .point, "where it went, in the window") { $0.point }
    JSONMember(
      "origin", .point, "where the view lies in the window whose coordinates the test used"
    ) { $0.dumped.origin }
    JSONMember("target", .textOrNull, "the view that it was meant for") { $0.report.target }
    JSONMember("winner", .textOrNull, "the view that it reached") { $0.report.winner }
  }
}

extension JSONObjectType<JoinSummary> {
  fileprivate static let joined = JSONObjectType(
    "joined", "The objects other than views that were joined with the scene by address."
  ) {
    JSONMember("recognizers", .object(.joinCount), "the recognizers") { $0.recognizers }
    JSONMember(
      "listed", .count, "how many recognizers are disabled, because it is not known what they do"
    ) { $0.listedRecognizers }
    JSONMember("controllers", .object(.joinCount), "the controllers") { $0.controllers }
    JSONMember("targets", .object(.joinCount), "the targets of controls") { $0.actions }
    JSONMember("constraints", .object(.joinCount), "the layout constraints") { $0.constraints }
    JSONMember(
      "agreements", .list(.object(.joinRemark)), "touches and chains that agree with the scene"
    ) { $0.agreements }
    JSONMember(
      "remarks", .list(.object(.joinRemark)),
      "what was left out or assumed, or differs from the scene"
    ) { $0.remarks }
  }
}

extension JSONObjectType<JoinSummary.Count> {
  fileprivate static let joinCount = JSONObjectType("joinCount", "How many of a kind were joined.")
  {
    JSONMember("joined", .count, "how many are in the scene") { $0.joined }
    JSONMember("views", .count, "to how many views") { $0.views }
    JSONMember(
      "missingViews", .names, "the addresses of views that are not in the scene, for each of theirs"
    ) { $0.missingViews }
    JSONMember("withoutView", .count, "how many belong to no view") { $0.withoutView }
  }
}

extension JSONObjectType<JoinRemark> {
  fileprivate static let joinRemark = JSONObjectType(
    "joinRemark", "Something that was found when texts were joined."
  ) {
    JSONMember("line", .ordinal, "the line of the text") { $0.line }
    JSONMember("text", .text, "what was found") { "\($0.kind)" }
  }
}
