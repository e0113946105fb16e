import Session

/// The course that a person takes, and what was learnt so far.
struct Learning: SessionPart {
  /// The lessons of a folder that was named; nil for the program's.
  var course: Course?
  /// The lessons that were solved.
  var progress = LessonProgress()
}

extension Session {
  /// The course that is taken, and what was learnt.
  var learning: Learning {
    get { self[Learning.self] }
    set { self[Learning.self] = newValue }
  }

  /// The lessons of the folder that was named, or else the program's.
  var courseInUse: Course { learning.course ?? .own }

  /// Keeps what is learnt in a folder, beyond the session; nil for nowhere.
  func keepProgress(in folder: String?) {
    learning.progress.file = StateFile(path: folder.map { $0 + "/lessons" })
  }
}
