#include "CEditLine.h"

#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

void cel_share_memory(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}
