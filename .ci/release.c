// Parts of the libraries that `.ci/release` has the linker take from here: `--wrap` looks up a
// symbol under a name that begins with __wrap_.
#include <stddef.h>
#include <stdint.h>

// An empty library of ICU's data, as ICU's own "stubdata". Foundation brings ICU with 32 MB of data
// about languages and calendars, and nothing that tapscope calls reads them. ICU_DATA is the name.
__attribute__((aligned(16))) const struct {
  uint16_t header_size;
  uint8_t magic[2];
  uint16_t info_size, reserved;
  uint8_t is_big_endian, charset, character_size, more_reserved;
  uint8_t format[4], format_version[4], data_version[4];
  char padding[8];
  uint32_t count, end;
} ICU_DATA = {32, {0xda, 0x27}, 20, 0, 0, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1}, {0}, "nodata", 0, 0};

// The runtime looks for its program that prints backtraces at each start, next to the file in
// /proc/self/exe, and aborts where /proc is missing. No machine but a developer's has that program.
char *__wrap_swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}

// The runtime looks for the arguments in the memory of the process, with the help of
// /proc/self/maps, and finds none where /proc is missing. The C library hands them over.
static int argument_count;
static char **arguments;

__attribute__((constructor)) static void keep_arguments(int count, char **words) {
  argument_count = count;
  arguments = words;
}

char **__wrap__swift_stdlib_getUnsafeArgvArgc(int *count) {
  *count = argument_count;
  return arguments;
}
