#ifndef CEDITLINE_H
#define CEDITLINE_H

#include <histedit.h>
#include <stdbool.h>
#include <stddef.h>

/// A function a key can be bound to; answers one of the CC_ codes.
typedef unsigned char (*cel_key_function)(EditLine *, wint_t);

/// Everything libedit calls back. All of it finds its owner through `cel_context`.
typedef struct cel_callbacks {
  /// Waits for the next character: 1 with the character, 0 at the end, -1 to give the line up.
  int (*read)(EditLine *, wchar_t *);
  /// The prompt, with escape sequences between two \1.
  wchar_t *(*prompt)(EditLine *);
  cel_key_function complete;   ///< Bindable as `tapscope-complete`.
  cel_key_function paste;      ///< Bindable as `tapscope-paste`.
  cel_key_function interrupt;  ///< Bindable as `tapscope-interrupt`.
  cel_key_function suspend;    ///< Bindable as `tapscope-suspend`.
  cel_key_function older;      ///< Bindable as `tapscope-older`.
  cel_key_function newer;      ///< Bindable as `tapscope-newer`.
  cel_key_function search;     ///< Bindable as `tapscope-search`.
  cel_key_function right;      ///< Bindable as `tapscope-right`.
  cel_key_function end;        ///< Bindable as `tapscope-end`.
  cel_key_function word;       ///< Bindable as `tapscope-word`.
  cel_key_function pageDown;   ///< Bindable as `tapscope-page-down`.
  cel_key_function pageUp;     ///< Bindable as `tapscope-page-up`.
} cel_callbacks;

// MARK: Editor (EditLineShim.c): the calls of libedit that Swift cannot make.

/// Gives LC_CTYPE a UTF-8 locale; without one libedit drops every non-ASCII byte.
bool cel_use_utf8(void);

/// An editor on the standard streams, or NULL. The callbacks are copied.
EditLine *cel_open(const char *program, const cel_callbacks *callbacks, void *context);

/// Ends the editor and keeps what was typed ahead.
void cel_close(EditLine *);

/// The context given to `cel_open`.
void *cel_context(EditLine *);

/// Whether the user's settings leave editing on.
bool cel_is_editing(EditLine *);

/// Whether the user's settings ask for vi's keys.
bool cel_is_vi(EditLine *);

/// Binds a key in the main map, or in the map of vi's command mode.
void cel_bind(EditLine *, bool alternative, const char *key, const char *function);

/// Reads one character with libedit's own decoder instead of the `read` callback.
int cel_builtin_read(EditLine *, int (*hook)(EditLine *, wchar_t *), wchar_t *);

/// Draws prompt and line afresh from the start of the row the cursor is in.
void cel_redraw(EditLine *);

/// Puts the terminal into the editor's mode, or back into the one it was found in.
void cel_prepare_terminal(EditLine *, bool editing);

/// The columns that libedit takes for a character; negative if it draws something else instead.
int cel_width(wchar_t);

/// Writes through the stream libedit writes through, so that the order holds.
void cel_write(const char *);

/// A history of at most `limit` entries, attached to the editor.
HistoryW *cel_history_open(EditLine *, int limit);
void cel_history_add(HistoryW *, const wchar_t *);
void cel_history_clear(HistoryW *);

// MARK: Signals (Signals.c): shared by the line editor and the key reader.

typedef enum cel_event {
  CEL_READY,      ///< There is something to read.
  CEL_TIMEOUT,    ///< Nothing came in time.
  CEL_INTERRUPT,  ///< SIGINT.
  CEL_SUSPEND,    ///< SIGTSTP: restore the terminal, then call `cel_stop`.
  CEL_CONTINUE,   ///< SIGCONT: the terminal's mode may be somebody else's.
  CEL_RESIZE,     ///< SIGWINCH.
  CEL_VISITOR,    ///< Somebody else than the terminal wants something.
  CEL_FAILED,     ///< The descriptor cannot be waited on.
} cel_event;

/// Catches signals until `cel_signals_end`. A deadly one first restores the mode the terminal
/// has now and writes `farewell`, of which 64 bytes are copied.
void cel_signals_begin(const char *farewell);
void cel_signals_end(void);

/// Whether a SIGINT came, until `cel_signals_end`, that no wait has reported.
bool cel_has_unreported_interrupt(void);

/// From here on the first SIGINT or SIGTERM is only noted, and a second one ends the process.
void cel_interrupts_begin(void);

/// From here on SIGTERM ends the process at once.
void cel_termination_ends(void);

/// Notes what a SIGINT would.
void cel_interrupt(void);

/// Forgets that a signal came.
void cel_interrupts_forget(void);

/// Whether SIGINT or SIGTERM came since it was forgotten last.
bool cel_is_interrupted(void);

/// Whether it was SIGTERM.
bool cel_is_terminated(void);

/// Notes a signal of a fault, such as SIGILL, before it ends the process: `prefix`, of which 32 bytes
/// are copied, and its number become a line of the file. -1 notes nothing any more. The thread that
/// calls notes its own overflow of the stack, too.
void cel_note_faults(int descriptor, const char *prefix);

/// Lets all threads allocate from the same memory, where the C library gives each its own otherwise.
/// To be called before another thread starts.
void cel_share_memory(void);

/// Waits for input or a signal; a negative number of milliseconds waits for ever.
cel_event cel_wait(int descriptor, int milliseconds);

/// Waits as `cel_wait` does, and for a second descriptor if it is not negative.
cel_event cel_wait_with(int descriptor, int visitor, int milliseconds);

/// The number of bytes that can be read at once; 0 if nobody knows.
int cel_waiting_count(int descriptor);

/// Stops the process as SIGTSTP would have, and returns when it is continued.
void cel_stop(void);

#endif
