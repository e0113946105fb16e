import Foundation
import Session

extension Course {
  /// The number of lessons in a folder at most.
  static let mostLessons = 500

  /// Reads the lessons of a folder, sorted by the names of their files.
  ///
  /// - Throws: ``TextProblem``, the first one.
  init(in folder: String) throws(TextProblem) {
    let files = try Course.files(in: folder)
    var lessons: [Lesson] = []
    for file in files {
      let lesson = try Course.lesson(in: folder + "/" + file)
      if lessons.contains(where: { $0.name == lesson.name }) {
        throw TextProblem(
          file: file, line: 1, reason: "another lesson is called '\(lesson.name)', too")
      }
      lessons.append(lesson)
    }
    self.init(folder: URL(fileURLWithPath: folder).standardized.path, lessons: lessons)
  }

  /// The names of the lessons' files in a folder, sorted.
  static func files(in folder: String) throws(TextProblem) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      let code =
        ScriptFolder.isFolder(folder)
        ? EACCES : FileManager.default.fileExists(atPath: folder) ? ENOTDIR : ENOENT
      let reason = FileContents.Failure(code).reason
      throw TextProblem(file: folder, reason: "the folder cannot be read: \(reason)")
    }
    let files = names.filter { $0.hasSuffix(LessonReader.suffix) && !$0.hasPrefix(".") }.sorted()
    guard !files.isEmpty else {
      throw TextProblem(
        file: folder, reason: "no file in it ends in '\(LessonReader.suffix)'")
    }
    guard files.count <= mostLessons else {
      throw TextProblem(
        file: folder, reason: "a course has \(mostLessons) lessons at most")
    }
    return files
  }

  /// Reads the lesson in a file.
  static func lesson(in path: String) throws(TextProblem) -> Lesson {
    let data: Data
    do {
      data = try FileContents.read(path, atMost: LessonReader.largestText + 1)
    } catch {
      throw TextProblem(file: path, reason: "it cannot be read: \(error.reason)")
    }
    guard data.count <= LessonReader.largestText else {
      throw TextProblem(file: path, reason: "a lesson has 1 MB at most")
    }
    return try LessonReader.lesson(in: String(decoding: data, as: UTF8.self), of: path)
  }
}
