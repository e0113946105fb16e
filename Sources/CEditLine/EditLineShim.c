// For wcwidth.
#define _XOPEN_SOURCE 700

#include "CEditLine.h"

#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <wchar.h>

static bool is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

bool cel_use_utf8(void) {
  static const char *const locales[] = {"", "C.UTF-8", "en_US.UTF-8", "UTF-8"};
  for (size_t i = 0; i < sizeof locales / sizeof *locales; i++) {
    if (setlocale(LC_CTYPE, locales[i]) != NULL && is_utf8()) return true;
  }
  return false;
}

/// Names are static because libedit keeps the pointers.
static void add_functions(EditLine *editor, const cel_callbacks *callbacks) {
  el_wset(editor, EL_ADDFN, L"tapscope-complete", L"Complete the word", callbacks->complete);
  el_wset(editor, EL_ADDFN, L"tapscope-paste", L"Insert pasted text", callbacks->paste);
  el_wset(editor, EL_ADDFN, L"tapscope-interrupt", L"Drop the line", callbacks->interrupt);
  el_wset(editor, EL_ADDFN, L"tapscope-suspend", L"Stop the shell", callbacks->suspend);
  el_wset(editor, EL_ADDFN, L"tapscope-older", L"Older line with this start", callbacks->older);
  el_wset(editor, EL_ADDFN, L"tapscope-newer", L"Newer line with this start", callbacks->newer);
  el_wset(editor, EL_ADDFN, L"tapscope-search", L"Search the history", callbacks->search);
  el_wset(editor, EL_ADDFN, L"tapscope-right", L"Move right, or take the hint", callbacks->right);
  el_wset(editor, EL_ADDFN, L"tapscope-end", L"Move to the end, or take the hint", callbacks->end);
  el_wset(editor, EL_ADDFN, L"tapscope-word", L"Move a word, or take one", callbacks->word);
  el_wset(editor, EL_ADDFN, L"tapscope-page-down", L"Go on in a talk", callbacks->pageDown);
  el_wset(editor, EL_ADDFN, L"tapscope-page-up", L"Go back in a talk", callbacks->pageUp);
}

/// Makes libedit overwrite the rest of a row instead of shifting it, because it miscounts the
/// columns of wide characters when it shifts.
static void forbid_shifting(EditLine *editor) {
  static const char *const capabilities[] = {"ic", "IC", "im", "ei", "dc", "DC", "dm", "ed"};
  for (size_t i = 0; i < sizeof capabilities / sizeof *capabilities; i++) {
    el_set(editor, EL_SETTC, capabilities[i], "", NULL);
  }
}

/// Makes Ctrl-C and Ctrl-Z keys like any other while a line is edited: as signals they would take
/// away what was typed just before, and a read that was about to find it would wait for ever.
static void take_signals_as_keys(EditLine *editor) {
  el_set(editor, EL_SETTY, "-d", "-isig", NULL);
}

EditLine *cel_open(const char *program, const cel_callbacks *callbacks, void *context) {
  EditLine *editor = el_init(program, stdin, stdout, stderr);
  if (editor == NULL) return NULL;
  el_wset(editor, EL_CLIENTDATA, context);
  el_wset(editor, EL_SIGNAL, 0);
  el_wset(editor, EL_EDITOR, L"emacs");
  el_wset(editor, EL_PROMPT_ESC, callbacks->prompt, L'\1');
  el_wset(editor, EL_GETCFN, callbacks->read);
  forbid_shifting(editor);
  take_signals_as_keys(editor);
  add_functions(editor, callbacks);
  return editor;
}

void cel_close(EditLine *editor) {
  // With editing on, el_end throws away what the user typed ahead.
  el_wset(editor, EL_EDITMODE, 0);
  el_end(editor);
}

void *cel_context(EditLine *editor) {
  void *context = NULL;
  el_wget(editor, EL_CLIENTDATA, &context);
  return context;
}

bool cel_is_editing(EditLine *editor) {
  int mode = 0;
  return el_wget(editor, EL_EDITMODE, &mode) == 0 && mode != 0;
}

bool cel_is_vi(EditLine *editor) {
  const wchar_t *name = NULL;
  return el_wget(editor, EL_EDITOR, &name) == 0 && name != NULL && wcscmp(name, L"vi") == 0;
}

void cel_bind(EditLine *editor, bool alternative, const char *key, const char *function) {
  if (alternative) {
    el_set(editor, EL_BIND, "-a", key, function, NULL);
  } else {
    el_set(editor, EL_BIND, key, function, NULL);
  }
}

int cel_builtin_read(
    EditLine *editor, int (*hook)(EditLine *, wchar_t *), wchar_t *character) {
  // Not every histedit.h has el_rfunc_t.
  el_wset(editor, EL_GETCFN, (int (*)(EditLine *, wchar_t *))EL_BUILTIN_GETCFN);
  int count = el_wgetc(editor, character);
  el_wset(editor, EL_GETCFN, hook);
  return count;
}

void cel_redraw(EditLine *editor) { el_wset(editor, EL_REFRESH); }

void cel_prepare_terminal(EditLine *editor, bool editing) {
  el_wset(editor, EL_PREP_TERM, editing ? 1 : 0);
}

int cel_width(wchar_t character) { return wcwidth(character); }

void cel_write(const char *text) {
  fputs(text, stdout);
  fflush(stdout);
}

HistoryW *cel_history_open(EditLine *editor, int limit) {
  HistoryW *history = history_winit();
  if (history == NULL) return NULL;
  HistEventW event;
  history_w(history, &event, H_SETSIZE, limit);
  el_wset(editor, EL_HIST, history_w, history);
  return history;
}

void cel_history_add(HistoryW *history, const wchar_t *line) {
  HistEventW event;
  history_w(history, &event, H_ENTER, line);
}

void cel_history_clear(HistoryW *history) {
  HistEventW event;
  history_w(history, &event, H_CLEAR);
}
