#include "CEditLine.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

/// Signals that become events, in the order in which `cel_wait` reports them.
static const int reported[] = {SIGINT, SIGTSTP, SIGCONT, SIGWINCH};
static const cel_event events[] = {CEL_INTERRUPT, CEL_SUSPEND, CEL_CONTINUE, CEL_RESIZE};
/// Signals that end the process, which must not leave the terminal raw.
static const int deadly[] = {SIGHUP, SIGQUIT, SIGTERM};

#define REPORTED_COUNT (sizeof reported / sizeof *reported)
#define DEADLY_COUNT (sizeof deadly / sizeof *deadly)

static volatile sig_atomic_t pending[REPORTED_COUNT];
static struct sigaction replaced_reported[REPORTED_COUNT];
static struct sigaction replaced_deadly[DEADLY_COUNT];
static struct termios found_mode;
static bool has_found_mode;
static char last_words[64];
static size_t last_words_length;

static void report(int signal) {
  for (size_t i = 0; i < REPORTED_COUNT; i++) {
    if (reported[i] == signal) pending[i] = 1;
  }
}

static void restore_and_die(int number) {
  if (has_found_mode) tcsetattr(STDIN_FILENO, TCSANOW, &found_mode);
  if (last_words_length > 0 && write(STDOUT_FILENO, last_words, last_words_length) < 0) {
    // Nobody is left to tell.
  }
  signal(number, SIG_DFL);
  raise(number);
}

static struct sigaction action_of(void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  // Without SA_RESTART, because a read that goes on makes the signal look dead.
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  // A process in the background may set the mode only while this one is blocked.
  sigaddset(&action.sa_mask, SIGTTOU);
  return action;
}

void cel_signals_begin(const char *farewell) {
  // A copy, because the caller's text need not outlive the call.
  last_words_length = strnlen(farewell, sizeof last_words);
  memcpy(last_words, farewell, last_words_length);
  has_found_mode = tcgetattr(STDIN_FILENO, &found_mode) == 0;
  struct sigaction reporting = action_of(report), dying = action_of(restore_and_die);
  for (size_t i = 0; i < REPORTED_COUNT; i++) {
    pending[i] = 0;
    sigaction(reported[i], &reporting, &replaced_reported[i]);
  }
  for (size_t i = 0; i < DEADLY_COUNT; i++) {
    sigaction(deadly[i], NULL, &replaced_deadly[i]);
    // What was ignored stays ignored (nohup).
    if (replaced_deadly[i].sa_handler != SIG_IGN) sigaction(deadly[i], &dying, NULL);
  }
}

void cel_signals_end(void) {
  for (size_t i = 0; i < REPORTED_COUNT; i++) {
    sigaction(reported[i], &replaced_reported[i], NULL);
  }
  for (size_t i = 0; i < DEADLY_COUNT; i++) sigaction(deadly[i], &replaced_deadly[i], NULL);
}

bool cel_has_unreported_interrupt(void) {
  for (size_t i = 0; i < REPORTED_COUNT; i++) {
    if (events[i] == CEL_INTERRUPT) return pending[i] != 0;
  }
  return false;
}

/// Forgets and answers the first pending event, or CEL_TIMEOUT.
static cel_event take_pending(void) {
  for (size_t i = 0; i < REPORTED_COUNT; i++) {
    if (!pending[i]) continue;
    pending[i] = 0;
    return events[i];
  }
  return CEL_TIMEOUT;
}

cel_event cel_wait(int descriptor, int milliseconds) {
  return cel_wait_with(descriptor, -1, milliseconds);
}

cel_event cel_wait_with(int descriptor, int visitor, int milliseconds) {
  // The signals are let through only inside pselect: none falls between the look and the wait.
  sigset_t blocked, previous;
  sigemptyset(&blocked);
  for (size_t i = 0; i < REPORTED_COUNT; i++) sigaddset(&blocked, reported[i]);
  pthread_sigmask(SIG_BLOCK, &blocked, &previous);

  cel_event event = take_pending();
  while (event == CEL_TIMEOUT) {
    fd_set readable;
    FD_ZERO(&readable);
    FD_SET(descriptor, &readable);
    if (visitor >= 0) FD_SET(visitor, &readable);
    struct timespec limit = {milliseconds / 1000, (milliseconds % 1000) * 1000000L};
    int count = pselect(
        (descriptor > visitor ? descriptor : visitor) + 1, &readable, NULL, NULL,
        milliseconds < 0 ? NULL : &limit, &previous);
    if (count > 0) {
      // What is typed goes first.
      event = FD_ISSET(descriptor, &readable) ? CEL_READY : CEL_VISITOR;
    } else if (count == 0) {
      break;
    } else if (errno == EINTR) {
      event = take_pending();
    } else {
      event = CEL_FAILED;
    }
  }
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  return event;
}

