import { selfDestruct } from './self-destruct.ts'
import { serve } from './serve.ts'
import type { Shell } from './shell.ts'

/** The build replaces this name with the list of files. */
declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: Shell }

if (import.meta.env.SITE_WORKER) serve(self, self.__WB_MANIFEST)
else selfDestruct(self)
