/// The course that a person takes, and what was learnt so far.
struct Learning {
  /// The lessons of a folder that was named; nil for the program's.
  var course: Course?
  /// The lessons that were solved.
  var progress = LessonProgress()
  /// What was answered in quizzes.
  var quiz = QuizRecord()
  /// The moment when the first talk began.
  var talksBegan: ContinuousClock.Instant?
}

extension Session {
  /// The lessons of the folder that was named, or else the program's.
  var courseInUse: Course { learning.course ?? .own }

  /// Keeps what was learnt in a folder, beyond the session; nil for nowhere.
  package func keepRecords(in folder: String?) {
    learning.progress.file = StateFile(path: folder.map { $0 + "/lessons" })
    learning.quiz.file = StateFile(path: folder.map { $0 + "/quiz" })
  }
}
