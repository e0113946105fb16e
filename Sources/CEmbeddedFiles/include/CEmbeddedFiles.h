#pragma once
#include <stddef.h>

// A file of Resources, as it was when the program was built.
typedef struct {
  const char *name;
  const unsigned char *bytes;
  size_t count;
} cc_file;

size_t cc_count(void);
cc_file cc_file_at(size_t index);
