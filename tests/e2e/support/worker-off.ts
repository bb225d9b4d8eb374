import { build } from 'vite'

/** The worker of a site that is built with `PUBLIC_WORKER=off`, which unregisters. */
export async function workerThatLeaves(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'import.meta.env.SITE_WORKER': 'false' },
    build: { write: false, lib: { entry: 'src/worker/sw.ts', formats: ['iife'], name: 'worker' } },
  })
  const [bundle] = Array.isArray(made) ? made : [made]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('No worker was built')
  return chunk.code
}
