/** Runs Astro's development server on http://localhost:PORT in the foreground, with the functions. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { readContent } from '../src/content-model/rules/content.ts'
import { contentReader } from '../src/content-model/rules/read-files.ts'
import { writeEditorSchemas } from './content/write-editor-schemas.ts'
import { exitWithError } from './server/exit-with-error.ts'
import { listen } from './server/listen.ts'
import { loadEnv, mailDefaults, readPort } from './server/local-env.ts'

try {
  loadEnv()
  const port = readPort(process.env)
  // Astro would silently use the next port.
  const { server } = await listen(createServer(), port)
  await new Promise(resolve => server.close(resolve))

  const root = process.cwd()
  await writeEditorSchemas(root, readContent(await contentReader(root)()).content)

  const astro = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')))
  const child = spawn(process.execPath, [astro, 'dev', '--port', String(port)], {
    stdio: 'inherit',
    env: { ...process.env, ...mailDefaults(process.env), ASTRO_DEV_BACKGROUND: '0' },
  })
  child.once('error', exitWithError)
  child.once('exit', code => process.exit(code ?? 0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
} catch (fault) {
  exitWithError(fault)
}
