/* Read before the C that mypyc writes (see tools/compile.py).

   Python's trashcan keeps objects that are freed deep inside of others for later, in a list that runs through their
   headers for the garbage collector. Our states and frames have no such headers (`acyclic`), mypyc 2.4 uses the
   trashcan for them all the same, and what lay before them in memory was overwritten. They are not nested deeply: a
   stack of questions is a few frames high. So there is no trashcan. */
#if __has_include("CPy.h")
#include "CPy.h"
#undef CPy_TRASHCAN_BEGIN
#undef CPy_TRASHCAN_END
#define CPy_TRASHCAN_BEGIN(object, dealloc)
#define CPy_TRASHCAN_END(object)
#endif
