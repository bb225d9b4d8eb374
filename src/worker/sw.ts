import { serve } from './serve.ts'
import type { Shell } from './shell.ts'
import { withdraw } from './withdraw.ts'

declare const self: ServiceWorkerGlobalScope

/** The list takes its name's place when the site is built. */
declare const SHELL_FILES: Shell

if (import.meta.env.SITE_WORKER) serve(self, SHELL_FILES)
else withdraw(self)
