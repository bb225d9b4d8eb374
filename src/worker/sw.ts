import { selfDestruct } from './self-destruct.ts'
import { serve } from './serve.ts'
import type { Shell } from './shell.ts'

/** The build replaces this name with the list of files. */
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: Shell }

if (import.meta.env.SITE_WORKER)
  serve(self, { shell: self.__WB_MANIFEST, libraries: import.meta.env.SITE_LIBRARIES })
else selfDestruct(self)