int cel_waiting_count(int descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) == 0 ? count : 0;
}

void cel_stop(void) {
  struct sigaction standard = action_of(SIG_DFL), mine;
  sigaction(SIGTSTP, &standard, &mine);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &mine, NULL);
  // The caller is about to restore everything itself.
  for (size_t i = 0; i < REPORTED_COUNT; i++) {
    if (reported[i] == SIGCONT) pending[i] = 0;
  }
}

/// The signal that asked for the end, or 0.
static volatile sig_atomic_t interrupted;
/// Signals that ask for the end.
static const int asking_signals[] = {SIGINT, SIGTERM};

static void interrupt(int number) {
  // Somebody who asks twice has waited long enough.
  if (interrupted) restore_and_die(number);
  interrupted = number;
}

void cel_interrupts_begin(void) {
  has_found_mode = tcgetattr(STDIN_FILENO, &found_mode) == 0;
  struct sigaction asking = action_of(interrupt), found;
  sigset_t wanted;
  sigemptyset(&wanted);
  for (size_t i = 0; i < sizeof asking_signals / sizeof *asking_signals; i++) {
    sigaction(asking_signals[i], NULL, &found);
    if (found.sa_handler != SIG_IGN) sigaction(asking_signals[i], &asking, NULL);
    // The thread of a parent that blocks signals leaves them blocked.
    sigaddset(&wanted, asking_signals[i]);
  }
  pthread_sigmask(SIG_UNBLOCK, &wanted, NULL);
}

void cel_termination_ends(void) {
  struct sigaction standard = action_of(SIG_DFL), found;
  sigaction(SIGTERM, NULL, &found);
  if (found.sa_handler == interrupt) sigaction(SIGTERM, &standard, NULL);
}

void cel_interrupt(void) { interrupted = SIGINT; }

void cel_interrupts_forget(void) { interrupted = 0; }

bool cel_is_interrupted(void) { return interrupted != 0; }

bool cel_is_terminated(void) { return interrupted == SIGTERM; }

/// Signals of faults of the program.
static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
#define FAULT_COUNT (sizeof faults / sizeof *faults)
static struct sigaction replaced_faults[FAULT_COUNT];
static volatile sig_atomic_t fault_descriptor = -1;
static char fault_note[40];
static size_t fault_note_length;
/// The stack of the handler, because the thread's own may be what is full.
static char fault_stack[64 << 10];

static void note_fault(int number) {
  if (fault_descriptor >= 0) {
    size_t length = fault_note_length;
    if (number >= 10) fault_note[length++] = (char)('0' + number / 10);
    fault_note[length++] = (char)('0' + number % 10);
    fault_note[length++] = '\n';
    if (write(fault_descriptor, fault_note, length) < 0) {
      // Nobody is left to tell.
    }
  }
  // Whoever was there before goes on: a fault happens again, and a signal is sent again.
  for (size_t i = 0; i < FAULT_COUNT; i++) sigaction(faults[i], &replaced_faults[i], NULL);
  raise(number);
}

void cel_note_faults(int descriptor, const char *prefix) {
  static bool is_installed;
  fault_note_length = strnlen(prefix, sizeof fault_note - 8);
  memcpy(fault_note, prefix, fault_note_length);
  fault_descriptor = descriptor;
  if (is_installed || descriptor < 0) return;
  is_installed = true;
  stack_t stack = {.ss_sp = fault_stack, .ss_size = sizeof fault_stack};
  sigaltstack(&stack, NULL);
  struct sigaction noting = action_of(note_fault);
  noting.sa_flags = SA_ONSTACK;
  for (size_t i = 0; i < FAULT_COUNT; i++) sigaction(faults[i], &noting, &replaced_faults[i]);
}
